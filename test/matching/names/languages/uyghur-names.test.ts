import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Uyghurs in pinyin', () => {
  itMatches([
    ["Maimaiti Tu'erxun", 'TURSUN, Memet'],
    ['Abudureheman Yiming', 'ABDURAHMAN, Imin'],
    ['Ainiwaer Tuohuti', 'Anwar TOHTI'],
    ['Aierkenjiang Wumaier', 'Erkinjan OMER'],
    ['Kuerban Maimaiti', 'Qurban MUHAMMAD'],
    ['Yilihamu Tuoheti', 'Ilham TOHTI'],
  ]);

  itTellsApart([
    ['Maimaiti Tuerxun', 'Maimaiti Tuohuti'],
    ['Aierken Wumaier', 'Aili Wumaier'],
    ['Zhang Yasheng', 'Zhang YASIN'],
    ['Chen Yiming', 'Chen YIMIN'],
  ]);
});
