import { EAST_SLAVIC, SOUTH_SLAVIC } from './data/words.ts';
import { isAbsent, type GivenCountry } from './given-country.ts';
import type { ReadText } from './mentions.ts';
import type { Place, PostalCode } from './place.ts';
import type { Grade, Piece, Reading } from './reading.ts';

/** Postal codes of a region, five digits as Ukraine writes them and six as Russia does. */
export function postalPieces(place: Place, named: readonly Piece[], { read, given }: Reading): Piece[] {
  if (place.postalCodes === undefined) return [];
  return read.tokens.flatMap((token) => {
    const code = place.postalCodes?.find(({ pattern }) => pattern.test(token.text));
    const grade = code === undefined ? null : postalGrade(code, named, read, given);
    return grade === null ? [] : [{ kind: 'postal code', text: token.text, grade, postalPrefixes: [] }];
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

/** Codes of a country's own shape: they never raise a flag, they bear out a town. */
export function ownCodePieces({ ownCodes }: Place, { read, given }: Reading): Piece[] {
  if (ownCodes === undefined || !isAbsent(given)) return [];
  const codes = read.tokens.filter((token) => ownCodes.test(token.text));
  return codes.map(({ text }) => ({
    kind: 'postal code',
    text,
    grade: 'support',
    postalPrefixes: [],
  }));
}
