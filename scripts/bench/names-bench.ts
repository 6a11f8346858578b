import type { ListCode } from '../../src/domain/list-code.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { figure, type Figure } from './measure.ts';
import type { ByList } from './search-bench.ts';

/** A listed name typed as it is listed scores no less than this. */
const LEAST_SCORE = 0.95;
/** Ties at the top of a common name are this many at most. */
const MOST_TIES = 10_000;
const EXCEPTIONS_SHOWN = 200;

/**
 * Types every primary name and strong alias of all parties as it is listed, and counts those whose party is not found as
 * the first or tied with it at 0.95 and more. Each of them is printed: an exception must be named.
 */
export async function nameFigures(
  engine: SearchEngine,
  byList: ByList,
  lists: readonly ListCode[],
): Promise<readonly Figure[]> {
  const owners = new Map<string, Set<number>>();
  for (const party of [...byList.values()].flat())
    for (const { text, quality } of party.names)
      if (quality === 'strong') owners.set(text, (owners.get(text) ?? new Set()).add(party.id));
  const screening = createScreening({ engine, clock: () => new Date(0) });
  const exceptions: string[] = [];
  let typed = 0;
  for (const [name, ids] of owners) {
    const answer = await screening.screenName({ name, lists, threshold: 0.3, limit: MOST_TIES });
    const scores = new Map(answer.matches.map(({ party, score }) => [party.id, score]));
    const best = answer.matches[0]?.score ?? 0;
    for (const id of ids) {
      typed++;
      const score = scores.get(id) ?? 0;
      if (score < LEAST_SCORE || score < best)
        exceptions.push(`${name} | party ${id} | ${score} | best ${best}`);
    }
  }
  for (const line of exceptions.slice(0, EXCEPTIONS_SHOWN)) console.error(`not first: ${line}`);
  return [
    figure('listed names typed as listed', typed, ''),
    figure(
      'of them found first or tied, at 0.95 and more',
      (100 * (typed - exceptions.length)) / typed,
      '%',
      {
        atLeast: 100,
      },
    ),
  ];
}
