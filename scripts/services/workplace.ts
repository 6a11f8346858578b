import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { PlainUser } from './tools.ts';

/** Folders of one run of the services. */
export interface Workplace {
  /** Programs, kept from run to run. */
  readonly programs: string;
  /** Data, settings and logs of this run. */
  readonly run: string;
  /** Gives what lies below a path to the user the servers run as. */
  handOver(path: string): void;
  /** Removes what belongs to this run. */
  remove(): void;
}

const OTHERS_MAY_ENTER = 0o001;

/** Whether a user without rights of its own reaches a folder. */
function isOpenToOthers(path: string): boolean {
  if ((statSync(path).mode & OTHERS_MAY_ENTER) === 0) return false;
  const parent = dirname(path);
  return parent === path || isOpenToOthers(parent);
}

function handOver(path: string, user: PlainUser): void {
  chownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) handOver(join(path, name), user);
}

/**
 * Makes the folders under `var/services`, or, where the servers' user cannot get there (a private home, say), in the
 * system's folder for temporary files.
 */
export function openWorkplace(repository: string, user: PlainUser | null): Workplace {
  mkdirSync(join(repository, 'var'), { recursive: true });
  const wanted = join(resolve(repository), 'var', 'services');
  const reachable = user === null || isOpenToOthers(dirname(wanted));
  const root = reachable ? wanted : join(tmpdir(), 'screening-services');
  const programs = join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  const run = mkdtempSync(join(root, 'run-'));
  if (user !== null) handOver(run, user);
  return {
    programs,
    run,
    handOver: (path) => {
      if (user !== null) handOver(path, user);
    },
    remove: () => {
      rmSync(run, { recursive: true, force: true });
    },
  };
}
