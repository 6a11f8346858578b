import type { Match } from '../domain/match.ts';
import type { LoadedParties } from '../search/search-engine.ts';
import { presentFound, type FoundMatches } from './found.ts';

/** The matches that a country hid: they reach the threshold, and the party, or its address, is tied to other countries alone. */
export interface HiddenMatches {
  /** Highest score first, cut like the matches beside them. */
  readonly matches: readonly Match[];
  /** Before the cut. */
  readonly totalMatches: number;
}

/** Of everything that was ranked without narrowing, what narrowing left out, in its order. */
export function leftOut<Ranked>(
  wide: readonly Ranked[],
  narrow: readonly Ranked[],
  partyOf: (ranked: Ranked) => number,
): readonly Ranked[] {
  const kept = new Set(narrow.map(partyOf));
  return wide.filter((ranked) => !kept.has(partyOf(ranked)));
}

/** What an answer tells of what was hidden: nothing where nobody asked. Throws `EngineUnavailableError`. */
export function presentHidden(
  hidden: FoundMatches | undefined,
  parties: LoadedParties,
): { readonly hidden?: HiddenMatches } {
  if (hidden === undefined) return {};
  return { hidden: { matches: presentFound(hidden.kept, parties), totalMatches: hidden.total } };
}

/** The parties of what was found and of what was hidden. */
export function partyIdsOf({ kept, hidden }: FoundMatches): readonly number[] {
  return [...kept, ...(hidden?.kept ?? [])].map(({ partyId }) => partyId);
}
