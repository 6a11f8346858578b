import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('Tibetan names', () => {
  itMatches([
    ['བློ་བཟང་ཕུན་ཚོགས', 'Lobsang Phuntsok'],
    ['བློ་བཟང་ཕུན་ཚོགས', 'Luosang Pingcuo'],
    ['Gongbu Zhaxi', 'Gonpo Tashi'],
    ['ཚེ་རིང་རྡོ་རྗེ', 'Tsering Dorjee'],
  ]);

  itTellsApart([
    ['བློ་བཟང་ཕུན་ཚོགས', 'Lobsang Gyatso'],
    ['Gongbu Zhaxi', 'Gonpo Tsering'],
  ]);
});
