/** A capital "I" that closes a word of small letters, or two of them inside one: "MichaeI", "KiriII". */
const CAPITAL_FOR_L = /(?<=\p{Ll}{2})I+(?!\p{L})|(?<=\p{Ll}{2})I{2,}(?=\p{Ll})/gu;

/** A small "l" between capitals: "HUSSElN", "TlKRlTl". */
const SMALL_L_FOR_I =
  /(?=l\p{Lu})(?<=\p{Lu}[\p{Lu}l]*)(?<!(?<!\p{L})[AEI])l|(?=l(?!\p{L}))(?<=\p{Lu}{2}[\p{Lu}l]*)l/gu;

/** Two digits and more between small letters: "Nabiu11ina". One alone is a slip like another. */
const DIGITS_FOR_LETTERS = /(?<=[a-z]{2})[01345]{2,}(?=[a-z])/gu;
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['8', 'b'],
]);

/** One digit among the letters of a long word, or before them: "A8delkader", "C0MPANY", "5eventh". A number stands behind its word. */
const ONE_DIGIT_INSIDE = /(?<![\p{L}\p{N}])(?=[a-z]+\d[a-z]+(?![\p{L}\p{N}]))(?=.{7})[a-z]+[03458][a-z]+/giu;
const ONE_DIGIT_BEFORE = /(?<![\p{L}\p{N}])[01358](?=(?:[a-z]{6,}|[A-Z]{6,})(?![\p{L}\p{N}]))/gu;
/** "C0" for "Co", and a zero before a word in capitals: "0CEAN". */
const ZERO_IN_CAPITALS =
  /(?<![\p{L}\p{N}])0(?=[A-Z]{3,}(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])[Cc])0(?=\.?\s*$|\.?,?\s+L)/gu;
/** Ones in a long word of small letters behind its first: "G1oba1", "Serv1ces"; one alone at the end is a number. */
const ONES_INSIDE =
  /(?<![\p{L}\p{N}])(?![AEae]1)(?=[A-Za-z]{1,12}1)(?=.{6})[A-Za-z][a-z]*(?:1[a-z]+)+1?(?![\p{L}\p{N}])/gu;
const BETWEEN_CONSONANTS = /(?<=[b-df-hj-np-tv-z])1(?=[b-df-hj-np-tv-z])/giu;
const withLettersForOnes = (word: string): string =>
  word.replace(BETWEEN_CONSONANTS, 'i').replaceAll('1', 'l');

/** The article as one with its word: "A1nahal". */
const ARTICLE_BEFORE_NAME =
  /(?<![\p{L}\p{N}])(?<![AaEe][Ll][ -])(?<vowel>[AaEe])1(?=(?:[a-z]{4,}|[A-Z]{4,})(?![\p{L}\p{N}]))/gu;

/** The letter that a digit before others looks like: "l" before a vowel, "i" before a consonant ("1iability", "1lyushin"). */
const firstLetterOf = (digit: string, at: number, text: string): string =>
  digit === '1' ? (/[aeiouy]/iu.test(text.charAt(at + 1)) ? 'l' : 'i') : (LETTERS.get(digit) ?? digit);

/** The Arabic article with a digit for its letter, before a word that has one as well: "E1 A1ssami". */
const ARTICLE_WITH_DIGIT = /(?<![\p{L}\p{N}])(?<vowel>[AaEe])1(?=[ -]\p{L}1\p{L}{3})/gu;

/** Letters of Latin, and of Cyrillic or Greek that look the same: capitals first. */
const LATIN = 'ABCEHIJKMOPSTXYZaceijopsxy';
const CYRILLIC = 'АВСЕНІЈКМОРЅТХУZасеіјорѕху';
const GREEK = 'ΑΒСΕΗΙJΚΜΟΡSΤΧΥΖaceιjορsχγ';
const asLatin = new Map<string, string>();
const asCyrillic = new Map<string, string>();
for (const [place, letter] of Array.from(LATIN).entries()) {
  const [cyrillic, greek] = [CYRILLIC.charAt(place), GREEK.charAt(place)];
  if (cyrillic !== letter) asLatin.set(cyrillic, letter).set(greek, letter);
  if (cyrillic !== letter) asCyrillic.set(letter, cyrillic);
}

/** Letters of the alphabets that share letters that look the same. */
const ALIKE_ALPHABETS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;
const HAS_LATIN = /\p{Script=Latin}/u;
const HAS_OTHER = /[^\p{Script=Latin}]/u;
const ALL_LATIN = /^\p{Script=Latin}+$/u;
const ALL_CYRILLIC = /^\p{Script=Cyrillic}+$/u;

/** "Рutin" begins with a letter of Cyrillic that looks like its "P". A word that has letters of both alone stays as it is. */
function inOneAlphabet(word: string): string {
  if (!HAS_LATIN.test(word) || !HAS_OTHER.test(word)) return word;
  const latin = Array.from(word, (letter) => asLatin.get(letter) ?? letter).join('');
  if (ALL_LATIN.test(latin)) return latin;
  const cyrillic = Array.from(word, (letter) => asCyrillic.get(letter) ?? letter).join('');
  return ALL_CYRILLIC.test(cyrillic) ? cyrillic : word;
}

const BEYOND_ASCII = /[^\x00-\x7f]/u;

/** What stands for a letter that was lost on the way: "S?leyman ?elik". */
const LOST_LETTER = /(?<=\p{L})[?\ufffd]+(?=\p{L})|(?<![^\s-])[?\ufffd](?=\p{L}{2})/gu;

/** Writes the letters of a text that a machine has read as others which look the same on paper: "KiriII" is "Kirill". */
export function correctMisread(text: string): string {
  const ofOneAlphabet = BEYOND_ASCII.test(text) ? text.replace(ALIKE_ALPHABETS, inOneAlphabet) : text;
  const read = WITH_DIGIT_OR_LOST.test(ofOneAlphabet) ? correctDigits(ofOneAlphabet) : ofOneAlphabet;
  const capital = L_BEHIND_CAPITAL.test(read) ? read.replace(SMALL_L_FOR_I, 'I') : read;
  const small = capital.includes('I')
    ? capital.replace(CAPITAL_FOR_L, (capitals) => 'l'.repeat(capitals.length))
    : capital;
  return small.replace(DIGITS_FOR_LETTERS, (digits) =>
    Array.from(digits, (digit) => LETTERS.get(digit) ?? digit).join(''),
  );
}
const L_BEHIND_CAPITAL = /\p{Lu}l/u;
const WITH_DIGIT_OR_LOST = /[\d?\ufffd]/u;

/** A text with the letters that digits and signs of what was lost stand for. */
const correctDigits = (text: string): string =>
  text
    .replace(LOST_LETTER, '')
    .replace(ARTICLE_WITH_DIGIT, '$<vowel>l')
    .replace(ARTICLE_BEFORE_NAME, '$<vowel>l')
    .replace(ONE_DIGIT_INSIDE, (word) => word.replace(/\d/u, (digit) => LETTERS.get(digit) ?? digit))
    .replace(ONE_DIGIT_BEFORE, firstLetterOf)
    .replace(ZERO_IN_CAPITALS, (digit, at: number) => (at > 0 && text.charAt(at - 1) === 'c' ? 'o' : 'O'))
    .replace(ONES_INSIDE, withLettersForOnes);
