import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Myanmar', () => {
  itMatches([
    ['U Tay Za', 'TEZA'],
    ['Tay Za', 'U Teza'],
    ['U Htay Aung Lwin', 'TAY AUNG LWIN'],
  ]);

  itTellsApart([
    ['Tay Zaw', 'Tay ZA'],
    ['U Htet Aung Lwin', 'TUT AUNG LWIN'],
  ]);
});
