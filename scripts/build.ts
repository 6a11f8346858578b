/**
 * Makes dist/, which is what runs in production: the entries that package.json starts by bin/run, and the files they read;
 * the tables of knowledge first.
 * Usage: npm run build
 */
import { fileURLToPath } from 'node:url';
import { runCommand } from '../src/command-line.ts';
import { bundle } from './build/bundle.ts';
import { commandEntries, threadEntries } from './build/entries.ts';
import { writeDist } from './build/write-dist.ts';
import { buildKnowledge } from './knowledge/build.ts';

const HELP = `usage: npm run build

Makes dist/, which is what runs in production. Where it is older than the sources, what package.json runs makes it anew.`;

async function run(): Promise<number> {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');
  await buildKnowledge();
  const commands = commandEntries(root);
  writeDist(root, await bundle({ root, commands, threads: threadEntries(root, 'src') }));
  console.log(`dist/ has ${[...commands.keys()].join(', ')}`);
  return 0;
}

process.exitCode = await runCommand({ name: 'build', help: HELP, options: {}, run }, process.argv.slice(2));
