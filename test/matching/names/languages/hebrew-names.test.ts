import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Jews', () => {
  itMatches([
    ['Bentzi Gopstein', 'GOPSTEIN, Ben-Zion'],
    ['Ben Zion Netanyahu', 'NETANYAHU, Bentzion'],
    ['Bension Cohen', 'COHEN, Ben Tzion'],
  ]);

  itTellsApart([
    ['Bentzi Gopstein', 'GOPSTEIN, Benjamin'],
    ['Ben Zion Netanyahu', 'NETANYAHU, Binyamin'],
  ]);
});
