import type { ColumnField, ColumnMapping } from './column-fields.ts';
import { fieldOfContent, filledCells, isValue } from './column-content.ts';
import { entityTypeOf } from './entity-type-words.ts';
import { foldHeading } from './fold-heading.ts';
import { meaningOfHeading, type HeadingMeaning } from './heading-words.ts';

type Rows = readonly (readonly string[])[];

/** Parts of an address, which are screened together in the order of their columns. */
const ADDRESS_PARTS: readonly HeadingMeaning[] = ['street', 'address_line', 'postal_code', 'city', 'region'];
const STREET_PARTS: readonly HeadingMeaning[] = ['street', 'address_line'];
const NAME_PARTS: readonly HeadingMeaning[] = ['given_name', 'middle_name', 'family_name'];

/**
 * True when the first row holds headings: it has a word that we know, and no value. Otherwise it is taken for data, since to
 * screen a heading costs a search, and to leave out a row may cost a match.
 */
export function hasHeadings(first: readonly string[]): boolean {
  return !first.some(isValue) && first.some((cell) => meaningOfHeading(cell) !== null);
}

/**
 * What each column is, by its heading first and by its content where there is no heading or none that we know. `headings` is
 * null for a file without; `rows` are the first rows of data. Only columns that are sure are taken.
 */
export function recogniseColumns(headings: readonly string[] | null, rows: Rows): ColumnMapping {
  const count = Math.max(headings?.length ?? 0, ...rows.map((cells) => cells.length));
  const meanings = Array.from({ length: count }, (_, column) => meaningOfHeading(headings?.[column] ?? ''));
  const mapping = new Array<ColumnField>(count).fill('none');
  const assign = (columns: readonly number[], field: ColumnField): void => {
    for (const column of columns) mapping[column] = field;
  };
  assign(nameColumns(headings ?? [], meanings, rows), 'name');
  assign(addressColumns(meanings), 'address');
  assign(firstOf(meanings, 'country'), 'country');
  for (const field of ['email', 'phone', 'website'] as const) assign(allOf(meanings, [field]), field);
  assign(
    firstOf(meanings, 'entity_type').filter((column) => holdsTypes(rows, column)),
    'entity_type',
  );
  fillByContent(mapping, meanings, rows);
  return mapping;
}

function allOf(
  meanings: readonly (HeadingMeaning | null)[],
  wanted: readonly HeadingMeaning[],
): readonly number[] {
  return meanings.flatMap((meaning, column) =>
    meaning !== null && wanted.includes(meaning) ? [column] : [],
  );
}

function firstOf(meanings: readonly (HeadingMeaning | null)[], wanted: HeadingMeaning): readonly number[] {
  return allOf(meanings, [wanted]).slice(0, 1);
}

/**
 * A column with whole names, or the parts of names together, or the names of organisations; of people and organisations side
 * by side those that more rows have. "Name; Vorname" is family name and given name.
 */
function nameColumns(
  headings: readonly string[],
  meanings: readonly (HeadingMeaning | null)[],
  rows: Rows,
): readonly number[] {
  const parts = allOf(meanings, NAME_PARTS);
  const whole = allOf(meanings, ['whole_name']).filter((column) => holdsLetters(rows, column));
  const isFamilyName = parts.length > 0 && !meanings.includes('family_name');
  const family = whole.filter((column) => foldHeading(headings[column] ?? '') === 'name');
  if (isFamilyName && family.length > 0) return [...parts, ...family];
  if (whole.length > 0) return whole.slice(0, 1);
  const organisations = firstOf(meanings, 'organisation');
  const choices = [parts, organisations].filter((columns) => columns.length > 0);
  return choices.sort((a, b) => filledRows(rows, b) - filledRows(rows, a))[0] ?? [];
}

function addressColumns(meanings: readonly (HeadingMeaning | null)[]): readonly number[] {
  const whole = firstOf(meanings, 'whole_address');
  const streets = allOf(meanings, STREET_PARTS);
  return whole.length + streets.length === 0 ? [] : [...whole, ...allOf(meanings, ADDRESS_PARTS)];
}

function filledRows(rows: Rows, columns: readonly number[]): number {
  return rows.filter((cells) => columns.some((column) => (cells[column]?.trim() ?? '') !== '')).length;
}

function holdsLetters(rows: Rows, column: number): boolean {
  const cells = filledCells(rows, column);
  return cells.length === 0 || cells.filter((cell) => /\p{L}/u.test(cell)).length * 2 >= cells.length;
}

function holdsTypes(rows: Rows, column: number): boolean {
  const cells = filledCells(rows, column);
  return cells.length > 0 && cells.filter((cell) => entityTypeOf(cell) !== null).length * 2 >= cells.length;
}

/** Gives the fields that no heading named to the first column that looks like them. */
function fillByContent(
  mapping: ColumnField[],
  meanings: readonly (HeadingMeaning | null)[],
  rows: Rows,
): void {
  meanings.forEach((meaning, column) => {
    if (meaning !== null || mapping[column] !== 'none') return;
    const field = fieldOfContent(rows, column);
    if (!mapping.includes(field)) mapping[column] = field;
  });
}
