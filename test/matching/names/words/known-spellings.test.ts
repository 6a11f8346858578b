import { itMatches, itTellsApart } from '../score-pair.ts';

describe('known spellings', () => {
  itMatches([
    // As Javanese is spoken and as it is written.
    ['Wiji Djoko Santosa', 'WIJI JOKO SANTOSO'],
    ['Joko Widodo', 'Djoko Widada'],
    ['Iyad Ag Rhali', 'AG GHALY, Iyad'],
    ['Abdulrahman Omeir Al Naimi', "AL-NU'AYMI, 'Abd al-Rahman bin 'Umayr"],
    ['Tareck E1 A1ssami', 'Tareck EL AISSAMI'],
  ]);

  itTellsApart([
    ['Joko Santoso', 'Joko Sutrisno'],
    ['Agus Saputra', 'Agus Saputri'],
    ['Mario Rossi', 'Maria Rossi'],
    ['Iyad Ag Rhali', 'Iyad Ag Moussa'],
    ['Iyad al-Ghali', 'Iyad al-Ghazali'],
  ]);
});
