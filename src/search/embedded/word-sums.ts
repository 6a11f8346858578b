import { HEAVIEST_JOIN, type Granted, type QueryPlan, type QueryWord } from './query-plan.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';

/** Places of `Granted` in sums. */
const MATCHED = 0;
const QUERY = 1;
const LISTED = 2;
const PLACES = 3;

/** A query word that was looked up, and the most that any row may have of it. */
interface LookedUp {
  readonly word: QueryWord;
  matched: number;
  listed: number;
}

/** Adds up what a row, or any row, may have of the words of a query, and tells whether that may reach the bound. */
export class WordSums {
  readonly #plan: QueryPlan;
  readonly #lookedUp: LookedUp[] = [];
  /** Of each looked-up word, the most that the row at hand has of it. */
  readonly #best: number[] = [];
  readonly #bestListed: number[] = [];
  /** Weight of the listed words of the row at hand that correspond to any. */
  #listedOfRow = 0;
  /** What was added up last; kept, so that looking at a row leaves nothing behind. */
  readonly #sums = new Float64Array(4);
  #mostOfFirst: readonly Float64Array[] = [];
  #granted: Granted;

  constructor(plan: QueryPlan) {
    this.#plan = plan;
    this.#granted = plan.granted;
  }

  /** Changes what every row has. */
  grant(granted: Granted): void {
    this.#granted = granted;
  }

  /** Adds a word of the query and returns its number. */
  add(word: QueryWord): number {
    this.#best.push(0);
    this.#bestListed.push(0);
    return this.#lookedUp.push({ word, matched: 0, listed: 0 }) - 1;
  }

  /** Notes what some row may have of a word. */
  noteMost(number: number, matched: number, listed: number): void {
    const most = this.#lookedUp[number]!;
    if (matched > most.matched) most.matched = matched;
    if (listed > most.listed) most.listed = listed;
  }

  /** Notes that some row has neighbours that a word may be the join, or a part, of. */
  noteJoin(number: number): void {
    this.noteMost(number, this.#matchedByJoin(number), HEAVIEST_JOIN);
  }

  /** What a row lacks of the most when this is what it has of a word. */
  lostOf(number: number, matched: number): number {
    const { word, matched: most } = this.#lookedUp[number]!;
    return word.times * (most - matched);
  }

  /** Adds up the most that any row may have of the first of these words, of the first two, and so on. */
  addUpMost(order: readonly number[]): void {
    this.#addUpGranted();
    this.#mostOfFirst = order.map((number) => {
      const { word, matched, listed } = this.#lookedUp[number]!;
      this.#addUp(word, matched, listed);
      return this.#sums.slice();
    });
  }

  /**
   * Weight of the heaviest row that may reach the bound by words up to this place of the order last added up, when so much is
   * lost of the most; -1 for none.
   */
  heaviestOfFirst(place: number, lost: number): number {
    return this.#heaviest(this.#mostOfFirst[place]!, lost);
  }

  #heaviest(sums: Float64Array, lost: number): number {
    const left = this.#plan.mostLeft(sums[MATCHED]! - lost, sums[PLACES]!);
    return this.#plan.query.name.totalWeight - sums[QUERY]! > left ? -1 : sums[LISTED]! + left;
  }

  /** The most that a listed word of this weight adds to a row, of which this much of a word is matched. */
  gainOf(number: number, matched: number, listed: number): number {
    const { times, weight } = this.#lookedUp[number]!.word;
    return times * this.#plan.gainOf(matched, weight, listed);
  }

  /** What a row of this weight lacks of the bound beside what every row has and this gain. */
  missing(total: number, gain: number): number {
    const { matched, query, listed } = this.#granted;
    return this.#plan.required(total) - this.#plan.gainOf(matched, query, listed) - gain;
  }

  /** Takes that the row at hand has a listed word, of this weight, that corresponds to some of the query. */
  takeListed(weight: number): void {
    this.#listedOfRow += weight;
  }

  /** Takes what the row at hand has of a word. */
  take(number: number, matched: number, listed: number): void {
    if (matched > this.#best[number]!) this.#best[number] = matched;
    if (listed > this.#bestListed[number]!) this.#bestListed[number] = listed;
  }

  /** Takes that the row at hand has neighbours that a word may be the join, or a part, of. */
  takeJoin(number: number): void {
    this.takeListed(HEAVIEST_JOIN);
    this.take(number, this.#matchedByJoin(number), HEAVIEST_JOIN);
  }

  /** What any row with the listed words taken has at most. Leaves nothing taken. */
  takenOfAny(): Granted {
    const most = this.#granted.matched + this.#listedOfRow;
    this.#addUpTaken();
    this.#sums[MATCHED] = Math.min(this.#sums[MATCHED]!, most);
    return this.#summedUp();
  }

  /** Whether a row of this weight, and so many words, may reach the bound by what was taken. Leaves nothing taken. */
  mayReach(total: number, wordCount: number): boolean {
    const most = this.#granted.matched + this.#listedOfRow;
    this.#addUpTaken();
    // However often the query repeats a word, each listed word is taken up once, by two words of the query at most.
    this.#sums[MATCHED] = Math.min(this.#sums[MATCHED]!, most);
    this.#sums[QUERY] = Math.min(this.#sums[QUERY]!, this.#plan.mostOfQuery(wordCount));
    if (total > this.#heaviest(this.#sums, 0)) return false;
    return this.#plan.mayReach(this.#summedUp(), total);
  }

  // Place by place: taking an array apart goes through an iterator, which this is called too often for.
  #summedUp(): Granted {
    const sums = this.#sums;
    return {
      matched: sums[MATCHED]!,
      query: sums[QUERY]!,
      listed: sums[LISTED]!,
      places: sums[PLACES]!,
    };
  }

  #matchedByJoin(number: number): number {
    return this.#lookedUp[number]!.word.weight * NAME_MODEL.likeness.joined;
  }

  #addUpTaken(): void {
    this.#listedOfRow = 0;
    this.#addUpGranted();
    for (let number = 0; number < this.#lookedUp.length; number++) {
      this.#addUp(this.#lookedUp[number]!.word, this.#best[number]!, this.#bestListed[number]!);
      this.#best[number] = 0;
      this.#bestListed[number] = 0;
    }
  }

  #addUpGranted(): void {
    const { matched, query, listed, places } = this.#granted;
    this.#sums[MATCHED] = matched;
    this.#sums[QUERY] = query;
    this.#sums[LISTED] = listed;
    this.#sums[PLACES] = places;
  }

  #addUp({ times, weight }: QueryWord, matched: number, listed: number): void {
    if (matched === 0) return;
    const sums = this.#sums;
    sums[MATCHED]! += times * matched;
    sums[QUERY]! += times * weight;
    sums[LISTED]! += times * listed;
    sums[PLACES]! += times;
  }
}
