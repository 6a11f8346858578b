import { itMatches, itTellsApart } from '../score-pair.ts';

describe('family names of Poles that are made of others', () => {
  itMatches([
    ['Marek Nowacki', 'NOWATSKI, Marek'],
    ['Anna Nowacka', 'NOWACKI, Anna'],
  ]);

  itTellsApart([
    ['Marek Nowak', 'NOWACKI, Marek'],
    ['Jan Malek', 'MALECKI, Jan'],
    ['Anna Bednarek', 'BEDNARECKA, Anna'],
    ['Jan Wójcik', 'WÓJCICKI, Jan'],
  ]);
});
