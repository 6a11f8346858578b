import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkFiles, noteOf, type Damage } from './compose-check-stores.ts';
import { ServiceError } from './errors.ts';

const FIRST_MS = 10 * 60_000;
const EVERY_MS = 24 * 3_600_000;

/** Checks every database as a whole and notes what is damaged, or that nothing is. */
export async function checkAndNote(folder: string): Promise<readonly Damage[]> {
  const { damages } = await checkFiles(folder, 'whole');
  if (damages.length === 0) rmSync(noteOf(folder), { force: true });
  else writeFileSync(noteOf(folder), JSON.stringify(damages));
  return damages;
}

/** Throws `ServiceError` `store_unavailable` while the last check found a damaged database; names it and what to do. */
export function requireUndamaged(folder: string): Promise<void> {
  let noted: string;
  try {
    noted = readFileSync(noteOf(folder), 'utf8');
  } catch {
    return Promise.resolve();
  }
  return Promise.reject(new ServiceError('store_unavailable', remediesOf(noted)));
}

function remediesOf(noted: string): string {
  try {
    return (JSON.parse(noted) as readonly Damage[]).map(({ remedy }) => remedy).join('; ');
  } catch {
    return `a check found a damaged database, and its note in ${basename(noteOf(''))} cannot be read: restart the service, which checks them again`;
  }
}

/** Checks the databases of a folder soon after the start and then once a day, in a thread of its own. */
export function startDailyCheck(
  folder: string,
  onFailure: (error: unknown) => void,
  { firstMs = FIRST_MS, everyMs = EVERY_MS }: { readonly firstMs?: number; readonly everyMs?: number } = {},
): { close(): Promise<void> } {
  const closing = new AbortController();
  const run = async (): Promise<void> => {
    for (let pauseMs = firstMs; ; pauseMs = everyMs) {
      await sleep(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      await checkAndNote(folder).catch(onFailure);
    }
  };
  const running = run();
  return {
    close() {
      closing.abort();
      return running;
    },
  };
}
