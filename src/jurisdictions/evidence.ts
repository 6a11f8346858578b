import { EAST_SLAVIC, REGION_WORDS, SOUTH_SLAVIC } from './data/words.ts';
import type { GivenCountry } from './given-country.ts';
import { mentionText, type Mention, type ReadText } from './mentions.ts';
import type { Place, PostalCode } from './place.ts';
import { isFollowedByState, isLast, isPartOfOtherName, isWholeComponent } from './surroundings.ts';
import { hasDigit, isBreak } from './tokens.ts';

/** Kinds of evidence, in the order they are told. */
export const EVIDENCE_KINDS = ['country', 'region name', 'postal code', 'place name'] as const;

/** Kind of a piece of evidence. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A piece of evidence as the flag tells it. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly text: string;
}

/**
 * What a piece is worth: `alone` raises the flag; `half` does beside a second of its kind, one of them a name; `weak`
 * and `support` only join evidence that raises it. A `region` town needs a region name, a code or another town.
 */
type Grade = 'alone' | 'half' | 'weak' | 'region' | 'support';

interface Piece extends Evidence {
  readonly grade: Grade;
  readonly start: number;
  /** Postal beginnings of a town, to hold against a code. */
  readonly postalPrefixes: readonly string[];
}

/** An address that was read, with everything that decides whether a name in it is evidence. */
export interface Reading {
  readonly read: ReadText;
  readonly mentions: readonly Mention[];
  readonly given: GivenCountry;
}

/** The evidence for one place in a text; empty where it does not suffice for a flag. */
export function evidenceFor(place: Place, reading: Reading): readonly Evidence[] {
  const own = reading.mentions.filter((mention) => mention.name.place === place);
  const meant = own.filter((mention) => isMeant(place, mention, reading));
  const named = meant.flatMap((mention) => pieceOf(place, mention, meant, reading));
  const pieces = [...named, ...postalPieces(place, named, reading), ...codePieces(place, reading)];
  return suffices(pieces, place, reading) ? accepted(pieces) : [];
}

/** The country given is the place's own, its parent or its claimant. */
function isAtHome(place: Place, { codes, places }: GivenCountry): boolean {
  return places.has(place.id) || place.countries.some((code) => codes.has(code));
}

function isAbsent({ codes, places }: GivenCountry): boolean {
  return codes.size === 0 && places.size === 0;
}

/** False for a name that the words around it or another region of the address show to mean something else. */
function isMeant(place: Place, mention: Mention, { read, mentions, given }: Reading): boolean {
  const atHome = isAtHome(place, given);
  const inStateCountry = ['US', 'CA', 'AU'].some((code) => given.codes.has(code));
  if ((inStateCountry || isAbsent(given)) && isFollowedByState(read, mention)) return false;
  const isSelfEvident = mention.name.words.length > 1 && mention.name.nameClass === 'strong';
  if (!isSelfEvident && isPartOfOtherName(read, mention, atHome)) return false;
  if (isOverruledByRegion(place, mention, read, mentions)) return false;
  const other = mention.name.town?.notWhenNamed;
  return (
    other === undefined ||
    !mentions.some((found) => found.name.place?.id === other && namesPlace(found, mention))
  );
}

function namesPlace(found: Mention, mention: Mention): boolean {
  return found.name.nameClass !== 'town' || (found.start !== mention.start && found.name.use !== 'region');
}

/**
 * `Донецк, Ростовская область`, `с. Крым, Мясниковский район, Ростовская область`, `Первомайськ, Миколаївська область`:
 * beside a region of another name, one word is not an occupied region unless that is named in full too.
 */
function isOverruledByRegion(
  place: Place,
  mention: Mention,
  read: ReadText,
  mentions: readonly Mention[],
): boolean {
  if (place.subdivisions === undefined) return false;
  const isFullName = (found: Mention): boolean =>
    found.name.place === place && found.name.nameClass !== 'town' && found.name.words.length > 1;
  return !mentions.some(isFullName) && hasOtherRegion(read, mentions, place) && !isFullName(mention);
}

function hasOtherRegion({ tokens }: ReadText, mentions: readonly Mention[], place: Place): boolean {
  const isOwn = (index: number): boolean =>
    mentions.some(
      ({ name, words }) => name.place === place && words !== null && words.from <= index && index < words.to,
    );
  const named = mentions.some(
    ({ name }) => name.place?.subdivisions === undefined && name.nameClass === 'region',
  );
  return (
    named ||
    tokens.some(
      (token, index) => REGION_WORDS.has(token.text) && !isOwn(index) && hasWordBeside(tokens, index),
    )
  );
}

function hasWordBeside(tokens: ReadText['tokens'], index: number): boolean {
  return !isBreak(tokens[index - 1]) || !isBreak(tokens[index + 1]);
}

function pieceOf(place: Place, mention: Mention, meant: readonly Mention[], reading: Reading): Piece[] {
  const grade = gradeOf(place, mention, meant, reading);
  if (grade === null) return [];
  const text = mentionText(reading.read, mention);
  const postalPrefixes = mention.name.town?.postalPrefixes ?? [];
  return [{ kind: kindOf(place, mention), text, grade, start: mention.start, postalPrefixes }];
}

function kindOf(place: Place, { name }: Mention): EvidenceKind {
  if (name.nameClass === 'town') return 'place name';
  const isRegion =
    place.subdivisions !== undefined || name.nameClass === 'region' || name.nameClass === 'regionContext';
  return isRegion ? 'region name' : 'country';
}

function gradeOf(place: Place, mention: Mention, meant: readonly Mention[], reading: Reading): Grade | null {
  const { given } = reading;
  const elsewhere = !isAtHome(place, given) && !isAbsent(given);
  switch (mention.name.nameClass) {
    case 'strong':
      return place.heldSideOnly === true && !given.codes.has('RU') ? 'support' : 'alone';
    case 'heldSide':
      return place.heldSideOnly === true && !given.codes.has('RU') && !isAbsent(given) ? 'support' : 'alone';
    case 'component':
      return componentGrade(place, mention, meant, reading);
    case 'capitals':
      return capitalsGrade(mention, meant, reading, elsewhere);
    case 'region':
      return elsewhere ? 'half' : 'alone';
    case 'regionContext':
      return isAtHome(place, given) ? 'alone' : 'weak';
    case 'town':
      return townGrade(place, mention, given, elsewhere);
    case 'countryFieldOnly':
    case 'other':
      return null;
  }
}

/** A whole component or the last words; with another country given the last component, and twice if it has such a town. */
function componentGrade(
  place: Place,
  mention: Mention,
  meant: readonly Mention[],
  { read, given }: Reading,
): Grade | null {
  const isWhole = isWholeComponent(read, mention);
  const isEnd = isLast(read, mention);
  if (isAtHome(place, given) || isAbsent(given)) return isWhole || isEnd ? 'alone' : null;
  const followsOwn = meant.some(
    (other) => read.text.slice(other.end, mention.start).trim() === '' && other.end <= mention.start,
  );
  if (!isEnd || !(isWhole || followsOwn)) return null;
  const homonyms = place.homonyms?.[mention.name.spelling] ?? [];
  return homonyms.some((code) => given.codes.has(code)) ? 'half' : 'alone';
}

/** `DNR` and the like: in capitals, beside a town or a component by itself, and never elsewhere (a parliament, a ministry). */
function capitalsGrade(
  mention: Mention,
  meant: readonly Mention[],
  { read, given }: Reading,
  elsewhere: boolean,
): Grade | null {
  const text = mentionText(read, mention);
  if (elsewhere || text !== text.toUpperCase()) return null;
  const besideTown = meant.some((other) => other.name.nameClass === 'town');
  if (besideTown) return 'alone';
  return isWholeComponent(read, mention) && !isAbsent(given) && mention.name.spelling !== 'ARC'
    ? 'alone'
    : 'weak';
}

function townGrade(place: Place, { name }: Mention, given: GivenCountry, elsewhere: boolean): Grade | null {
  if (name.use === undefined || name.use === 'never') return null;
  if (name.use === 'region') return 'region';
  if (name.use === 'strong') return elsewhere ? 'half' : 'alone';
  const onlyIn = name.town?.onlyIn ?? place.countries;
  return given.places.has(place.id) || onlyIn.some((code) => given.codes.has(code)) ? 'alone' : 'weak';
}

/** Postal codes of a region, five digits as Ukraine writes them and six as Russia does. */
function postalPieces(place: Place, named: readonly Piece[], { read, given }: Reading): Piece[] {
  if (place.postalCodes === undefined) return [];
  return read.tokens.flatMap((token) => {
    const code = place.postalCodes?.find(({ pattern }) => pattern.test(token.text));
    const grade = code === undefined ? null : postalGrade(code, named, read, given);
    return grade === null
      ? []
      : [{ kind: 'postal code', text: token.text, grade, start: token.start, postalPrefixes: [] }];
  });
}

/** 95112 is San José, 99084 Erfurt: a code counts in its own country, in an East Slavic address, or beside its town. */
function postalGrade(
  { system }: PostalCode,
  named: readonly Piece[],
  { text }: ReadText,
  given: GivenCountry,
): Grade | null {
  const isRussian = given.codes.has('RU');
  if (given.codes.has('UA') || (isRussian && system === 'russia')) return 'alone';
  if (isRussian) return 'support';
  if (!isAbsent(given) && ![...given.codes].every((code) => code === 'UA')) return null;
  if (isEastSlavic(text) || named.some((piece) => piece.grade === 'alone')) return 'alone';
  return 'support';
}

function isEastSlavic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text) && EAST_SLAVIC.test(text) && !SOUTH_SLAVIC.test(text);
}

/** Three-letter ISO codes count in capitals as the last component: `..., Tehran, IRN`. */
function codePieces(place: Place, { read }: Reading): Piece[] {
  const words = read.tokens.filter((token) => !hasDigit(token));
  const last = words.at(-1);
  if (place.alpha3 === undefined || last === undefined || words.at(-2)?.text !== ',') return [];
  const text = read.text.slice(last.start, last.end);
  return text === place.alpha3
    ? [{ kind: 'country', text, grade: 'alone', start: last.start, postalPrefixes: [] }]
    : [];
}

function suffices(pieces: readonly Piece[], place: Place, { given }: Reading): boolean {
  if (pieces.some((piece) => piece.grade === 'alone')) return true;
  const halves = pieces.filter((piece) => piece.grade === 'half');
  if (halves.some(isName) && distinct(halves) > 1) return true;
  if (pieces.some((piece) => piece.kind === 'place name' && hasItsCode(piece, pieces))) return true;
  const regional = pieces.filter((piece) => piece.grade === 'region');
  return (
    isAtHome(place, given) && regional.length > 0 && (pieces.some(isRegionEvidence) || distinct(regional) > 1)
  );
}

function isName({ kind }: Piece): boolean {
  return kind === 'country' || kind === 'region name';
}

function isRegionEvidence(piece: Piece): boolean {
  return piece.kind === 'region name' || piece.kind === 'postal code';
}

/** A town and its own postal code bear each other out: `Donetsk 83000`. A `region` town needs more: `Lyman, 84400`. */
function hasItsCode(town: Piece, pieces: readonly Piece[]): boolean {
  if (town.grade !== 'weak') return false;
  const codes = pieces.filter((piece) => piece.kind === 'postal code');
  return codes.some(({ text }) => town.postalPrefixes.some((prefix) => text.startsWith(prefix)));
}

function distinct(pieces: readonly Piece[]): number {
  return new Set(pieces.map((piece) => piece.text.toLowerCase())).size;
}

/** All pieces of a raised flag; a `region` town still needs its region, a code or another town. */
function accepted(pieces: readonly Piece[]): readonly Evidence[] {
  return pieces.filter((piece) => {
    if (piece.grade !== 'region') return true;
    return pieces.some(
      (other) => other !== piece && (isRegionEvidence(other) || other.kind === 'place name'),
    );
  });
}
