import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/accounts.ts';
import { PLANS } from '../accounts/plans.ts';
import { InvalidInputError } from '../errors.ts';
import type { Screening } from '../screening/screening.ts';
import { namesParty, type ColumnMapping } from './columns/column-fields.ts';
import { questionsOf, unanswered, type ColumnQuestion } from './columns/column-questions.ts';
import { headingsOf, inspectFile, measureCost, type ReadingWishes } from './inspect-file.ts';
import { openTable, type TableFile } from './reading/table-file.ts';
import { UnusableFileError } from './reading/unusable-file.ts';
import type { Upload, UploadOptions, UploadReading } from './upload.ts';
import type { UploadFiles } from './upload-files.ts';

/** What reading a draft needs. */
export interface DraftParts {
  readonly files: Pick<UploadFiles, 'path' | 'requireSound'>;
  readonly screening: Pick<Screening, 'searchesOfBatch'>;
}

/** How a draft is to be read and screened from now on. */
export interface DraftChange extends ReadingWishes {
  /** Absent: as recognised. */
  readonly mapping?: ColumnMapping;
  /** Which country a text means, by its code; absent: as it is. */
  readonly countries?: Readonly<Record<string, string>>;
  readonly options: UploadOptions;
}

/** What the owner of a draft has seen and confirms. */
export interface Confirmed {
  readonly searches: number;
  /** The questions about the columns that were answered, as `answersTo` writes them. */
  readonly answers: string;
}

/** How a draft is read and screened after a change, and what it costs then. Throws `UnusableFileError`. */
export async function readDraft(
  { files, screening }: DraftParts,
  account: Account,
  { id, reading: known, cost }: Upload,
  change: DraftChange,
): Promise<Pick<Upload, 'reading' | 'options' | 'cost'>> {
  const { options } = change;
  await files.requireSound(id);
  const file = openTable(files.path(id));
  try {
    const reading = await changedReading(file, known, change);
    // The cost is that of the rows as they are read; of 100,000 it takes seconds.
    if (isDeepStrictEqual(reading, known)) return { reading, options, cost };
    const mostRows = PLANS[account.plan].uploadRows;
    return { reading, options, cost: await measureCost(file, reading, { screening, mostRows }) };
  } finally {
    file.close();
  }
}

/** Columns that were chosen for another separator, sheet or row of headings mean nothing any more. */
async function changedReading(
  file: TableFile,
  known: UploadReading,
  { format = known.format, headings = headingsOf(known), mapping, countries }: DraftChange,
): Promise<UploadReading> {
  const isSameFormat = isDeepStrictEqual(format, known.format);
  const isReadAlike = isSameFormat && isDeepStrictEqual(headings, headingsOf(known));
  const said = countries === undefined || Object.keys(countries).length === 0 ? {} : { countries };
  if (!isReadAlike || mapping?.length !== known.columns.length) {
    return { ...(await inspectFile(file, isSameFormat ? { format, headings } : { format })), ...said };
  }
  const { countries: _, ...reading } = known;
  const origins = mapping.map((field, column) =>
    field === known.mapping[column] ? (known.origins?.[column] ?? 'chosen') : 'chosen',
  );
  return { ...reading, mapping, origins, ...said };
}

/** Throws `InvalidInputError` or `UnusableFileError` for a draft that its owner cannot start as it was confirmed. */
export function requireStartable(account: Account, { reading, cost }: Upload, confirmed: Confirmed): void {
  if (!namesParty(reading.mapping)) {
    throw new InvalidInputError('columns', 'choose the column that holds the names');
  }
  const open = unanswered(questionsOfReading(reading), confirmed.answers);
  if (open.length > 0) {
    const names = open.map(({ column }) => `“${reading.columns[column] ?? ''}”`).slice(0, 10);
    throw new InvalidInputError('columns', `look at ${names.join(', ')}, and confirm or correct them below`);
  }
  if (cost.searches !== confirmed.searches) {
    throw new InvalidInputError('cost', 'has changed; look at it again and confirm it');
  }
  if (cost.searches === 0)
    throw new InvalidInputError('columns', 'no row can be screened with these columns');
  const mostRows = PLANS[account.plan].uploadRows;
  if (cost.rows > mostRows) {
    throw new UnusableFileError(
      'too_many_rows',
      `The file has ${cost.rows} rows; your plan screens ${mostRows} rows a file.`,
    );
  }
}

/** What must be confirmed of the columns of a file before it is started. */
export function questionsOfReading({ mapping, origins, looks }: UploadReading): readonly ColumnQuestion[] {
  return origins === undefined || looks === undefined ? [] : questionsOf({ mapping, origins, looks });
}
