import { createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from '../src/command-line.ts';
import { digestsOfScripts } from './checking/digest-of-script.ts';
import { KnownGood } from './checking/known-good.ts';
import { compareWithRevision } from './scores-snapshot/compare-revision.ts';
import { digestDifferences, digestText } from './scores-snapshot/digest.ts';
import { readPairFile, TENTH_NEEDS, takeSnapshot, type Wanted } from './scores-snapshot/take-snapshot.ts';

const HELP = `usage: npm run scores:snapshot -- [--full] [--from DIR] [--pairs FILE] [--digest FILE] [--against FILE]
       npm run scores:snapshot -- --check | --write
       npm run scores:snapshot -- --compare REV [--full] [--from DIR] [--show N]
       npm run scores:snapshot -- --score FILE --pairs FILE

Says how the matcher judges fixed pairs: the score to four decimals, the kinds of correspondence and the contradiction that decided.
The pairs are every tenth labelled one, all of addresses, and 100,000 of listed names, half of them drawn by chance and half candidates
that the engine found. Exit code 1 when something differs.

  --full          all labelled pairs, and a million of the names of all lists (some ten minutes)
  --from DIR      folder with copies of the lists (default ../shared/lists); without it labelled pairs alone are judged
  --pairs FILE    writes every pair with its verdict
  --digest FILE   writes a digest of each thousand pairs
  --against FILE  compares with a digest that was written before
  --check         compares with the committed digest; one of pairs of listed names is skipped where there are no lists
  --write         writes the committed digest anew, after --compare has shown what changed and why
  --compare REV   judges the same pairs by another revision as well and prints those that differ
  --show N        how many of them (default 50)
  --score FILE    judges the pairs that --pairs wrote
  --help          print this`;

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');
const COMMITTED = fileURLToPath(new URL('../test/cases/matching/scores.digest.tsv', import.meta.url));
const LISTS = fileURLToPath(new URL('../../shared/lists', import.meta.url));

/** Takes a snapshot, writes what is asked for, and says what differs from a digest: 1 when something does. */
async function snapshot(
  wanted: Wanted,
  files: {
    readonly pairs?: string | undefined;
    readonly digest?: string | undefined;
    readonly against?: string | undefined;
  },
): Promise<number> {
  const output = files.pairs === undefined ? null : createWriteStream(files.pairs);
  const { blocks, parts } = await takeSnapshot(wanted, output);
  if (files.digest !== undefined) await writeFile(files.digest, digestText(blocks));
  const pairs = blocks.reduce((sum, block) => sum + block.pairs, 0);
  if (!parts.has('listed')) console.log(`listed pairs: skipped, ${TENTH_NEEDS}`);
  if (files.against === undefined) {
    console.log(`${pairs} pairs in ${blocks.length} blocks`);
    return 0;
  }
  const differences = digestDifferences(await readFile(files.against, 'utf8'), blocks, parts);
  for (const line of differences) console.log(line);
  console.log(`${pairs} pairs, ${differences.length} of ${blocks.length} blocks differ`);
  if (differences.length > 0)
    console.log(
      'npm run scores:snapshot -- --compare REV prints the pairs that differ from those of a revision',
    );
  return differences.length === 0 ? 0 : 1;
}

/** Compares with the committed digest, unless that was found right for all that the scores are made of, by content. */
async function checkOnce(wanted: Wanted & { readonly from: string }): Promise<number> {
  const known = new KnownGood(`${ROOT}/node_modules/.cache/scores.json`);
  // Without the lists fewer pairs are judged, which says nothing of those.
  const folders = existsSync(wanted.from) ? [relative(ROOT, wanted.from)] : [];
  const name = JSON.stringify(wanted);
  const digest = digestsOfScripts(ROOT)('scripts/scores-snapshot.ts', folders);
  if (known.has(name, digest)) {
    console.log('0 blocks differ, since nothing that they are made of has changed');
    return 0;
  }
  const code = await snapshot(wanted, { against: COMMITTED });
  known.set(name, code === 0 ? digest : null);
  known.save();
  return code;
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new UsageError(`--show: must be a whole number from 0, not ${text}`);
  return count;
}

process.exitCode = await runCommand(
  {
    name: 'scores:snapshot',
    help: HELP,
    options: {
      full: { type: 'boolean', default: false },
      from: { type: 'string' },
      pairs: { type: 'string' },
      digest: { type: 'string' },
      against: { type: 'string' },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      compare: { type: 'string' },
      show: { type: 'string', default: '50' },
      score: { type: 'string' },
    },
    run: async ({ full, from, pairs, digest, against, check, write, compare, show, score }) => {
      if (from !== undefined && !existsSync(from)) throw new UsageError(`--from: there is no folder ${from}`);
      const drawn: Wanted = { full, from: from ?? LISTS };
      const most = readCount(show);
      if (compare !== undefined) return compareWithRevision(compare, drawn, most);
      if (check)
        return pairs === undefined ? checkOnce(drawn) : snapshot(drawn, { pairs, against: COMMITTED });
      if (write) return snapshot(drawn, { pairs, digest: COMMITTED });
      const wanted = score === undefined ? drawn : { pairs: readPairFile(score) };
      return snapshot(wanted, { pairs, digest, against });
    },
  },
  process.argv.slice(2),
);
