import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Arabic names of one consonant', () => {
  itMatches([
    ['علي ضوا', 'Ali Dawwa'],
    ['علي ضو', 'Ali Daou'],
    ['علي شاوي', 'Ali Shawi'],
    ['حسن لاوي', 'Hassan Lawi'],
    ['علي رواي', 'Ali Rawai'],
    ['علي ديا', 'Ali Diya'],
    ['سامر ريا', 'Samer Raya'],
    ['علي طي', 'Ali Tayy'],
    ['لؤي حسن', 'Loay Hassan'],
  ]);

  itTellsApart([
    ['علي ضوا', 'Ali Diya'],
    ['علي ضوا', 'Ali Dai'],
    ['علي ضو', 'Ali Dia'],
    ['علي شاوي', 'Ali Shaya'],
    ['حسن لاوي', 'Hassan Louay'],
    ['علي ديا', 'Ali Dua'],
    ['سامر ريا', 'Samer Roy'],
    ['علي طي', 'Ali Toy'],
    ['علي طه', 'Ali Tay'],
    ['דוד לוי', 'David Lavi'],
  ]);
});
