import type { Match } from '../../domain/match.ts';
import { createTurns } from '../../screening/turns.ts';
import type { CatalogueByCode } from '../dependencies.ts';
import { presentMatch } from './match.ts';

/** Matches that are presented in one turn, about two milliseconds: each may be read from its record for it. */
const AT_ONCE = 50;

/** More are presented as they are written: with all that is told of them they would take some kilobytes each. */
const MANY = 500;

/** A match that is presented when its JSON is made. */
class MatchToWrite {
  readonly #match: Match;
  readonly #catalogue: CatalogueByCode;

  constructor(match: Match, catalogue: CatalogueByCode) {
    this.#match = match;
    this.#catalogue = catalogue;
  }

  toJSON(): object {
    return presentMatch(this.#match, this.#catalogue);
  }
}

/** Matches in the words of the contract; of hundreds a few at a time, so that other requests are answered in between. */
export async function presentMatches(
  matches: readonly Match[],
  catalogue: CatalogueByCode,
): Promise<readonly object[]> {
  if (matches.length > MANY) return matches.map((match) => new MatchToWrite(match, catalogue));
  const turn = createTurns();
  const presented: object[] = [];
  for (const [place, match] of matches.entries()) {
    if (place > 0 && place % AT_ONCE === 0) await turn();
    presented.push(presentMatch(match, catalogue));
  }
  return presented;
}
