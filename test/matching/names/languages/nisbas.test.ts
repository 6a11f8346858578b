import { itMatches, itTellsApart } from '../score-pair.ts';

describe('by-names of Arabs in English', () => {
  itMatches([
    ['Abu Hafs il-Mawritani', 'Abu Hafs the Mauritanian'],
    ['Abu Anas al-Liby', 'Abu Anas the Libyan'],
    ['Abu Umar al-Shishani', 'Abu Omar the Chechen'],
    ['Abu Hamza al-Misri', 'Abu Hamza the Egyptian'],
    ["Hassan al-Jaza'iri", 'Hassan the Algerian'],
    ['Abu Mansoor al-Amriki', 'Abu Mansour the American'],
  ]);

  itTellsApart([
    ['Abu Hafs al-Masri', 'Abu Hafs the Mauritanian'],
    ['Abu Anas the Libyan', 'Abu Anas the Syrian'],
    ['Abu Anas the Libyan', 'Abu Hafs the Libyan'],
    ['Abu Talha the German', 'Abu Talha al-Sudani'],
    ['Institute of the Libyan', 'Institute of the Egyptian'],
  ]);
});
