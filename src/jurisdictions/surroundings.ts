import {
  ARTICLES,
  COMPOUND_BEHIND,
  PERSON_WORDS,
  STREET_AFTER,
  STREET_AFTER_ALWAYS,
  STREET_BEFORE,
  STREET_BEFORE_ARTICLE,
  STREET_PAIRS,
  US_STATES,
  VENUE_AFTER,
  VENUE_BEFORE,
} from './data/words.ts';
import type { Mention } from './mention.ts';
import type { ReadText } from './mentions.ts';
import { hasDigit, isBreak, type Token } from './tokens.ts';

/** Where a name stands among the tokens of its text. */
type Spoken = Pick<Mention, 'words'>;

/** Tokens of a mention's text and where it stands among them. */
interface Spot {
  readonly read: ReadText;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
}

/**
 * True where the words around a name show that it is part of another name: a street, a venue, a hyphenated town, a
 * person. `atHome` says that the country given is the place's own, where a street word may begin the next part.
 */
export function isPartOfOtherName(read: ReadText, mention: Spoken, atHome: boolean): boolean {
  const spot = spotOf(read, mention);
  if (spot === null) return false;
  return (
    isStreetBehind(spot, atHome) ||
    isStreetBefore(spot) ||
    isCompound(spot) ||
    isVenue(spot) ||
    isPerson(spot)
  );
}

/** True for a name directly followed by a US, Canadian or Australian state: `Cuba, MO 65453`, `Moscow, Idaho`. */
export function isFollowedByState(read: ReadText, mention: Spoken): boolean {
  const spot = spotOf(read, mention);
  if (spot === null) return false;
  const { tokens } = spot;
  const next = tokens[spot.to]?.text === ',' ? spot.to + 1 : spot.to;
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(next, next + length);
    const last = words.at(-1);
    if (words.length < length || last === undefined || words.some(isBreak)) continue;
    const behind = tokens[next + length];
    const raw = read.text.slice(words[0]?.start, last.end);
    if (isState(words.map((token) => token.text).join(' '), raw, behind)) return true;
  }
  return false;
}

/** `CA` in capitals, or in small letters before a ZIP; a state in full at the end, before a break or a ZIP. */
function isState(folded: string, raw: string, behind: Token | undefined): boolean {
  const beforeZip = behind !== undefined && /^\d{4,5}$/u.test(behind.text);
  if (US_STATES.has(folded)) return isBreak(behind) || beforeZip;
  const capitals = raw.replaceAll('.', '');
  const code = beforeZip ? capitals.toUpperCase() : capitals;
  return STATE_CODES.has(code) && (isBreak(behind) || beforeZip || /^[a-z]\d[a-z]/u.test(behind?.text ?? ''));
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.values());

/** True where the name is a whole component once words with digits are taken off. */
export function isWholeComponent(read: ReadText, mention: Spoken): boolean {
  const spot = spotOf(read, mention);
  return spot === null || componentWords(spot).length === spot.to - spot.from;
}

/** True where nothing but words with digits follows the name in the whole text. */
export function isLast(read: ReadText, mention: Spoken): boolean {
  const spot = spotOf(read, mention);
  if (spot === null) return true;
  return spot.tokens.slice(spot.to).every((token) => token.text === ',' || hasDigit(token));
}

/** True for a name with a house number behind it, a street by itself: `Cuba 2040, Buenos Aires`. */
export function isBeforeHouseNumber(read: ReadText, mention: Spoken): boolean {
  const spot = spotOf(read, mention);
  return spot !== null && /^\d{1,4}\p{L}?$/u.test(spot.tokens[spot.to]?.text ?? '');
}

function spotOf(read: ReadText, mention: Spoken): Spot | null {
  return mention.words === null ? null : { read, tokens: read.tokens, ...mention.words };
}

/** Words of the component around a name that carry no digit. */
function componentWords(spot: Spot): readonly Token[] {
  const [first, last] = componentBounds(spot);
  return spot.tokens.slice(first, last).filter((token) => !hasDigit(token));
}

function componentBounds({ tokens, from, to }: Spot): [first: number, last: number] {
  let first = from;
  let last = to;
  while (first > 0 && !isBreak(tokens[first - 1])) first -= 1;
  while (last < tokens.length && !isBreak(tokens[last])) last += 1;
  return [first, last];
}

function isStreetBehind({ tokens, to }: Spot, atHome: boolean): boolean {
  const word = tokens[to];
  if (word === undefined || !STREET_AFTER.has(word.text)) return false;
  if (!atHome && STREET_AFTER_ALWAYS.has(word.text)) return true;
  const next = tokens[to + 1];
  return next === undefined || isBreak(next) || hasDigit(next);
}

function isStreetBefore({ tokens, from }: Spot): boolean {
  let index = from - 1;
  while (ARTICLES.has(tokens[index]?.text ?? '')) index -= 1;
  const word = tokens[index]?.text ?? '';
  const hasArticle = index < from - 1;
  if (STREET_BEFORE.has(word) || (hasArticle && STREET_BEFORE_ARTICLE.has(word))) return true;
  return STREET_PAIRS[word] !== undefined && tokens[index - 1]?.text === STREET_PAIRS[word];
}

/** `Славянск-на-Кубани`: a hyphen without spaces, then a linking word. */
function isCompound({ read, tokens, from, to }: Spot): boolean {
  const next = tokens[to];
  const end = tokens[to - 1]?.end ?? 0;
  if (next?.start !== end + 1 || from >= to) return false;
  return /[-‐‑]/u.test(read.text.charAt(end)) && COMPOUND_BEHIND.has(next.text);
}

function isVenue({ tokens, from, to }: Spot): boolean {
  return VENUE_AFTER.has(tokens[to]?.text ?? '') || VENUE_BEFORE.has(tokens[from - 1]?.text ?? '');
}

/** `c/o Maria Cuba`: everything from the person's word to the first number or break is a person. */
function isPerson(spot: Spot): boolean {
  const [first] = componentBounds(spot);
  const before = spot.tokens.slice(first, spot.from);
  return PERSON_WORDS.has(before[0]?.text ?? '') && !before.some(hasDigit);
}
