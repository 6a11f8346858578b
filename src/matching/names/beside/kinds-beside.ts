import placeTable from '../../data/address-places.json' with { type: 'json' };
import { COUNTRY_SPELLINGS } from '../../../countries/countries.ts';
import {
  BRANCH_PHRASES,
  DATE_LABEL_PHRASES,
  DEGREE_PHRASES,
  MONTH_STEMS,
  NOTE_PHRASES,
  NUMBER_LABEL_PHRASES,
  OFFICE_PHRASES,
  PLACE_LABEL_PHRASES,
  TITLE_PHRASES,
} from './words-beside.ts';
import { wordTables } from '../words/word-tables.ts';
import { foldText, type Token } from './spans.ts';

/** What stands beside a name. */
export type KindBeside = 'office' | 'title' | 'degree' | 'date' | 'number' | 'place' | 'note' | 'branch';

/** Something that stands beside a name: how many tokens it has. */
export interface FoundBeside {
  readonly kind: KindBeside;
  readonly length: number;
}

/** Fewest letters of a place: what is shorter is a code, a legal form or a name. */
const SHORTEST_PLACE = 4;

const splitRows = (rows: readonly string[]): readonly string[] => rows.flatMap((row) => row.split('|'));

/** Countries, their codes of two and three letters, towns and regions. */
const PLACES: ReadonlySet<string> = new Set(
  [
    ...splitRows(Object.values(placeTable.countries)),
    ...splitRows(placeTable.towns),
    ...splitRows(placeTable.regions),
    ...[...COUNTRY_SPELLINGS].map(foldText),
  ].filter(({ length }) => length >= SHORTEST_PLACE),
);
const CODES: ReadonlySet<string> = new Set(Object.keys(placeTable.countries));

/** A country's code in capitals that is no legal form as well: "AG", "SA". */
const isCode = (text: string): boolean => CODES.has(text) && !wordTables().legalForms.has(text.toLowerCase());

const LONGEST = 6;

/** The longest run of tokens from a place on whose folded texts are a phrase of a set; 0 for none. */
function lengthIn(phrases: ReadonlySet<string>, tokens: readonly Token[], from: number): number {
  let phrase = '';
  let longest = 0;
  for (let length = 1; length <= LONGEST && from + length <= tokens.length; length++) {
    phrase += `${length === 1 ? '' : ' '}${tokens[from + length - 1]?.folded ?? ''}`;
    if (phrases.has(phrase)) longest = length;
  }
  return longest;
}

const MONTH = new RegExp(`^(?:${MONTH_STEMS.join('|')})[\\p{L}\\p{M}]*$`, 'u');
const YEAR = /^(?:1[89]|20)\d{2}$/u;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|eme)?$/u;
/** A date in one token: digits with two marks between, or eight digits in the order of ISO 8601, or a day, a month and a year. */
const WHOLE_DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:1[89]|20)\d{2}[./-]\d{1,2}(?:[./-]\d{1,2})?|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{1,2}-\p{L}{3,9}-\d{2,4}|\d{1,2}\p{L}{3}\d{4})$/u;
const OF_DATE: ReadonlySet<string> = new Set([
  'de',
  'del',
  'of',
  'the',
  'g',
  'г',
  'года',
  'круг',
  'circa',
  'ca',
  'approx',
]);

/** Tokens of a date from a place on; 0 for none. A number alone is one only where it is a year. */
function lengthOfDate(tokens: readonly Token[], from: number): number {
  if (WHOLE_DATE.test(tokens[from]?.text ?? '')) return 1;
  let [hasYear, others, end] = [false, 0, from];
  for (; end < tokens.length && end - from < LONGEST; end++) {
    const { folded, isApart } = tokens[end] ?? { folded: '' };
    // "January 8, 1984"
    if (isApart === true && end > from && !YEAR.test(folded)) break;
    if (YEAR.test(folded)) {
      if (hasYear) break;
      hasYear = true;
    } else if (DAY.test(folded) || (MONTH.test(folded) && others < 2)) others++;
    else if (!(OF_DATE.has(folded) && end > from)) break;
  }
  return hasYear ? end - from : 0;
}

const DIGITS = /\d/gu;
const NUMBER = /^[#№+]?(?:[\p{L}]{0,6}[-/.#_]?)?[\d][\p{L}\d./_-]*$/u;
const FEWEST_DIGITS = 4;

/** A number by itself has four digits at least: "Studio 54" and "Kum Un San 3" are names. */
const isNumber = ({ text }: Token, fewest = FEWEST_DIGITS): boolean =>
  NUMBER.test(text) && (text.match(DIGITS)?.length ?? 0) >= fewest;

/** Digits that follow one another, such as "4510 123456". */
function lengthOfNumbers(tokens: readonly Token[], from: number, fewest: number): number {
  let end = from;
  while (end < tokens.length && isNumber(tokens[end] as Token, end === from ? fewest : 2)) end++;
  return end - from;
}

function lengthOfNumber(tokens: readonly Token[], from: number): number {
  const label = lengthIn(NUMBER_LABEL_PHRASES, tokens, from);
  if (label > 0) {
    // "VAT DE123456789", "passport no. AB 1234567"
    const second = lengthIn(NUMBER_LABEL_PHRASES, tokens, from + label);
    const start = from + label + second;
    const numbers = lengthOfNumbers(tokens, start, 2);
    if (numbers > 0) return start + numbers - from;
    const letters = /^\p{L}{1,3}$/u.test(tokens[start]?.text ?? '')
      ? lengthOfNumbers(tokens, start + 1, 3)
      : 0;
    if (letters > 0) return start + 1 + letters - from;
  }
  const first = tokens[from];
  if (first?.text.startsWith('#') === true && isNumber(first, 1)) return 1;
  return lengthOfNumbers(tokens, from, FEWEST_DIGITS);
}

/** Tokens of a place, or of a country's code in capitals. */
function lengthOfBarePlace(tokens: readonly Token[], from: number): number {
  const named = lengthIn(PLACES, tokens, from);
  if (named > 0) return named;
  return isCode(tokens[from]?.text ?? '') ? 1 : 0;
}

/** ", of Toronto": whatever one or two words apart from the name follow what says that a place does. */
function isPlaceApart(tokens: readonly Token[], from: number, label: number): boolean {
  const rest = tokens.slice(from + label);
  const [first] = tokens.slice(from);
  if (label === 0 || rest.length === 0 || rest.length > 2 || (first?.folded.length ?? 0) < 2) return false;
  return (
    (from === 0 || first?.isApart === true) &&
    rest.every(({ text, isApart }) => !isApart && /^\p{Lu}/u.test(text))
  );
}

function lengthOfPlace(tokens: readonly Token[], from: number): number {
  const label = lengthIn(PLACE_LABEL_PHRASES, tokens, from);
  const place = label === 0 ? 0 : lengthOfBarePlace(tokens, from + label);
  if (place > 0) return label + place;
  return isPlaceApart(tokens, from, label) ? tokens.length - from : lengthOfBarePlace(tokens, from);
}

function lengthOfLabelledDate(tokens: readonly Token[], from: number): number {
  const label = lengthIn(DATE_LABEL_PHRASES, tokens, from);
  const date = lengthOfDate(tokens, from + label);
  return date === 0 ? 0 : label + date;
}

interface BranchPattern {
  readonly before: readonly string[];
  readonly hasPlace: boolean;
  readonly after: readonly string[];
}

const BRANCHES: readonly BranchPattern[] = BRANCH_PHRASES.map((phrase) => {
  const words = phrase.split(' ');
  const star = words.indexOf('*');
  return star < 0
    ? { before: words, hasPlace: false, after: [] }
    : { before: words.slice(0, star), hasPlace: true, after: words.slice(star + 1) };
});

const stand = (words: readonly string[], tokens: readonly Token[], from: number): boolean =>
  words.every((word, index) => tokens[from + index]?.folded === word);

function lengthOfBranch(tokens: readonly Token[], from: number): number {
  let longest = 0;
  for (const { before, hasPlace, after } of BRANCHES) {
    if (!stand(before, tokens, from)) continue;
    const place = hasPlace ? lengthOfBarePlace(tokens, from + before.length) : 0;
    if (hasPlace && place === 0) continue;
    const end = from + before.length + place;
    if (stand(after, tokens, end)) longest = Math.max(longest, end + after.length - from);
  }
  return longest;
}

type LengthOf = (tokens: readonly Token[], from: number) => number;

const LENGTHS: Readonly<Record<KindBeside, LengthOf>> = {
  date: lengthOfLabelledDate,
  number: lengthOfNumber,
  office: (tokens, from) => lengthIn(OFFICE_PHRASES, tokens, from),
  title: (tokens, from) => lengthIn(TITLE_PHRASES, tokens, from),
  degree: (tokens, from) => lengthIn(DEGREE_PHRASES, tokens, from),
  place: lengthOfPlace,
  branch: lengthOfBranch,
  note: (tokens, from) => lengthIn(NOTE_PHRASES, tokens, from),
};

const PHRASES: readonly ReadonlySet<string>[] = [
  OFFICE_PHRASES,
  TITLE_PHRASES,
  DEGREE_PHRASES,
  NUMBER_LABEL_PHRASES,
  PLACE_LABEL_PHRASES,
  DATE_LABEL_PHRASES,
  NOTE_PHRASES,
  PLACES,
  new Set(BRANCHES.flatMap(({ before, after }) => [before.join(' '), after.join(' ')])),
];
const wordsAt = (place: 0 | -1): ReadonlySet<string> =>
  new Set(PHRASES.flatMap((phrases) => [...phrases].map((phrase) => phrase.split(' ').at(place) ?? '')));
const FIRST_WORDS = wordsAt(0);
const LAST_WORDS = wordsAt(-1);

/** True where a token may begin, or end, what stands beside a name: most tokens may not. */
const mayBe = ({ folded, text }: Token, words: ReadonlySet<string>, place: 0 | -1): boolean =>
  words.has(folded.split(' ').at(place) ?? '') || /\d/u.test(text) || CODES.has(text) || MONTH.test(folded);

/** What of some kinds stands from a place on: the longest, of equal ones the first kind; null for none. */
export function besideAt(
  kinds: readonly KindBeside[],
  tokens: readonly Token[],
  from: number,
): FoundBeside | null {
  const first = tokens[from];
  if (first === undefined || !mayBe(first, FIRST_WORDS, 0)) return null;
  let found: FoundBeside | null = null;
  for (const kind of kinds) {
    const length = LENGTHS[kind](tokens, from);
    if (length > (found?.length ?? 0)) found = { kind, length };
  }
  return found;
}

/** What of some kinds ends a run of tokens: the longest; null for none. */
export function besideAtEnd(kinds: readonly KindBeside[], tokens: readonly Token[]): FoundBeside | null {
  const last = tokens.at(-1);
  if (last === undefined || !mayBe(last, LAST_WORDS, -1)) return null;
  for (let from = Math.max(0, tokens.length - LONGEST - 2); from < tokens.length; from++) {
    const found = besideAt(kinds, tokens, from);
    if (found !== null && from + found.length === tokens.length) return found;
  }
  return null;
}

/** True where words say that a place follows that is no part of a name: "resident in", not "of". */
export const saysPlace = (tokens: readonly Token[], from: number): boolean =>
  (tokens[from]?.folded.length ?? 0) > LONGEST_PREPOSITION && lengthIn(PLACE_LABEL_PHRASES, tokens, from) > 0;

const LONGEST_PREPOSITION = 4;

/** The kinds of a run of tokens that is nothing but what stands beside names; null for any other. */
export function allBeside(
  kinds: readonly KindBeside[],
  tokens: readonly Token[],
): readonly KindBeside[] | null {
  const found: KindBeside[] = [];
  for (let from = 0; from < tokens.length;) {
    const next = besideAt(kinds, tokens, from);
    if (next === null) return null;
    found.push(next.kind);
    from += next.length;
  }
  return found;
}

/** Phrases that are offices or forms of address where no blanks divide words, the longest first. */
const UNSPACED: readonly string[] = [...OFFICE_PHRASES, ...TITLE_PHRASES]
  .filter((phrase) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(phrase))
  .sort((a, b) => b.length - a.length);

/** A name in characters without an office or form of address before or behind it: "法定代表人董勒成"; null where there is none. */
export function withoutUnspaced(text: string): string | null {
  for (const phrase of UNSPACED) {
    if (text.length - phrase.length < FEWEST_CHARACTERS) continue;
    if (text.startsWith(phrase)) return text.slice(phrase.length);
    if (text.endsWith(phrase)) return text.slice(0, -phrase.length);
  }
  return null;
}
const FEWEST_CHARACTERS = 2;
