/** Letters of Uzbek with the mark that they have in Latin letters, however it is typed. */
const O = /(?<=[bdfghjklmnpqrstvxyz])o['ʻ’‘`ʼ´](?=\p{L})|(?<!\p{L})o['ʻ’‘`ʼ´](?=\p{Ll})/giu;
const G = /(?<=[aeiou])g['ʻ’‘`ʼ´]/giu;
/** How names of Uzbeks end: "Jo'rayeva", "To'lqinjon". */
const OF_UZBEKS =
  /[oe]va?(?!\p{L})|(?:jon|bek|xon|boy|ovna|[eo]vich|qizi|[uo]['ʻ’‘`ʼ´]?g['ʻ’‘`ʼ´]li)(?!\p{L})/iu;

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/gu, 'kh'],
  [/X/gu, 'Kh'],
  [/j/gu, 'dzh'],
  [/J/gu, 'Dzh'],
];

/** The name of an Uzbek in the letters of English, where the marks of its own show what it is: "Jo'rayeva" is Dzhurayeva. Any other text as it is. */
export function writeUzbekOut(text: string): string {
  const spelt = text
    .replace(O, (letters) => (letters.startsWith('o') ? 'u' : 'U'))
    .replace(G, (letters) => (letters.startsWith('g') ? 'gh' : 'Gh'));
  if (spelt === text || !OF_UZBEKS.test(text)) return text;
  let spoken = spelt;
  for (const [letter, sound] of SOUNDS) spoken = spoken.replace(letter, sound);
  return spoken;
}
