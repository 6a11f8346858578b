import type { Account, Accounts } from '../accounts/accounts.ts';
import { PLANS } from '../accounts/plans.ts';
import type { Clock } from '../domain/clock.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import type { Screening } from '../screening/screening.ts';
import { readDraft, requireStartable, type Confirmed, type DraftChange } from './drafts.ts';
import { inspectFile, measureCost, previewFile, type FilePreview } from './inspect-file.ts';
import { deliveredRows } from './delivered-rows.ts';
import { createReadingQueue, type ReadingQueue } from './reading-queue.ts';
import { openTable } from './reading/table-file.ts';
import type { RowResult, Upload, UploadOptions, UploadState } from './upload.ts';
import type { UploadFiles } from './upload-files.ts';
import type { LevelCounts, SearchKind } from './row-scores.ts';
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
  /** Rows so far by the level of each kind of search. */
  levels(upload: Upload): Promise<Readonly<Record<SearchKind, LevelCounts>>>;
  /** One row with its result, by its number from 0; null when it is not there yet. */
  row(upload: Upload, row: number): Promise<RowResult | null>;
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
      queue.read(accountId, async () => {
        await files.requireSound(id);
        return previewFile(files.path(id), reading, PREVIEW_ROWS);
      }),
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
    levels: ({ id }) => store.levels(id),
    async row({ id }, row) {
      const [result] = await store.rowsAfter(id, {}, row - 1, 1);
      return result?.row === row ? result : null;
    },
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

function alreadyStarted(): ServiceError {
  return new ServiceError('already_exists', 'the upload has been started already');
}
