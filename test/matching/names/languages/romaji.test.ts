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
