import { itMatches, itTellsApart } from '../score-pair.ts';

describe('order of names', () => {
  itMatches([
    ['Gral. Hernández Dala', 'HERNANDEZ DALA, Ivan Rafael'],
    ['Padrino López', 'Vladimir PADRINO LOPEZ'],
    ['Jok Riak', 'Gabriel JOK RIAK'],
    ['Cui Ngudjolo', 'Matthieu CUI NGUDJOLO'],
    ['Sholeh Ibrahim', 'Muh Sholeh IBRAHIM'],
    ['Belmokhtar Mokhtar', 'Mokhtar Belmokhtar'],
    // Hardly anybody is given such a name, which is the bearer's own one.
    ['Syrenius Cephus', 'Sayma Syrenius CEPHUS'],
    ['Yobeluo Corneille', 'Nangaa Yobeluo CORNEILLE'],
    ['Reza Ramezanian', 'Ali Reza RAMEZANIAN'],
    // A father's name says who is meant besides the family name, which is enough by itself.
    ['Viktorovich Podolyako', 'Grigory Viktorovich PODOLYAKO'],
    ['Zurabovna Chkhartishvili', 'CHKHARTISHVILI Nana Zurabovna'],
  ]);

  itTellsApart([
    ['Muammar Gaddafi', 'Saif al-Islam Muammar Gaddafi'],
    ['Jalaluddin Haqqani', 'HAQQANI, Badruddin Jalaluddin'],
    ['Belqasem Haftar', 'HAFTAR, Khalifa Belqasim'],
    ['Daniel Arap Moi', 'Gideon Arap Moi'],
    ['Robert Mugabe', 'Chatunga Robert Mugabe'],
    ['Joseph Kabila', 'Laurent Joseph Kabila'],
    ['Ali Abdullah Saleh', 'Ahmed Ali Abdullah Saleh'],
    ['Turki Muhammad al-Subaie', 'Khalifa Muhammad Turki al-Subaiy'],
    ['Saddam Hussein al-Tikriti', 'Qusay Saddam Hussein al-Tikriti'],
    ['Reza Ramezanian', 'Hassan Reza RAMEZANIAN'],
  ]);
});

describe('places in what may be names of persons', () => {
  itMatches([
    ['Zahabi Sharjah Exchange', 'Zahabi Sharjah'],
    ['Al-Nahda (bureau Tanzanie)', 'bureau Tanzanie'],
  ]);

  itTellsApart([
    ['Simón Bolívar', 'Universidad Simón Bolívar'],
    ['Max Planck', 'Max Planck Institute for Physics'],
  ]);
});

describe('compound given names in scripts without vowels', () => {
  itMatches([
    ['محمد حسین درخشان', 'Hossein DERAKHSHAN'],
    ['علی رضا درخشان', 'Reza DERAKHSHAN'],
  ]);

  itTellsApart([['أحمد حسین درخشان', 'Hossein DERAKHSHAN']]);
});
