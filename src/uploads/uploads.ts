import { isDeepStrictEqual } from 'node:util';
import type { Account, Accounts } from '../accounts/accounts.ts';
import { PLANS } from '../accounts/plans.ts';
import type { Clock } from '../domain/clock.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import type { Screening } from '../screening/screening.ts';
import { questionsOf, unanswered, type ColumnQuestion } from './columns/column-questions.ts';
import { namesParty, type ColumnMapping } from './columns/column-fields.ts';
import {
  headingsOf,
  inspectFile,
  measureCost,
  previewFile,
  type FilePreview,
  type ReadingWishes,
} from './inspect-file.ts';
import { deliveredRows } from './delivered-rows.ts';
import { createReadingQueue, type ReadingQueue } from './reading-queue.ts';
import { openTable, type TableFile } from './reading/table-file.ts';
import { UnusableFileError } from './reading/unusable-file.ts';
import type { RowResult, Upload, UploadOptions, UploadReading, UploadState } from './upload.ts';
import type { UploadFiles } from './upload-files.ts';
import type { RowFilter, RowOrder, UploadStore } from './upload-store.ts';

/** What the use cases of uploads are made of. */
export interface UploadsParts {
  readonly store: UploadStore;
  readonly files: UploadFiles;
  readonly accounts: Pick<Accounts, 'admit'>;
  readonly screening: Pick<Screening, 'searchesOfBatch'>;
  readonly clock: Clock;
  /** A fresh id of 32 hexadecimal digits that nobody can guess. */
  readonly createId: () => string;
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

/** One page of results. */
export interface ResultPage {
  readonly rows: readonly RowResult[];
  readonly total: number;
}

/** Screening of whole files. An upload of another account does not exist: `ServiceError` `not_found`. */
export interface Uploads {
  /**
   * Keeps a file, recognises its columns and works out its cost; nothing is screened. Throws `RefusedError` without a running
   * plan, `UnusableFileError` for a file that cannot be screened, which is not kept.
   */
  receive(account: Account, fileName: string, bytes: AsyncIterable<Uint8Array>): Promise<Upload>;
  list(account: Account): Promise<readonly Upload[]>;
  find(account: Account, id: string): Promise<Upload>;
  /** The first rows of the file, and of its data. */
  preview(upload: Upload): Promise<FilePreview>;
  /** Reads a draft otherwise, and works out its cost anew. Throws `UnusableFileError`, `ServiceError` `already_exists` after the start. */
  change(account: Account, id: string, change: DraftChange): Promise<Upload>;
  /**
   * Starts a draft whose cost and columns its owner has seen. Throws `InvalidInputError` when no column is the name, a question
   * about a column was not answered or the cost is not the one confirmed, `UnusableFileError` when the plan does not take so many
   * rows any more, `RefusedError`.
   */
  start(account: Account, id: string, confirmed: Confirmed): Promise<void>;
  /** Gives up the rows that were not screened yet. Without effect on one that has ended. */
  cancel(account: Account, id: string): Promise<void>;
  /** Goes on with an upload that stopped. Throws `RefusedError` without a running plan. */
  resume(account: Account, id: string): Promise<void>;
  /** Deletes an upload with its file and results. Throws `InvalidInputError` while it runs. */
  remove(account: Account, id: string): Promise<void>;
  results(
    upload: Upload,
    filter: RowFilter,
    page: { readonly order: RowOrder; readonly offset: number; readonly limit: number },
  ): Promise<ResultPage>;
  /** Every row that the filter lets pass, in the order of the file, some at a time. */
  deliver(upload: Upload, filter: RowFilter): AsyncIterable<readonly RowResult[]>;
}

/** Interface specification 8. */
const DEFAULT_OPTIONS: UploadOptions = { threshold: 0.3, entryType: null, lists: null };

/** Rows of the file that are shown before it is screened. */
const PREVIEW_ROWS = 8;

/** Drafts that an account may leave lying; the oldest goes when another file comes. */
const MOST_DRAFTS = 5;

const MOST_FILE_NAME_CHARACTERS = 120;

/** Creates the use cases. */
export function createUploads(parts: UploadsParts): Uploads {
  const { store, files, clock } = parts;
  const queue = createReadingQueue();
  const find = async (account: Account, id: string): Promise<Upload> => {
    const upload = /^[0-9a-f]{32}$/u.test(id) ? await store.find(account.id, id) : null;
    if (upload === null) throw new ServiceError('not_found', 'there is no upload with this id');
    return upload;
  };
  const move = async (id: string, from: UploadState, to: UploadState): Promise<boolean> =>
    store.move(id, [from], to, { now: clock() });
  const discard = async (id: string): Promise<void> => {
    await store.remove(id);
    await files.remove(id);
  };
  return {
    find,
    async receive(account, fileName, bytes) {
      parts.accounts.admit(account, 'screening');
      await dropOldDrafts(parts, account, discard);
      return queue.admit(account.id, () => receiveFile({ ...parts, queue }, account, fileName, bytes));
    },
    list: (account) => store.list(account.id),
    preview: ({ id, accountId, reading }) =>
      queue.read(accountId, () => previewFile(files.path(id), reading, PREVIEW_ROWS)),
    async change(account, id, change) {
      const upload = await find(account, id);
      const changed = await queue.read(account.id, () => readDraft(parts, account, upload, change));
      if (!(await store.changeDraft(id, changed))) throw alreadyStarted();
      return { ...upload, ...changed };
    },
    async start(account, id, confirmed) {
      parts.accounts.admit(account, 'screening');
      const upload = await find(account, id);
      requireStartable(account, upload, confirmed);
      if (!(await move(id, 'draft', 'queued'))) throw alreadyStarted();
    },
    async cancel(account, id) {
      await find(account, id);
      const waiting = (await move(id, 'queued', 'cancelled')) || (await move(id, 'stopped', 'cancelled'));
      if (!waiting) await move(id, 'running', 'cancelling');
    },
    async resume(account, id) {
      parts.accounts.admit(account, 'screening');
      await find(account, id);
      await move(id, 'stopped', 'queued');
    },
    async remove(account, id) {
      const { state } = await find(account, id);
      if (['queued', 'running', 'cancelling'].includes(state)) {
        throw new InvalidInputError('upload', 'is being screened; cancel it first');
      }
      await discard(id);
    },
    results: ({ id }, filter, page) => store.rows(id, filter, page),
    deliver: ({ id }, filter) => deliveredRows(store, id, filter),
  };
}

async function receiveFile(
  parts: UploadsParts & { readonly queue: ReadingQueue },
  account: Account,
  fileName: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Upload> {
  const { store, files, clock, createId } = parts;
  const id = createId();
  const fileBytes = await files.save(id, bytes);
  try {
    const inspected = await parts.queue.read(account.id, () => inspectDraft(parts, account, id));
    const upload = { id, accountId: account.id, fileName: bareFileName(fileName), fileBytes, ...inspected };
    await store.add({ ...upload, options: DEFAULT_OPTIONS, createdAt: clock() });
  } catch (error) {
    await files.remove(id);
    throw error;
  }
  const added = await store.find(account.id, id);
  if (added === null) throw new ServiceError('not_found', 'the upload was removed');
  return added;
}

async function inspectDraft(
  { files, screening }: UploadsParts,
  account: Account,
  id: string,
): Promise<Pick<Upload, 'reading' | 'cost'>> {
  const file = openTable(files.path(id));
  try {
    const reading = await inspectFile(file);
    const mostRows = PLANS[account.plan].uploadRows;
    return { reading, cost: await measureCost(file, reading, { screening, mostRows }) };
  } finally {
    file.close();
  }
}

/** Some browsers send the whole path; control characters have no place in a name that is shown and sent back. */
function bareFileName(sent: string): string {
  const name = sent
    .replace(/^.*[\\/]/su, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return name === '' ? 'upload' : [...name].slice(0, MOST_FILE_NAME_CHARACTERS).join('');
}

async function dropOldDrafts(
  { store }: UploadsParts,
  account: Account,
  discard: (id: string) => Promise<void>,
): Promise<void> {
  const drafts = (await store.list(account.id)).filter(({ state }) => state === 'draft');
  for (const { id } of drafts.slice(MOST_DRAFTS - 1)) await discard(id);
}

async function readDraft(
  { files, screening }: UploadsParts,
  account: Account,
  { id, reading: known, cost }: Upload,
  change: DraftChange,
): Promise<Pick<Upload, 'reading' | 'options' | 'cost'>> {
  const { options } = change;
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

function requireStartable(account: Account, { reading, cost }: Upload, confirmed: Confirmed): void {
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

function alreadyStarted(): ServiceError {
  return new ServiceError('already_exists', 'the upload has been started already');
}
