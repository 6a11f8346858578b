import type { ListedParty } from '../domain/listed-party.ts';
import type { Explanation } from '../domain/match.ts';
import { candidateBound, type CandidateBound } from '../matching/candidate-bound.ts';
import { saysOfKey, scoreOfKey } from '../matching/contacts/contact-keys.ts';
import { readTypedValue } from '../matching/identifiers/typed-value.ts';
import {
  explainReading,
  readTypedName,
  scoreReading,
  type NameReading,
  type TypedName,
} from '../matching/names/beside/typed-name.ts';
import { prepareName, type PreparedWords } from '../matching/names/prepare-name.ts';
import { createQueryName, type QueryName } from '../matching/names/query-name.ts';
import { scoreName } from '../matching/names/score-names.ts';
import type { Steps } from '../search/pace.ts';
import type { NameCandidate, SearchSnapshot, ValueHit } from '../search/search-engine.ts';
import { isExplained, type FoundMatch, type FoundMatches, type Telling } from './found.ts';
import { requireSearchableText } from './searchable-text.ts';
import { MOST_KEPT } from './work-limits.ts';

/** The best reason for which one party matches. */
export interface PartyScore {
  readonly partyId: number;
  readonly score: number;
  /** What the name alone scores where a fact beside it found the party; absent where `score` is that. */
  readonly nameScore?: number;
  readonly on: { readonly name: NameCandidate; readonly reading: NameReading } | { readonly value: ValueHit };
}

/**
 * Reads the text as a query; `prepared` are words that need not be prepared anew. Throws `InvalidInputError` for one without any
 * letter or digit.
 */
export function queryOf(name: string, prepared?: PreparedWords): QueryName {
  requireSearchableText('name', name);
  return createQueryName(
    prepareName(name, { mayHaveLegalForm: true, ...(prepared === undefined ? {} : { prepared }) }),
  );
}

/**
 * Reads the text in every way in which it is searched: as it is written, and, unless it is a value, without what stands beside the
 * name. Throws `InvalidInputError` for one without any letter or digit.
 */
export function typedNameOf(name: string, { isValue }: LeastScores, prepared?: PreparedWords): TypedName {
  if (isValue) return [{ query: queryOf(name, prepared), bare: null }];
  requireSearchableText('name', name);
  return readTypedName(name, prepared);
}

/** Least scores, 0 to 1, of what a text typed as a name finds. */
export interface LeastScores {
  readonly name: number;
  readonly value: number;
  /** Whether the text is a value and no name: then names go through `onlyCalledSo`. */
  readonly isValue: boolean;
}

/**
 * A text that is an e-mail address, phone number, website or identifier and nothing else is no name: only a party that is
 * called just that matches by its name, as "GARANTEX.IO" is; "ivan.petrov@example.com" is nobody's likeness.
 */
export function leastScores(text: string, threshold: number): LeastScores {
  const isValue = readTypedValue(text) !== null;
  return { name: isValue ? 1 : threshold, value: threshold, isValue };
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

/** The candidates that one reading of a text found. */
export interface FoundByReading {
  readonly reading: NameReading;
  readonly candidates: Iterable<NameCandidate>;
}

/** Candidates that are scored in one step. */
const SCORED_AT_ONCE = 64;

/** The parties whose name or recorded value reaches its least score, each once, highest score first. */
export function* rankByParty(
  found: readonly FoundByReading[],
  values: readonly ValueHit[],
  least: LeastScores,
): Steps<readonly PartyScore[]> {
  const best = new Map<number, PartyScore>();
  const bound = candidateBound(least.name);
  let scored = 0;
  for (const { reading, candidates } of found) {
    for (const candidate of candidates) {
      if (++scored % SCORED_AT_ONCE === 0) yield 0;
      const score = scoreReading(reading, candidate, bound);
      if (score < least.name || !isBetter(score, candidate, best.get(candidate.partyId))) continue;
      best.set(candidate.partyId, { partyId: candidate.partyId, score, on: { name: candidate, reading } });
    }
  }
  // An equal value says more than an equal name. Later ones replace earlier ones: in falling order the label that comes first
  // in the alphabet remains, so that both engines name the same one.
  for (const value of values.toSorted((a, b) => (a.label < b.label ? 1 : -1))) {
    const score = scoreOfKey(value.key);
    if (score < least.value || score < (best.get(value.partyId)?.score ?? 0)) continue;
    best.set(value.partyId, { partyId: value.partyId, score, on: { value } });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.partyId - b.partyId);
}

/**
 * What a text that is a value found, without names that are merely alike: "rosneft.ru" and the firm Rosneft have their words in
 * common, but only a party that is itself called by such a value is called so. Throws `EngineUnavailableError`.
 */
export async function onlyCalledSo(
  snapshot: Pick<SearchSnapshot, 'loadParties'>,
  ranked: readonly PartyScore[],
): Promise<readonly PartyScore[]> {
  const named = ranked.filter(({ on }) => 'name' in on).map(({ partyId }) => partyId);
  if (named.length === 0) return ranked;
  const parties = await snapshot.loadParties(named);
  return ranked.flatMap((found) => {
    if (!('name' in found.on)) return [found];
    const name = calledSo(parties.get(found.partyId), found.on, found.score);
    return name === null ? [] : [{ ...found, on: { ...found.on, name } }];
  });
}

/**
 * The listed name that is a value itself, of those of the party that are equal to the query: "EXMO.COM" stands beside "EXMO", which
 * is no less equal. Null for none.
 */
function calledSo(
  party: ListedParty | undefined,
  { name, reading }: { readonly name: NameCandidate; readonly reading: NameReading },
  score: number,
): NameCandidate | null {
  const options = { mayHaveLegalForm: party?.entryType !== 'individual' };
  const isEqual = (text: string): boolean => scoreName(reading.query, prepareName(text, options)) === score;
  const nameIndex = (party?.names ?? []).findIndex(
    ({ text }, place) => readTypedValue(text) !== null && (place === name.nameIndex || isEqual(text)),
  );
  return nameIndex < 0 ? null : { ...name, nameIndex };
}

const NO_WORDS: Explanation = { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks: [] };

function explanationOf(found: PartyScore): Explanation {
  if ('name' in found.on) return explainReading(found.on.reading, found.on.name);
  return { ...NO_WORDS, remarks: [saysOfKey(found.on.value.key) ?? 'a recorded identifier is equal'] };
}

/** What of the best parties is told: not the names they were compared by. */
export function foundNames(ranked: readonly PartyScore[], telling: Telling): FoundMatches {
  const { limit = MOST_KEPT } = telling;
  const kept = ranked
    .slice(0, Math.min(limit, MOST_KEPT))
    .map((found, place) => foundName(found, isExplained(telling, place)));
  return { kept, total: ranked.length };
}

/** What of one party is told, its explanation where that is asked for. */
export function foundName(found: PartyScore, explain: boolean): FoundMatch {
  const { partyId, score, on } = found;
  return {
    partyId,
    score,
    by:
      'value' in on
        ? { kind: 'identifier', label: on.value.label }
        : { kind: 'name', nameIndex: on.name.nameIndex },
    ...(explain ? { explanation: explanationOf(found) } : {}),
  };
}
