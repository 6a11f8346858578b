import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Muslims in Africa', () => {
  itMatches([
    ['Abdulkarimu Faraji Selemani', 'Abd al-Karim Faraj Sulayman'],
    ['Saidi Jumanne', 'Said Jumanne'],
    ['Athumani Hasani', 'Othman Hassan'],
    ['Hamisi Ramadhani', 'Khamis Ramadan'],
    ['Salumu Rashidi', 'Salum Rashid'],
    ['Seydou Keita', 'Said Keita'],
    ['Oumarou Sanda', 'Umar Sanda'],
    ['Daouda Keita', 'Dawud Keita'],
    ['Yahaya Bello', 'Yahya Bello'],
  ]);
  itTellsApart([
    ['Reza Hasani', 'Reza Hassan'],
    ['Ali Rashidi', 'Ali Rashid'],
    ['Haruna Sato', 'Harun Sato'],
    ['Seydou Keita', 'Sidi Keita'],
  ]);
});
