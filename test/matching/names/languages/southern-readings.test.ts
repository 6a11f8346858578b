import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Chinese of Singapore and around it', () => {
  itMatches([
    ['张志贤', 'Teo Chee Hean'],
    ['Zhang Zhixian', 'Teo Chee Hean'],
    ['许文辉', 'Koh Boon Hwee'],
    ['Xu Wenhui', 'Koh Boon Hwee'],
    ['Wu Qingrui', 'Goh Keng Swee'],
    ['吳慶瑞', 'Goh Keng Swee'],
    ['陈永财', 'Tan Eng Chye'],
    ['王鼎昌', 'Ong Teng Cheong'],
    ['Wang Mingxing', 'Ong Beng Seng'],
    ['Lin Defa', 'Lim Teck Huat'],
    ['杜进才', 'Toh Chin Chye'],
    ['陈庆炎', 'Tony Tan Keng Yam'],
  ]);

  itTellsApart([
    ['张志贤', 'Teo Chee Seng'],
    ['Zhang Zhijian', 'Teo Chee Hean'],
    ['许文辉', 'Koh Boon Seng'],
    ['Xu Wenbin', 'Koh Boon Hwee'],
    ['Wu Qinglin', 'Goh Keng Swee'],
    ['陈永财', 'Tan Wee Chye'],
    ['Wang Weixing', 'Ong Beng Seng'],
    ['Lin Defu', 'Lim Teck Huat'],
    ['Lin Zhigang', 'Lim Chee Kiong'],
    ['Zhang Weiming', 'Tan Wee Beng'],
    ['Zheng Zhixian', 'Teo Chee Hean'],
    ['陈振声', 'Tan Chin Soon'],
  ]);
});
