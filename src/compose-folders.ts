import { readdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { findObstacle } from './db/data-folder.ts';
import { ServiceError } from './errors.ts';

/**
 * Makes `DATA_DIR` where it is not there and tries to write it, and looks into `LISTS_DIR`. Throws `ServiceError` `configuration` for
 * what cannot be used.
 */
export async function prepareFolders({
  DATA_DIR,
  LISTS_DIR,
}: Pick<Config, 'DATA_DIR' | 'LISTS_DIR'>): Promise<void> {
  const data = await findObstacle(DATA_DIR);
  const lists = LISTS_DIR === undefined ? null : await unreadable(LISTS_DIR);
  const problems = [
    ...(data === null ? [] : [`DATA_DIR: ${data}`]),
    ...(lists === null ? [] : [`LISTS_DIR: ${lists}`]),
  ];
  if (problems.length > 0)
    throw new ServiceError('configuration', `bad settings:\n  ${problems.join('\n  ')}`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is no folder',
  EACCES: 'may not be read by this user',
};

async function unreadable(folder: string): Promise<string | null> {
  try {
    await readdir(folder);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return `${folder} ${REASONS[code] ?? 'cannot be read'} (${code}); it must be a folder with one folder for each list, such as OFAC_SDN`;
  }
}
