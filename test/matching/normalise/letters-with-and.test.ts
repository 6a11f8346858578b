import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('letters with a sign for "and" between them', () => {
  itMatches([
    ['R&D Center Vektor', 'Vektor Research and Development Center'],
    ['Bardin R & D Institute', 'Bardin Research and Development Institute'],
    ['Pars E&P Company', 'Pars Exploration and Production Company'],
    ['Star O&G Services', 'Star Oil & Gas Services'],
    ['J&T Banka', 'J & T Bank'],
  ]);
  itTellsApart([
    ['R&D Falcon LLC', 'R&D Sokolov LLC'],
    ['R&D Center Vektor', 'R&D Center Volna'],
    ['R.&D. Brown', 'Research and Development Brown Institute'],
  ]);
});
