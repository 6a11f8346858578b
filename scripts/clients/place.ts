import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a run: what is fetched stays from run to run, the rest goes with it. */
export interface Place {
  /** Generated clients, what they are compiled to, and the data of services. */
  readonly run: string;
  /**
   * The folder that `make` fills, made once for each key: whoever names the same key later finds it as it was. A folder that was not
   * finished is never found.
   */
  kept(name: string, key: string, make: (folder: string) => Promise<void>): Promise<string>;
  remove(): void;
}

/** Opens the place of a run below a folder. */
export function openPlace(root: string): Place {
  mkdirSync(root, { recursive: true });
  const run = mkdtempSync(join(root, 'run-'));
  return {
    run,
    kept: async (name, key, make) => {
      const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
      const folder = join(root, `${name}-${hash}`);
      if (existsSync(folder)) return folder;
      const draft = join(run, `${name}-draft`);
      mkdirSync(draft);
      await make(draft);
      // Another run may have been faster.
      if (!existsSync(folder)) renameSync(draft, folder);
      return folder;
    },
    remove: () => rmSync(run, { recursive: true, force: true }),
  };
}
