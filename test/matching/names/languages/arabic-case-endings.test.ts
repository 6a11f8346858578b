import { itMatches, itTellsApart } from '../score-pair.ts';

describe('nouns of Arabic with their endings and the article as it is spoken', () => {
  itMatches([
    ["Jama'atu Ahlis Sunna Lidda'awati Wal-Jihad", "JAMA'AT AHL AL-SUNNA LIL-DA'WA WAL-JIHAD"],
    ['Jundul Aqsa', 'JUND AL-AQSA'],
    ['Hizbut Tahrir', 'HIZB AL-TAHRIR'],
    ['Hizb ut Tahrir', 'HIZB AL-TAHRIR'],
    ['Baitul Maal Relief', 'BAYT AL-MAL RELIEF'],
    ['Darul Arqam Foundation', 'DAR AL-ARQAM FOUNDATION'],
    ['Ahlulbait Assembly', 'AHL AL-BAYT ASSEMBLY'],
    ['Katibatul Furqan', 'KATIBAT AL-FURQAN'],
    ['Jamaah Anshorut Daulah', 'JAMAAH ANSHARUT DAULAH'],
    ['Nahdlatul Ulama', 'NAHDAT AL-ULAMA'],
    ['Jama-ud-Dawa', "JAMA'AT-UD-DAWA"],
    ['Harakatu Shababil Mujahidina', 'HARAKAT AL-SHABAB AL-MUJAHIDIN'],
    ['أهل السنة للدعوة والجهاد', "AHLUS SUNNA LIDDA'AWATI WAL JIHAD"],
  ]);

  itTellsApart([
    ['Hizbut Tahrir', 'HIZB AL-NUR'],
    ['Hizbullahi', 'HIZB AL-LAHIQ'],
    ['Darul Arqam Foundation', 'DAR AL-SALAM FOUNDATION'],
    ['Baitullah Mehsud', 'Bait MEHSUD'],
    ['Jundul Aqsa', 'JUND AL-SHAM'],
    ['Katibatul Furqan', 'KATIBAT AL-TAWHID'],
  ]);
});
