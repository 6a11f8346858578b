import type { FileFormat } from '../src/lists/list-source.ts';
import { FUZZED_FORMATS, fuzzReaders, type FuzzReport } from './fuzz/fuzz-readers.ts';
import { runCommand, UsageError } from '../src/command-line.ts';

const HELP = `usage: npm run fuzz:readers -- [--inputs N] [--first N] [--format FORMAT] [--from DIR]

Feeds the readers of the lists changed files: flipped bits, cuts, swapped and repeated parts, wrong encodings,
hostile and huge values. A reader must give records or refuse the file; anything else is printed, with the numbers
that repeat it, and the exit code is 1.

  --inputs N       inputs of each format (default 2000)
  --first N        number of the first input (default 0)
  --format FORMAT  one of ${FUZZED_FORMATS.join(', ')} (default: all)
  --from DIR       also change the small files of a folder of local copies
  --help           print this`;

process.exitCode = await runCommand(
  {
    name: 'fuzz:readers',
    help: HELP,
    options: {
      inputs: { type: 'string', default: '2000' },
      first: { type: 'string', default: '0' },
      format: { type: 'string' },
      from: { type: 'string' },
    },
    run: async ({ inputs, first, format, from }) => {
      const report = await fuzzReaders({
        formats: readFormats(format),
        inputs: readNumber('--inputs', inputs),
        first: readNumber('--first', first),
        from: from ?? null,
      });
      console.log(describeReport(report));
      return report.findings.length === 0 ? 0 : 1;
    },
  },
  process.argv.slice(2),
);

function readFormats(text: string | undefined): readonly FileFormat[] {
  if (text === undefined) return FUZZED_FORMATS;
  const format = FUZZED_FORMATS.find((known) => known === text);
  if (format === undefined) throw new UsageError(`--format: must be one of ${FUZZED_FORMATS.join(', ')}`);
  return [format];
}

function readNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new UsageError(`${option}: must be a whole number`);
  return Number(text);
}

function describeReport({ counts, findings }: FuzzReport): string {
  const lines = [...counts].map(
    ([format, { read, refused, slowestMs, slowestInput }]) =>
      `${format.padEnd(6)}${read} read, ${refused} refused, slowest ${Math.round(slowestMs)} ms (input ${slowestInput})`,
  );
  const found = findings.map(
    ({ format, seed, input, problem }) => `${format} input ${input} of ${seed}: ${problem}`,
  );
  return [...lines, ...found, `${findings.length} findings`].join('\n');
}
