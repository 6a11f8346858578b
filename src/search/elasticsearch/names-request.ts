import { candidateBound, type CandidateBound } from '../../matching/candidate-bound.ts';
import { queryJoinKey, queryKeys } from '../../matching/candidate-keys.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { NameSearch } from '../search-engine.ts';
import { FULL_WEIGHT, initialKey } from './documents.ts';
import { termOf } from './prepared-form.ts';
import { filtered, type HitRequest, type Query } from './search-requests.ts';

/**
 * Keys under which listed words are found that may correspond to a query's words or joins. Not among them are those for
 * an initial's longer words: there are thousands, all equally alike, and names are filed under them directly.
 */
export function wordKeys(query: QueryName): readonly string[] {
  const keys = [...query.name.words, ...query.joins].flatMap((word) => {
    const all = queryKeys(word).map(({ key }) => key);
    return word.text.length === 1 ? all.filter((key) => key !== initialKey(word.text)) : all;
  });
  return [...new Set(keys.map(termOf))];
}

/** Terms in one clause; Elasticsearch takes 65,536. */
const MOST_TERMS = 50_000;

/** Gains are rounded up to steps, so that words of nearly equal gain share a clause. */
const STEPS_PER_UNIT = 200;
/** Clauses of a query are limited (from 1,024, more with more memory): long queries take coarser steps. */
const MOST_STEPS = 800;

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** The least 32-bit number not below a positive one: ranks are added up in 32 bits. */
function roundedUp(value: number): number {
  float[0] = value;
  if (float[0] < value) bits[0] = (bits[0] ?? 0) + 1;
  return float[0];
}

/** Collects, for one query word, the terms of each gain. */
class WordGains {
  readonly #steps = new Map<number, string[]>();
  readonly #keys: { readonly key: string; readonly gain: number }[] = [];
  readonly #perUnit: number;

  constructor(perUnit: number) {
    this.#perUnit = perUnit;
  }

  /** A listed word that the query word may be. */
  addWord(term: string, gain: number): void {
    const step = Math.ceil(gain * this.#perUnit);
    const terms = this.#steps.get(step);
    if (terms === undefined) this.#steps.set(step, [term]);
    else terms.push(term);
  }

  /** A key of names as a whole. */
  addKey(key: string, gain: number): void {
    this.#keys.push({ key, gain });
  }

  /** The best gain of the word, as a clause. */
  clause(): Query {
    const queries: Query[] = [...this.#steps].flatMap(([step, terms]) =>
      chunks(terms).map((words) => constant({ terms: { words } }, step / this.#perUnit)),
    );
    queries.push(...this.#keys.map(({ key, gain }) => constant({ term: { keys: termOf(key) } }, gain)));
    return { dis_max: { queries } };
  }
}

const constant = (filter: Query, gain: number): Query => ({
  constant_score: { filter, boost: roundedUp(gain) },
});

function chunks(terms: readonly string[]): string[][] {
  const cut: string[][] = [];
  for (let from = 0; from < terms.length; from += MOST_TERMS) cut.push(terms.slice(from, from + MOST_TERMS));
  return cut;
}

function addGains(gains: WordGains, query: QueryName, index: number, bound: CandidateBound): void {
  const word = query.name.words[index];
  if (word === undefined) return;
  // Two listed neighbours weigh at most 2, one listed word at most 1.
  gains.addKey(queryJoinKey(word).key, bound.gain(word.weight, 2, NAME_MODEL.likeness.joined));
  if (word.text.length === 1 && word.wordClass !== 'number') {
    gains.addKey(initialKey(word.text), bound.gain(word.weight, 1, NAME_MODEL.likeness.initial));
  }
}

/** Which query words a listed word may be, alone or as a part of two neighbours, and what it gains each. */
function addListedWord(
  gains: readonly WordGains[],
  query: QueryName,
  listed: PreparedWord,
  bound: CandidateBound,
): void {
  const { words } = query.name;
  const likenesses = query.likenesses(listed);
  const term = termOf(listed.key);
  const weight = (index: number): number => words[index]?.weight ?? 0;
  words.forEach((word, index) => {
    const likeness = likenesses[index] ?? 0;
    if (likeness > 0) gains[index]?.addWord(term, bound.gain(word.weight, listed.weight, likeness));
  });
  query.joins.forEach((_, join) => {
    const likeness = likenesses[words.length + join] ?? 0;
    if (likeness === 0) return;
    const both = weight(join) + weight(join + 1);
    const gain = bound.gain(both, listed.weight, likeness);
    gains[join]?.addWord(term, (weight(join) / both) * gain);
    gains[join + 1]?.addWord(term, (weight(join + 1) / both) * gain);
  });
}

/** What the sum of up to a hundred 32-bit ranks may lose. */
const RANK_SLACK = 0.00005;

/**
 * Asks for the names whose gains reach what the bound requires (see `matching/candidate-bound.ts`). The rank of a name
 * is the sum of each query word's best gain; what a lighter name need not reach is added to it (`spare` is how much
 * lighter than `FULL_WEIGHT` a name is), so that one least rank holds for all. Null when nothing can be found.
 */
export function namesRequest(
  { query, threshold, filter }: NameSearch,
  listed: Iterable<PreparedWord>,
  revision: number,
): HitRequest | null {
  const { words, totalWeight } = query.name;
  if (words.length === 0) return null;
  const bound = candidateBound(threshold);
  const perUnit = Math.min(STEPS_PER_UNIT, MOST_STEPS / words.length);
  const gains = words.map(() => new WordGains(perUnit));
  gains.forEach((word, index) => {
    addGains(word, query, index, bound);
  });
  for (const word of listed) addListedWord(gains, query, word, bound);
  const found: Query = {
    bool: {
      ...filtered('name', filter, revision),
      should: gains.map((word) => word.clause()),
      minimum_should_match: 1,
    },
  };
  const required = bound.required(totalWeight, FULL_WEIGHT);
  const perSpare = required - bound.required(totalWeight, FULL_WEIGHT - 1);
  if (perSpare === 0) return { query: found };
  const factor = roundedUp(perSpare);
  return {
    query: {
      function_score: {
        query: found,
        functions: [{ field_value_factor: { field: 'spare', factor } }],
        boost_mode: 'sum',
      },
    },
    min_score: Math.max(0, required - RANK_SLACK),
  };
}
