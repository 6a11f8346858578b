import { itMatches, itTellsApart } from '../score-pair.ts';

describe('"father of" as it is spoken in North Africa and Lebanon', () => {
  itMatches([
    ['Achraf Bouzid', 'Ashraf Bu Zayd'],
    ['Abdeslam Haddad', 'Abd al-Salam Haddad'],
    ['Abdenbi Haddad', 'Abd al-Nabi Haddad'],
    ['Lotfi Bouzid', 'Lutfi ABU ZAYD'],
    ['Lotfi Bou Zid', 'Lutfi ABU ZAYD'],
    ['Elias Bou Saab', "Ilyas ABU SA'B"],
    ['Houari Boumediene', 'Huwari ABU MADYAN'],
    ['Slimane Bouhamza', 'Sulayman ABU HAMZA'],
  ]);

  itTellsApart([
    ['Lotfi Bouzid', 'Lutfi ZAYD'],
    ['Slimane Bouhassan', 'Sulayman HASSAN'],
    ['Karim Boukhari', 'Karim ABU KHALIL'],
    ['Marie Bouvier', 'Marie ABU ALI'],
  ]);
});
