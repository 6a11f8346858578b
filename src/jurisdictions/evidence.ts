import { gradeOf } from './grades.ts';
import { isAtHome } from './given-country.ts';
import { meantMentions } from './meaning.ts';
import type { Mention } from './mention.ts';
import { mentionText } from './mentions.ts';
import type { Place } from './place.ts';
import { ownCodePieces, postalPieces } from './postal-codes.ts';
import type { Evidence, EvidenceKind, Piece, Reading } from './reading.ts';
import { hasDigit } from './tokens.ts';

/** The evidence for one place in a text; empty where it does not suffice for a flag. */
export function evidenceFor(place: Place, reading: Reading): readonly Evidence[] {
  const meant = meantMentions(place, reading);
  const named = meant.flatMap((mention) => pieceOf(place, mention, meant, reading));
  const pieces = [
    ...named,
    ...postalPieces(place, named, reading),
    ...ownCodePieces(place, reading),
    ...codePieces(place, reading),
  ];
  return suffices(pieces, place, reading) ? accepted(pieces) : [];
}

function pieceOf(place: Place, mention: Mention, meant: readonly Mention[], reading: Reading): Piece[] {
  const grade = gradeOf(place, mention, meant, reading);
  if (grade === null) return [];
  const text = mentionText(reading.read, mention);
  const postalPrefixes = mention.name.town?.postalPrefixes ?? [];
  return [{ kind: kindOf(place, mention), text, grade, postalPrefixes }];
}

function kindOf(place: Place, { name }: Mention): EvidenceKind {
  if (name.nameClass === 'town') return 'place name';
  const isRegion =
    place.subdivisions !== undefined || name.nameClass === 'region' || name.nameClass === 'regionContext';
  return isRegion ? 'region name' : 'country';
}

/** Three-letter ISO codes count in capitals as the last component: `..., Tehran, IRN`. */
function codePieces(place: Place, { read }: Reading): Piece[] {
  const words = read.tokens.filter((token) => !hasDigit(token));
  const last = words.at(-1);
  if (place.alpha3 === undefined || last === undefined || words.at(-2)?.text !== ',') return [];
  const text = read.text.slice(last.start, last.end);
  return text === place.alpha3 ? [{ kind: 'country', text, grade: 'alone', postalPrefixes: [] }] : [];
}

function suffices(pieces: readonly Piece[], place: Place, { given }: Reading): boolean {
  if (pieces.some((piece) => piece.grade === 'alone')) return true;
  const halves = pieces.filter((piece) => piece.grade === 'half');
  if (halves.some(isName) && distinct(halves) > 1) return true;
  if (pieces.some((piece) => piece.kind === 'place name' && hasItsCode(place, piece, pieces))) return true;
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
function hasItsCode(place: Place, town: Piece, pieces: readonly Piece[]): boolean {
  if (town.grade !== 'weak') return false;
  const codes = pieces.filter((piece) => piece.kind === 'postal code');
  if (place.ownCodes !== undefined) return codes.length > 0;
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
