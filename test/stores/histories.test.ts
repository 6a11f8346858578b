import { temporaryFolder } from '../support/temporary-folder.ts';
import { History } from './support/history.ts';
import { openEmbedded } from './support/stores-world.ts';

/** A few dozen; `STORE_HISTORIES=300 npx mocha test/stores/histories.test.ts` lives more. */
const HISTORIES = Number(process.env['STORE_HISTORIES'] ?? 40);

describe('random histories of updates, watched items, kills, backups and restores', () => {
  it(`end with every answer of a fresh ingest, every due alert sent once and unique ids (${HISTORIES})`, async () => {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const folder = temporaryFolder();
      try {
        await History.live(seed, folder.path, openEmbedded);
      } finally {
        folder.remove();
      }
    }
  });
});
