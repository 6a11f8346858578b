import { itMatches, itTellsApart } from '../score-pair.ts';

describe('a person and what is called after him', () => {
  itTellsApart([
    ['Jomo Kenyatta International Airport', 'Jomo Kenyatta'],
    ['Kwame Nkrumah Memorial Park', 'Kwame Nkrumah'],
    ['Julius Nyerere Stadium', 'Julius Nyerere'],
  ]);

  // A foundation or a firm may well be his own.
  itMatches([
    ['Jomo Kenyatta Foundation', 'Jomo Kenyatta'],
    ['Mahan Airport Services', 'Mahan Airport Services LLC'],
  ]);
});
