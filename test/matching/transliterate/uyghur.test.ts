import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('Uyghur names in Arabic letters', () => {
  itMatches([
    ['ئابدۇرېھىم تۇرسۇن', 'Abudureyimu Tuersun'],
    ['ئەركىن تۇنىياز', 'Erkin Tuniyaz'],
    ['ئەخمەتجان ئىمىن', 'Ekhmetjan Imin'],
  ]);

  itTellsApart([
    ['ئەركىن تۇنىياز', 'Ekber Tuniyaz'],
    ['ئەخمەتجان ئىمىن', 'Muhammadjan Imin'],
  ]);
});
