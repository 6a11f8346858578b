import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandEntries } from '../../scripts/build/entries.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OF_OPERATORS = commandEntries(ROOT);

/** What a command printed and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command as package.json does, from `dist/` or its source, with only these environment variables. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const [program, ...first] = OF_OPERATORS.has(script)
      ? ['bin/run', script]
      : [process.execPath, '--import', 'tsx', `scripts/${script}.ts`];
    execFile(
      program,
      [...first, ...args],
      { cwd: ROOT, env: { PATH: process.env.PATH, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, err });
      },
    );
  });
}
