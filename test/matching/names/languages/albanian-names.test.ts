import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Albanians as Serbian spells them', () => {
  itMatches([
    ['Džemailj Hodžaj', 'HOXHAJ, Xhemajl'],
    ['Gjergj Qosja', 'Djerdj ĆOSJA'],
    ['Fatmir Hodža', 'Fatmir HOXHA'],
    ['Jakup Krasnići', 'Jakup KRASNIQI'],
  ]);

  itTellsApart([
    ['Arben Gjoni', 'Arben XHONI'],
    ['Xhemajl Hoxhaj', 'Xhavit HOXHAJ'],
    ['Gjergj Qosja', 'Gjergj QIRIAZI'],
  ]);
});
