import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { FULL_WEIGHT } from './documents.ts';
import {
  gainSum,
  requiredLines,
  type Correspondence,
  type GainBound,
  type GainSum,
  type WordGains,
} from './gain-sum.ts';
import type { Query } from './search-requests.ts';
import type { AlikeWord } from './word-lookup.ts';

/** How the words of a query are weighed, and the terms under which listed words are filed. */
export interface Weighing<Weight> {
  readonly weightOf: (...words: readonly PreparedWord[]) => Weight;
  /** Share of a word in two neighbours. */
  readonly share: (word: Weight, both: Weight) => number;
  /** What of a listed weight counts in the total that a bound requires something for. */
  readonly counted: (listed: Weight) => number;
  readonly termOf: (listed: PreparedWord) => string;
}

/** The listed words that correspond to each word of a query, then to each of its joins. */
export type FoundWords = readonly (readonly AlikeWord[])[];

/** Which query words listed words may be, alone or as a part of two neighbours. */
export function wordCorrespondences<Weight>(
  query: QueryName,
  listedWords: FoundWords,
  { weightOf, share, termOf }: Weighing<Weight>,
): readonly Correspondence<Weight>[] {
  const { words } = query.name;
  const own = words.map((word) => weightOf(word));
  const found: Correspondence<Weight>[] = [];
  const add = (position: number, weight: Weight, parts: readonly (readonly [number, number])[]): void => {
    for (const { word, likeness } of listedWords[position] ?? []) {
      const term = termOf(word);
      const listed = weightOf(word);
      for (const [place, part] of parts)
        found.push({ place, field: 'words', term, query: weight, listed, likeness, share: part });
    }
  };
  own.forEach((weight, place) => {
    add(place, weight, [[place, 1]]);
  });
  query.joins.forEach((_, join) => {
    const weight = weightOf(...words.slice(join, join + 2));
    const parts = own
      .slice(join, join + 2)
      .map((part, offset) => [join + offset, share(part, weight)] as const);
    add(words.length + join, weight, parts);
  });
  return found;
}

/** Gains are rounded up to steps, so that words of nearly equal gain share a clause. */
const STEPS_PER_UNIT = 100;
/** Clauses of a query are limited (from 1,024, more with more memory): long queries take coarser steps. */
const MOST_CLAUSES = 900;
/** Terms in one clause; Elasticsearch takes 65,536. */
const MOST_TERMS = 50_000;

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** The least 32-bit number not below a positive one: ranks are added up in 32 bits. */
function roundedUp(value: number): number {
  float[0] = value;
  if (float[0] < value) bits[0] = (bits[0] ?? 0) + 1;
  return float[0];
}

/** The clauses whose best is the gain of a query word. */
function clausesOf(word: WordGains, perUnit: number): readonly Query[] {
  const steps = new Map<number, Record<'words' | 'keys', string[]>>();
  for (const { by, gain } of word) {
    const step = Math.ceil(gain * perUnit);
    let terms = steps.get(step);
    if (terms === undefined) steps.set(step, (terms = { words: [], keys: [] }));
    terms[by.field].push(by.term);
  }
  return [...steps].flatMap(([step, { words, keys }]) => {
    const boost = roundedUp(step / perUnit);
    return [...termsClauses('words', words, boost), ...termsClauses('keys', keys, boost)];
  });
}

function termsClauses(field: 'words' | 'keys', terms: readonly string[], boost: number): readonly Query[] {
  return chunks(terms).map((some) => ({ constant_score: { filter: { terms: { [field]: some } }, boost } }));
}

function chunks(terms: readonly string[]): string[][] {
  const cut: string[][] = [];
  for (let from = 0; from < terms.length; from += MOST_TERMS) cut.push(terms.slice(from, from + MOST_TERMS));
  return cut;
}

/** The clauses of each word of a sum. */
type SumClauses = Readonly<Record<keyof GainSum, readonly (readonly Query[])[]>>;

function sumClauses({ required, needed, optional }: GainSum, perUnit: number): SumClauses {
  const of = (word: WordGains): readonly Query[] => clausesOf(word, perUnit);
  return { required: required.map(of), needed: needed.map(of), optional: optional.map(of) };
}

const countOf = ({ required, needed, optional }: SumClauses): number =>
  [...required, ...needed, ...optional].reduce((sum, clauses) => sum + clauses.length, 0);

const best = (clauses: readonly Query[]): Query => ({ dis_max: { queries: [...clauses] } });

/** Rows with so many of some words at least. */
const having = (words: readonly (readonly Query[])[], least: number): Query => ({
  bool: { should: words.map(best), minimum_should_match: least },
});

/** Rows with all required words, one of the needed, if any, and so many words at least. */
function sumQuery({ required, needed, optional }: SumClauses, leastWords: number): Query {
  const missing = Math.max(0, leastWords - required.length);
  if (required.length > 0) {
    const others = [...needed, ...optional];
    return { bool: { must: required.map(best), should: others.map(best), minimum_should_match: missing } };
  }
  if (missing < 2 || needed.length === 1) {
    const must = [having(needed, 1)];
    return { bool: { must, should: optional.map(best), minimum_should_match: missing - 1 } };
  }
  return having([...needed, ...optional], missing);
}

/** What the sum of up to a hundred 32-bit ranks may lose. */
const RANK_SLACK = 0.00005;
/** Lines that rise so nearly alike are one. */
const SAME_RISE = 1e-9;

/**
 * What a row need not reach by how much lighter than `FULL_WEIGHT` it is: a line through `spare`, and another one for rows that
 * are lighter than the query. `linear` falls from 1 with the distance from its origin, to 0 at twice its scale.
 */
function sparedByWeight(below: number, above: number, queryTotal: number): NonNullable<Query> {
  const line = { field_value_factor: { field: 'spare', factor: roundedUp(above) } };
  const bend = below - above;
  const lighter = Math.min(queryTotal, FULL_WEIGHT);
  if (bend < SAME_RISE || lighter === 0) return { function_score: { functions: [line] } };
  const linear = { spare: { origin: FULL_WEIGHT, scale: lighter / 2, decay: 0.5 } };
  return {
    function_score: { functions: [line, { linear, weight: roundedUp(bend * lighter) }], score_mode: 'sum' },
  };
}

/**
 * The rows whose gains reach what the bound requires. The rank of a row is the sum of each query word's best gain; what a
 * lighter row need not reach is added to it (`spare` is how much lighter than `FULL_WEIGHT` a row is), so that one least
 * rank holds for all.
 */
function reaching<Weight>(sum: Query, bound: GainBound<Weight>, queryTotal: number): Query {
  const required = bound.required(queryTotal, FULL_WEIGHT);
  const [upTo, from] = requiredLines(bound, queryTotal);
  if (upTo.perListed === 0 && from.perListed === 0) return sum;
  return {
    function_score: {
      ...sparedByWeight(upTo.perListed, from.perListed, queryTotal).function_score,
      query: sum,
      boost_mode: 'sum',
      min_score: Math.max(0, required - RANK_SLACK),
    },
  };
}

/** The correspondences of each query word that has any. */
function byPlaces<Weight>(
  correspondences: readonly Correspondence<Weight>[],
): readonly (readonly Correspondence<Weight>[])[] {
  const places = new Map<number, Correspondence<Weight>[]>();
  for (const found of correspondences) {
    const same = places.get(found.place);
    if (same === undefined) places.set(found.place, [found]);
    else same.push(found);
  }
  return [...places.values()];
}

/** The rows whose words gain what one of the bounds requires; null when no row can. */
export function gainQuery<Weight>(
  correspondences: readonly Correspondence<Weight>[],
  bounds: readonly GainBound<Weight>[],
  queryTotal: number,
  { counted }: Pick<Weighing<Weight>, 'counted'>,
): Query | null {
  const places = byPlaces(correspondences);
  const sums = bounds
    .map((bound) => ({ bound, sum: gainSum(places, bound, queryTotal, counted) }))
    .filter(({ sum }) => sum.required.length + sum.needed.length > 0);
  if (sums.length === 0) return null;
  for (let perUnit = STEPS_PER_UNIT; ; perUnit /= 2) {
    const asked = sums.map(({ bound, sum }) => ({ bound, clauses: sumClauses(sum, perUnit) }));
    const count = asked.reduce((total, { clauses }) => total + countOf(clauses), 0);
    if (perUnit > 1 && count > MOST_CLAUSES) continue;
    const should = asked.map(({ bound, clauses }) =>
      reaching(sumQuery(clauses, bound.leastWords ?? 1), bound, queryTotal),
    );
    return { bool: { should, minimum_should_match: 1 } };
  }
}
