import type { EntryType } from '../domain/listed-party.ts';
import type { BatchItem } from '../screening/batch.ts';
import { readContacts } from '../screening/contact-values.ts';
import type { ColumnField } from './columns/column-fields.ts';
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

/** Reads what a row of a file asks to screen. */
export function readRowItem(
  row: FileRow,
  reading: Pick<UploadReading, 'format' | 'columns' | 'mapping'>,
): RowItem {
  if ('problem' in row) return { problem: row.problem };
  const problem = widthProblem(row.cells, reading) ?? textProblem(row.cells, reading);
  if (problem !== null) return { problem };
  const text = (field: ColumnField): string => fieldText(row.cells, reading, field);
  const [name, address, country] = [text('name'), text('address'), text('country')];
  const contacts = readContacts({ email: text('email'), phone: text('phone'), website: text('website') });
  return {
    item: {
      name,
      ...(address === '' ? {} : { address }),
      ...(country === '' ? {} : { country }),
      ...(contacts.length === 0 ? {} : { contacts }),
    },
    entryType: entityTypeOf(text('entity_type')),
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

function textProblem(
  cells: readonly string[],
  reading: Pick<UploadReading, 'columns' | 'mapping'>,
): string | null {
  const name = fieldText(cells, reading, 'name');
  if (name === '') return 'The row has no name.';
  if (!holdsText(name)) return 'The name has no letter and no digit.';
  const address = fieldText(cells, reading, 'address');
  if (address !== '' && !holdsText(address)) return 'The address has no letter and no digit.';
  for (const [field, longest = 0] of Object.entries(LONGEST)) {
    const { length } = [...fieldText(cells, reading, field as ColumnField)];
    if (length > longest) return `The ${field} has ${length} characters, at most ${longest} are screened.`;
  }
  return null;
}

const holdsText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function fieldText(
  cells: readonly string[],
  { mapping }: Pick<UploadReading, 'mapping'>,
  field: ColumnField,
): string {
  const filled = mapping.flatMap((known, column) => {
    const cell = known === field ? (cells[column] ?? '').trim() : '';
    return cell === '' ? [] : [cell];
  });
  const separator = JOINED_BY[field];
  const text = separator === undefined ? (filled[0] ?? '') : filled.join(separator);
  return field === 'name' || field === 'address' ? text.replace(/\s+/gu, ' ') : text;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
