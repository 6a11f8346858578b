import type { ListCode } from '../../src/domain/list-code.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { ScreeningResult } from '../../src/screening/screening.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { figure, type Figure } from './measure.ts';
import type { MixedQuery } from './queries.ts';

const THRESHOLDS = [0.3, 0.4, 0.5, 0.65, 0.8];
/** Comparisons on their way at once: one engine is asked over the network. */
const AT_ONCE = 4;

type Ask = (query: MixedQuery, threshold: number) => Promise<ScreeningResult>;

function asking(engine: SearchEngine, lists: readonly ListCode[]): Ask {
  const screening = createScreening({ engine, clock: () => new Date(0) });
  return ({ kind, text }, threshold) =>
    kind === 'address'
      ? screening.screenAddress({ address: text, lists, threshold })
      : screening.screenName({ name: text, lists, threshold });
}

/** Everything of an answer that a client sees, in order. */
export function seen({ matches, totalMatches }: ScreeningResult): string {
  const lines = matches.map(({ party, score, matchedOn }) => [party.id, score, matchedOn]);
  return JSON.stringify([totalMatches, lines]);
}

/** How many queries of each kind get other matches, scores or order from two engines, each at five thresholds. */
export async function sameAnswerFigures(
  engines: readonly [SearchEngine, SearchEngine],
  lists: readonly ListCode[],
  queries: readonly MixedQuery[],
): Promise<readonly Figure[]> {
  const [first, second] = engines.map((engine) => asking(engine, lists)) as [Ask, Ask];
  const differing = new Map<MixedQuery['kind'], number>();
  const asked = new Map<MixedQuery['kind'], number>();
  let matches = 0;
  const compare = async (query: MixedQuery): Promise<void> => {
    let same = true;
    for (const threshold of THRESHOLDS) {
      const [a, b] = await Promise.all([first(query, threshold), second(query, threshold)]);
      same &&= seen(a) === seen(b);
      matches += a.matches.length;
    }
    asked.set(query.kind, (asked.get(query.kind) ?? 0) + 1);
    if (!same) differing.set(query.kind, (differing.get(query.kind) ?? 0) + 1);
  };
  for (let from = 0; from < queries.length; from += AT_ONCE) {
    await Promise.all(queries.slice(from, from + AT_ONCE).map(compare));
  }
  return [
    ...[...asked].map(([kind, count]) =>
      figure(`unlike answers, ${count} of kind ${kind}, 0.3 to 0.8`, differing.get(kind) ?? 0, 'queries', {
        atMost: 0,
      }),
    ),
    figure('matches compared', matches, 'matches'),
  ];
}
