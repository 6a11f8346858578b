import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names in pinyin and as Hong Kong spells them', () => {
  itMatches([
    ['Li Jiachao', 'LEE Ka-chiu, John'],
    ['Deng Bingqiang', 'TANG Ping-keung, Chris'],
    ['Lin Zheng Yuee', 'LAM CHENG Yuet-ngor'],
    ['Lin Dingguo', 'LAM Ting-kwok, Paul'],
    ['Lu Weicong', 'LO Wai-chung, Stephen'],
    ['Zeng Guowei', 'TSANG Kwok-wai, Erick'],
    ['Luo Huining', 'LUO Huining'],
    ['Zheng Ruohua', 'CHENG Yeuk-wah, Teresa'],
    ['Huang Zhifeng', 'WONG Chi-fung, Joshua'],
    ['Li Zhiying', 'LAI Chee-ying, Jimmy'],
    ['Zhang Jianzong', 'CHEUNG Kin-chung, Matthew'],
    ['LEE Ka-chiu', 'Li Jiachao'],
    ['TANG Ping-keung, Chris', 'Deng Bingqiang'],
    ['John Lee Ka-chiu', 'Li Jiachao'],
    ['Wang Qishan', 'Wang Chi-shan'],
    ['Wang Jingguo', 'Wang Ching-kuo'],
    ['Wong Chi-shan', 'Wang Zhishan'],
    ['Li Jiachao', 'Li Ka-chiu'],
  ]);

  itTellsApart([
    ['Li Jiachao', 'LEE Kin-ming'],
    ['Deng Bingqiang', 'TANG Siu-ming'],
    ['Wang Jiachao', 'LEE Ka-chiu, John'],
    ['Li Guoqiang', 'LEE Ka-chiu, John'],
    ['Huang Zhifeng', 'WONG Chun-kit'],
    ['Zhang Jianzong', 'CHEUNG Kam-leung'],
    ['Li Jiachao', 'Li Jiazhao'],
    ['Zeng Guowei', 'TSANG Kwok-keung'],
    ['Chen Guoming', 'CHAN Kwok-wah'],
    ['Liu Jianguo', 'LAU Kin-fai'],
    ['Wong Fung', 'Huang Lei'],
    ['Chan Tai-man', 'Chen Xiaoming'],
    ['Wang Wei', 'WONG Kwok-wai'],
    ['Zhang Min', 'CHEUNG Man-kwong'],
    ['刘少奇', 'Liu Xiaoqi'],
    ['李长春', 'Li Zhangshun'],
    ['Wang Chi-shan', 'WANG, Zhishan'],
    ['Wang Zhishan', 'Wang Chi-shan'],
  ]);
});
