import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Irish and Maltese names in English', () => {
  itMatches([
    ['Pádraig Ó Súilleabháin', "Patrick O'Sullivan"],
    ['Eoghan Ó Briain', "Owen O'Brien"],
    ['Ġużeppi Farrugia', 'Joseph Farrugia'],
  ]);

  itTellsApart([
    ['Pádraig Ó Súilleabháin', "Patrick O'Connell"],
    ['Ġużeppi Farrugia', 'George Farrugia'],
  ]);
});
