import { randomBytes } from 'node:crypto';
import {
  openElasticsearchEngine,
  openElasticsearchPublisher,
  openIndexTasks,
  type SearchConfig,
} from '../../src/compose-elasticsearch.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { queryOf } from '../../src/screening/screen-name.ts';
import type { Patience } from '../../src/search/elasticsearch/client.ts';
import type { QuestionTiming } from '../../src/search/elasticsearch/index-reader.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { PartiesInMemory } from '../../test/support/elasticsearch.ts';
import { answersUnderRebuild } from './elasticsearch-under-rebuild.ts';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { variantsOf } from './queries.ts';

type ByList = ReadonlyMap<ListCode, readonly ListedParty[]>;

const CHANGED_PARTIES = 1_000;
const NAMES_OF_BATCH = 100;
const WARM_UP = 300;
/** How late an answer comes is a figure of its own: on a machine that is busy with something else none fails for it. */
const PATIENCE: Patience = { answerMs: 60_000, snapshotMs: 180_000 };

/** An index of parties in a cluster, under a prefix of its own. */
export interface BenchIndex {
  readonly engine: SearchEngine;
  readonly figures: readonly Figure[];
  /** Where the time of each question went since the last call. */
  takeTimings(): readonly QuestionTiming[];
  /** Builds the index anew and swaps it in. */
  rebuild(): Promise<unknown>;
  /** Publishes an update of 1,000 parties and returns its seconds. */
  update(): Promise<number>;
  /** Removes the index. */
  remove(): Promise<void>;
}

/** Half of the parties are on the list already, half are new. */
function updated(parties: readonly ListedParty[], nextId: number): readonly ListedParty[] {
  const changed = parties.slice(0, CHANGED_PARTIES / 2).flatMap((party) => variantsOf(party, 1, party.id));
  const added = parties
    .slice(0, CHANGED_PARTIES / 2)
    .flatMap((party, place) => variantsOf(party, 1, nextId + place));
  return [...changed, ...parties.slice(CHANGED_PARTIES / 2), ...added];
}

/** Builds an index of the parties, timed. */
export async function buildBenchIndex(url: string, byList: ByList): Promise<BenchIndex> {
  const config: SearchConfig = {
    SEARCH_ENGINE: 'elasticsearch',
    ELASTICSEARCH_URL: url,
    ELASTICSEARCH_INDEX_PREFIX: `bench_${randomBytes(6).toString('hex')}`,
  };
  const store = new PartiesInMemory();
  for (const [code, parties] of byList) store.commit(code, parties);
  const tasks = openIndexTasks(config, store);
  const { ms, result } = await timed(() => tasks.rebuild());
  let timings: QuestionTiming[] = [];
  const watch = {
    onFailure: (error: unknown) => console.error(error),
    onTiming: (timing: QuestionTiming) => timings.push(timing),
  };
  const engine = openElasticsearchEngine(config, store, watch, PATIENCE);
  const publisher = openElasticsearchPublisher(config, store);
  const filling = await timed(() => engine.settled());
  const documents = [...result.lists.values()].reduce((sum, list) => sum + list.documents, result.words);
  return {
    engine,
    figures: [
      figure('Elasticsearch: rebuild', ms / 1000, 's', { atMost: 60 }),
      figure('Elasticsearch: until a server holds the words', filling.ms / 1000, 's'),
      figure('Elasticsearch: documents', documents, 'documents'),
      figure('Elasticsearch: size of the index', result.bytes / 1e6, 'MB'),
    ],
    takeTimings() {
      const taken = timings;
      timings = [];
      return taken;
    },
    rebuild: () => tasks.rebuild(),
    async update() {
      const [largest] = [...byList].toSorted(([, a], [, b]) => b.length - a.length);
      if (largest === undefined) return 0;
      const [code, parties] = largest;
      const ids = [...byList.values()].flat().map(({ id }) => id);
      store.commit(code, updated(parties, 1 + ids.reduce((most, id) => Math.max(most, id), 0)));
      return (await timed(() => publisher.publish(code))).ms / 1000;
    },
    async remove() {
      await engine.close();
      await publisher.close();
      await tasks.remove();
      await tasks.close();
    },
  };
}

/** Name of the figure that growth is measured against. */
export const ELASTICSEARCH_MEDIAN = 'Elasticsearch: a screening, p50';

/** Where the time of one screening went, in milliseconds. */
interface Stages {
  readonly total: number;
  readonly engine: number;
  readonly transfer: number;
  readonly scoring: number;
}

/** Values are asked for beside the names, and the state ahead of need: neither adds to the time of a screening. */
const BESIDE: ReadonlySet<QuestionTiming['question']> = new Set(['values', 'state']);

function stagesOf(total: number, timings: readonly QuestionTiming[]): Stages {
  const asked = timings.filter(({ question }) => !BESIDE.has(question));
  const engine = asked.reduce((sum, { engineMs }) => sum + engineMs, 0);
  const waited = asked.reduce((sum, { totalMs }) => sum + totalMs, 0);
  return { total, engine, transfer: waited - engine, scoring: Math.max(0, total - waited) };
}

/** Stages of each screening at threshold 0.3 with limit 10, after some that warm up. */
async function screeningStages(
  index: BenchIndex,
  lists: readonly ListCode[],
  queries: readonly string[],
): Promise<readonly Stages[]> {
  const screening = createScreening({ engine: index.engine, clock: () => new Date() });
  const screen = (name: string) => screening.screenName({ name, lists, threshold: 0.3, limit: 10 });
  for (const query of queries.slice(0, WARM_UP)) await screen(query);
  const stages: Stages[] = [];
  for (const query of queries) {
    index.takeTimings();
    const { ms } = await timed(() => screen(query));
    stages.push(stagesOf(ms, index.takeTimings()));
  }
  return stages;
}

const STAGE_NAMES: Readonly<Record<keyof Stages, string>> = {
  total: 'a screening',
  engine: 'its engine',
  transfer: 'its transfer',
  scoring: 'its scoring',
};

/** Median and 95th percentile of each stage; `suffix` says of which index. */
function stageFigures(
  stages: readonly Stages[],
  limits: Partial<Record<keyof Stages, readonly [number, number]>>,
  suffix = '',
): readonly Figure[] {
  return (['total', 'engine', 'transfer', 'scoring'] as const).flatMap((stage) =>
    [0.5, 0.95].map((share, place) => {
      const limit = limits[stage]?.[place];
      const name = `Elasticsearch: ${STAGE_NAMES[stage]}, p${share * 100}${suffix}`;
      const times = stages.map((one) => one[stage]);
      return figure(name, percentile(times, share), 'ms', limit === undefined ? null : { atMost: limit });
    }),
  );
}

/** Latency of a screening on Elasticsearch, whole and by stage, and of batches. */
export async function elasticsearchFigures(
  index: BenchIndex,
  lists: readonly ListCode[],
  queries: readonly string[],
): Promise<readonly Figure[]> {
  const stages = await screeningStages(index, lists, queries);
  return [
    ...stageFigures(stages, { total: [20, 60] }),
    ...(await batchFigures(index.engine, lists, queries.slice(-NAMES_OF_BATCH))),
    ...(await answersUnderRebuild(index.engine, () => index.rebuild(), lists, queries)),
    figure(`Elasticsearch: update of ${CHANGED_PARTIES} parties`, await index.update(), 's', { atMost: 5 }),
  ];
}

async function batchFigures(
  engine: SearchEngine,
  lists: readonly ListCode[],
  names: readonly string[],
): Promise<readonly Figure[]> {
  const filter = { lists };
  const searches = names.map((name) => ({ query: queryOf(name), threshold: 0.3, filter }));
  const found = await timed(async () => (await engine.snapshot()).findNamesOfMany(searches));
  const screening = createScreening({ engine, clock: () => new Date() });
  const items = names.map((name) => ({ name }));
  const batch = await timed(() => screening.screenBatch({ items, lists, threshold: 0.5 }));
  return [
    figure(`Elasticsearch: ${names.length} names by _msearch at 0.3`, found.ms / 1000, 's', { atMost: 1.2 }),
    figure(`Elasticsearch: a batch of ${names.length} names at 0.5`, batch.ms / 1000, 's'),
  ];
}

/** Median time with `scale` times the parties, as a multiple of the median without. */
export async function elasticsearchGrowth(
  enlarged: BenchIndex,
  lists: readonly ListCode[],
  queries: readonly string[],
  { baseMedian, scale }: { readonly baseMedian: number; readonly scale: number },
): Promise<readonly Figure[]> {
  const stages = await screeningStages(enlarged, lists, queries);
  const median = percentile(
    stages.map(({ total }) => total),
    0.5,
  );
  return [
    ...enlarged.figures.map(({ name, value, unit }) => figure(`${name}, ${scale} times`, value, unit)),
    ...stageFigures(stages, {}, `, ${scale} times`),
    figure(`Elasticsearch: median with ${scale} times the parties`, median / baseMedian, 'times', {
      atMost: 4,
    }),
  ];
}
