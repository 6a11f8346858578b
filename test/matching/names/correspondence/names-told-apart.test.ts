import { itMatches, itTellsApart } from '../score-pair.ts';

describe('words that are written as one and spelt otherwise', () => {
  itMatches([
    ['Ramkishan Choudhary', 'Ram Kishen Chaudhri'],
    ['Noorjehan Begum', 'Nur Jahan Begum'],
    ['Shahnavaz Khan', 'Shah Nawaz Khan'],
    ['Mirhussein Musavi', 'Mir Hossein Mousavi'],
    ['Petr Vandecasteele', 'Petr van de Casteele'],
  ]);

  itTellsApart([
    ['Ramkishan Choudhary', 'Ram Kumar Chaudhri'],
    ['Noorjehan Begum', 'Nur Alam Begum'],
  ]);
});

describe('names that only look like spellings of one another', () => {
  itTellsApart([
    ['Wojciech Kowalski', 'Wojciech Kowalewski'],
    ['Naqibullah Omari', 'Najibullah Omari'],
    ['Abdul Mannan Khan', 'Abdul Hannan Khan'],
    ['Ilhom Ergashev', 'Islom Ergashev'],
    ['aaaa', 'AAH'],
  ]);
});

describe('daughters and sons', () => {
  itMatches([['Aminah binte Yusof', 'Aminah binti Yusuf']]);

  itTellsApart([
    ['Noor Azlina binti Hashim', 'Noor Azlan bin Hashim'],
    ['ਕੁਲਵੰਤ ਕੌਰ ਸੰਧੂ', 'Kulwant Singh Sandhu'],
    ['Dilshod Rakhimov', 'Dilshoda Rahimova'],
  ]);
});
