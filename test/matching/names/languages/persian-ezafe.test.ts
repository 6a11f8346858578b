import { itMatches, itTellsApart } from '../score-pair.ts';

describe('the vowel that links words of Persian', () => {
  itMatches([
    ['Kalaye Electric Company', 'KALA-ELECTRIC'],
    ['Kalaye Naft Company', 'Kala Naft Co.'],
  ]);

  itTellsApart([
    ['Kalaye Electric Company', 'Kaveh Electric Company'],
    ['Kalaye Electric', 'Kola Electric'],
    ['Amadou Ndiaye', 'Amadou India'],
  ]);
});
