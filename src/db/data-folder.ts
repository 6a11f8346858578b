import { constants } from 'node:fs';
import { access, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ServiceError } from '../errors.ts';
import { makeFolder } from './make-folder.ts';

/** What the service keeps in its folder. Other files may lie there that are none of its business: `lost+found` of a volume. */
const KEPT = /^(?:[a-z]+\.sqlite(?:-wal|-shm)?|fetch|mail|segments|uploads)$/u;
/** Enough for the first pages of every database; a disk with less room is full. */
const TRIED_BYTES = 1024 * 1024;

/**
 * What keeps this process from keeping its data in a folder, which is made where it is not there, and what to do about it, in one
 * line; null for nothing.
 */
export async function findObstacle(folder: string): Promise<string | null> {
  let path = resolve(folder);
  try {
    makeFolder(path);
    await tryWriting(path, TRIED_BYTES);
    for (const name of await readdir(folder)) {
      if (!KEPT.test(name)) continue;
      path = join(resolve(folder), name);
      await access(path, constants.R_OK | constants.W_OK);
    }
    return null;
  } catch (error) {
    // Another process may have deleted what was listed: the `-wal` of a database that it closed.
    const code = codeOf(error);
    if (code === 'ENOENT' && path !== resolve(folder)) return null;
    return describeObstacle({ path, code, folder, owner: await ownerOf(path), process: thisProcess() });
  }
}

/**
 * Writes a few bytes into a folder that is in use, which is not made anew. Throws `ServiceError` `store_unavailable`, in words that name no
 * path.
 */
export async function tryFolder(folder: string): Promise<void> {
  try {
    await tryWriting(resolve(folder), FEW_BYTES);
  } catch (error) {
    const code = codeOf(error);
    const problem = PROBLEMS[code] ?? 'nothing can be written into it';
    throw new ServiceError('store_unavailable', `the folder cannot be used: ${problem} (${code})`, {
      cause: error,
    });
  }
}

const FEW_BYTES = 4096;

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  EROFS: 'it is read-only',
  EACCES: 'no permission to write',
  EPERM: 'no permission to write',
  ENOENT: 'it is gone',
  ENOTDIR: 'it is gone',
};

async function tryWriting(folder: string, bytes: number): Promise<void> {
  const path = join(folder, `.tried-${process.pid}`);
  try {
    const file = await open(path, 'w');
    try {
      await file.writeFile(Buffer.alloc(bytes));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** A file or folder that could not be used. */
export interface Obstacle {
  readonly path: string;
  /** Of the operating system, such as `EACCES`. */
  readonly code: string;
  /** As it was set. */
  readonly folder: string;
  /** Of the path, or of the nearest folder above it that is there. */
  readonly owner: Owner | null;
  readonly process: Identity | null;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

interface Owner extends Identity {
  readonly path: string;
}

/** The obstacle in one line for the person who can remove it. */
export function describeObstacle({ path, code, folder, owner, process: user }: Obstacle): string {
  const runs = user === null ? '' : `; this process runs as uid ${user.uid}, gid ${user.gid}`;
  switch (code) {
    case 'EACCES':
    case 'EPERM': {
      const owned = owner === null ? '' : `; ${owner.path} belongs to uid ${owner.uid}, gid ${owner.gid}`;
      const own = user === null ? 'give it to that user' : `chown -R ${user.uid}:${user.gid} ${folder}`;
      // Not given away as a whole: it may be a folder of the system.
      const give =
        owner === null || owner.path === path ? own : `let that user make folders in ${owner.path}`;
      return `no permission to write ${path} (${code})${owned}${runs}. As its owner or root: ${give}; or set DATA_DIR to a folder of that user`;
    }
    case 'EROFS':
      return `${path} is on a read-only file system (${code})${runs}. Mount it writable, or set DATA_DIR to a folder that can be written`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `no space is left to write ${path} (${code})${runs}. Free some, or set DATA_DIR to a folder on another disk`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file, or leads through one, and a folder is needed (${code})${runs}. Move the file away, or set DATA_DIR to a folder`;
    default:
      return `${path} cannot be written (${code})${runs}. Set DATA_DIR to a folder that can`;
  }
}

async function ownerOf(path: string): Promise<Owner | null> {
  try {
    const { uid, gid } = await stat(path);
    return { path, uid, gid };
  } catch {
    return path === dirname(path) ? null : ownerOf(dirname(path));
  }
}

/** Absent where users have no numbers. */
function thisProcess(): Identity | null {
  const [uid, gid] = [process.geteuid?.(), process.getegid?.()];
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
