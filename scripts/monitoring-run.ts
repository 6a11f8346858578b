import { composeMonitoringCommands } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import type { RescreenReport } from '../src/monitoring/rescreen-run.ts';
import { runCommand, UsageError } from '../src/command-line.ts';

const HELP = `usage: npm run monitoring:run -- [--changes] [--json]

Re-screens every watched item against every list now, as once a day, and sends the alerts that are due.

  --changes     only what has changed since the last run, as after an update of the lists
  --everything  the preset
  --json        print the report as JSON
  --help        print this

Exit code 1 when lists have to be waited for, since the index does not hold them yet.`;

process.exitCode = await runCommand(
  {
    name: 'monitoring:run',
    help: HELP,
    options: {
      changes: { type: 'boolean', default: false },
      everything: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    run: async ({ changes, everything, json }) => {
      if (changes && everything) throw new UsageError('--changes and --everything exclude each other');
      const commands = await composeMonitoringCommands(readConfig(), createLogger('silent'));
      const stop = new AbortController().signal;
      try {
        const { rescreening } = commands;
        const report = await (changes ? rescreening.changes(stop) : rescreening.everything(stop));
        const sent = await commands.sendDueMails(stop);
        console.log(json ? JSON.stringify({ ...report, sent }) : describe(report, sent));
        return report.waitingFor.length > 0 ? 1 : 0;
      } finally {
        await commands.close();
      }
    },
  },
  process.argv.slice(2),
);

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function describe(report: RescreenReport, sent: number): string {
  const lines = [
    [
      `${counted(report.screened, 'watched item', 'watched items')} re-screened`,
      counted(report.newMatches, 'new match', 'new matches'),
      `${counted(report.mails, 'alert', 'alerts')} written`,
      `${counted(sent, 'mail', 'mails')} sent`,
    ].join(', '),
  ];
  if (report.suspended > 0) {
    lines.push(
      report.suspended === 1
        ? '1 item is kept but not screened: the plan of its account does not run'
        : `${report.suspended} items are kept but not screened: the plans of their accounts do not run`,
    );
  }
  if (report.waitingFor.length > 0) lines.push(`waiting for the index of ${report.waitingFor.join(', ')}`);
  return lines.join('\n');
}
