import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { FULL_WEIGHT } from './documents.ts';
import type { Query } from './search-requests.ts';

/** What words must gain; see `matching/candidate-bound.ts` and `matching/addresses/address-bound.ts`. */
export interface GainBound<Weight> {
  gain(query: Weight, listed: Weight, likeness: number): number;
  required(queryTotal: number, listedTotal: number): number;
}

/** How the words of a query are weighed, and the terms under which listed words are filed. */
export interface Weighing<Weight> {
  readonly weightOf: (...words: readonly PreparedWord[]) => Weight;
  /** Share of a word in two neighbours. */
  readonly share: (word: Weight, both: Weight) => number;
  /** What of a listed weight counts in the total that a bound requires something for. */
  readonly counted: (listed: Weight) => number;
  readonly termOf: (listed: PreparedWord) => string;
}

/** A query word and what of a listed row it may be: a word, or what the row as a whole is filed under. */
export interface Correspondence<Weight> {
  /** Place of the query word. */
  readonly place: number;
  readonly field: 'words' | 'keys';
  readonly term: string;
  readonly query: Weight;
  /** The most it may weigh. */
  readonly listed: Weight;
  readonly likeness: number;
  /** The query word's part in the gain of two neighbours that are one listed word; otherwise 1. */
  readonly share: number;
}

/** The listed words that share a key with each word of a query, then with each of its joins. */
export type FoundWords = readonly (readonly PreparedWord[])[];

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
    for (const listed of listedWords[position] ?? []) {
      const likeness = query.likeness(listed, position);
      if (likeness === 0) continue;
      const common = { field: 'words', term: termOf(listed), listed: weightOf(listed) } as const;
      for (const [place, part] of parts)
        found.push({ ...common, place, query: weight, likeness, share: part });
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
const STEPS_PER_UNIT = 200;
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

type Field = Correspondence<unknown>['field'];

/** Collects, for one query word, the terms of each gain. */
class WordGains {
  /** The most that the word gains beyond what is required for the listed words that it takes up. */
  mostNet = 0;
  /** Best gain of each term. */
  readonly #gains: Readonly<Record<Field, Map<string, number>>> = { words: new Map(), keys: new Map() };

  add(field: Field, term: string, gain: number): void {
    const gains = this.#gains[field];
    if (gain > (gains.get(term) ?? 0)) gains.set(term, gain);
  }

  /** The clauses whose best is the gain of the word. */
  clauses(perUnit: number): Query[] {
    return [...this.#of('words', perUnit), ...this.#of('keys', perUnit)];
  }

  #of(field: Field, perUnit: number): readonly Query[] {
    const steps = new Map<number, string[]>();
    for (const [term, gain] of this.#gains[field]) {
      const step = Math.ceil(gain * perUnit);
      const terms = steps.get(step);
      if (terms === undefined) steps.set(step, [term]);
      else terms.push(term);
    }
    return [...steps].flatMap(([step, terms]) =>
      chunks(terms).map((some) => ({
        constant_score: { filter: { terms: { [field]: some } }, boost: roundedUp(step / perUnit) },
      })),
    );
  }
}

function chunks(terms: readonly string[]): string[][] {
  const cut: string[][] = [];
  for (let from = 0; from < terms.length; from += MOST_TERMS) cut.push(terms.slice(from, from + MOST_TERMS));
  return cut;
}

/** What words gain by one bound. */
interface GainSum {
  /** At least one of these takes part in any row that reaches what is required. */
  readonly needed: readonly WordGains[];
  /** What these gain does not suffice. */
  readonly optional: readonly WordGains[];
}

/**
 * Adds up by one bound. In a row that truly reaches what is required each listed word is taken up once, so that the gains
 * less what is required for the listed words taken up reach what is required for none: common words alone do not, and
 * rows that hold only such need not be looked at.
 */
function gainSum<Weight>(
  correspondences: readonly Correspondence<Weight>[],
  bound: GainBound<Weight>,
  queryTotal: number,
  counted: (listed: Weight) => number,
): GainSum {
  const required = bound.required(queryTotal, 0);
  const perListed = bound.required(queryTotal, 1) - required;
  const gains = new Map<number, WordGains>();
  for (const { place, field, term, query, listed, likeness, share } of correspondences) {
    const word = gains.get(place) ?? new WordGains();
    gains.set(place, word);
    const gain = bound.gain(query, listed, likeness);
    word.add(field, term, share * gain);
    word.mostNet = Math.max(word.mostNet, share * (gain - perListed * counted(listed)));
  }
  const rising = [...gains.values()].sort((a, b) => a.mostNet - b.mostNet);
  let sum = 0;
  const first = rising.findIndex(({ mostNet }) => (sum += mostNet) >= required);
  return first < 0
    ? { needed: [], optional: [] }
    : { needed: rising.slice(first), optional: rising.slice(0, first) };
}

function sumQuery({ needed, optional }: GainSum, perUnit: number): Query {
  const best = (word: WordGains): Query => ({ dis_max: { queries: word.clauses(perUnit) } });
  return {
    bool: {
      must: [{ bool: { should: needed.map(best), minimum_should_match: 1 } }],
      should: optional.map(best),
    },
  };
}

/** What the sum of up to a hundred 32-bit ranks may lose. */
const RANK_SLACK = 0.00005;

/**
 * The rows whose gains reach what the bound requires. The rank of a row is the sum of each query word's best gain; what a
 * lighter row need not reach is added to it (`spare` is how much lighter than `FULL_WEIGHT` a row is), so that one least
 * rank holds for all.
 */
function reaching<Weight>(sum: Query, bound: GainBound<Weight>, queryTotal: number): Query {
  const required = bound.required(queryTotal, FULL_WEIGHT);
  const perSpare = required - bound.required(queryTotal, FULL_WEIGHT - 1);
  if (perSpare === 0) return sum;
  return {
    function_score: {
      query: sum,
      functions: [{ field_value_factor: { field: 'spare', factor: roundedUp(perSpare) } }],
      boost_mode: 'sum',
      min_score: Math.max(0, required - RANK_SLACK),
    },
  };
}

/** The rows whose words gain what one of the bounds requires; null when no row can. */
export function gainQuery<Weight>(
  correspondences: readonly Correspondence<Weight>[],
  bounds: readonly GainBound<Weight>[],
  queryTotal: number,
  { counted }: Pick<Weighing<Weight>, 'counted'>,
): Query | null {
  const sums = bounds
    .map((bound) => ({ bound, sum: gainSum(correspondences, bound, queryTotal, counted) }))
    .filter(({ sum }) => sum.needed.length > 0);
  if (sums.length === 0) return null;
  for (let perUnit = STEPS_PER_UNIT; ; perUnit /= 2) {
    const clauses = sums.flatMap(({ sum: { needed, optional } }) =>
      [...needed, ...optional].flatMap((word) => word.clauses(perUnit)),
    );
    if (perUnit > 1 && clauses.length > MOST_CLAUSES) continue;
    const queries = sums.map(({ bound, sum }) => reaching(sumQuery(sum, perUnit), bound, queryTotal));
    return { bool: { should: queries, minimum_should_match: 1 } };
  }
}
