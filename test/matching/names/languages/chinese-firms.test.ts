import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Chinese firms in the spelling of Wade and Giles', () => {
  itMatches([
    ['Chungking Chin-hsin Trading Co.', 'Chongqing Jinxin Trading Company Limited'],
    ['Hsin-hua Trading Company', 'Xinhua Trading Co Ltd'],
    ['Shanghai Hung-hsing Electronics', 'Shanghai Hongxing Electronics Co., Ltd.'],
    ['Peking Chen-hsing Machinery', 'Beijing Zhenxing Machinery'],
  ]);

  itTellsApart([
    ['Chungking Chin-hsin Trading Co.', 'Chongqing Jixin Trading Company Limited'],
    ['Chungking Chin-hsin Trading Co.', 'Chongqing Qianxin Trading Company Limited'],
    ['Hsin-hua Trading', 'Xinghua Trading'],
  ]);
});
