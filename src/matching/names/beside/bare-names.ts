import {
  APART,
  endsWithForm,
  FEWEST_LETTERS_ALONE,
  FEWEST_WORDS,
  isOrganisation,
  isTelling,
  textOf,
  type BareName,
} from './bare-name.ts';
import {
  allBeside,
  besideAt,
  besideAtEnd,
  saysPlace,
  withoutUnspaced,
  type FoundBeside,
  type KindBeside,
} from './kinds-beside.ts';
import { severalParties } from './several-parties.ts';
import { segmentsOf, tokensOf, type Token } from './spans.ts';

/** The only ones that stand beside people alone. */
const OF_PERSONS: ReadonlySet<KindBeside> = new Set(['office', 'title', 'degree', 'date']);

/** What is told from a name in front of it and behind it without anything between. */
const IN_FRONT: readonly KindBeside[] = ['office', 'title', 'number'];
const BEHIND: readonly KindBeside[] = ['date', 'number', 'office', 'degree', 'place', 'branch', 'note'];

const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}·・]+$/u;

function isEnough(tokens: readonly Token[], isOfPerson: boolean): boolean {
  const telling = tokens.filter(isTelling);
  const [only] = telling;
  if (only === undefined) return false;
  if (telling.length >= FEWEST_WORDS) return true;
  if (CHARACTERS.test(only.text)) return only.text.length >= FEWEST_WORDS;
  return !isOfPerson && only.folded.length >= FEWEST_LETTERS_ALONE;
}

interface Cut {
  readonly tokens: readonly Token[];
  readonly leftOut: readonly KindBeside[];
}

/** Without the segments that are nothing but what stands beside a name, and without those that say the same again. */
function withoutSegments(tokens: readonly Token[], kinds: readonly KindBeside[]): Cut {
  const leftOut: KindBeside[] = [];
  const kept: (readonly Token[])[] = [];
  const segments = segmentsOf(tokens);
  for (const segment of segments) {
    const found = segments.length === 1 ? null : allBeside(kinds, segment);
    const said = segment.map(({ folded }) => folded).join(' ');
    const isSaid = kept.some((other) => other.map(({ folded }) => folded).join(' ') === said);
    if (found !== null) leftOut.push(...found);
    else if (!isSaid) kept.push(segment);
  }
  return { tokens: kept.flat(), leftOut };
}

/** A place without anything between is told from a name of a person alone, and a note by two words or behind a legal form. */
function mayEnd({ kind, length }: FoundBeside, tokens: readonly Token[], isFirm: boolean): boolean {
  if (tokens.at(-length)?.isApart === true) return true;
  if (kind === 'place')
    return !isFirm || saysPlace(tokens, tokens.length - length) || endsWithForm(tokens.slice(0, -length));
  return kind !== 'note' || length > 1 || endsWithForm(tokens.slice(0, -length));
}

/** Where which kinds are looked for. */
interface Sought {
  readonly apart: readonly KindBeside[];
  readonly front: readonly KindBeside[];
  readonly end: readonly KindBeside[];
}

/** Without what stands right in front of the name and right behind it. */
function withoutEnds(cut: Cut, { front: inFront, end: behind }: Sought): Cut {
  let { tokens } = cut;
  const leftOut = [...cut.leftOut];
  for (;;) {
    const front = besideAt(inFront, tokens, 0);
    if (front === null) break;
    const rest = tokens.slice(front.length);
    const ofPerson = OF_PERSONS.has(front.kind);
    if (!isEnough(rest, ofPerson) || (ofPerson && isOrganisation(rest))) break;
    tokens = rest;
    leftOut.push(front.kind);
  }
  for (;;) {
    const end = besideAtEnd(behind, tokens);
    if (end === null) break;
    const rest = tokens.slice(0, -end.length);
    const isFirm = isOrganisation(rest);
    if (!isEnough(rest, end.kind !== 'number') || !mayEnd(end, tokens, isFirm)) break;
    if (isFirm && OF_PERSONS.has(end.kind)) break;
    tokens = rest;
    leftOut.push(end.kind);
  }
  return { tokens, leftOut };
}

const notOfPersons = (kinds: readonly KindBeside[]): readonly KindBeside[] =>
  kinds.filter((kind) => !OF_PERSONS.has(kind));

const ALL: Sought = { apart: APART, front: IN_FRONT, end: BEHIND };
/** What says nothing of whether it is a person. */
const DETAILS: Sought = { apart: notOfPersons(APART), front: ['number'], end: notOfPersons(BEHIND) };

/** Ends are looked at before the parts and after them: "January 8, 1984" is in two parts, "(Director), Minsk" in two as well. */
const without = (tokens: readonly Token[], sought: Sought): Cut => {
  const cut = withoutEnds({ tokens, leftOut: [] }, sought);
  const parts = withoutSegments(cut.tokens, sought.apart);
  return withoutEnds({ tokens: parts.tokens, leftOut: [...cut.leftOut, ...parts.leftOut] }, sought);
};

/** The name that is typed twice, once. */
function typedOnce(tokens: readonly Token[]): readonly Token[] {
  const half = tokens.length / 2;
  if (!Number.isInteger(half) || half < FEWEST_WORDS) return tokens;
  // Letters alone are no name: "A. A."
  if (!tokens.some(({ folded }) => folded.length > 1)) return tokens;
  const isTwice = tokens.slice(0, half).every(({ folded }, place) => folded === tokens[place + half]?.folded);
  return isTwice ? tokens.slice(0, half) : tokens;
}

function bareOf(text: string, { tokens, leftOut }: Cut): BareName | null {
  const isOfPerson = leftOut.some((kind) => OF_PERSONS.has(kind));
  if (!isEnough(tokens, isOfPerson)) return null;
  const bare = textOf(tokens);
  return bare === text ? null : { text: bare, leftOut, isOfPerson, isOneOfSeveral: false };
}

/** Longer texts are no names with something beside them. */
const LONGEST_TEXT = 200;
const MOST_NAMES = 6;

/**
 * The names of a typed text without what stands beside them: what says nothing of who it is (numbers, days, places, notes), what
 * an office or title says, the name that is typed twice, and each of several parties. None for most texts. What is written
 * stays: these are looked for beside it.
 */
export function bareNames(text: string): readonly BareName[] {
  if (text.length > LONGEST_TEXT) return [];
  const tokens = tokensOf(text);
  const [only] = tokens;
  if (only === undefined) return [];
  const trimmed = text.trim();
  const inCharacters = CHARACTERS.test(trimmed) ? withoutUnspaced(trimmed) : null;
  const found: (BareName | null)[] =
    inCharacters === null
      ? []
      : [{ text: inCharacters, leftOut: ['office'], isOfPerson: true, isOneOfSeveral: false }];
  const written = textOf(tokens);
  const once = typedOnce(tokens);
  found.push(bareOf(written, { tokens: once, leftOut: [] }));
  for (const sought of [DETAILS, ALL]) {
    const cut = without(once, sought);
    found.push(bareOf(written, { ...cut, tokens: typedOnce(cut.tokens) }));
  }
  found.push(...severalParties(text, tokens));
  const names = found.filter((name) => name !== null && name.text !== written);
  return names
    .filter((name, place) => names.findIndex((other) => other?.text === name?.text) === place)
    .slice(0, MOST_NAMES) as readonly BareName[];
}
