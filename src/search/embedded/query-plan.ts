import { candidateBound, type CandidateBound } from '../../matching/candidate-bound.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { weightLeftOutByHabit } from '../../matching/names/omission.ts';
import { isInitial, takenByInitial } from '../../matching/names/correspondence/initials.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import { queryHashes, type QueryHashes } from './query-hashes.ts';

/** A word of the query with the places where it stands between the same neighbours: it is looked up once. */
export interface QueryWord {
  readonly place: number;
  readonly times: number;
  readonly weight: number;
}

/** The words of a query, the heaviest and so the rarest first. */
function wordsOf({ name: { words } }: QueryName): readonly QueryWord[] {
  const places = new Map<string, number[]>();
  words.forEach(({ key }, place) => {
    const between = [words[place - 1]?.key ?? '', key, words[place + 1]?.key ?? ''].join(' ');
    places.set(between, [...(places.get(between) ?? []), place]);
  });
  return [...places.values()]
    .map(([place = 0, ...others]) => ({
      place,
      times: 1 + others.length,
      weight: words[place]?.weight ?? 0,
    }))
    .sort((a, b) => b.weight - a.weight);
}

/** What words of the query match at most, whatever the row. */
export interface Granted {
  readonly matched: number;
  readonly query: number;
  readonly listed: number;
  readonly places: number;
}

const NOTHING: Granted = { matched: 0, query: 0, listed: 0, places: 0 };

const added = (a: Granted, b: Granted): Granted => ({
  matched: a.matched + b.matched,
  query: a.query + b.query,
  listed: a.listed + b.listed,
  places: a.places + b.places,
});

/** Two listed neighbours weigh at most twice the weight of the rarest word. */
export const HEAVIEST_JOIN = 2 * NAME_MODEL.weights.rarest;

/** As if the word were equal to a word, or two neighbours, of every row. */
const wholeWord = ({ weight, times }: QueryWord): Granted => ({
  matched: times * weight,
  query: times * weight,
  listed: times * HEAVIEST_JOIN,
  places: times,
});

/**
 * What the initials of a query bring at most by standing for whole words, of which each leaves a share open. Half of a large
 * list begins with some common letter, so rows are not visited for that.
 */
function initialsAtMost({ name: { words } }: QueryName): Granted {
  const likeness = NAME_MODEL.likeness.initial;
  return words
    .filter(isInitial)
    .map((word): Granted => {
      const { weight } = word;
      return { matched: weight * likeness, query: weight, listed: takenByInitial(word, words), places: 1 };
    })
    .reduce(added, NOTHING);
}

/** The weight of no word, of the heaviest word, of the two heaviest, and so on. */
function sumsOfHeaviest({ name: { words } }: QueryName): readonly number[] {
  const sums = [0];
  for (const weight of words.map((word) => word.weight).sort((a, b) => b - a))
    sums.push((sums.at(-1) ?? 0) + weight);
  return sums;
}

/** How a query is asked, the same for every segment. */
export class QueryPlan {
  /** Words by one of which every row is found that may reach the bound, and the words that only add to such rows. */
  readonly finding: readonly QueryWord[];
  readonly adding: readonly QueryWord[];
  /** What every row is granted for initials, and for them and the words that only add. */
  readonly initials: Granted;
  readonly granted: Granted;
  readonly hashes: QueryHashes;
  /** A listed name of fewer words cannot reach the bound. */
  readonly fewestListedWords: number;
  readonly query: QueryName;
  readonly #bound: CandidateBound;
  readonly #leftOutByHabit: number;
  /** Weight of so many of the heaviest words. */
  readonly #heaviest: readonly number[];

  /** For scores from a threshold of 0 to 1. */
  constructor(query: QueryName, threshold: number) {
    this.query = query;
    this.#bound = candidateBound(threshold);
    this.#leftOutByHabit = weightLeftOutByHabit(query.name);
    this.#heaviest = sumsOfHeaviest(query);
    const initials = initialsAtMost(query);
    const areGranted = initials.places > 0 && !this.mayReach(initials, 0);
    this.initials = areGranted ? initials : NOTHING;
    this.hashes = queryHashes(query, { threshold, lookUpInitials: !areGranted });
    const words = wordsOf(query);
    this.adding = this.#lightest(words);
    this.finding = words.slice(0, words.length - this.adding.length);
    this.granted = this.adding.map(wholeWord).reduce(added, this.initials);
    this.fewestListedWords = this.#fewestListedWords();
  }

  /** Whether a row of this weight, 0 for any, may reach the bound when no more is matched. */
  mayReach({ matched, query, listed, places }: Granted, listedTotal: number): boolean {
    return this.#bound.mayReach({
      matched,
      leftQuery: this.query.name.totalWeight - query,
      leftListed: listedTotal - listed,
      sparedOfQuery: places > 1 ? Number.POSITIVE_INFINITY : this.#leftOutByHabit,
      mayBeFramed: places > 1,
    });
  }

  /** What so much matched of so much weight of the query, by words of a row of this weight, adds towards `required`. */
  gainOf(matched: number, weight: number, listed: number): number {
    return this.#bound.gainOfMatched(matched, weight, listed);
  }

  /** What must be gained for a row of this weight to reach the bound. */
  required(listedTotal: number): number {
    return this.#bound.required(this.query.name.totalWeight, listedTotal);
  }

  /** The most that may be left over of the query, or of a row, where no more than this is matched by so many words. */
  mostLeft(matched: number, places: number): number {
    return this.#bound.mostLeft(matched, places > 1);
  }

  /** The lightest words, as many as no row reaches the bound by alone: "Mohammed" and "Ali" beside a rare name. */
  #lightest(words: readonly QueryWord[]): readonly QueryWord[] {
    let granted = this.initials;
    let from = words.length;
    for (; from > 0; from--) {
      granted = added(granted, wholeWord(words[from - 1]!));
      if (this.mayReach(granted, 0)) break;
    }
    return words.slice(from);
  }

  /** The most weight of the query that a listed name of so many words takes up: each at most two words, at best the heaviest. */
  mostOfQuery(listedWords: number): number {
    return this.#heaviest[Math.min(2 * listedWords, this.#heaviest.length - 1)] ?? 0;
  }

  /**
   * Fewest words of a listed name that may reach the bound: what is left of a query of a hundred words counts against a name
   * of three, whichever words they are.
   */
  #fewestListedWords(): number {
    const most = Math.ceil((this.#heaviest.length - 1) / 2);
    for (let listedWords = 1; listedWords <= most; listedWords++) {
      const covered = this.mostOfQuery(listedWords);
      const matched = { matched: covered, query: covered, listed: 0, places: 2 * listedWords - 1 };
      if (this.mayReach(matched, 0)) return listedWords;
    }
    return most;
  }
}
