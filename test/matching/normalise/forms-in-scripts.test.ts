import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('legal forms in letters of their own', () => {
  itMatches([
    ['«Արարատ Տրանս» ՍՊԸ', 'Ararattrans OOO'],
    ['ሰላም ንግድ ኃ.የተ.የግ.ማ', 'Selam Trading PLC'],
    ['Altan Suvarga XXK', 'Altan Suvarga LLC'],
    ['«Самрұқ Энерго» АҚ', 'Samruk Energo JSC'],
    ['Δ/Ξ «Άγιος Νικόλαος»', 'Agios Nikolaos'],
  ]);

  itTellsApart([['«Արարատ Տրանս» ՍՊԸ', 'Masis Trans OOO']]);
});
