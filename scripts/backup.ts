import { constants, setPriority } from 'node:os';
import { runCommand, UsageError } from '../src/command-line.ts';
import { backUpFolder } from '../src/compose-backup.ts';
import { readConfig } from '../src/config.ts';

const HELP = `usage: npm run backup -- DIR [--keep N] [--json]

Takes a backup of DATA_DIR into a folder of its own below DIR, while the service runs: every database and the files that
cannot be made again, all of one moment. It is checked: integrity, rows, a hash of each file. Exit code 1 when it failed.

  --keep N  remove the oldest backups in DIR and keep N, this one included
  --json    print what was taken as JSON
  --help    print this`;

process.exitCode = await runCommand(
  {
    name: 'backup',
    help: HELP,
    argument: 'DIR',
    options: { keep: { type: 'string' }, json: { type: 'boolean', default: false } },
    run: async ({ keep, json }, into) => {
      const { folder, stores, files, removed, takenAt } = await backUpFolder(readConfig(), into, {
        keep: keep === undefined ? null : readKeep(keep),
        onView: giveWay,
      });
      if (json) {
        console.log(JSON.stringify({ folder, takenAt, stores, files: files.length, removed }));
        return 0;
      }
      for (const { path, bytes, sha256 } of stores)
        console.log(`${path.padEnd(20)}${String(bytes).padStart(14)} bytes  ${sha256.slice(0, 16)}`);
      console.log(`${files.length} files of mails and uploads`);
      if (removed.length > 0) console.log(`removed ${removed.join(', ')}`);
      console.log(`checked: ${folder}`);
      return 0;
    },
  },
  process.argv.slice(2),
);

/** Whoever is answered meanwhile goes first. Not before: while the databases are locked, nobody should wait for this process. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

function readKeep(text: string): number {
  if (!/^[1-9]\d{0,4}$/u.test(text)) throw new UsageError('--keep must be a whole number from 1');
  return Number(text);
}
