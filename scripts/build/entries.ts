import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** Sources by the name of the file in `dist/` that runs them, without its ending. */
export type Entries = ReadonlyMap<string, string>;

/** `new URL('./score-thread.ts', import.meta.url)`: a file beside a source, by its place. */
export const NEIGHBOUR = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/gu;

/** What package.json runs by `bin/run NAME`: scripts/NAME.ts or, of the service itself, src/NAME.ts. */
export function commandEntries(root: string): Entries {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const names = Object.values(scripts).flatMap((script) => /\bbin\/run ([\w-]+)/u.exec(script)?.[1] ?? []);
  const sourceOf = (name: string): string =>
    existsSync(join(root, `scripts/${name}.ts`)) ? `scripts/${name}.ts` : `src/${name}.ts`;
  return new Map(names.map((name) => [name, sourceOf(name)]));
}

/** The name in `dist/` of a source that another one starts as a thread. */
export const threadName = (source: string): string => basename(source, '.ts');

/** Sources below a folder that another one names by `new URL`, which runs them as threads. */
export function threadEntries(root: string, folder: string): Entries {
  const entries = new Map<string, string>();
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/u.test(file)) continue;
    const path = join(root, folder, file);
    for (const [, neighbour = ''] of readFileSync(path, 'utf8').matchAll(NEIGHBOUR)) {
      if (!neighbour.endsWith('.ts')) continue;
      const source = relative(root, resolve(dirname(path), neighbour));
      const other = entries.get(threadName(source));
      if (other !== undefined && other !== source)
        throw new Error(`${other} and ${source} would be one file`);
      entries.set(threadName(source), source);
    }
  }
  return entries;
}
