/** Checks the tables under knowledge/. Usage: npm run knowledge:lint */
import { runCommand } from '../src/command-line.ts';
import { lintKnowledge, spreadOfNames } from './knowledge/lint.ts';

const HELP = `usage: npm run knowledge:lint

Checks the tables under knowledge/: their form and order, what stands twice, concepts that are none, tables that have no place, and words
that many people are called by. Prints one line for each problem; exit code 1 when there is any.`;

function run(): Promise<number> {
  const problems = lintKnowledge(spreadOfNames());
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) console.log('knowledge: nothing to mend');
  return Promise.resolve(problems.length === 0 ? 0 : 1);
}

process.exitCode = await runCommand(
  { name: 'knowledge:lint', help: HELP, options: {}, run },
  process.argv.slice(2),
);
