/** Abbreviated legal forms that are common words or nothing at all as their letters are romanised, and what English has for them. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // Armenian
  [/(?<!\p{L})ՍՊԸ(?!\p{L})/gu, 'LLC'],
  [/(?<!\p{L})ՓԲԸ(?!\p{L})/gu, 'CJSC'],
  [/(?<!\p{L})ԲԲԸ(?!\p{L})/gu, 'OJSC'],
  // Kazakh
  [/(?<!\p{L})АҚ(?!\p{L})/gu, 'JSC'],
  // Greek
  [/(?<!\p{L})Ο\.\s?Ε\.?(?!\p{L})|(?<!\p{L})Ε\.\s?Ε\.(?!\p{L})/gu, '& Co'],
  // Mongolian
  [/(?<!\p{L})ТӨҮГ(?!\p{L})/gu, 'SOE'],
  [/(?<!\p{L})ХХК(?!\p{L})/gu, 'LLC'],
  // Amharic, with and without the stops
  [/ኃ\s?[./]?\s?የተ\s?[./]?\s?የግ\s?[./]?\s?ማ(?:ህበር)?[./]?|ኃላፊነቱ\s+የተወሰነ\s+የግል\s+ማህበር/gu, 'PLC'],
  [/(?<!\p{L})አ[./]ማ[./]?(?!\p{L})/gu, 'SC'],
];
const OF_SUCH_LETTERS = /[Ա-Ֆա-ևХҚӨΕ]|\p{Script=Ethiopic}/u;

/** A text with legal forms in Armenian, Kazakh, Greek, Mongolian and Amharic letters as English has them: "«Արարատ» ՍՊԸ" is Ararat LLC. */
export const writeFormsInEnglish = (text: string): string =>
  OF_SUCH_LETTERS.test(text)
    ? FORMS.reduce((written, [form, english]) => written.replace(form, english), text)
    : text;
