import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeAccounts } from '../src/compose-accounts.ts';
import { composeIngest } from '../src/compose-ingest.ts';
import { forgetAccounts } from '../src/db/known-accounts.ts';
import { LIST_CODES, type ListCode } from '../src/domain/list-code.ts';
import type { ListedParty } from '../src/domain/listed-party.ts';
import {
  buildBenchIndex,
  ELASTICSEARCH_MEDIAN,
  elasticsearchFigures,
  elasticsearchGrowth,
} from './bench/elasticsearch-bench.ts';
import { openElasticsearch } from './bench/elasticsearch-server.ts';
import { keepsLimit, tableOf, type Figure } from './bench/measure.ts';
import { benchQueries, mixedQueries, variantsOf } from './bench/queries.ts';
import { sameAnswerFigures } from './bench/same-answers.ts';
import {
  completenessFigures,
  engineOf,
  growthFigure,
  screeningTimes,
  searchFigures,
  type ByList,
} from './bench/search-bench.ts';
import { backupFigures } from './bench/backup-bench.ts';
import { ATTACKS } from './bench/heavy-attacks.ts';
import { heavyFigures } from './bench/heavy-bench.ts';
import { switchFigures } from './bench/switch-bench.ts';
import { nameFigures } from './bench/names-bench.ts';
import { monitoringFigures } from './bench/monitoring-bench.ts';
import { ingestFigures, serviceFigures, type ServiceLimits } from './bench/service-bench.ts';
import { runCommand, UsageError } from '../src/command-line.ts';
import { readListCodes } from './lists/command-line.ts';

const HELP = `usage: npm run bench -- [--engine E] [--from DIR] [--all | --list CODE ...] [--queries N] [--complete N] [--scale N] [--monitoring] [--switch] [--heavy] [--names] [--backup] [--rows N] [--data DIR] [--json]

Measures ingest, start, memory, search, HTTP, completeness and growth on the embedded engine, with throw-away data; on
Elasticsearch rebuild, screenings by stage, batches, an update, growth, and whether it gives the answers that the embedded
engine gives. Exit code 1 when a limit is missed.

  --engine E    embedded (default), elasticsearch or all; Elasticsearch is that of ELASTICSEARCH_URL, or is started for
                the run as npm run services does
  --from DIR    folder with copies of the lists (default ../shared/lists)
  --list CODE   list to load, may be repeated (default: OFAC_SDN OFAC_NONSDN UN_CONSOLIDATED EU_FSF UK_SANCTIONS)
  --all         load every list, with the limits that are set for all of them
  --queries N   queries to time (default 2000)
  --complete N  queries to compare with scoring every party, or with the other engine, 0 for none (default 2000; takes
                minutes)
  --scale N     also measure with N times the parties (default 1: not)
  --monitoring  measure re-screening of 10,000 watched items instead
  --switch      measure what an update of the largest list costs those who are being answered instead
  --heavy       measure what the dearest requests cost those who ask beside them instead
  --backup      measure a backup of 10,000 watched items and a long screening log while requests are answered, and a restore, instead
  --rows N      rows of that log (default 1000000)
  --data DIR    begin with a copy of the databases and indexes of a folder of data, and load no lists
  --names       type every primary name and strong alias as it is listed instead, and name those not found first
  --json        print the figures as JSON
  --help        print this`;

const PRESET_LISTS: readonly ListCode[] = [
  'OFAC_SDN',
  'OFAC_NONSDN',
  'UN_CONSOLIDATED',
  'EU_FSF',
  'UK_SANCTIONS',
];

const PRESET_LIMITS: ServiceLimits = {
  ingestSeconds: 60,
  unchangedSeconds: 10,
  startSeconds: 3,
  residentMb: 400,
};

const LIMITS_OF_ALL: ServiceLimits = {
  ingestSeconds: 150,
  unchangedSeconds: 15,
  startSeconds: 5,
  residentMb: 600,
};

const ENGINES = ['embedded', 'elasticsearch', 'all'] as const;

interface Wanted {
  readonly engine: (typeof ENGINES)[number];
  readonly from: string;
  readonly lists: readonly ListCode[];
  readonly limits: ServiceLimits;
  readonly queries: number;
  readonly complete: number;
  readonly scale: number;
  readonly monitoring: boolean;
  readonly switching: boolean;
  readonly heavy: boolean;
  readonly names: boolean;
  readonly backup: boolean;
  readonly rows: number;
  readonly data: string | null;
}

async function readParties(dataDir: string, lists: readonly ListCode[]): Promise<ByList> {
  const services = await composeIngest({ DATA_DIR: dataDir });
  const byList = new Map<ListCode, readonly ListedParty[]>();
  for (const code of lists) {
    const parties: ListedParty[] = [];
    for await (const party of services.store.parties(code)) parties.push(party);
    byList.set(code, parties);
  }
  await services.close();
  return byList;
}

async function createKey(dataDir: string, name = 'bench'): Promise<string> {
  const services = await composeAccounts({ DATA_DIR: dataDir });
  const created = await services.management.create({ email: `${name}@example.org`, plan: 'enterprise' });
  await services.close();
  return created.apiKey;
}

function enlarge(byList: ByList, scale: number): ByList {
  let next = 1 + Math.max(...[...byList.values()].flat().map(({ id }) => id));
  const grown = (party: ListedParty): readonly ListedParty[] => {
    const variants = variantsOf(party, scale - 1, next);
    next += variants.length;
    return variants;
  };
  return new Map([...byList].map(([code, parties]) => [code, [...parties, ...parties.flatMap(grown)]]));
}

/** What of a folder of data a run begins with. */
const COPIED = ['lists.sqlite', 'segments'] as const;

async function beginWith(data: string, dataDir: string): Promise<void> {
  for (const name of COPIED) {
    if (existsSync(join(data, name))) await cp(join(data, name), join(dataDir, name), { recursive: true });
  }
  // The accounts are others.
  forgetAccounts(dataDir);
}

/** Gives figures as soon as they were measured, so that a run that fails late has not measured for nothing. */
async function* measure(wanted: Wanted, dataDir: string): AsyncGenerator<readonly Figure[]> {
  const { from, lists, limits, queries, monitoring, switching, heavy, names, engine } = wanted;
  const environment = { DATA_DIR: dataDir, JOBS: 'off' };
  if (wanted.data === null) yield await ingestFigures(environment, from, lists, limits);
  else await beginWith(wanted.data, dataDir);
  const byList = await readParties(dataDir, lists);
  if (monitoring) {
    yield await monitoringFigures(byList, await engineOf(byList), dataDir);
    return;
  }
  if (names) {
    yield await nameFigures(await engineOf(byList), byList, lists);
    return;
  }
  const texts = benchQueries([...byList.values()].flat(), queries);
  if (switching) {
    const key = await createKey(dataDir);
    yield await switchFigures(environment, { from, key, queries: texts, byList });
    return;
  }
  if (wanted.backup) {
    const key = await createKey(dataDir);
    yield await backupFigures(environment, { key, queries: texts, byList, rows: wanted.rows });
    return;
  }
  if (heavy) {
    const attackers: string[] = [];
    for (const { address } of ATTACKS) attackers.push(await createKey(dataDir, `from-${address}`));
    const keys = { attackers, other: await createKey(dataDir, 'other') };
    yield* heavyFigures(environment, keys, texts);
    return;
  }
  if (engine !== 'elasticsearch') {
    yield await serviceFigures(environment, await createKey(dataDir), texts, limits);
    yield* measureEmbedded(wanted, byList, texts);
  }
  if (engine === 'embedded') return;
  const server = await openElasticsearch();
  try {
    yield* measureElasticsearch(wanted, server.url, byList, texts);
  } finally {
    await server.stop();
  }
}

async function* measureEmbedded(
  { lists, complete, scale }: Wanted,
  byList: ByList,
  texts: readonly string[],
): AsyncGenerator<readonly Figure[]> {
  const engine = await engineOf(byList);
  const times = await screeningTimes(engine, lists, texts);
  yield searchFigures(times);
  if (scale > 1) yield [await growthFigure(byList, enlarge(byList, scale), texts, scale)];
  if (complete > 0) yield await completenessFigures(engine, byList, texts.slice(0, complete));
}

async function* measureElasticsearch(
  { lists, complete, scale }: Wanted,
  url: string,
  byList: ByList,
  texts: readonly string[],
): AsyncGenerator<readonly Figure[]> {
  let baseMedian: number;
  const index = await buildBenchIndex(url, byList);
  try {
    yield index.figures;
    if (complete > 0) {
      const engines = [await engineOf(byList), index.engine] as const;
      const queries = mixedQueries([...byList.values()].flat(), complete);
      yield await sameAnswerFigures(engines, lists, queries);
    }
    const figures = await elasticsearchFigures(index, lists, texts);
    yield figures;
    baseMedian = figures.find(({ name }) => name === ELASTICSEARCH_MEDIAN)?.value ?? 0;
  } finally {
    await index.remove();
  }
  if (scale === 1) return;
  const enlarged = await buildBenchIndex(url, enlarge(byList, scale));
  try {
    yield await elasticsearchGrowth(enlarged, lists, texts, { baseMedian, scale });
  } finally {
    await enlarged.remove();
  }
}

function readEngine(text: string): Wanted['engine'] {
  const engine = ENGINES.find((known) => known === text);
  if (engine === undefined) throw new UsageError(`--engine: must be one of ${ENGINES.join(', ')}`);
  return engine;
}

function readCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least) {
    throw new UsageError(`${option}: must be a whole number from ${least}, not ${JSON.stringify(text)}`);
  }
  return count;
}

process.exitCode = await runCommand(
  {
    name: 'bench',
    help: HELP,
    options: {
      engine: { type: 'string', default: 'embedded' },
      from: { type: 'string' },
      list: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      queries: { type: 'string', default: '2000' },
      complete: { type: 'string', default: '2000' },
      scale: { type: 'string', default: '1' },
      monitoring: { type: 'boolean', default: false },
      switch: { type: 'boolean', default: false },
      heavy: { type: 'boolean', default: false },
      names: { type: 'boolean', default: false },
      backup: { type: 'boolean', default: false },
      rows: { type: 'string', default: '1000000' },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ engine, from, list, all, queries, complete, scale, monitoring, json, ...flags }) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
      try {
        const wanted: Wanted = {
          engine: readEngine(engine),
          from: from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url)),
          lists: all ? LIST_CODES : list === undefined ? PRESET_LISTS : readListCodes(list),
          limits: all ? LIMITS_OF_ALL : PRESET_LIMITS,
          queries: readCount('--queries', queries, 1),
          complete: readCount('--complete', complete, 0),
          scale: readCount('--scale', scale, 1),
          monitoring,
          switching: flags.switch,
          heavy: flags.heavy,
          names: flags.names,
          backup: flags.backup,
          rows: readCount('--rows', flags.rows, 1),
          data: flags.data ?? null,
        };
        const figures: Figure[] = [];
        for await (const measured of measure(wanted, dataDir)) {
          if (!json) console.log(tableOf(measured));
          figures.push(...measured);
        }
        if (json) console.log(JSON.stringify(figures));
        return figures.every(keepsLimit) ? 0 : 1;
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  process.argv.slice(2),
);
