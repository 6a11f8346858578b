import { fileURLToPath } from 'node:url';
import { stopSignal } from '../src/stop-signal.ts';
import { checkClients } from './clients/check-clients.ts';
import { LANGUAGES, type ClientLanguage } from './clients/languages.ts';
import { isPageOf, writePage } from './clients/page.ts';
import { asJson, asTable, exitCodeOf, requireAllPassed } from './clients/present.ts';
import { createRunStep } from './clients/run-step.ts';
import { runCommand, UsageError } from '../src/command-line.ts';

const HELP = `usage: npm run clients:check -- [--only LANGUAGE]... [--write-docs] [--json]

Generates clients of openapi.yaml with openapi-generator for ${LANGUAGES.map(({ id }) => id).join(', ')}, compiles them, and runs a program over
each against the service with sample lists. What the machine lacks is skipped and named: Java and Maven make the clients, Python
and Go run theirs. Exits 1 when a client failed, or when docs/clients.md is not what all of them printed.

  --only LANGUAGE  only this client; may be repeated
  --write-docs     write docs/clients.md of what the programs print
  --json           the outcomes for programs
  --help           print this`;

const WORK = fileURLToPath(new URL('../var/clients', import.meta.url));

const stop = new AbortController();
void stopSignal().then(() => stop.abort(new Error('told to stop')));

process.exitCode = await runCommand(
  {
    name: 'clients:check',
    help: HELP,
    options: {
      only: { type: 'string', multiple: true },
      'write-docs': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    run: async ({ only, 'write-docs': isWriting, json }) => {
      const languages = wanted(only ?? []);
      if (isWriting && languages !== LANGUAGES) throw new UsageError('--write-docs: not with --only');
      const outcomes = await checkClients(languages, { run: createRunStep(stop.signal), root: WORK });
      console.log(json ? asJson(outcomes) : asTable(outcomes));
      if (isWriting) {
        requireAllPassed(outcomes);
        await writePage(outcomes);
        return 0;
      }
      if (languages !== LANGUAGES || outcomes.some(({ outcome }) => outcome !== 'passed'))
        return exitCodeOf(outcomes);
      if (await isPageOf(outcomes)) return 0;
      console.error(
        'docs/clients.md is not what the programs printed: npm run clients:check -- --write-docs',
      );
      return 1;
    },
  },
  process.argv.slice(2),
);

function wanted(ids: readonly string[]): readonly ClientLanguage[] {
  if (ids.length === 0) return LANGUAGES;
  const unknown = ids.find((id) => !LANGUAGES.some((language) => language.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `--only: one of ${LANGUAGES.map(({ id }) => id).join(', ')}, not ${JSON.stringify(unknown)}`,
    );
  return LANGUAGES.filter(({ id }) => ids.includes(id));
}
