import { readdirSync } from 'node:fs';

/** Test files that run in one process, one after another. */
export interface TestGroup {
  readonly name: string;
  /** Paths below `test/`; a file belongs to the first group that takes it. */
  readonly files: RegExp;
  /** Left out of a quick run: it needs a server, a browser, processes of its own or whole lists. */
  readonly slow: boolean;
}

/** In the order they start in, the longest first, so that no process is busy long after the others. */
export const TEST_GROUPS: readonly TestGroup[] = [
  { name: 'browser', files: /(?:^|[/-])browser\.test\.ts$/u, slow: true },
  { name: 'benchmarks', files: /^scripts\/bench/u, slow: true },
  {
    name: 'Elasticsearch and MongoDB',
    files:
      /^(?:search\/elasticsearch\/(?:batch|elasticsearch-engine|faults|index-life|index-templates|killed-rebuild|paging|service|word-dictionary)|jobs\/mongo-backend)\.test\.ts$/u,
    slow: true,
  },
  {
    name: 'processes',
    files:
      /(?:^|[/-])killed-|-killed\.|process(?:es)?\.test\.ts$|^(?:main|worker|architecture|compose-outbox)\.test\.ts$|^jobs\/service-jobs\.|^accounts\/daily-screenings\.|^db\/data-folder\.|^client\//u,
    slow: true,
  },
  { name: 'commands', files: /^scripts\/[^/]+$/u, slow: true },
  { name: 'whole lists', files: /real-lists\.test\.ts$|^lists\/fuzz-readers\./u, slow: true },
  { name: 'lists and ingest', files: /^(?:lists|ingest)\//u, slow: false },
  { name: 'matching', files: /^matching\//u, slow: false },
  { name: 'doors', files: /^(?:http|console|mcp|contract)\//u, slow: false },
  { name: 'everything else', files: /^/u, slow: false },
];

/** Every test file below a folder, as paths relative to it, in order. */
export function testFilesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.test.ts')).sort();
}

/** The files of each group that has some, in the order of the groups. */
export function filesByGroup(
  files: readonly string[],
  groups: readonly TestGroup[] = TEST_GROUPS,
): ReadonlyMap<TestGroup, readonly string[]> {
  const taken = new Map<TestGroup, string[]>(groups.map((group) => [group, []]));
  for (const file of files) {
    const group = groups.find((candidate) => candidate.files.test(file));
    if (group === undefined) throw new Error(`no group takes ${file}`);
    taken.get(group)?.push(file);
  }
  return new Map([...taken].filter(([, own]) => own.length > 0));
}
