import type { Match } from '../../domain/match.ts';
import { createTurns } from '../../screening/turns.ts';
import type { CatalogueByCode } from '../dependencies.ts';
import { presentMatch } from './match.ts';

/** Matches that are presented in one turn, about two milliseconds: each may be read from its record for it. */
const AT_ONCE = 50;

/** Matches in the words of the contract; of thousands a few at a time, so that other requests are answered in between. */
export async function presentMatches(
  matches: readonly Match[],
  catalogue: CatalogueByCode,
): Promise<readonly object[]> {
  const turn = createTurns();
  const presented: object[] = [];
  for (const [place, match] of matches.entries()) {
    if (place > 0 && place % AT_ONCE === 0) await turn();
    presented.push(presentMatch(match, catalogue));
  }
  return presented;
}
