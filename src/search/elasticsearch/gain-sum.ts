/** What words must gain; see `matching/candidate-bound.ts` and `matching/addresses/address-bound.ts`. */
export interface GainBound<Weight> {
  gain(query: Weight, listed: Weight, likeness: number): number;
  /** Rises with the listed total along a line up to the query's total, and from there along one that rises no more. */
  required(queryTotal: number, listedTotal: number): number;
  /**
   * What a correspondence gains beyond what is required for its listed word along a line that rises by `perListed`; left out
   * where that is all of the gain but that part.
   */
  net?(query: Weight, listed: Weight, likeness: number, perListed: number): number;
  /** False for a correspondence that no row has which the bound is for; left out where any may have all. */
  readonly mayCorrespond?: (query: Weight, listed: Weight, likeness: number) => boolean;
  /** Fewest words of the query that correspond to some of a row which the bound is for; left out for one. */
  readonly leastWords?: number;
  /** Places of words of the query that correspond in every row which the bound is for. */
  readonly places?: ReadonlySet<number>;
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
  /** The least it may weigh, where that is less. */
  readonly leastListed?: Weight;
  readonly likeness: number;
  /** The query word's part in the gain of two neighbours that are one listed word; otherwise 1. */
  readonly share: number;
}

/** What a query word gains by a correspondence. */
interface Gain<Weight> {
  readonly by: Correspondence<Weight>;
  readonly gain: number;
}

/** What one query word may be, and what it gains by each. */
export type WordGains = readonly {
  readonly by: Pick<Correspondence<never>, 'field' | 'term'>;
  readonly gain: number;
}[];

/** What words gain by one bound. */
export interface GainSum {
  /** Every row has one of each of these. */
  readonly required: readonly WordGains[];
  /** At least one of these takes part in any row that reaches what is required. */
  readonly needed: readonly WordGains[];
  /** What these gain does not suffice. */
  readonly optional: readonly WordGains[];
}

/** A line of what is required, by the weight of a row. */
interface Line {
  readonly base: number;
  readonly perListed: number;
}

/** What is required up to the weight of the query, and from there, each as a line for all weights. */
export function requiredLines<Weight>(bound: GainBound<Weight>, queryTotal: number): readonly [Line, Line] {
  const none = bound.required(queryTotal, 0);
  const same = bound.required(queryTotal, queryTotal);
  const above = bound.required(queryTotal, queryTotal + 1) - same;
  return [
    { base: none, perListed: queryTotal === 0 ? above : (same - none) / queryTotal },
    { base: same - above * queryTotal, perListed: above },
  ];
}

/** Sums of numbers in another order. */
const SLACK = 1e-9;

/**
 * What a row needs to reach a line. In a row that truly does each listed word is taken up once, so that the gains less what
 * is required for the listed words taken up reach what is required for none: common words alone do not, and rows that hold
 * only such need not be looked at; nor is a correspondence asked for that does not even with the best of the others. By how
 * far two words are not alike they may cost more than they gain where a high score is asked for: then a listed word whose
 * weight is not known gains most if it weighs least.
 */
class LineReach<Weight> {
  readonly #base: number;
  readonly #net: (gain: Gain<Weight>) => number;
  /** The most that each query word gains beyond what is required for what it takes up. */
  readonly #most: ReadonlyMap<readonly Gain<Weight>[], number>;
  readonly #total: number;
  readonly #needed: ReadonlySet<readonly Gain<Weight>[]>;

  constructor(
    words: readonly (readonly Gain<Weight>[])[],
    { base, perListed }: Line,
    bound: GainBound<Weight>,
    counted: (listed: Weight) => number,
  ) {
    this.#base = base - SLACK;
    const netOf = (query: Weight, listed: Weight, likeness: number): number =>
      bound.net?.(query, listed, likeness, perListed) ??
      bound.gain(query, listed, likeness) - perListed * counted(listed);
    this.#net = ({ by: { query, listed, leastListed = listed, likeness, share } }) =>
      share * Math.max(netOf(query, listed, likeness), netOf(query, leastListed, likeness));
    this.#most = new Map(
      words.map((gains) => [gains, gains.reduce((most, gain) => Math.max(most, this.#net(gain)), 0)]),
    );
    this.#total = [...this.#most.values()].reduce((sum, most) => sum + most, 0);
    let sum = 0;
    const rising = [...this.#most].sort(([, a], [, b]) => a - b);
    this.#needed = new Set(rising.flatMap(([gains, most]) => ((sum += most) >= this.#base ? [gains] : [])));
  }

  /** False for words that do not suffice, however many of them a row has. */
  needs(word: readonly Gain<Weight>[]): boolean {
    return this.#needed.has(word);
  }

  /** What of a word can be a part of a sum that reaches the line. */
  partOf(word: readonly Gain<Weight>[]): readonly Gain<Weight>[] {
    const least = this.#base - (this.#total - (this.#most.get(word) ?? 0));
    return word.filter((gain) => this.#net(gain) >= least);
  }
}

const NO_ROW: GainSum = { required: [], needed: [], optional: [] };

/** Adds up by one bound what each query word gains by its correspondences. */
export function gainSum<Weight>(
  correspondences: readonly (readonly Correspondence<Weight>[])[],
  bound: GainBound<Weight>,
  queryTotal: number,
  counted: (listed: Weight) => number,
): GainSum {
  const { mayCorrespond = () => true, leastWords = 1, places } = bound;
  const words = correspondences.map((found) =>
    found
      .filter(({ query, listed, likeness }) => mayCorrespond(query, listed, likeness))
      .map((by) => ({ by, gain: by.share * bound.gain(by.query, by.listed, by.likeness) })),
  );
  // What is required is the less of two lines: either may be reached.
  const [upTo, from] = requiredLines(bound, queryTotal).map(
    (line) => new LineReach(words, line, bound, counted),
  ) as [LineReach<Weight>, LineReach<Weight>];
  const sum = { required: [] as WordGains[], needed: [] as WordGains[], optional: [] as WordGains[] };
  for (const word of words) {
    const part = union(upTo.partOf(word), from.partOf(word), word);
    const [first] = part;
    if (first === undefined) continue;
    if (places?.has(first.by.place) === true) sum.required.push(part);
    else if (upTo.needs(word) || from.needs(word)) sum.needed.push(part);
    else sum.optional.push(part);
  }
  const { required, needed, optional } = sum;
  const mayReach =
    required.length === (places?.size ?? 0) &&
    required.length + needed.length > 0 &&
    required.length + needed.length + optional.length >= leastWords;
  return mayReach ? sum : NO_ROW;
}

function union<Item>(a: readonly Item[], b: readonly Item[], all: readonly Item[]): readonly Item[] {
  if (a.length === all.length || b.length === all.length) return all;
  return [...new Set([...a, ...b])];
}
