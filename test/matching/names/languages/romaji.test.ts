import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Japanese in several romanisations', () => {
  itMatches([
    ['Ohno Yuhji', 'ŌNO, Yūji'],
    ['Zyunko Huzii', 'FUJII, Junko'],
    ['Kazuyuki Itoh', 'ITO, Kazuyuki'],
    ['Syuniti Matumoto', 'MATSUMOTO, Shunichi'],
    ['Shouji Tanaka', 'TANAKA, Shoji'],
  ]);

  itTellsApart([
    ['Shoji Tanaka', 'Shuji TANAKA'],
    ['Yoko Mori', 'Yuko MORI'],
    ['Ono Yuji', 'Ono YUKI'],
    ['Sudi Ali', 'Suzi ALI'],
    ['Tina Mori', 'China MORI'],
  ]);
});

describe('names in Kunrei-shiki', () => {
  itMatches([
    ['Hukusima Tizuru', 'Fukushima Chizuru'],
    ['Huzisima Yuzi', 'Fujishima Yūji'],
    ['Syoiti Hukuda', 'Shoichi Fukuda'],
    // Of no Japanese: "ti" and "si" are what they are.
    ['Siti Rahayu', 'Siti Rahayu Effendi'],
    ['Mohsen Hojati', 'محسن حجتی'],
  ]);
  itTellsApart([
    ['Endo Noboru', 'Ando Noboru'],
    ['Hukusima Tizuru', 'Fukushima Kazuko'],
  ]);
});
