import { itMatches, itTellsApart } from '../score-pair.ts';

describe('one digit among the letters of a word', () => {
  itMatches([
    ['Omar A1nahal', 'Omar Alnahal'],
    ['A8delkader LAAGOUB', 'Abdelkader LAAGOUB'],
    ['SEVERNOE DESIGN BUREAU JOINT STOCK C0MPANY', 'SEVERNOE DESIGN BUREAU JOINT STOCK COMPANY'],
    ['PJSC 1lyushin', 'PJSC Ilyushin'],
    ['Old Vector Limited 1iability Company', 'Old Vector Limited Liability Company'],
    ['5eventh Ocean Administration GmbH', 'Seventh Ocean Administration GmbH'],
    ['Airbus A320neo', 'Airbus A320neo'],
  ]);

  itTellsApart([
    ['Unit 26165a', 'Unit 26165'],
    ['H1N1 Trading', 'HINI Trading'],
    ['Lady R 2', 'Lady R 3'],
  ]);
});

describe('long legal forms of which the first word is misspelt', () => {
  itMatches([
    ['Publlic Joint Stock Company Metkombank', 'Public Joint Stock Company Metkombank'],
    ['Pubic Joint Stock Company Sberbank', 'Sberbank PJSC'],
    ['VTB 24 Public Joint Stock Company', 'VTB 24 PJSC'],
  ]);

  itTellsApart([['Publlic Joint Stock Company Metkombank', 'Public Joint Stock Company Sovcombank']]);
});
