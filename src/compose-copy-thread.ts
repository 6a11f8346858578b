import { parentPort, workerData } from 'node:worker_threads';
import { copyAccounts, type AccountCopies, type CopyOutcome } from './backup/sqlite-account-copies.ts';
import { ServiceError } from './errors.ts';

/** What a thread that copies says when it is done. */
export type CopyMessage =
  | { readonly outcome: CopyOutcome }
  | { readonly failure: { readonly code: string; readonly message: string } };

/** Copies the accounts once, away from the thread that answers requests. */
const copies = workerData as AccountCopies;
try {
  say({ outcome: await copyAccounts(copies) });
} catch (error) {
  const code = error instanceof ServiceError ? error.code : 'unknown';
  say({ failure: { code, message: error instanceof Error ? error.message : String(error) } });
}

function say(message: CopyMessage): void {
  parentPort?.postMessage(message);
}
