import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names after Arabic as Turkish spells them', () => {
  itMatches([
    ['Abdülhamit Cemil Şükrü', 'ABD AL-HAMID JAMIL SHUKRI'],
    ['Mehmet Ali Yılmaz', 'Muhammad Ali YILMAZ'],
    ['Cevat Sukru', 'Jawad SHUKRI'],
    ['Tevfik Zekeriya', 'Tawfiq ZAKARIYA'],
    ['Abdel Gawad El Naggar', "'ABD AL-JAWWAD AL-NAJJAR"],
  ]);

  itTellsApart([
    ['Cemil Aydın', 'Cemal AYDIN'],
    ['Hamit Kaya', 'Hamdi KAYA'],
    ['Reşat Demir', 'Reşit DEMIR'],
  ]);
});
