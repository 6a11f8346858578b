import { runCommand, UsageError } from '../src/command-line.ts';
import { restoreFolder } from '../src/compose-backup.ts';
import { readConfig } from '../src/config.ts';

const HELP = `usage: npm run restore -- DIR [--at TIME] [--other-installation] [--json]

Puts a backup of npm run backup in the place of DATA_DIR: DIR is one, or a folder of them, of which the newest is taken. The
service must be stopped. All of the backup is checked before anything is touched, and what was there is kept in DATA_DIR under
before-restore-TIME. A backup of an older release is brought up to date at the next start; one of a newer release is refused.
DIR may also be a folder of ACCOUNT_COPIES_DIR, or one copy in it: it takes the place of the accounts alone.

  --at TIME             the newest that was taken by then, such as 2026-03-15T11:58Z; UTC where TIME names no zone
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
      at: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ 'other-installation': otherInstallation, at, json }, dir) => {
      const moment = at === undefined ? null : readMoment(at);
      const restored = await restoreFolder(readConfig(), dir, { otherInstallation, at: moment });
      const { kind, from, takenAt, lostUntil, stores, files, before, screenedAnew } = restored;
      if (json) {
        const facts = { kind, from, takenAt, lostUntil, stores, files: files.length, before, screenedAnew };
        console.log(JSON.stringify(facts));
        return 0;
      }
      const names = stores.map(({ path }) => path).join(', ');
      const copied = kind === 'accounts' ? '' : ` and ${files.length} files`;
      console.log(`restored ${names}${copied} as of ${takenAt} from ${from}`);
      console.log(describeLoss(takenAt, lostUntil));
      if (before !== null) console.log(`what was there is in ${before}`);
      console.log(
        kind === 'accounts'
          ? 'at the next start the accounts learn from the other databases which alerts were sent and which numbers were given since'
          : `at the next start every watched item is screened whole against ${screenedAnew.join(', ') || 'no list'}; alerts that were sent since are sent again`,
      );
      return 0;
    },
  },
  process.argv.slice(2),
);

function readMoment(text: string): Date {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/u.test(text) || !text.includes('T') ? text : `${text}Z`;
  const moment = new Date(zoned);
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/u.test(text) || Number.isNaN(moment.getTime()))
    throw new UsageError('--at must be a moment such as 2026-03-15T11:58Z');
  return moment;
}

function describeLoss(takenAt: string, lostUntil: string | null): string {
  if (lostUntil === null || lostUntil <= takenAt) return `lost is at most what was written after ${takenAt}`;
  const seconds = Math.ceil((Date.parse(lostUntil) - Date.parse(takenAt)) / 1000);
  return `lost is at most what was written from ${takenAt} to ${lostUntil}, ${seconds} seconds`;
}
