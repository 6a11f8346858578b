import { itMatches, itTellsApart } from '../score-pair.ts';

describe('family names of Greeks by their letters and by their sounds', () => {
  itMatches([
    ['Dimitris Bakoyannis', 'MPAKOGIANNIS, Dimitrios'],
    ['Giorgos Chatzigeorgiou', 'HADJIGEORGHIOU, Georgios'],
    ['Ioannis Mparmpas', 'BARBAS, Ioannis'],
    ['Ntinos Mpalis', 'BALIS, Dinos'],
    ['Gkikas Hatzis', 'Gikas CHATZIS'],
    ['Panagiotis Ntalaras', 'DALARAS, Panayiotis'],
  ]);

  itTellsApart([
    ['Ioannis Mparmpas', 'PAPAS, Ioannis'],
    ['Kostas Pappas', 'MPAMPAS, Kostas'],
    ['Andreas Georgiou', 'GREGORIOU, Andreas'],
    ['Carlos Chaves', 'HAYES, Carlos'],
  ]);
});
