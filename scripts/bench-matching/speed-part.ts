import { performance, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidInputError } from '../../src/errors.ts';
import { candidateBound } from '../../src/matching/candidate-bound.ts';
import { matchName } from '../../src/screening/find-name.ts';
import { queryOf, scoreCandidate } from '../../src/screening/screen-name.ts';
import type { NameCandidate } from '../../src/search/search-engine.ts';
import { benchQueries } from '../bench/queries.ts';
import { figure, percentile } from '../bench/measure.ts';
import type { BenchReport } from './bench-report.ts';
import type { LoadedLists } from './load-lists.ts';
import { oddTexts } from './odd-texts.ts';

const QUERIES = 1_000;
// A service scores on and on: the first rounds are spent on making code of the functions. On a shared machine one round may take twice
// as long as the next, and hardly any has no moment in which others are at work.
export const ROUNDS = 40;
const THRESHOLD = 0.3;

interface Asked {
  readonly text: string;
  readonly candidates: readonly NameCandidate[];
}

/** What scoring took, in microseconds for a pair on average. */
interface Taken {
  /** The least that each query took, and the share of collecting garbage, which the least times mostly leave out. */
  readonly undisturbed: number;
  /** The best of the rounds, each as a whole. */
  readonly bestRound: number;
}

/** From one moment to another, in milliseconds. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The sum of what collections of garbage took that began within one of the spans, which follow one another. */
function collectedWithin(spans: readonly Span[], collections: readonly PerformanceEntry[]): number {
  let collected = 0;
  let at = 0;
  for (const { startTime, duration } of [...collections].sort((a, b) => a.startTime - b.startTime)) {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) < startTime) at++;
    if ((spans[at]?.start ?? Number.POSITIVE_INFINITY) <= startTime) collected += duration;
  }
  return collected;
}

/** Scores the candidates of each query in some rounds, each time by a query that knows no likeness yet. */
async function timeScoring(asked: readonly Asked[], count: number): Promise<Taken> {
  const bound = candidateBound(THRESHOLD);
  const spans: Span[] = [];
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((entries) => void collections.push(...entries.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  for (let round = 0; round < count; round++) {
    for (const { text, candidates } of asked) {
      const query = queryOf(text);
      const start = performance.now();
      for (const candidate of candidates) scoreCandidate(query, candidate, bound);
      spans.push({ start, end: performance.now() });
    }
    // Gives the observer its turn.
    await sleep(1);
  }
  observer.disconnect();
  const rounds = Array.from({ length: count }, (_, round) =>
    spans.slice(round * asked.length, (round + 1) * asked.length).map(({ start, end }) => end - start),
  );
  const leastOf = (index: number): number => Math.min(...rounds.map((taken) => taken[index] ?? 0));
  const undisturbed = asked.reduce((sum, _, index) => sum + leastOf(index), 0);
  const collecting = collectedWithin(spans, collections) / count;
  const bestRound = Math.min(...rounds.map((taken) => taken.reduce((sum, one) => sum + one, 0)));
  const perPair = 1000 / Math.max(1, pairsOf(asked));
  return { undisturbed: perPair * (undisturbed + collecting), bestRound: perPair * bestRound };
}

const pairsOf = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { candidates }) => sum + candidates.length, 0);

/** Measures what scoring a pair of prepared names costs over the candidates of real searches at 0.3. */
export async function speedPart(
  { parties, byList, engine }: LoadedLists,
  rounds: number,
): Promise<BenchReport> {
  const snapshot = await (await engine()).snapshot();
  const asked: Asked[] = [];
  for (const text of benchQueries(parties, QUERIES)) {
    const candidates = await snapshot.findNames(queryOf(text), THRESHOLD, { lists: [...byList.keys()] });
    asked.push({ text, candidates });
  }
  const counts = asked.map(({ candidates }) => candidates.length);
  const { undisturbed, bestRound } = await timeScoring(asked, rounds);
  return {
    figures: [
      figure('pairs scored', pairsOf(asked), 'pairs'),
      figure('candidates of a search at 0.3, p50', percentile(counts, 0.5), 'names'),
      figure('candidates of a search at 0.3, p99', percentile(counts, 0.99), 'names'),
      figure('scoring a pair of prepared names', undisturbed, 'µs', { atMost: 4 }),
      figure('scoring a pair of prepared names, best whole round', bestRound, 'µs'),
    ],
    sections: [],
  };
}

/** Measures the processor's time of odd texts on all lists, and how many fail otherwise than by a message that names the field. */
export async function oddPart({ byList, engine }: LoadedLists, examples: number): Promise<BenchReport> {
  const snapshot = await (await engine()).snapshot();
  const times: { readonly text: string; readonly ms: number }[] = [];
  const failures: string[] = [];
  for (const text of oddTexts()) {
    const search = { name: text, threshold: 0.5, limit: 10, filter: { lists: [...byList.keys()] } };
    const start = process.cpuUsage();
    try {
      await matchName(snapshot, search);
    } catch (error) {
      if (!(error instanceof InvalidInputError)) failures.push(`${text.slice(0, 60)}: ${String(error)}`);
    }
    times.push({ text, ms: process.cpuUsage(start).user / 1000 });
  }
  const all = times.map(({ ms }) => ms);
  const slowest = [...times].sort((a, b) => b.ms - a.ms).slice(0, Math.min(examples, 10));
  return {
    figures: [
      figure('odd texts', times.length, 'texts'),
      figure('odd texts, errors', failures.length, 'texts', { atMost: 0 }),
      figure('odd texts, p50', percentile(all, 0.5), 'ms'),
      figure('odd texts, p99', percentile(all, 0.99), 'ms', { atMost: 100 }),
      figure('odd texts, slowest', Math.max(...all), 'ms'),
    ],
    sections: [
      {
        title: 'Slowest odd texts',
        lines: slowest.map(({ text, ms }) => `${ms.toFixed(1)} ms  ${JSON.stringify(text.slice(0, 60))}`),
      },
      { title: `Odd texts that fail: ${failures.length}`, lines: failures.slice(0, examples) },
    ],
  };
}
