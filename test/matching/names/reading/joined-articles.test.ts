import { itMatches, itTellsApart } from '../score-pair.ts';

describe('articles that are joined to Arabic names', () => {
  itMatches([
    ['Khayr Aldeen Alsayyed', 'Khayr al-Din al-Sayyed'],
    ['Soliman Elghoraby', 'Sulayman al-Ghurabi'],
    ['Magdy Elqassaby', 'Majdi al-Qasabi'],
    ['Gamal El Guindy', 'Jamal al-Jundi'],
    ['Nur Aldeen Alhalabi', 'Nur al-Din al-Halabi'],
    ['Saif Aldin Almashhadani', 'Saif al-Din al-Mashhadani'],
    ['Abd Alfatah Qudsiyah', 'Abd al-Fatah Qudsiyah'],
    ['Abd Arrahman Alqaduli', 'Abdulrahman al-Qaduli'],
    ['Abdo Alsikhni', 'Abdo al-Sikhni'],
    ['Adnan Alsikhni', 'Adnan al-Sikhni'],
    ['Nidal Arrabii', 'Nidal al-Rabii'],
    ['Qasim Arrimi', 'قاسم الريمي'],
    ['Mubarak Albadhali', 'مبارك البذالي'],
    ['Faruq Ashshara', 'Faruq al-Shara'],
    ['Hayat Tahrir Ashsham', 'Hayat Tahrir al-Sham'],
    ['Ansar Ashsharia', 'Ansar al-Sharia'],
    ['Makhtab Alkhidamat', 'مكتب الخدمات'],
    ['Elsadig Eltayeb Mohamed', 'al-Sadiq al-Tayyib Muhammad'],
    ["Sid'Ahmed Ould Bouh", 'Sidi Ahmad Wuld Buh'],
    ['Fahd b. Sulayman al-Qasimi', 'Fahd bin Sulayman al-Qasimi'],
  ]);

  itTellsApart([
    ['Nidal Arrabii', 'Nidal al-Rashidi'],
    ['Abd Alfatah Qudsiyah', 'Abd al-Hakim Qudsiyah'],
    ['Adnan Alkan', 'Adnan Kan'],
    ['Khayr Aldeen Alsayyed', 'Nur al-Din al-Sayyed'],
  ]);
});

describe('an article behind a vowel', () => {
  itMatches([
    ['Nur-l-Din Hamza', 'Nur al-Din Hamza'],
    ['Dhu-l-Faqar Hamza', 'Dhu al-Faqar Hamza'],
    ["Abu 'l-Fadl Hasan", 'Abu al-Fadl Hassan'],
    ["Kata'ib Sayyid al-Shuhada", 'Seyed ol-Shohada Brigades'],
  ]);

  itTellsApart([['Nur-l-Din Hamza', 'Sayf al-Din Hamza']]);
});
