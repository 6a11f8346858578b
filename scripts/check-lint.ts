import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { runCommand } from '../src/command-line.ts';
import { DigestsOfImports } from './checking/digest-of-imports.ts';
import { KnownGood } from './checking/known-good.ts';

const HELP = `usage: npm run check:lint -- [--all]

Lints every file with the types of all that it imports. A file is looked at again when it, what it imports, directly or not,
the rules or a package has changed since it was found clean, by content.

  --all   look at every file
  --help  print this`;

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');
const LINTED = /\.[cm]?[jt]sx?$/u;
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git']);
/** What a file says to all others without being imported. */
const SAID_TO_ALL = /^\s*declare (?:global|module)\b/mu;

/** Files that ESLint takes when it is given the folder: by their endings, but for what its settings ignore. */
async function lintedFiles(eslint: ESLint): Promise<readonly string[]> {
  const below = (folder: string): readonly string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !SKIPPED.has(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return below(path);
        return LINTED.test(entry.name) ? [path] : [];
      });
  const files: string[] = [];
  for (const file of below('')) if (!(await eslint.isPathIgnored(file))) files.push(file);
  return files;
}

async function lint(all: boolean): Promise<number> {
  const eslint = new ESLint({ cwd: ROOT });
  const files = await lintedFiles(eslint);
  const forAll = files.filter(
    (file) => file.endsWith('.d.ts') || SAID_TO_ALL.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  const imports = new DigestsOfImports(ROOT, ['eslint.config.js', ...forAll]);
  const known = new KnownGood(join(ROOT, 'node_modules/.cache/lint.json'));
  const changed = files.filter((file) => all || !known.has(file, imports.digest([file])));
  const results = changed.length === 0 ? [] : await eslint.lintFiles([...changed]);
  for (const { filePath, messages } of results) {
    const file = relative(ROOT, filePath);
    known.set(file, messages.length === 0 ? imports.digest([file]) : null);
  }
  known.save();
  const text = await (await eslint.loadFormatter('stylish')).format(results);
  if (text !== '') console.log(text);
  console.log(`${files.length} files, ${files.length - changed.length} of them clean before and unchanged`);
  return results.every(({ messages }) => messages.length === 0) ? 0 : 1;
}

process.exitCode = await runCommand(
  {
    name: 'check:lint',
    help: HELP,
    options: { all: { type: 'boolean', default: false } },
    run: ({ all }) => lint(all),
  },
  process.argv.slice(2),
);
