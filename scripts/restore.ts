import { runCommand } from '../src/command-line.ts';
import { restoreFolder } from '../src/compose-backup.ts';
import { readConfig } from '../src/config.ts';

const HELP = `usage: npm run restore -- DIR [--other-installation] [--json]

Puts a backup of npm run backup in the place of DATA_DIR: DIR is one, or a folder of them, of which the newest is taken. The
service must be stopped. All of the backup is checked before anything is touched, and what was there is kept in DATA_DIR under
before-restore-TIME. A backup of an older release is brought up to date at the next start; one of a newer release is refused.

  --other-installation  take the backup of another installation
  --json                print what was restored as JSON
  --help                print this`;

process.exitCode = await runCommand(
  {
    name: 'restore',
    help: HELP,
    argument: 'DIR',
    options: {
      'other-installation': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    run: async ({ 'other-installation': otherInstallation, json }, dir) => {
      const restored = await restoreFolder(readConfig(), dir, { otherInstallation });
      const { from, takenAt, stores, files, before, screenedAnew } = restored;
      if (json) {
        console.log(JSON.stringify({ from, takenAt, stores, files: files.length, before, screenedAnew }));
        return 0;
      }
      const names = stores.map(({ path }) => path).join(', ');
      console.log(`restored ${names} and ${files.length} files as of ${takenAt} from ${from}`);
      if (before !== null) console.log(`what was there is in ${before}`);
      console.log(
        `at the next start every watched item is screened whole against ${screenedAnew.join(', ') || 'no list'}; alerts that were sent since are sent again`,
      );
      return 0;
    },
  },
  process.argv.slice(2),
);
