import { readdirSync } from 'node:fs';

/** Test files that run in one process, one after another. */
export interface TestGroup {
  readonly name: string;
  /** Paths below `test/`. A file belongs to the first group that takes it, by its path or by what stands in it. */
  readonly files?: RegExp;
  /** What stands in a file that uses a helper of the group. */
  readonly uses?: RegExp;
  /** Left out of a quick run: it needs a server, a browser or processes of its own, or reads whole lists or tables. */
  readonly slow: boolean;
}

/** In the order they start in, the longest first, so that no process is busy long after the others. */
export const TEST_GROUPS: readonly TestGroup[] = [
  { name: 'benchmarks', files: /^scripts\/bench/u, slow: true },
  { name: 'browser', uses: /from '[^']*support\/browser\.ts'/u, slow: true },
  {
    name: 'Elasticsearch and MongoDB',
    uses: /\bdescribeWithElasticsearch\(|process\.env\['MONGODB_URL'\]/u,
    slow: true,
  },
  {
    name: 'whole lists',
    files:
      /real-lists\.test\.ts$|^lists\/fuzz-readers\.|^lists\/sources\/(?:AU_DFAT|EU_FSF|UK_SANCTIONS|UN_CONSOLIDATED)\//u,
    slow: true,
  },
  { name: 'commands', files: /^scripts\/[^/]+$/u, slow: true },
  {
    name: 'processes',
    files: /(?:^|[/-])killed-|process(?:es)?\.test\.ts$|^client\/|^faults\/|^tracing\/service-traces\./u,
    uses: /from '(?:node:child_process|[^']*support\/(?:run-script|service-process|killed-monitoring|[^']*-in-process)\.ts)'/u,
    slow: true,
  },
  {
    name: 'whole tables',
    files:
      /^(?:matching\/(?:candidate-keys|names\/(?:word-traits|may-reach|correspondence\/spoken-words))|search\/embedded\/segment-builder)\.test\.ts$/u,
    slow: true,
  },
  { name: 'http', files: /^http\//u, slow: false },
  { name: 'console and agents', files: /^(?:console|mcp)\//u, slow: false },
  { name: 'matching', files: /^matching\//u, slow: false },
  { name: 'lists and ingest', files: /^(?:lists|ingest)\//u, slow: false },
  { name: 'everything else', files: /^/u, slow: false },
];

/** Every test file below a folder, as paths relative to it, in order. */
export function testFilesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.test.ts')).sort();
}

/** The files of each group that has some, in the order of the groups; `textOf` reads a file. */
export function filesByGroup(
  files: readonly string[],
  textOf: (file: string) => string,
  groups: readonly TestGroup[] = TEST_GROUPS,
): ReadonlyMap<TestGroup, readonly string[]> {
  const taken = new Map<TestGroup, string[]>(groups.map((group) => [group, []]));
  for (const file of files) {
    const text = textOf(file);
    const group = groups.find((one) => one.files?.test(file) === true || one.uses?.test(text) === true);
    if (group === undefined) throw new Error(`no group takes ${file}`);
    taken.get(group)?.push(file);
  }
  return new Map([...taken].filter(([, own]) => own.length > 0));
}
