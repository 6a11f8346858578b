import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { candidateBound } from '../../src/matching/candidate-bound.ts';
import { listedReadings } from '../../src/matching/names/beside/typed-name.ts';
import { scoreName } from '../../src/matching/names/score-names.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { queryOf, scoreCandidate } from '../../src/screening/screen-name.ts';
import { warmUp } from '../../src/screening/warm-up.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../src/search/embedded/segment-builder.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { figure, percentile, timed, type Figure } from './measure.ts';

const THRESHOLDS = [0.3, 0.5, 0.8];
const clock = (): Date => new Date();

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

/** Parties of each list. */
export type ByList = ReadonlyMap<ListCode, readonly ListedParty[]>;

/** An embedded engine that serves these parties. */
export async function engineOf(byList: ByList): Promise<EmbeddedEngine> {
  const engine = createEmbeddedEngine();
  for (const [code, parties] of byList) {
    const source = { code, generation: 1, parties: stream(parties), cache: engine.words };
    await engine.serve([await buildSegment({ ...source, nowMs: () => performance.now() })]);
  }
  engine.markComplete();
  // As a server does between requests.
  await engine.prepareWords(() => Promise.resolve(true));
  await warmUp(engine, () => Promise.resolve(true));
  return engine;
}

/** Leaves no garbage of what was built before to be collected during a measurement. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Queries that are asked first to warm up. */
const WARM_UP = 300;

/** Milliseconds of each screening at threshold 0.3 with limit 10, after some that warm up. */
export async function screeningTimes(
  engine: SearchEngine,
  lists: readonly ListCode[],
  queries: readonly string[],
): Promise<readonly number[]> {
  const [times = []] = await screeningTimesInTurn([engine], lists, queries);
  return times;
}

/** Queries that one engine is asked before the next has its turn: enough to find the processor's caches its own again. */
const TURN = 200;

/**
 * As `screeningTimes` for each of some engines, which take turns: a shared machine is faster in one minute than in another,
 * so that what is to be compared has to be measured side by side.
 */
async function screeningTimesInTurn(
  engines: readonly SearchEngine[],
  lists: readonly ListCode[],
  queries: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const asked = engines.map((engine) => {
    const screening = createScreening({ engine, clock });
    const screen = (name: string) => screening.screenName({ name, lists, threshold: 0.3, limit: 10 });
    return { screen, times: [] as number[] };
  });
  for (const { screen } of asked) for (const query of queries.slice(0, WARM_UP)) await screen(query);
  collectGarbage();
  for (let from = 0; from < queries.length; from += TURN)
    for (const { screen, times } of asked)
      for (const query of queries.slice(from, from + TURN)) times.push((await timed(() => screen(query))).ms);
  return asked.map(({ times }) => times);
}

/** Latency and throughput of searching and scoring in process, against the limits of stage A. */
export function searchFigures(times: readonly number[]): readonly Figure[] {
  const total = times.reduce((sum, ms) => sum + ms, 0);
  return [
    figure('search and score, p50', percentile(times, 0.5), 'ms', { atMost: 2 }),
    figure('search and score, p95', percentile(times, 0.95), 'ms', { atMost: 8 }),
    figure('search and score, p99', percentile(times, 0.99), 'ms', { atMost: 25 }),
    figure('screenings on one core', times.length / (total / 1000), '/s', { atLeast: 300 }),
  ];
}

/** Median time with `scale` times the parties, as a multiple of the median without. */
export async function growthFigure(
  byList: ByList,
  enlarged: ByList,
  queries: readonly string[],
  scale: number,
): Promise<Figure> {
  // Both are new: an engine keeps what it was asked.
  const engines = [await engineOf(byList), await engineOf(enlarged)];
  const [before = [], after = []] = await screeningTimesInTurn(engines, [...byList.keys()], queries);
  const growth = percentile(after, 0.5) / percentile(before, 0.5);
  return figure(`median with ${scale} times the parties`, growth, 'times', { atMost: 4 });
}

interface PreparedParty {
  readonly id: number;
  readonly names: readonly { readonly score: (query: ReturnType<typeof queryOf>) => number }[];
}

function prepareAll(parties: readonly ListedParty[], engine: EmbeddedEngine): readonly PreparedParty[] {
  return parties.map(({ id, entryType, names }) => ({
    id,
    names: names.flatMap(({ text, quality }) => {
      const options = { mayHaveLegalForm: entryType !== 'individual', cache: engine.words };
      return listedReadings(text, options).map((name) => ({
        score: (query) => scoreName(query, name, quality),
      }));
    }),
  }));
}

/** How many of the queries got another answer from the engine than from scoring every party. */
export async function completenessFigures(
  engine: EmbeddedEngine,
  byList: ByList,
  queries: readonly string[],
): Promise<readonly Figure[]> {
  const parties = prepareAll([...byList.values()].flat(), engine);
  const filter = { lists: [...byList.keys()] };
  const wrong = new Map(THRESHOLDS.map((threshold) => [threshold, 0]));
  const snapshot = await engine.snapshot();
  for (const text of queries) {
    const query = queryOf(text);
    const scores = parties.map(
      ({ id, names }) => [id, Math.max(...names.map(({ score }) => score(query)))] as const,
    );
    for (const threshold of THRESHOLDS) {
      const expected = scores.filter(([, score]) => score >= threshold).map(([id]) => id);
      const candidates = await snapshot.findNames(query, threshold, filter);
      const bound = candidateBound(threshold);
      const found = new Set(
        candidates
          .filter((candidate) => scoreCandidate(query, candidate, bound) >= threshold)
          .map(({ partyId }) => partyId),
      );
      const same = expected.length === found.size && expected.every((id) => found.has(id));
      if (same) continue;
      wrong.set(threshold, (wrong.get(threshold) ?? 0) + 1);
      const missed = expected.filter((id) => !found.has(id));
      console.error(`incomplete at ${threshold}: ${JSON.stringify(text)} misses ${JSON.stringify(missed)}`);
    }
  }
  return THRESHOLDS.map((threshold) =>
    figure(`incomplete answers of ${queries.length} at ${threshold}`, wrong.get(threshold) ?? 0, 'queries', {
      atMost: 0,
    }),
  );
}
