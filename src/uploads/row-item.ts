import type { EntryType } from '../domain/listed-party.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { BatchItem } from '../screening/batch.ts';
import { readContacts } from '../screening/contact-values.ts';
import type { ColumnField, ColumnMapping } from './columns/column-fields.ts';
import { entityTypeOf } from './columns/entity-type-words.ts';
import type { FileRow } from './reading/file-row.ts';
import type { UploadReading } from './upload.ts';

/** What a row asks to screen, or why it cannot be screened. */
export type RowItem =
  | { readonly item: BatchItem; readonly entryType: EntryType | null }
  /** In plain words. */
  | { readonly problem: string };

/** How the cells of several columns with one field become one text. A country and a type are the first that is filled. */
const JOINED_BY: Readonly<Partial<Record<ColumnField, string>>> = {
  name: ' ',
  address: ', ',
  email: '; ',
  phone: '; ',
  website: '; ',
};

/** Limits of the interface specification, 8, in code points: a row is screened like an item of a batch. */
const LONGEST: Readonly<Partial<Record<ColumnField, number>>> = {
  name: 500,
  address: 500,
  country: 100,
  email: 500,
  phone: 500,
  website: 500,
};

/** The texts of a row by field; a field without any is left out. */
type RowTexts = Readonly<Partial<Record<ColumnField, string>>>;

/** Reads what a row of a file asks to screen. */
export function readRowItem(
  row: FileRow,
  reading: Pick<UploadReading, 'format' | 'columns' | 'mapping'>,
): RowItem {
  if ('problem' in row) return { problem: row.problem };
  const texts = readTexts(row.cells, reading.mapping);
  const problem = widthProblem(row.cells, reading) ?? textProblem(texts);
  if (problem !== null) return { problem };
  const { name = '', address, country, email, phone, website, entity_type: type } = texts;
  const contacts = readContacts({ email: email ?? '', phone: phone ?? '', website: website ?? '' });
  return {
    item: {
      name,
      ...(address === undefined ? {} : { address }),
      ...(country === undefined ? {} : { country }),
      ...(contacts.length === 0 ? {} : { contacts }),
    },
    entryType: type === undefined ? null : entityTypeOf(type),
  };
}

/** A row with a stray separator has its cells in the wrong columns: it is reported, not guessed at. */
function widthProblem(
  cells: readonly string[],
  { format, columns }: Pick<UploadReading, 'format' | 'columns'>,
): string | null {
  const width = columns.length;
  const isWider = cells.slice(width).some((cell) => cell.trim() !== '');
  // A sheet leaves empty cells out.
  const isNarrower = format.kind === 'text' && cells.length < width;
  if (!isWider && !isNarrower) return null;
  return `The row has ${counted(cells.length, 'cell')}, the first row has ${width}.`;
}

function textProblem(texts: RowTexts): string | null {
  const { name } = texts;
  if (name === undefined) return 'The row has no name.';
  if (!hasLetterOrDigit(name)) return 'The name has no letter and no digit.';
  for (const [field, text] of Object.entries(texts)) {
    const longest = LONGEST[field as ColumnField];
    // Code points are never more than the units that `length` counts.
    if (longest === undefined || text.length <= longest) continue;
    const { length } = [...text];
    if (length > longest) return `The ${field} has ${length} characters, at most ${longest} are screened.`;
  }
  return null;
}

function readTexts(cells: readonly string[], mapping: ColumnMapping): RowTexts {
  const texts: Partial<Record<ColumnField, string>> = {};
  mapping.forEach((field, column) => {
    const cell = field === 'none' ? '' : (cells[column] ?? '').trim();
    if (cell === '') return;
    const known = texts[field];
    const separator = JOINED_BY[field];
    const text = field === 'name' || field === 'address' ? cell.replace(/\s+/gu, ' ') : cell;
    if (known === undefined) texts[field] = text;
    else if (separator !== undefined) texts[field] = known + separator + text;
  });
  return texts;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
