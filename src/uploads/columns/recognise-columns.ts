import { fieldOfContent, filledCells, isValue, lookOf, type ColumnLook } from './column-content.ts';
import { PERSON_PARTS, type ColumnField, type ColumnMapping } from './column-fields.ts';
import { isContradicted } from './contradictions.ts';
import { entityTypeOf } from './entity-type-words.ts';
import type { HeadingMeaning } from './heading-meaning.ts';
import { meaningOfHeading, speaksOfNames } from './heading-words.ts';
import { nameFields } from './name-columns.ts';
import type { RecognisedField, SeenColumn } from './seen-column.ts';

type Rows = readonly (readonly string[])[];

/**
 * How a column came by its field: by a heading that we know, by a guess, by its owner's choice, or it has none. `unnamed` has none, and a
 * heading that speaks of names; `contradicted` has one that its cells do not look like.
 */
export type ColumnOrigin = 'known' | 'guess' | 'chosen' | 'unknown' | 'unnamed' | 'contradicted';

/** The columns of a file as far as they can be recognised. All have one entry for each column. */
export interface RecognisedColumns {
  readonly mapping: ColumnMapping;
  readonly origins: readonly ColumnOrigin[];
  readonly looks: readonly ColumnLook[];
}

/** Fields of headings that need no look at the other columns. */
const FIELD_OF: Readonly<Partial<Record<HeadingMeaning, ColumnField>>> = {
  whole_address: 'address',
  country: 'country',
  email: 'email',
  phone: 'phone',
  website: 'website',
  identifier: 'identifier',
  wallet: 'wallet',
  birth_date: 'birth_date',
  entity_type: 'entity_type',
  some_type: 'entity_type',
  reference: 'reference',
  note: 'note',
};

/** Parts of an address, which are screened together in the order of their columns. */
const ADDRESS_PARTS: ReadonlySet<HeadingMeaning> = new Set([
  'street',
  'address_line',
  'postal_code',
  'city',
  'region',
]);
const STREET_PARTS: ReadonlySet<HeadingMeaning> = new Set(['whole_address', 'street', 'address_line']);

/**
 * True when a row holds headings: it has a word that we know, and no value. Otherwise it is taken for data, since to
 * screen a heading costs a search, and to leave out a row may cost a match.
 */
export function hasHeadings(cells: readonly string[]): boolean {
  return !cells.some(isValue) && knownHeadings(cells) > 0;
}

/** How many of the cells are headings that we know. */
export function knownHeadings(cells: readonly string[]): number {
  return cells.filter((cell) => cell.length <= 100 && meaningOfHeading(cell) !== null).length;
}

/**
 * What each column is: by its heading, and where no table has it by its content, which is a guess. `headings` is null for a
 * file without; `rows` are the first rows of data.
 */
export function recogniseColumns(headings: readonly string[] | null, rows: Rows): RecognisedColumns {
  const count = Math.max(headings?.length ?? 0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: count }, (_, column): SeenColumn => {
    const heading = headings?.[column] ?? '';
    const cells = filledCells(rows, column);
    return { heading, meant: meaningOfHeading(heading), cells, look: lookOf(cells) };
  });
  const names = nameFields(columns);
  const hasStreet = columns.some(({ meant }) => meant !== null && STREET_PARTS.has(meant.meaning));
  const mapping: ColumnField[] = [];
  const origins: ColumnOrigin[] = [];
  columns.forEach((column, place) => {
    const field = names[place] ?? byHeading(column, hasStreet);
    mapping.push(field?.field ?? 'none');
    origins.push(originOf(column, field));
  });
  guessByContent({ columns, mapping, origins, hasHeadings: headings !== null });
  return { mapping, origins, looks: columns.map(({ look }) => look) };
}

function originOf({ heading, cells }: SeenColumn, field: RecognisedField | null): ColumnOrigin {
  if (field === null) return speaksOfNames(heading) ? 'unnamed' : 'unknown';
  if (isContradicted(field.field, cells)) return 'contradicted';
  return field.isSure ? 'known' : 'guess';
}

function byHeading({ meant, cells, look, heading }: SeenColumn, hasStreet: boolean): RecognisedField | null {
  if (meant === null) return null;
  const { meaning, isSure } = meant;
  if (meaning === 'entity_type' || meaning === 'some_type') {
    return holdsTypes(cells)
      ? { field: 'entity_type', isSure: isSure && meaning === 'entity_type' }
      : { field: 'none', isSure: true };
  }
  // "Address" heads the wallets of a list of wallets.
  if (STREET_PARTS.has(meaning) && look === 'contacts') {
    const field = fieldOfContent(cells, look, heading !== '');
    return { field, isSure: false };
  }
  if (ADDRESS_PARTS.has(meaning)) return { field: hasStreet ? 'address' : 'none', isSure };
  return { field: FIELD_OF[meaning] ?? 'none', isSure };
}

/** A column headed "Type" says more often what kind of customer somebody is than whether it is a person. */
function holdsTypes(cells: readonly string[]): boolean {
  return (
    cells.length > 0 && cells.filter((cell) => entityTypeOf(cell) !== null).length * 5 >= cells.length * 4
  );
}

/** Gives the fields that no heading named to the first column that looks like them. */
function guessByContent({
  columns,
  mapping,
  origins,
  hasHeadings: headed,
}: {
  readonly columns: readonly SeenColumn[];
  readonly mapping: ColumnField[];
  readonly origins: ColumnOrigin[];
  readonly hasHeadings: boolean;
}): void {
  const inOrder = columns.map((column, place) => ({ ...column, place }));
  const speaking = inOrder.filter(({ place }) => origins[place] === 'unnamed');
  for (const { meant, cells, look, place } of [...speaking, ...inOrder]) {
    if (meant !== null || mapping[place] !== 'none') continue;
    const field = fieldOfContent(cells, look, headed);
    const hasName = field === 'name' && namesAny(mapping);
    if (field === 'none' || hasName || mapping.includes(field)) continue;
    mapping[place] = field;
    origins[place] = 'guess';
  }
  doubtWhatIsLeftOut(columns, mapping, origins);
}

const NO_NAMES: ReadonlySet<ColumnLook> = new Set([
  'contacts',
  'dates',
  'codes',
  'countries',
  'streets',
  'empty',
]);

/** Where no column of names looks like names, any other that does is asked about, whatever its heading says. */
function doubtWhatIsLeftOut(
  columns: readonly SeenColumn[],
  mapping: readonly ColumnField[],
  origins: ColumnOrigin[],
): void {
  const hasNames = columns.some(
    ({ look }, place) => NAMING.has(mapping[place] ?? 'none') && !NO_NAMES.has(look),
  );
  if (hasNames) return;
  columns.forEach(({ look }, place) => {
    const field = mapping[place];
    if (look === 'names' && (field === 'none' || field === 'note' || field === 'reference'))
      origins[place] = field === 'none' ? 'unknown' : 'contradicted';
  });
}

const NAMING: ReadonlySet<ColumnField> = new Set(['name', 'other_name', ...PERSON_PARTS]);

function namesAny(mapping: readonly ColumnField[]): boolean {
  return mapping.some((field) => field === 'name' || field === 'family_name' || field === 'given_name');
}
