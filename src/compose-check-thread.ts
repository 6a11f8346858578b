import { parentPort, workerData } from 'node:worker_threads';
import { findDamage, type CheckKind } from './db/check-store.ts';

/** Checks databases one after the other, away from the thread that answers requests. */
const { paths, kind } = workerData as { readonly paths: readonly string[]; readonly kind: CheckKind };
for (const path of paths) parentPort?.postMessage({ path, problem: findDamage(path, kind) });
