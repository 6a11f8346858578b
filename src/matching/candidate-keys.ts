import { acronymScore, acronymsOf, shortForm } from './names/acronyms.ts';
import { blendableWords, blendOf, keyOfBlendable, keysOfBlend } from './names/blended-brands.ts';
import { openingOf } from './names/cut-off-names.ts';
import { lettersOf } from './names/other-spaces.ts';
import { ownBrandOf } from './names/own-brands.ts';
import { brandOf, soundOfBrand } from './names/split-brands.ts';
import { namesIn } from './names/prepared-name.ts';
import type { PreparedWord } from './names/prepared-word.ts';
import { SHORTEST_WITH_LETTER_FOR_SPACE } from './names/correspondence/joined-neighbours.ts';
import { mayHaveLikeVowels, SHORTEST_JOIN } from './names/correspondence/join-likeness.ts';
import type { QueryName } from './names/query-name.ts';
import { editBudget, SHORTEST_MOVED } from './names/correspondence/slips.ts';
import { cantoneseOfNeighbours, cantoneseOfTwo } from './names/correspondence/cantonese-neighbours.ts';
import { asRoman, initialsOf } from './names/correspondence/initials.ts';
import { isOfCantonese } from './names/languages/cantonese-readings.ts';
import { hasRomanisations, isRowOfRomanisations } from './names/correspondence/other-romanisations.ts';
import { joinedRows, neighbourRows } from './names/correspondence/rendered-neighbours.ts';
import { formOfSpeltJoin, formOfSpeltNeighbours } from './names/correspondence/spelt-neighbours.ts';
import { renderingLikeness } from './names/correspondence/rendering-likeness.ts';
import { joinReadings } from './names/languages/syllables.ts';
import { WAYS } from './names/correspondence/ways.ts';
import { variantLikeness } from './names/correspondence/comparators/by-variant.ts';
import { NAME_MODEL } from './scoring-model.ts';

/**
 * For each kind of correspondence of `word-likeness.ts` a key that both words derive and a ceiling on the likeness it
 * can give. Two words that correspond share at least one key whose ceiling is not below their likeness; the contract
 * suite of the search engines and `test/matching/candidate-keys.test.ts` hold both files to that.
 */
export interface CandidateKey {
  readonly key: string;
  /** Most likeness that a word found by this key can have, 0 to 1. */
  readonly ceiling: number;
}

const { likeness: model, slips } = NAME_MODEL;

/** The text and everything left of its start when up to `edits` letters are deleted. */
function deletions(start: string, edits: number): ReadonlySet<string> {
  const forms = new Set([start]);
  let latest = [start];
  for (let edit = 0; edit < edits; edit++) {
    const shorter: string[] = [];
    for (const form of latest) {
      for (let index = 0; index < form.length; index++) {
        const deleted = form.slice(0, index) + form.slice(index + 1);
        if (forms.has(deleted)) continue;
        forms.add(deleted);
        shorter.push(deleted);
      }
    }
    latest = shorter;
  }
  return forms;
}

/**
 * Deletion neighbourhood of the first letters (W. Garbe's symmetric deletes): words within `n` edits share a form that
 * each reaches by at most `n` deletions, also when both are cut to the same length above `n`.
 */
function slipKeys(word: PreparedWord): readonly string[] {
  const budget = editBudget(word.text.length);
  if (budget === 0 || word.wordClass === 'number') return [];
  const keys = [...deletions(word.text.slice(0, slips.keyLength), budget)].map((form) => `-${form}`);
  // "Bakarat" is two letters from "Barakat", and has the same ones.
  if (budget === 1 && word.text.length >= SHORTEST_MOVED) keys.push(`-${[...word.text].sort().join('')}`);
  return keys;
}

/** How the keys of rows of consonants begin, by what is filed under them. */
const ROWS = {
  /** Words in Latin letters that may have other romanisations. */
  romanised: 'r',
  /** Other words in Latin letters. */
  latin: 'l',
  /** Renderings in scripts of other sounds. */
  rendered: 'R',
} as const;

function filedRows(word: PreparedWord): string {
  if (word.rendering !== null) return ROWS.rendered;
  return hasRomanisations(word) ? ROWS.romanised : ROWS.latin;
}

const WAYS_OF_KEYS: Readonly<Record<string, number>> = {
  '~': WAYS.variant,
  '#': WAYS.group,
  c: WAYS.consonants,
  v: WAYS.consonants,
  [ROWS.romanised]: WAYS.rendering,
  [ROWS.latin]: WAYS.rendering,
  [ROWS.rendered]: WAYS.rendering,
  s: WAYS.syllables,
  p: WAYS.sound,
  '-': WAYS.slip,
};

/** The ways of comparing, as bits of `WAYS`, by which a word found by a key of a word may be like it. */
export const waysOfKey = (key: string): number => WAYS_OF_KEYS[key.charAt(0)] ?? 0;

/** True for a key by which a word in Latin letters finds other romanisations of it alone (`mayBeRomanisations`). */
export const findsRomanisations = (key: string, { rendering }: PreparedWord): boolean =>
  rendering === null && key.startsWith(ROWS.romanised);

function groupCeiling(group: string): number {
  if (group.startsWith('n')) return model.nickname;
  if (isOfCantonese(group)) return model.cantonese;
  return /^[gfw]/u.test(group) ? model.equivalent : model.sameMeaning;
}

/** Keys under which a listed word is filed. */
export function listedKeys(word: PreparedWord): readonly string[] {
  if (word.wordClass === 'between') return [];
  const keys = [`=${word.text}`];
  if (word.wordClass === 'number') return keys;
  if (word.text.length === 1) return [...keys, `1${word.text}`];
  for (const initial of initialsOf(word.text)) keys.push(`i${initial}`);
  if (!word.consonantal) keys.push(`~${word.variant}`);
  for (const group of word.groups) keys.push(`#${group}`);
  if (word.skeleton.length >= 2) {
    keys.push(`c${word.skeleton}`);
    if (word.consonantal) keys.push(`v${word.skeleton}`);
  }
  for (const row of word.rows) keys.push(filedRows(word) + row);
  for (const reading of word.syllables) keys.push(`s${reading}`);
  for (const code of word.phonetic) keys.push(`p${code}`);
  return keys.concat(slipKeys(word));
}

function consonantKeys(word: PreparedWord): readonly CandidateKey[] {
  if (word.skeleton.length < 2) return [];
  if (word.consonantal) return [{ key: `c${word.skeleton}`, ceiling: model.consonantScript }];
  const vowelless = { key: `v${word.skeleton}`, ceiling: model.consonantScript };
  if (word.skeleton.length < 3) return [vowelless];
  return [vowelless, { key: `c${word.skeleton}`, ceiling: model.consonantsAndVowels }];
}

/** Keys under which the words that may correspond to a query word are looked up. */
export function queryKeys(word: PreparedWord): readonly CandidateKey[] {
  if (word.wordClass === 'between') return [];
  const keys: CandidateKey[] = [{ key: `=${word.text}`, ceiling: model.equal }];
  const roman = asRoman(word.text);
  if (roman !== null) keys.push({ key: `=${roman}`, ceiling: model.romanNumber });
  if (word.wordClass === 'number') return keys;
  if (word.text.length === 1) return [...keys, { key: `i${word.text}`, ceiling: model.initial }];
  for (const initial of initialsOf(word.text)) keys.push({ key: `1${initial}`, ceiling: model.initial });
  if (!word.consonantal) keys.push({ key: `~${word.variant}`, ceiling: variantLikeness(word.text.length) });
  for (const group of word.groups) keys.push({ key: `#${group}`, ceiling: groupCeiling(group) });
  keys.push(...consonantKeys(word));
  for (const row of word.rows) {
    const ceiling = renderingLikeness(row);
    keys.push({ key: ROWS.rendered + row, ceiling });
    if (word.rendering !== null)
      keys.push({ key: ROWS.romanised + row, ceiling }, { key: ROWS.latin + row, ceiling });
    else if (hasRomanisations(word) && isRowOfRomanisations(row))
      keys.push({ key: ROWS.romanised + row, ceiling: model.otherRomanisation });
  }
  for (const reading of word.syllables) keys.push({ key: `s${reading}`, ceiling: model.syllables });
  for (const code of word.phonetic) keys.push({ key: `p${code}`, ceiling: model.phoneticMost });
  const ceiling = 1 - slips.doubledLetterCost / (word.text.length + 1);
  for (const key of slipKeys(word)) keys.push({ key, ceiling });
  return keys;
}

/**
 * Keys under which the words that two neighbours written as one may be are looked up. They are not alike by sound, nor by an
 * initial, nor by consonants unless one side writes no vowels or both are long (`joinLikeness`).
 */
export function queryJoinedWordKeys(join: PreparedWord): readonly CandidateKey[] {
  if (join.text.length < SHORTEST_JOIN) return [];
  const isByConsonants = join.consonantal || mayHaveLikeVowels(join);
  const left = isByConsonants ? '1ip' : '1ipc';
  return queryKeys(join).filter(({ key }) => !left.includes(key.charAt(0)));
}

/** Key of two neighbouring listed words written as one; null when they are too short to be looked up. */
export function joinKey(first: PreparedWord, second: PreparedWord): string | null {
  const text = first.text + second.text;
  return text.length < SHORTEST_JOIN ? null : `j${text}`;
}

/** Keys of two neighbouring listed words that the other side may write as one. */
export function neighbourKeys(first: PreparedWord, second: PreparedWord): readonly string[] {
  const join = joinKey(first, second);
  const rows = neighbourRows(first, second).map((row) => `J${row}`);
  const readings = joinReadings(first.syllables, second.syllables).map((reading) => `S${reading}`);
  const inCantonese = cantoneseOfNeighbours(first, second);
  const asSpelt = formOfSpeltNeighbours(first, second);
  return [
    ...(join === null ? [] : [join]),
    ...rows,
    ...readings,
    ...(inCantonese === null ? [] : [`C${inCantonese}`]),
    ...(asSpelt === null ? [] : [`V${asSpelt}`]),
  ];
}

/** The name as a whole, and each of the names that its text holds. */
const allNames = (words: readonly PreparedWord[]): readonly (readonly PreparedWord[])[] => [
  words,
  ...namesIn(words).map((name) => name.words),
];

/**
 * Keys under which a listed name is filed as a whole: of neighbours that the other side may write as one, of its acronyms, as
 * an acronym, of all its letters.
 */
export function listedNameKeys(words: readonly PreparedWord[]): ReadonlySet<string> {
  const keys = new Set<string>();
  words.forEach((word, place) => {
    const next = words[place + 1];
    for (const key of next === undefined ? [] : neighbourKeys(word, next)) keys.add(key);
  });
  for (const name of allNames(words)) {
    for (const acronym of acronymsOf(name)) keys.add(`a${acronym}`);
    const short = shortForm(name);
    if (short !== null) keys.add(`s${short}`);
    const letters = lettersOf(name);
    if (letters !== null) keys.add(`w${letters}`);
    const brand = brandOf(name);
    if (brand !== null) keys.add(`b${soundOfBrand(brand)}`);
    const own = ownBrandOf(name);
    if (own !== null) keys.add(`B${own}`);
    const blendable = blendableWords(name);
    if (blendable !== null) keys.add(`m${keyOfBlendable(blendable)}`);
    const blend = blendOf(name);
    for (const key of blend === null ? [] : keysOfBlend(blend)) keys.add(`M${key}`);
    const opening = openingOf(name);
    if (opening !== null) keys.add(`o${opening}`);
  }
  return keys;
}

/** Key of a long name that may be cut off, or of which a listed one may be. */
function openingKeys(
  words: readonly PreparedWord[],
): readonly { readonly key: string; readonly score: number }[] {
  const opening = openingOf(words);
  return opening === null ? [] : [{ key: `o${opening}`, score: NAME_MODEL.cutOff }];
}

/**
 * Keys under which listed names are looked up that the whole query is an acronym of or the other way round, or has the letters
 * or the beginning of, and the score.
 */
export function queryNameKeys(query: QueryName): readonly { readonly key: string; readonly score: number }[] {
  return [query, ...query.names].flatMap(
    ({ acronyms, shortForm: short, letters, brand, ownBrand, blend, blendable, name }) => [
      ...acronyms.map((acronym) => ({ key: `s${acronym}`, score: acronymScore(acronym) })),
      ...(short === null ? [] : [{ key: `a${short}`, score: acronymScore(short) }]),
      ...(letters === null ? [] : [{ key: `w${letters}`, score: NAME_MODEL.otherSpaces }]),
      ...(brand === null ? [] : [{ key: `b${soundOfBrand(brand)}`, score: NAME_MODEL.splitBrand }]),
      ...(ownBrand === null ? [] : [{ key: `B${ownBrand}`, score: NAME_MODEL.ownBrand }]),
      ...(blend === null
        ? []
        : keysOfBlend(blend).map((key) => ({ key: `m${key}`, score: NAME_MODEL.blendedBrand }))),
      ...(blendable === null
        ? []
        : [{ key: `M${keyOfBlendable(blendable)}`, score: NAME_MODEL.blendedBrand }]),
      ...openingKeys(name.words),
    ],
  );
}

/** Key under which listed neighbours are looked up that a query word may be the join of. */
export function queryJoinKey(word: PreparedWord): CandidateKey {
  return { key: `j${word.text}`, ceiling: model.joined };
}

/**
 * Keys under which listed neighbours are looked up that the query word at `place` may be the join of, with a letter
 * where the space was ("annaxkosakova"), or that it may be with a neighbour when the space was put elsewhere
 * ("YongC hol"). The ceiling is for the weight of the word itself against that of both listed words.
 */
export function queryNeighbourKeys(
  { name: { words }, joins }: QueryName,
  place: number,
): readonly CandidateKey[] {
  const word = words[place];
  if (word === undefined) return [];
  const keys = new Set([queryJoinKey(word).key]);
  if (word.text.length >= SHORTEST_WITH_LETTER_FOR_SPACE) {
    for (const form of deletions(word.text, 1)) keys.add(`j${form}`);
  }
  for (const row of joinedRows(word)) keys.add(`J${row}`);
  for (const reading of word.syllables) if (reading.includes('-')) keys.add(`S${reading}`);
  for (const group of cantoneseOfTwo(word)) keys.add(`C${group}`);
  const asSpelt = formOfSpeltJoin(word);
  if (asSpelt !== null) keys.add(`V${asSpelt}`);
  for (const join of [joins[place - 1], joins[place]])
    if (join !== undefined) keys.add(queryJoinKey(join).key);
  return [...keys].map((key) => ({ key, ceiling: model.joined }));
}
