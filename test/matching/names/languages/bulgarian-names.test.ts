import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Bulgarians in their letters', () => {
  itMatches([
    ['Jetchko Chtarbanov', 'Жечко Щърбанов'],
    ['Georgi Parvanov', 'Георги Първанов'],
    ['Petar Stoyanov', 'Петър Стоянов'],
    ['Commercial Bank Sofia', 'Търговска банка София'],
    ['Ministry of Foreign Affairs of Bulgaria', 'Министерство на външните работи на България'],
    ['Vladimir Shcherbakov', 'Владимир Щербаков'],
  ]);

  itTellsApart([
    ['Petar Shishkov', 'Петър Шикеров'],
    ['Georgi Parvanov', 'Георги Парушев'],
    ['Jetchko Chtarbanov', 'Желязко Щърбанов'],
  ]);
});
