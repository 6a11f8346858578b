import { itMatches, itTellsApart } from '../score-pair.ts';

describe('compounds of Arabic names', () => {
  itMatches([
    ['Ali Taj al-Din', 'Ali TAJIDEEN'],
    ['Ghazi Nasr al-Din', 'Gazi NASSERIDINE'],
    ['Hashem Safi A-Din', 'Hashem SAFIEDDINE'],
    ['Az A-Din al-Haddad', 'Izz al-Din al-Haddad'],
    ['Ezedin Khalil', 'Izz al-Din KHALIL'],
    ['Diya al-Din Madani', 'Ziauddin MADANI'],
    ['Diya’ al-Rahman Madani', 'Zia-ur-Rahman MADANI'],
    ['Fadl al-Rahman Khalil', 'Fazlur Rehman KHALIL'],
    ['Shams al-Haqq Hadi', 'Shamsulhaq HADI'],
    ['Saif al-Adl', 'Saiful Adel'],
    ['Noor ul-Haq Noor', 'Nurulhaq NOOR'],
    ['Seyyed Adbolrahim Musavi', 'Sayyed Abdolrahim MOUSAVI'],
    ['Abdurochim Bashir', "Abdul Rahim BA'ASYIR"],
    ['محمد باقر ذو القدر', 'Mohammad Baqer ZOLQADR'],
    ['حافظ عبدالرحمن مکی', 'MAKKI, Abdul Rehman'],
    ['Mansur Hadi', 'Mansour HADI'],
    ['Ansaroul Islam', 'Ansarul Islam'],
    ['Shams-u-Rahman', 'Shams ur-Rahman'],
    ['アブディアジズ・ドゥボウ・アリ', 'Abdiaziz Dubow Ali'],
    ['ジャラルッディーン・ハカニ', 'JALALUDDIN HAQQANI'],
    ['モハンメド・サラーハッディーン・ジダン', 'Mohammed Salahaldin ZIDANE'],
    ['カブドゥッラーヒ・ハッサン', 'Cabdullahi HASSAN'],
    ['ラシード・タアーン・カージム', 'Rashid Taan KATHIM'],
    ['マルタン・クンタマジ', 'Martin KOUMTAMADJI'],
    ['ザウベック・サリモヴィッチ・グチャエフ', 'Zaurbek Salimovich GUCHAEV'],
  ]);

  itTellsApart([
    ['Ali Taj al-Din', 'Ali Nur al-Din'],
    ['Nurullah Noor', 'Nuruddin Noor'],
    ['Fazlul Haq', 'Faisal Haq'],
    ['Habibur Rahman', 'Azizur Rahman'],
    ['Mansur Rahman', 'Mansaf Rahim'],
    ['Abd al-Rahman Ali', 'Abd al-Rahim Ali'],
    ['حافظ مخلوف', 'Rami Makhluf, Hafiz of Aleppo'],
    ['حافظ الأسد', 'Bashar al-Assad'],
    ['ジャラルッディーン・ハカニ', 'SIRAJUDDIN HAQQANI'],
    ['カブドゥッラーヒ・ハッサン', 'Cabdulqadir HASSAN'],
    ['マルタン・クンタマジ', 'Martin KOUNDAMA'],
  ]);
});
