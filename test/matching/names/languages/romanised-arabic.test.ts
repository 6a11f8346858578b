import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Arabic names as other languages romanise them', () => {
  itMatches([
    ['Mohtar Belmohtar', 'Mokhtar Belmokhtar'],
    ['Halid Ahtar', 'Khalid Akhtar'],
    ['Ahtar Mansur', 'اختر منصور'],
    ['Hadim Rauf', 'خادم رؤوف'],
    ['Karim Halidov', 'Karim Khalidov'],
    ['Jasin Rahman', 'ياسين رحمن'],
    ['Jakub Omer', 'يعقوب عمر'],
    ['Junus Jasir', 'يونس ياسر'],
    ['Džan Mohammad', 'جان محمد'],
    ['Dzsamal Hidzsazi', 'Jamal Hijazi'],
    ['Syukri Rahman', 'شكري رحمن'],
    ['Dzsavad Zarif', 'Javad Zarif'],
    ['Macruuf Cumar', "Ma'ruf Umar"],
    ['Youssef Aït Lahcen', 'Yusuf Ayt al-Hasan'],
  ]);

  itTellsApart([
    ['Jasin Rahman', 'حسين رحمن'],
    ['Jakub Omer', 'جعفر عمر'],
    ['Ahtar Mansur', 'أصغر منصور'],
    ['Ahmad Hatami', 'Ahmad Khatami'],
  ]);
});
