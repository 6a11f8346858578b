import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Ethiopians', () => {
  itMatches([
    ['Filipos W/Yohannes', 'FILIPOS WOLDEYOHANNES'],
    ['Abraha G/Michael', 'ABRAHA GEBREMICHAEL'],
    ['Tesfaye H/Mariam', 'TESFAYE HAILEMARIAM'],
    ['Debretsion G/Mikael', 'GEBREMICHAEL, Debretsion'],
  ]);

  itTellsApart([
    ['Filipos W/Yohannes', 'FILIPOS GEBREYOHANNES'],
    ['Abraha G/Michael', 'ABRAHA WOLDEMICHAEL'],
    ['Tesfaye H/Mariam', 'TESFAYE TEKLEMARIAM'],
  ]);
});
