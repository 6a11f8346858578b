/** Abbreviated legal forms that are common words or nothing at all as their letters are romanised, and what English has for them. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // Armenian
  [/(?<!\p{L})ՍՊԸ(?!\p{L})/gu, 'LLC'],
  [/(?<!\p{L})ՓԲԸ(?!\p{L})/gu, 'CJSC'],
  [/(?<!\p{L})ԲԲԸ(?!\p{L})/gu, 'OJSC'],
  // Mongolian
  [/(?<!\p{L})ХХК(?!\p{L})/gu, 'LLC'],
  // Amharic, with and without the stops
  [/ኃ\s?[./]?\s?የተ\s?[./]?\s?የግ\s?[./]?\s?ማ(?:ህበር)?[./]?|ኃላፊነቱ\s+የተወሰነ\s+የግል\s+ማህበር/gu, 'PLC'],
  [/(?<!\p{L})አ[./]ማ[./]?(?!\p{L})/gu, 'SC'],
];
const ARMENIAN_MONGOLIAN_OR_ETHIOPIC = /[Ա-Ֆա-ևХ]|\p{Script=Ethiopic}/u;

/** A text with legal forms in Armenian, Mongolian and Amharic letters as English has them: "«Արարատ» ՍՊԸ" is Ararat LLC. */
export const writeFormsInEnglish = (text: string): string =>
  ARMENIAN_MONGOLIAN_OR_ETHIOPIC.test(text)
    ? FORMS.reduce((written, [form, english]) => written.replace(form, english), text)
    : text;
