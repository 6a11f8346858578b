import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Beginnings of names of Ethiopians and Eritreans that clerks cut to a letter and a stroke. */
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ['w', 'Wolde'],
  ['g', 'Gebre'],
  ['h', 'Haile'],
  ['t', 'Tekle'],
]);

/** What such names go on with: of the church and its saints. */
const CUT_SHORT =
  /(?<![\p{L}\p{N}/])(?<letter>[WGHT])\/(?<rest>mariam|maryam|michael|mikael|gabriel|gebriel|g[ei]+orgis|yohann?[ei]s|s[ei]l+ass?ie|kidan|kirstos|k[ir]+stos|christos|hiwot|meskel|ha[iy]manot|egziabher|medh[ie]n|amlak|tsadi[kq]|tsadkan|amanuel|s[ei][mn]b[ei]t|tensa[ei]|yesus|eyesus|rufael|libanos)(?!\p{L})/giu;

/** A text with such names written out: "Filipos W/Yohannes" is Filipos Woldeyohannes. */
export function writeEthiopianNamesOut(text: string): string {
  if (!text.includes('/')) return text;
  return text.replace(
    CUT_SHORT,
    (_, letter: string, rest: string) =>
      `${BEGINNINGS.get(letter.toLowerCase()) ?? letter}${rest.toLowerCase()}`,
  );
}

/** The first parts of names of Ethiopians and Eritreans, and what follows them, in one spelling of each. */
const FIRST_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^g(?:h?e|i)br[ei]?a?$/u, 'gebre'],
  [/^w[aeo]ld[aei]?$/u, 'wolde'],
  [/^ha+[iy]e?l[aei]$/u, 'haile'],
  [/^te[ck]l[aei]$/u, 'tekle'],
  [/^tesfa$/u, 'tesfa'],
  [/^kidane$/u, 'kidane'],
  [/^habte$/u, 'habte'],
];
const SECOND_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^mar[iy]+am$/u, 'mariam'],
  [/^mi(?:cha|ka|chi|ki)el$/u, 'michael'],
  [/^g[ae]br[ie]+l$/u, 'gabriel'],
  [/^gh?[iey]*[oe]rgh?is$/u, 'giorgis'],
  [/^[yj]ohann?[ei]?s$/u, 'yohannes'],
  [/^s[aeiy]?l+a+ss?[ei]{0,2}$/u, 'selassie'],
  [/^(?:ch|k)[ir]{1,2}s?tos$/u, 'kristos'],
  [/^h[iy]w[eo]t$/u, 'hiwot'],
  [/^m[ae]s[kq][ae]l$/u, 'meskel'],
  [/^ha[iy]manot$/u, 'haymanot'],
  [/^egziabi?h[ei]r$/u, 'egziabher'],
  [/^medh[ie]n$/u, 'medhin'],
  [/^amlak$/u, 'amlak'],
  [/^t?sadi[kq]$/u, 'tsadik'],
  [/^t?sadkan$/u, 'tsadkan'],
  [/^[ae]manuel$/u, 'amanuel'],
  [/^tensa[ei]$/u, 'tensae'],
  [/^[ei]*[yi]esus$/u, 'yesus'],
  [/^kidan$/u, 'kidan'],
  [/^libanos$/u, 'libanos'],
];
const BEGINS_AS_FIRST_PART = /^(?:g(?:h?e|i)b|w[aeo]ld|ha+[iy]|te[cks]|kid|hab)/u;
const JOINED =
  /^(?<first>g(?:h?e|i)br[ei]|w[aeo]ld[aei]|ha+[iy]e?l[aei]|te[ck]l[aei]|tesfa|kidane|habte)(?<second>[a-z]{5,})$/u;

const inOneSpelling = (parts: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  parts.find(([spelling]) => spelling.test(text))?.[1];

/** Both parts in one spelling, as one word; undefined for two words that make no such name. */
function joinOf(first: string, second: string): string | undefined {
  const [one, other] = [inOneSpelling(FIRST_PARTS, first), inOneSpelling(SECOND_PARTS, second)];
  return one === undefined || other === undefined ? undefined : one + other;
}

const isPlain = (word: LatinWord | undefined): word is LatinWord =>
  word !== undefined && !word.consonantal && word.native === undefined;

const joinAt = (words: readonly LatinWord[], place: number): string | undefined => {
  const [first, second] = [words[place], words[place + 1]];
  return isPlain(first) && isPlain(second) ? joinOf(first.text, second.text) : undefined;
};

/** Names of Ethiopians and Eritreans that have two parts, as one word in one spelling: "Welde Giyorgis" is Woldegiorgis. */
export function joinEthiopianNames(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => BEGINS_AS_FIRST_PART.test(text))) return words;
  const joined: LatinWord[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (word === undefined) continue;
    const ofTwo = joinAt(words, place);
    if (ofTwo !== undefined) {
      joined.push(latinWord(ofTwo));
      place++;
      continue;
    }
    const { first, second } = isPlain(word) ? (JOINED.exec(word.text)?.groups ?? {}) : {};
    const ofOne = first === undefined || second === undefined ? undefined : joinOf(first, second);
    joined.push(ofOne === undefined ? word : latinWord(ofOne));
  }
  return joined;
}
