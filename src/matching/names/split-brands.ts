import { NAME_MODEL } from '../scoring-model.ts';
import { saysCompany } from './acronyms.ts';
import { slipCost } from './correspondence/slips.ts';
import { isNative } from './preparing/told-by-key.ts';
import type { PreparedWord } from './prepared-word.ts';

/** Fewer letters are alike by chance. */
const SHORTEST = 8;
const LONGEST = 24;
const MOST_WORDS = 8;

/** What a firm is called before the words that say what it does, and where those begin. */
export interface Brand {
  readonly letters: string;
  /** How many words it is written as. */
  readonly words: number;
}

const isOfBrand = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'initial' || wordClass === 'particle' || wordClass === 'title';

/** As many words as stand before what a firm does: two of "Al Zarooni Exchange". */
function lengthOfBrand(words: readonly PreparedWord[]): number {
  let length = 0;
  for (const word of words) {
    if (!isOfBrand(word) || word.consonantal || isNative(word)) break;
    length++;
  }
  return length;
}

/** What a firm is called of which all else says what it does or is; null of any other name. */
export function brandOf(words: readonly PreparedWord[]): Brand | null {
  const length = lengthOfBrand(words);
  if (length === 0 || length === words.length || words.length > MOST_WORDS) return null;
  let letters = '';
  for (let place = 0; place < words.length; place++) {
    const { wordClass, text } = words[place] as PreparedWord;
    if (place < length) letters += text;
    else if (wordClass !== 'generic' && wordClass !== 'legalForm' && wordClass !== 'particle') return null;
  }
  return letters.length >= SHORTEST && letters.length <= LONGEST ? { letters, words: length } : null;
}

/** Classes of consonants that are heard and written for one another (R. C. Russell's Soundex), vowels left out. */
const CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ 1: 'bfpv', 2: 'cgjkqsxz', 3: 'dt', 4: 'l', 5: 'mn', 6: 'r' }).flatMap(([name, letters]) =>
    Array.from(letters, (letter) => [letter, name]),
  ),
);
const LONGEST_CODE = 5;

/** How a brand sounds at its beginning, wherever its spaces are: spellings of one share it. */
export function soundOfBrand({ letters }: Brand): string {
  let code = letters.charAt(0);
  for (let place = 1; place < letters.length && code.length < LONGEST_CODE; place++) {
    const name = CLASSES[letters.charAt(place)];
    if (name !== undefined && name !== code.at(-1)) code += name;
  }
  return code;
}

const isTrade = (word: PreparedWord): boolean => word.wordClass === 'generic' && !saysCompany(word);

const saySame = (a: PreparedWord, b: PreparedWord): boolean =>
  a.text === b.text || a.groups.some((group) => group.startsWith('m') && b.groups.includes(group));

/** True when what a firm does is said by both names, each word of it. */
function areOfOneTrade(words: readonly PreparedWord[], others: readonly PreparedWord[]): boolean {
  const ofOthers = others.filter(isTrade);
  const trades = words.filter(isTrade);
  return (
    trades.length === ofOthers.length &&
    trades.every((word) => ofOthers.some((other) => saySame(word, other)))
  );
}

/** So many letters are no other brand, whatever one name leaves out of what the firm does: "Nam Chon Gang Corp." */
const LONG_BRAND = 10;
const isLongBrandAlone = (
  { letters }: Brand,
  cost: number,
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
): boolean => cost === 0 && letters.length >= LONG_BRAND && words.some(isTrade) !== others.some(isTrade);

/**
 * Score of a firm whose brand is written with the spaces elsewhere and a slip or two beside one trade, "Alzrooni Exchange" / "Al
 * Zarooni Exchange"; 0 for any other.
 */
export function scoreByBrand(
  brand: Brand,
  words: readonly PreparedWord[],
  listed: readonly PreparedWord[],
): number {
  // Most names begin with another letter, which is faster to tell.
  if (brand.letters.charCodeAt(0) !== listed[0]?.text.charCodeAt(0)) return 0;
  if (lengthOfBrand(listed) === brand.words) return 0;
  const other = brandOf(listed);
  if (other === null) return 0;
  const cost = slipCost(brand.letters, other.letters);
  if (cost === null || soundOfBrand(brand) !== soundOfBrand(other)) return 0;
  if (!areOfOneTrade(words, listed))
    return isLongBrandAlone(brand, cost, words, listed) ? NAME_MODEL.splitBrandOfOneSlip : 0;
  if (cost === 0) return NAME_MODEL.splitBrand;
  return cost > 1 ? NAME_MODEL.splitBrandOfTwoSlips : NAME_MODEL.splitBrandOfOneSlip;
}
