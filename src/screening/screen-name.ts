import type { ListedParty } from '../domain/listed-party.ts';
import type { Explanation, Match, MatchedOn } from '../domain/match.ts';
import { EngineUnavailableError, InvalidInputError } from '../errors.ts';
import { candidateBound, type CandidateBound } from '../matching/candidate-bound.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import { prepareName, type PreparedWords } from '../matching/names/prepare-name.ts';
import { createQueryName, type QueryName } from '../matching/names/query-name.ts';
import { explainName, scoreName } from '../matching/names/score-names.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import { traced } from '../request-scope.ts';
import type { NameCandidate, SearchFilter, SearchSnapshot, ValueHit } from '../search/search-engine.ts';

/** The best reason for which one party matches. */
export interface PartyScore {
  readonly partyId: number;
  readonly score: number;
  readonly on: { readonly name: NameCandidate } | { readonly value: ValueHit };
}

/**
 * Reads the text as a query; `prepared` are words that need not be prepared anew. Throws `InvalidInputError` for one without any
 * letter or digit.
 */
export function queryOf(name: string, prepared?: PreparedWords): QueryName {
  if (!hasLetterOrDigit(name)) throw new InvalidInputError('name', 'must contain a letter or a digit');
  return createQueryName(
    prepareName(name, { mayHaveLegalForm: true, ...(prepared === undefined ? {} : { prepared }) }),
  );
}

/** Score of a candidate of a search, 0 where it cannot reach the bound; see `scoreName`. */
export const scoreCandidate = (
  query: QueryName,
  { name, quality, known }: Pick<NameCandidate, 'name' | 'quality' | 'known'>,
  bound?: CandidateBound,
): number => scoreName(query, name, quality, bound, known);

/** Of two names of a party the better one: higher score, then the one the publisher puts first. */
function isBetter(score: number, candidate: NameCandidate, best: PartyScore | undefined): boolean {
  if (score !== best?.score) return score > (best?.score ?? 0);
  return 'name' in best.on && candidate.nameIndex < best.on.name.nameIndex;
}

/** The parties whose name reaches the threshold or that record a value, each once, highest score first. */
export function bestByParty(
  query: QueryName,
  candidates: readonly NameCandidate[],
  values: readonly ValueHit[],
  threshold: number,
): readonly PartyScore[] {
  const best = new Map<number, PartyScore>();
  const bound = candidateBound(threshold);
  for (const candidate of candidates) {
    const score = scoreCandidate(query, candidate, bound);
    if (score < threshold || !isBetter(score, candidate, best.get(candidate.partyId))) continue;
    best.set(candidate.partyId, { partyId: candidate.partyId, score, on: { name: candidate } });
  }
  // An equal value says more than an equal name. Later ones replace earlier ones: in falling order the label that comes first
  // in the alphabet remains, so that both engines name the same one.
  for (const value of values.toSorted((a, b) => (a.label < b.label ? 1 : -1))) {
    best.set(value.partyId, { partyId: value.partyId, score: 1, on: { value } });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.partyId - b.partyId);
}

const NO_WORDS: Explanation = { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks: [] };

function explanationOf(query: QueryName, found: PartyScore): Explanation {
  if ('name' in found.on) return explainName(query, found.on.name.name, found.on.name.quality);
  return { ...NO_WORDS, remarks: ['a recorded identifier is equal'] };
}

function matchedOn(found: PartyScore, party: ListedParty): MatchedOn {
  if ('value' in found.on) return { kind: 'identifier', label: found.on.value.label };
  const { nameIndex } = found.on.name;
  return { kind: 'name', text: party.names[nameIndex]?.text ?? '', primary: nameIndex === 0 };
}

/** What one search of names found: the matches, highest score first, cut to the limit, and how many there are. */
export interface NameMatches {
  readonly matches: readonly Match[];
  readonly total: number;
}

/**
 * Finds every listed party whose name, identifier or contact value a text matches. Names and identifiers are searched
 * together; one name decides for each party. Throws `InvalidInputError`, `EngineUnavailableError`.
 */
export async function matchName(
  snapshot: SearchSnapshot,
  search: { name: string; threshold: number; filter: SearchFilter; limit?: number },
): Promise<NameMatches> {
  const query = queryOf(search.name, snapshot.words);
  const [candidates, values] = await Promise.all([
    snapshot.findNames(query, search.threshold, search.filter),
    snapshot.findValues(queryValueKeys(search.name), search.filter),
  ]);
  const found = traced('scoring', { candidates: candidates.length }, () =>
    bestByParty(query, candidates, values, search.threshold),
  );
  const kept = found.slice(0, search.limit);
  const parties = await snapshot.loadParties(kept.map(({ partyId }) => partyId));
  return { matches: presentNames(query, kept, parties), total: found.length };
}

/** The matches of what was kept, from the parties loaded. Throws `EngineUnavailableError` when one is lost. */
export function presentNames(
  query: QueryName,
  kept: readonly PartyScore[],
  parties: ReadonlyMap<number, ListedParty>,
): readonly Match[] {
  return kept.map((best): Match => {
    const party = parties.get(best.partyId);
    if (party === undefined) throw new EngineUnavailableError(`the index has lost party ${best.partyId}`);
    return {
      party,
      score: best.score,
      matchedOn: matchedOn(best, party),
      // Worked out when it is asked for: few doors show it, and a batch may have thousands of matches.
      get explanation() {
        return explanationOf(query, best);
      },
    };
  });
}
