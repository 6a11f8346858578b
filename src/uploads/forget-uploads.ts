import type { AccountStore } from '../accounts/account-store.ts';
import type { Clock } from '../domain/clock.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadStore } from './upload-store.ts';

/** What forgetting needs. */
export interface ForgetParts {
  readonly store: UploadStore;
  readonly files: UploadFiles;
  readonly accounts: Pick<AccountStore, 'findById'>;
  readonly clock: Clock;
  /** Days that a file and its results are kept after it ended. */
  readonly retentionDays: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days that a file waits for its owner to start it. */
const DRAFT_DAYS = 1;

/**
 * Deletes uploads whose time is over, drafts that nobody started, uploads of accounts that are gone, and files that belong to
 * none of them, such as one whose upload was killed on the way. Harmless when it is run once too often.
 */
export function createForgetUploads({
  store,
  files,
  accounts,
  clock,
  retentionDays,
}: ForgetParts): () => Promise<void> {
  return async () => {
    const now = clock().getTime();
    // Listed before the uploads: a file that comes meanwhile is not taken for an orphan.
    const kept = await files.ids();
    const expired = await store.expired(
      new Date(now - DRAFT_DAYS * DAY_MS),
      new Date(now - retentionDays * DAY_MS),
    );
    for (const id of expired) await discard(id, { store, files });
    for (const accountId of await store.accountIds()) {
      if ((await accounts.findById(accountId)) !== null) continue;
      for (const { id } of await store.list(accountId)) await discard(id, { store, files });
    }
    const known = await store.ids();
    for (const id of kept) if (!known.has(id)) await removeOld(files, id, now);
    await store.forgetRemoved();
  };
}

/** Deletes every upload of an account with its rows and its file; says how many there were. */
export async function forgetUploadsOf(
  accountId: number,
  stores: Pick<ForgetParts, 'store' | 'files'>,
): Promise<{ readonly uploads: number; readonly files: number }> {
  const uploads = await stores.store.list(accountId);
  let files = 0;
  for (const { id } of uploads) {
    if ((await stores.files.savedAt(id)) !== null) files++;
    await discard(id, stores);
  }
  await stores.store.forgetRemoved();
  return { uploads: uploads.length, files };
}

async function discard(id: string, { store, files }: Pick<ForgetParts, 'store' | 'files'>): Promise<void> {
  await store.remove(id);
  await files.remove(id);
}

/** A file is kept before its upload is stored. */
async function removeOld(files: UploadFiles, id: string, now: number): Promise<void> {
  const savedAt = await files.savedAt(id);
  if (savedAt !== null && savedAt.getTime() < now - HOUR_MS) await files.remove(id);
}
