import { itMatches, itTellsApart } from '../score-pair.ts';

describe('given names of Georgia', () => {
  itMatches([
    ['Zviadi Tsiklauri', 'Zviad Tsiklauri'],
    ['Tsiklauri Nodari', 'Nodar Tsiklauri'],
    ['ზვიად წიკლაური', 'Zviadi Tsiklauri'],
  ]);

  itTellsApart([
    ['Zviadi Tsiklauri', 'Zurab Tsiklauri'],
    ['Tamazi Gelashvili', 'Ramazi Gelashvili'],
  ]);
});
