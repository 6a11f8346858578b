import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('Chinese names in Cyrillic', () => {
  itMatches([
    ['Сюй Цзяньчжун', 'Xu Jianzhong'],
    ['Лю Сяобо', 'Liu Xiaobo'],
    ['Го Моцзян', 'Guo Mojiang'],
    ['Чжэн Гохуй', 'Zheng Guohui'],
    ['Юй Чжэншэн', 'Yu Zhengsheng'],
  ]);

  itTellsApart([
    ['Сюй Цзяньчжун', 'Xiu Jianping'],
    ['Чжэн Гохуй', 'Zheng Gehua'],
    ['Лю Сяобо', 'Lu Xiaobin'],
  ]);
});
