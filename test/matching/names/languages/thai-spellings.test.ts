import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Thailand', () => {
  itMatches([
    ['Wimolsri Chaivorasilp', 'Wimonsi CHAIWORASIN'],
    ['Arin Chantarapraporn', 'Arin JANPRAPORN'],
    ['Suvit Puangpetch', 'Suwit PHUANGPHET'],
    ['Jatuporn Prompan', 'Chatuphon PHROMPHAN'],
    ['Sondhi Limthongkul', 'Sonthi LIMTHONGKUN'],
    ['Kittirat Chaiyaporn', 'Kitirat CHAIYAPHON'],
  ]);

  itTellsApart([
    ['Somchai Wongsawat', 'Somsak Wongsawat'],
    ['Siriporn Boonmee', 'Siripong Boonmee'],
    ['Surachai Danwattana', 'Surachat Danwattana'],
    ['Boonchai Petch', 'Boonchan Petch'],
    ['Prasert Chaikul', 'Prasit Chaikul'],
    ['Wichai Thong', 'Wirachai Thong'],
  ]);
});
