import type { ListCode } from '../../src/domain/list-code.ts';
import type { Explanation, Match } from '../../src/domain/match.ts';
import { matchName } from '../../src/screening/find-name.ts';
import type { SearchSnapshot } from '../../src/search/search-engine.ts';
import { explanationText } from './explanation-text.ts';
import type { LoadedLists } from './load-lists.ts';

/** Finds the best matches of a name on all lists that are loaded, from a threshold of 0 to 1. */
export type FindBest = (name: string, threshold: number, limit: number) => Promise<readonly Match[]>;

/** The finder over one snapshot of the lists. */
export async function finderOver({ engine, byList }: LoadedLists): Promise<FindBest> {
  const snapshot: SearchSnapshot = await (await engine()).snapshot();
  const lists: readonly ListCode[] = [...byList.keys()];
  return async (name, threshold, limit) => {
    const { matches } = await matchName(snapshot, {
      name,
      threshold,
      limit,
      filter: { lists },
      explain: true,
    });
    return matches;
  };
}

/** Why a match scores what it scores. */
export function explanationOf({ explanation }: Match): Explanation {
  if (explanation === undefined) throw new Error('the match was found without its explanation');
  return explanation;
}

/** The same in one line. */
export const whyOf = (match: Match): string => explanationText(explanationOf(match));

/** The listed text of a match. */
export const listedTextOf = ({ matchedOn }: Match): string =>
  matchedOn.kind === 'name'
    ? matchedOn.text
    : matchedOn.kind === 'address'
      ? matchedOn.address.address
      : matchedOn.label;
