/** Builds the tables that the matcher loads of knowledge/. Usage: npm run knowledge:build */
import { runCommand } from '../src/command-line.ts';
import { buildKnowledge } from './knowledge/build.ts';

const HELP = `usage: npm run knowledge:build

Builds the tables that the matcher loads of knowledge/, where those that are there are of other sources. npm ci, npm run build, the tests
and what starts by bin/run do so themselves.`;

async function run(): Promise<number> {
  console.log((await buildKnowledge()) ? 'built' : 'fresh');
  return 0;
}

process.exitCode = await runCommand(
  { name: 'knowledge:build', help: HELP, options: {}, run },
  process.argv.slice(2),
);
