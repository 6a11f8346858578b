import type { ColumnField } from './column-fields.ts';
import type { HeadingMeaning } from './heading-meaning.ts';
import { isWholeWhenAlone } from './heading-words.ts';
import type { RecognisedField, SeenColumn } from './seen-column.ts';

const PARTS: readonly HeadingMeaning[] = ['given_name', 'middle_name', 'family_name', 'second_family_name'];
const GIVEN: readonly HeadingMeaning[] = ['given_name', 'middle_name'];
const FAMILY: readonly HeadingMeaning[] = ['family_name', 'second_family_name'];

/** What the columns with names are, null for every other: the party, a person by the parts of its name, and further parties. */
export function nameFields(columns: readonly SeenColumn[]): readonly (RecognisedField | null)[] {
  const fields = new Array<RecognisedField | null>(columns.length).fill(null);
  const give = (places: readonly number[], field: ColumnField | null, isSure = true): void => {
    for (const place of places) {
      const meant = columns[place]?.meant;
      if (meant === undefined || meant === null) continue;
      fields[place] = {
        field: field ?? (meant.meaning as ColumnField),
        isSure: isSure && meant.isSure,
      };
    }
  };
  const { parts, shortName, wholes, lines, organisations, others, numbers } = sorted(columns);
  give(numbers, 'reference');
  if (shortName !== null) give([shortName], 'family_name');
  give(parts.places, null, parts.isWhole);
  give(parts.repeated, null, false);
  // "Name 2" goes on where the column before it ends.
  const before = wholes.findLast((place) => place < (lines[0] ?? 0));
  const first = before ?? wholes[0];
  const further = wholes.filter((place) => place !== first);
  const [party, ...owners] = first === undefined ? organisations : [first, ...further, ...organisations];
  if (party !== undefined) give([party], 'name');
  give([...owners, ...others], 'other_name');
  give(lines, party === undefined ? 'other_name' : 'name');
  if (parts.isAlone) give(parts.places, party === undefined ? 'name' : 'other_name');
  return fields;
}

/** The columns of each kind, by their places. */
interface Sorted {
  readonly parts: {
    readonly places: readonly number[];
    /** Of a part that several columns have, of which it is not plain that they are one person's. */
    readonly repeated: readonly number[];
    /** Whether they are a whole name together. */
    readonly isWhole: boolean;
    /** Whether one of them is a whole name by itself. */
    readonly isAlone: boolean;
  };
  /** "Name" beside "Vorname": the family name. Null for none. */
  readonly shortName: number | null;
  readonly wholes: readonly number[];
  readonly lines: readonly number[];
  readonly organisations: readonly number[];
  readonly others: readonly number[];
  /** Headed like names, and numbers: "Customer" over 1001, 1002. */
  readonly numbers: readonly number[];
}

function sorted(columns: readonly SeenColumn[]): Sorted {
  const placesOf = (meanings: readonly HeadingMeaning[]): readonly number[] =>
    columns.flatMap(({ meant }, place) =>
      meant !== null && meanings.includes(meant.meaning) ? [place] : [],
    );
  const named = placesOf(['whole_name', 'organisation', 'other_party']);
  const numbers = named.filter((place) => !holdsLetters(columns[place]?.cells ?? []));
  const withLetters = (meaning: HeadingMeaning): readonly number[] =>
    placesOf([meaning]).filter((place) => !numbers.includes(place));
  const wholes = withLetters('whole_name');
  const given = placesOf(GIVEN);
  const family = placesOf(FAMILY);
  const shortName =
    family.length > 0 || given.length === 0 ? null : (wholes.find((at) => isShort(columns, at)) ?? null);
  const places = placesOf(PARTS);
  const isPair = (given.length > 0 && family.length > 0) || shortName !== null;
  const isAlone = !isPair && isWholeAlone(columns, places);
  return {
    parts: { places, repeated: repeatedAmong(columns, places), isWhole: isPair || isAlone, isAlone },
    shortName,
    wholes: wholes.filter((place) => place !== shortName),
    lines: placesOf(['name_line']),
    organisations: withLetters('organisation'),
    others: withLetters('other_party'),
    numbers,
  };
}

/** Two first names or two last names: one person's, or those of two. */
function repeatedAmong(columns: readonly SeenColumn[], places: readonly number[]): readonly number[] {
  const meaningAt = (place: number): HeadingMeaning | undefined => columns[place]?.meant?.meaning;
  const isRepeated = (place: number): boolean =>
    places.some((other) => other !== place && meaningAt(other) === meaningAt(place));
  return places.filter((place) => meaningAt(place) !== 'middle_name' && isRepeated(place));
}

const isShort = (columns: readonly SeenColumn[], place: number): boolean =>
  isWholeWhenAlone(columns[place]?.heading ?? '');

/** "Nom" or "Nombre" alone is the whole name; "First name" alone is half of one, and the other half is somewhere. */
function isWholeAlone(columns: readonly SeenColumn[], [place, ...more]: readonly number[]): boolean {
  return place !== undefined && more.length === 0 && isShort(columns, place);
}

function holdsLetters(cells: readonly string[]): boolean {
  return cells.length === 0 || cells.filter((cell) => /\p{L}/u.test(cell)).length * 2 >= cells.length;
}
