import { itMatches, itTellsApart } from '../score-pair.ts';

describe('the Arabic article as it is spoken, written as one with the name', () => {
  itMatches([
    ['Essaïd Errahmani', "AL-SA'ID AL-RAHMANI"],
    ['Alhousseini Ag Mohamed Assaleh', 'AL-HUSAYNI AG MUHAMMAD AL-SALIH'],
    ['Khalid Ennaji', 'Khaled AL-NAJI'],
    ['Omar Ashshami', 'Omar AL-SHAMI'],
    ['Yusuf Annuri', 'Yusuf AL-NURI'],
    ['Tariq Azzubaidi', 'Tariq AL-ZUBAIDI'],
    ['Nabil Elssayed', 'Nabil AL-SAYYID'],
    ['Anis Essid', 'Anis AL-SEID'],
    ['Es Sayed Karim Hobeika', 'AL-SAYYID Karim Hubayqa'],
    ['Ezzedine Ismail', 'Ezzedine ISMAEL'],
    ['Ezzedine Abbas', 'Izz al-Din Abbas'],
    ['Ezzahra Hassan', 'Hassan AL-ZAHRA'],
    ['Ech Cherif Bensalah', 'AL-SHARIF Bin Salah'],
  ]);

  itTellsApart([
    ['Kofi Annan', 'Kofi NAN'],
    ['Bashar Assad', 'Bashar SAAD'],
    ['Karim Ennaji', 'Karim NASIR'],
    ['Elena Arrieta', 'Elena RIETA'],
    ['Ezzedine Abbas', 'Alaeddine Abbas'],
    ['Hugo Elssner', 'Hugo SEINER'],
  ]);
});
