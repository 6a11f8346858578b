import { itMatches, itTellsApart } from '../score-pair.ts';

describe('short forms of given names', () => {
  itMatches([
    ['Toto Riina', 'RIINA, Salvatore'],
    ['Desi Bouterse', 'BOUTERSE, Desiré Delano'],
    ['Christy Kinahan', 'KINAHAN, Christopher Vincent'],
    ['Kuda Tagwirei', 'TAGWIREI, Kudakwashe Regimond'],
    ['Joma Sison', 'SISON, Jose Maria Canlas'],
    ['Teodorin Nguema Obiang', 'NGUEMA OBIANG MANGUE, Teodoro'],
    ['Wally Ogungbuyi', 'OGUNGBUYI, Oluwole'],
    ['Gogi Topuria', 'TOPURIA, Giorgi'],
    ['Zoli Kovacsics', 'KOVACSICS, Zoltán'],
    ['Selo Demirtas', 'DEMIRTAŞ, Selahattin'],
    ['Manolis Kondylakis', 'KONDYLAKIS, Emmanouil'],
    ['Nastya Rybkina', 'RYBKINA, Anastasia'],
    ['Wim Duisenberg', 'DUISENBERG, Willem'],
    ['Chema Arzallus', 'ARZALLUS, José María'],
  ]);

  itTellsApart([
    ['Salvatore Greco', 'GRECO, Antonino'],
    ['Toto Riina', 'RIINA, Giuseppe'],
    ['Kostas Pappas', 'PAPPAS, Panagiotis'],
    ['Vanya Sokolov', 'SOKOLOV, Vadim'],
    ['Lasse Berg', 'BERG, Nils'],
    ['Memo Kaya', 'KAYA, Mustafa'],
    ['Gianni Russo', 'RUSSO, Luigi'],
    ['Deji Akinola', 'AKINOLA, Tunji'],
    ['Pepe Rojas', 'ROJAS, Pedro'],
  ]);
});
