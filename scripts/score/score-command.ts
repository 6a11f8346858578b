import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '../../src/command-line.ts';
import type { Explanation } from '../../src/domain/match.ts';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';

/** What a command scores. */
export interface ScoreCommand {
  /** As npm knows it, such as `score:names`. */
  readonly command: string;
  /** Plural of what is compared. */
  readonly things: string;
  /** 0 to 1; `a` is what is searched, `b` what is listed. */
  readonly score: (a: string, b: string) => number;
  readonly explain: (a: string, b: string) => Explanation;
}

const options = {
  explain: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  csv: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const usageOf = ({ command, things }: ScoreCommand): string =>
  `Usage: npm run ${command} -- [--explain] [--json] A B
       npm run ${command} -- --csv FILE

Scores how alike two ${things} are, 0 to 1; A is what is searched, B what is listed. A CSV file with the columns a,b
prints a,b,score.`;

/** Runs a command that scores one pair or the pairs of a file; prints what is wrong and ends with 2. */
export async function runScoreCommand(scored: ScoreCommand): Promise<void> {
  ignoreClosedOutput();
  try {
    await run(scored);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf(scored)}`);
    process.exitCode = 2;
  }
}

async function run(scored: ScoreCommand): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) {
    console.log(usageOf(scored));
    return;
  }
  if (values.csv !== undefined) return scoreFile(scored, values.csv);
  const [a, b] = positionals;
  if (a === undefined || b === undefined || positionals.length > 2) {
    throw new Error(`Two ${scored.things} are needed.`);
  }
  const score = scored.score(a, b);
  if (values.json) {
    console.log(JSON.stringify({ a, b, score, ...(values.explain ? { why: scored.explain(a, b) } : {}) }));
    return;
  }
  console.log(score);
  if (values.explain) printExplanation(scored.explain(a, b));
}

async function scoreFile({ score }: ScoreCommand, file: string): Promise<void> {
  console.log('a,b,score');
  const records = readRecords(createReadStream(file), { required: ['a', 'b'], unknownColumn: () => {} });
  for await (const { a = '', b = '' } of records) console.log(`${quoted(a)},${quoted(b)},${score(a, b)}`);
}

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function printExplanation({ correspondences, queryLeftOver, listedLeftOver, remarks }: Explanation): void {
  for (const { query, listed, kind, likeness } of correspondences) {
    console.log(`  ${query} ~ ${listed}: ${kind}, ${likeness}`);
  }
  if (queryLeftOver.length > 0) console.log(`  left over in A: ${queryLeftOver.join(' ')}`);
  if (listedLeftOver.length > 0) console.log(`  left over in B: ${listedLeftOver.join(' ')}`);
  for (const remark of remarks) console.log(`  ${remark}`);
}
