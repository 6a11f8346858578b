import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remedyOf, STORE_FILES, type CheckKind } from './db/check-store.ts';
import { describeStranger, findStranger, forgetAccounts } from './db/known-accounts.ts';
import { ServiceError } from './errors.ts';
import { startThread } from './start-thread.ts';

/** A database that is damaged. */
export interface Damage {
  readonly file: string;
  /** What is wrong and what to do. */
  readonly remedy: string;
}

/** Where the last check notes what it found, for every process of the folder. */
export const noteOf = (folder: string): string => join(folder, 'damaged.json');

/** How long a start waits for the quick check of all databases; what is not checked by then is checked in the background. */
const START_LIMIT_MS = 20_000;

/** Checks every database of a folder in a thread of its own. What a limit leaves out is not checked. */
export async function checkFiles(
  folder: string,
  kind: CheckKind,
  limitMs: number | null = null,
): Promise<{ readonly damages: readonly Damage[]; readonly isComplete: boolean }> {
  const paths = STORE_FILES.map((file) => join(folder, file)).filter((path) => existsSync(path));
  const thread = startThread(new URL('./compose-check-thread.ts', import.meta.url), {
    workerData: { paths, kind },
  });
  const damages: Damage[] = [];
  thread.on('message', ({ path, problem }: { path: string; problem: string | null }) => {
    if (problem !== null) damages.push({ file: basename(path), remedy: remedyOf(basename(path), problem) });
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => {
      resolve(true);
    });
  });
  if (limitMs === null) return { isComplete: await ended, damages };
  const limit = new AbortController();
  const late = sleep(limitMs, false, { signal: limit.signal }).catch(() => false);
  const isComplete = await Promise.race([ended, late]);
  limit.abort();
  if (!isComplete) await thread.terminate();
  return { isComplete, damages };
}

/**
 * Before anything is opened: no start on a damaged database, and none with accounts that are not those of the folder, unless they are
 * accepted. Throws `ServiceError` `configuration`.
 */
export async function requireSoundStores(
  folder: string,
  { acceptNew }: { readonly acceptNew: boolean },
): Promise<void> {
  const { damages, isComplete } = await checkFiles(folder, 'quick', START_LIMIT_MS);
  if (isComplete && damages.length === 0) rmSync(noteOf(folder), { force: true });
  if (damages.length > 0)
    throw new ServiceError('configuration', damages.map(({ remedy }) => remedy).join('\n'));
  const stranger = findStranger(folder);
  if (stranger === null) return;
  if (!acceptNew) throw new ServiceError('configuration', describeStranger(stranger));
  forgetAccounts(folder);
}
