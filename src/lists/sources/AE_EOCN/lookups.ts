import type { EntryType } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';

/** Folds Arabic letters that are written in several ways, tatweel and vowel signs, and drops all white space. */
function foldArabic(text: string): string {
  return text
    .replace(/[\u064b-\u065f\u0640\u200b-\u200f]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/[ؤئء]/gu, '')
    .replace(/\s+/gu, '');
}

/** Meaning of a column. */
export type Field =
  | 'index'
  | 'classification'
  | 'nationality'
  | 'familyArabic'
  | 'familyLatin'
  | 'nameArabic'
  | 'nameLatin'
  | 'birthDate'
  | 'birthPlace'
  | 'documentName'
  | 'street'
  | 'city'
  | 'country'
  | 'documentType'
  | 'documentNumber'
  | 'issuer'
  | 'issued'
  | 'expires'
  | 'other'
  | 'licence'
  | 'licenceExpires'
  | 'headquarters'
  | 'notes'
  | 'listing'
  | 'delisting';

const HEADINGS: readonly (readonly [string, Field])[] = [
  ['#', 'index'],
  ['التصنيف', 'classification'],
  ['الجنسية', 'nationality'],
  ['اسم العائلة (بالحروف العربية)', 'familyArabic'],
  ['اسم العائلة (بالحروف اللاتينية)', 'familyLatin'],
  ['الاسم الكامل (بالحروف العربية)', 'nameArabic'],
  ['الاسم الكامل (باللغة العربية)', 'nameArabic'],
  ['الاسم الكامل (بالحروف اللاتينية)', 'nameLatin'],
  ['تاريخ الميلاد', 'birthDate'],
  ['مكان الميلاد', 'birthPlace'],
  ['الاسم', 'documentName'],
  ['الشارع', 'street'],
  ['المدينة', 'city'],
  ['الدولة', 'country'],
  ['النوع', 'documentType'],
  ['رقم الوثيقة', 'documentNumber'],
  ['جهة الإصدار', 'issuer'],
  ['تاريخ الإصدار', 'issued'],
  ['تاريخ الانتهاء', 'expires'],
  ['معلومات أخرى', 'other'],
  ['رقم الرخصة', 'licence'],
  ['انتهاء الترخيص', 'licenceExpires'],
  ['المقر', 'headquarters'],
  ['ملاحظات', 'notes'],
  ['قرار الإدراج', 'listing'],
  ['قرار رفع الإدراج', 'delisting'],
];

const FIELD_BY_HEADING = new Map(HEADINGS.map(([heading, field]) => [foldArabic(heading), field]));

/** Field of a heading, whatever its line breaks and spellings; undefined for an unknown one. */
export function fieldOfHeading(heading: string): Field | undefined {
  return heading.includes('#') ? 'index' : FIELD_BY_HEADING.get(foldArabic(heading));
}

const CLASSIFICATIONS = new Map<string, EntryType>(
  (
    [
      ['شخص إرهابي', 'individual'],
      ['كيان إرهابي', 'entity'],
      ['تنظيم إرهابي', 'entity'],
    ] as const
  ).map(([text, type]) => [foldArabic(text), type]),
);

/** Entry type of a classification; undefined for an unknown one. */
export function entryTypeOf(classification: string): EntryType | undefined {
  return CLASSIFICATIONS.get(foldArabic(classification));
}

const DOCUMENTS: readonly (readonly [RegExp, string])[] = [
  [/جواز/u, 'Passport'],
  [/الرقم\s*الموحد/u, 'Unified number'],
  [/تاشيره|تأشيرة/u, 'Visa'],
  [/هوي[ةه]/u, 'National identification number'],
  [/تسجيل/u, 'Registration number'],
  [/رخص[ةه]|ترخيص/u, 'Licence'],
];

/** Kind of document in English; the publisher's own words for one that is not known. */
export function documentTypeOf(text: string): string {
  return DOCUMENTS.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'ابريل',
  'مايو',
  'يونيو',
  'يوليو',
  'اغسطس',
  'سبتمبر',
  'اكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** `21 فبراير 1987م` as `21/2/1987`; other texts stay as they are. */
export function latinDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\s+(\p{L}+)\s+(\d{4})\s*م?$/u.exec(text) ?? [];
  const index = MONTHS.indexOf(foldArabic(month));
  return index < 0 ? text.replace(/(?<=\d)\s*م$/u, '') : `${day}/${index + 1}/${year}`;
}

/** The countries of a text in Arabic, each as recorded: pairs with a slash, adjectives, `current: X former: Y`. */
export function countriesIn(text: string): readonly string[] {
  return text
    .replace(/(?:الحالي[ةه]|السابق[ةه]|الجنسي[ةه])\s*:/gu, '/')
    .split(/\s*[/،,;]\s*|\s+-\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Spellings with a final ha for ta marbuta, as typed by the publisher. */
export function arabicCountryCode(text: string): string | null {
  return (
    resolveCountry(text) ??
    resolveCountry(text.replace(/ه$/u, 'ة')) ??
    resolveCountry(text.replace(/(?<=ي)ه?$/u, 'ة'))
  );
}
