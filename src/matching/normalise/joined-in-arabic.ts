/** Given names that Persian and Urdu write as one with what stands before them, in the letters of either language. */
const GIVEN = (
  'علی حسن حسین محمد احمد أحمد مهدی مجتبی مصطفی مرتضی رضا ابراهیم إبراهیم کمال جواد کاظم هاشم عباس محمود محسن ' +
  'حمید مجید مسعود هادی صادق جعفر جلال جمال اسماعیل إسماعیل عبدالله یحیی قاسم امیر حیدر باقر تقی نقی طالب صالح سعید یوسف ' +
  'عمر عمار مصعب خالد حمزه حمزة سلمان انس أنس روح\u200c?الله نصرالله'
)
  .replaceAll('ی', '[یيى]')
  .replaceAll('ک', '[کك]')
  .split(' ')
  .join('|');

/** "سیدعلی": a title of descendants of the prophet, written as one with one given name or two. */
const SAYYID_JOINED = new RegExp(`(?<=(?<!\\p{L})س[یي]د)\u200c?(?=(?:${GIVEN}){1,2}(?!\\p{L}))`, 'gu');

/** "ابوالفضل", "ابوعلی", "بنتالهدی": whose father, mother, son or daughter someone is, written as one with the name. */
const CHILD_JOINED = new RegExp(
  `(?<=(?<!\\p{L})(?:[اأ]ب[ويی]|بنت|ابن))\u200c?(?=ال\\p{L}{2})|(?<=(?<!\\p{L})[اأ]بو)\u200c?(?=(?:${GIVEN})(?!\\p{L}))|` +
    '(?<=(?<!\\p{L})[اأ]م)\u200c?(?=البن[یي]ن|[کك]لثوم)',
  'gu',
);

/** Writes apart what Persian and Urdu write as one with a name, and Arabic does not: "سیدعلی" is "سید علی", "ابوالفضل" "ابو الفضل". */
export const spaceJoinedInArabic = (text: string): string =>
  text.replace(SAYYID_JOINED, ' ').replace(CHILD_JOINED, ' ');
