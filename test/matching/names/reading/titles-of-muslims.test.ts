import { itMatches, itTellsApart } from '../score-pair.ts';

describe('titles and forms of address of Muslims and Indians', () => {
  itMatches([
    ['Seyyid Kamran Derakhshani', 'Kamran DERAKHSHANI'],
    ['حجت الاسلام محسن کاظمی', 'Mohsen KAZEMI'],
    ['حجت الاسلام والمسلمین محسن کاظمی', 'Mohsen KAZEMI'],
    ['Hojjatoleslam val Moslemin Mohsen Kazemi', 'Mohsen KAZEMI'],
    ['Hujjat-ul-Islam Baqir Tavana', 'Baqir TAVANA'],
    ['Qazi Nadir Safdari', 'Nadir SAFDARI'],
    ['قاضي نادر صفدري', 'Nadir SAFDARI'],
    ['Mohandes Karim Tavana', 'Karim TAVANA'],
    ['Macallin Nuur Warsame', 'Nuur WARSAME'],
    ['Mawlawi Nadir Sahib', 'Mawlawi NADIR'],
    ['Abdul Latif Sahib', 'Abdul LATIF'],
    ['ハッジ・ムラー・サヒブ', 'Haji Mullah SAHIB'],
    ['Sh. Rajiv Mehra', 'Rajiv MEHRA'],
    ['Suresh Kr. Agarwal', 'Suresh Kumar AGARWAL'],
  ]);

  itTellsApart([
    ['Qazi Nadir Safdari', 'Kamal SAFDARI'],
    ['Hasan Abd al-Sahib', 'Hasan ABD AL-RAHIM'],
    ['Hassan El-Hajj', 'Mahmoud El-Hajj'],
    ['Hojjat Moradi', 'Hojjatollah MORADI'],
    ['Sh. Basayev', 'Ruslan BASAYEV'],
    ['Suresh Kr. Agarwal', 'Suresh Karan AGARWAL'],
  ]);
});

describe('a form of address that is misspelt behind a rank', () => {
  itMatches([
    ['Ayatollah Sryed Naser Golpaygan', 'Ayatollah Seyed Naser GOLPAYGAN'],
    ['Gen. Sheikj Murad Tlass', 'Murad TLASS'],
  ]);

  itTellsApart([['Gen. Sheila Tlass', 'Gen. Sheikh Murad TLASS']]);
});
