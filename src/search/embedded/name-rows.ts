import { forEachItem } from '../hash-index.ts';
import type { Steps } from '../pace.ts';
import { alikeWords } from './alike-words.ts';
import { PER_ALIKE_WORD } from './known-words.ts';
import { bucketOf, MORE_OTHERS, OTHERS, type NameIndex } from './name-index.ts';
import type { QueryPlan, QueryWord } from './query-plan.ts';
import { addEntry, growTo, type SearchBuffer } from './search-buffer.ts';
import { WordSums } from './word-sums.ts';

/** Rows of a listed word: from one place to another of `wordRows`. */
interface RowRange {
  readonly word: number;
  readonly from: number;
  readonly to: number;
}

/** The rows that may reach the bound of a plan. */
export interface RowsFound {
  readonly rows: ReadonlySet<number>;
  /** False for a row of which no neighbours are words of the query. */
  readonly mayHaveNeighbours: (row: number) => boolean;
}

/** With no more rows than this it is cheaper to score them than to look further words up. */
const FEW_ROWS = 8;

const LARGEST_BYTE = 255;

/** Rows that are looked at in one step: less than a millisecond. */
const ROWS_OF_STEP = 4096;

/** Finds the rows of an index that may reach the bound of a plan. */
class RowSearch {
  readonly #index: NameIndex;
  readonly #plan: QueryPlan;
  readonly #buffer: SearchBuffer;
  readonly #sums: WordSums;
  /** What a gain is measured by in `bucketGains`. */
  #unit = 1;
  /** Listed words with an entry. */
  readonly #marked: number[] = [];
  /** Rows with neighbours that query words may be the join of, and these query words. */
  readonly #joined = new Map<number, number[]>();

  constructor(index: NameIndex, plan: QueryPlan, buffer: SearchBuffer) {
    growTo(buffer, index);
    buffer.searches++;
    this.#index = index;
    this.#plan = plan;
    this.#buffer = buffer;
    this.#sums = new WordSums(plan);
  }

  /** The rows that may reach the bound; leaves the buffer empty, unless it is ended before. */
  *find(): Steps<RowsFound> {
    const { finding, adding, initials } = this.#plan;
    for (const word of finding) {
      this.#lookUp(word);
      yield 0;
    }
    const ranges = this.#rangesOfWords();
    const rows = ranges.reduce((sum, { from, to }) => sum + to - from, this.#joined.size);
    const areAllLookedUp = rows > FEW_ROWS || adding.length === 0;
    if (rows > FEW_ROWS) {
      for (const word of adding) {
        this.#lookUp(word);
        yield 0;
      }
      this.#sums.grant(initials);
    }
    this.#fillBuckets();
    yield 0;
    const found = new Set<number>();
    let looked = 0;
    for (const range of ranges) {
      this.#findIn(range, found);
      looked += range.to - range.from;
      if (looked < ROWS_OF_STEP) continue;
      looked = 0;
      yield 0;
    }
    // Also those that have a join of a word that only adds: the words of the row do not show it.
    for (const row of this.#joined.keys()) this.#decide(row, found);
    this.#emptyBuffer();
    return { rows: found, mayHaveNeighbours: (row) => !areAllLookedUp || this.#joined.has(row) };
  }

  #emptyBuffer(): void {
    const { entries, lastEntries, bucketGains } = this.#buffer;
    for (const word of this.#marked) {
      lastEntries[word] = 0;
      bucketGains[bucketOf(word)] = 0;
    }
    entries.count = 0;
  }

  /** Notes what each listed word that the query word, alone or joined to a neighbour, corresponds to can bring of it. */
  #lookUp(word: QueryWord): void {
    const { place, weight } = word;
    const { words } = this.#plan.query.name;
    const number = this.#sums.add(word);
    this.#note(number, place, 1, weight);
    for (const join of [place - 1, place]) {
      const [first, second] = [words[join], words[join + 1]];
      if (first === undefined || second === undefined) continue;
      const both = first.weight + second.weight;
      this.#note(number, words.length + join, weight / both, both);
    }
    this.#noteJoins(number, place);
  }

  /** Notes the words that correspond to the word, or join, at a position, of whose weight the query word has a share. */
  #note(number: number, position: number, share: number, weight: number): void {
    const { hashes, query } = this.#plan;
    const lookup = hashes.words[position];
    if (lookup === undefined) return;
    const alike = alikeWords(this.#index, query, position, lookup, this.#buffer);
    for (let at = 0; at < alike.length; at += PER_ALIKE_WORD) {
      const listedWeight = alike[at + 1]!;
      const matched = share * alike[at + 2]! * Math.min(weight, listedWeight);
      this.#sums.noteMost(number, matched, listedWeight);
      this.#addEntry(alike[at]!, number, matched, listedWeight);
    }
  }

  #addEntry(word: number, queryWord: number, matched: number, listed: number): void {
    const { entries, lastEntries } = this.#buffer;
    const other = lastEntries[word]!;
    if (other === 0) this.#marked.push(word);
    lastEntries[word] = addEntry(entries, queryWord, matched, listed, other);
  }

  /** Notes the rows with neighbours that the query word may be the join, or a part, of. */
  #noteJoins(number: number, place: number): void {
    for (const hash of this.#plan.hashes.joins[place] ?? []) {
      forEachItem(this.#index.indexes.rowsByJoin, hash, (row) => {
        const ofRow = this.#joined.get(row);
        if (ofRow === undefined) this.#joined.set(row, [number]);
        else if (ofRow.at(-1) !== number) ofRow.push(number);
        this.#sums.noteJoin(number);
      });
    }
  }

  /**
   * The rows of the words noted so far, without those too heavy for what such a row may match at most. A row is found by the
   * rarest query word that it has, so that for a common one it matters what it and commoner ones match.
   */
  #rangesOfWords(): readonly RowRange[] {
    const ranges: RowRange[] = [];
    const { wordRowStarts, wordRowTotals } = this.#index.columns;
    const order = this.#commonestFirst();
    const places: number[] = [];
    for (let place = 0; place < order.length; place++) places[order[place]!] = place;
    this.#sums.addUpMost(order);
    for (const word of this.#marked) {
      const heaviest = this.#sums.heaviestOfFirst(this.#lastPlaceOf(word, places), this.#lostBy(word));
      const from = wordRowStarts[word]!;
      const end = wordRowStarts[word + 1]!;
      let to = from;
      while (to < end && wordRowTotals[to]! <= heaviest) to++;
      if (to > from) ranges.push({ word, from, to });
    }
    return ranges;
  }

  /** The query words noted so far, first those of which most rows have one that corresponds. */
  #commonestFirst(): readonly number[] {
    const { wordRowStarts } = this.#index.columns;
    const { queryWords, others } = this.#buffer.entries;
    const rows = this.#plan.finding.map(() => 0);
    for (const word of this.#marked) {
      const ofWord = wordRowStarts[word + 1]! - wordRowStarts[word]!;
      for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!)
        rows[queryWords[at - 1]!]! += ofWord;
    }
    return [...rows.keys()].sort((a, b) => rows[b]! - rows[a]!);
  }

  /** The last place of the query words that a listed word corresponds to. */
  #lastPlaceOf(word: number, places: readonly number[]): number {
    const { queryWords, others } = this.#buffer.entries;
    let last = 0;
    for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!)
      last = Math.max(last, places[queryWords[at - 1]!]!);
    return last;
  }

  /** What any row lacks of the most in which this listed word brings most of a query word. */
  #lostBy(word: number): number {
    const { queryWords, matched, others } = this.#buffer.entries;
    let lost = Number.POSITIVE_INFINITY;
    for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!)
      lost = Math.min(lost, this.#sums.lostOf(queryWords[at - 1]!, matched[at - 1]!));
    return lost;
  }

  /** The most that a listed word adds to a row by all that was noted of it. */
  #gainOf(word: number): number {
    const { queryWords, matched, listed, others } = this.#buffer.entries;
    let gain = 0;
    for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!)
      gain += this.#sums.gainOf(queryWords[at - 1]!, matched[at - 1]!, listed[at - 1]!);
    return gain;
  }

  /** Notes for each bucket the most that a word of it adds. */
  #fillBuckets(): void {
    const { bucketGains } = this.#buffer;
    let most = 0;
    const gains = this.#marked.map((word) => {
      const gain = this.#gainOf(word);
      if (gain > most) most = gain;
      return gain;
    });
    this.#unit = most / LARGEST_BYTE || 1;
    for (let place = 0; place < gains.length; place++) {
      const units = Math.min(LARGEST_BYTE, Math.ceil(gains[place]! / this.#unit));
      const bucket = bucketOf(this.#marked[place]!);
      if (units > bucketGains[bucket]!) bucketGains[bucket] = units;
    }
  }

  /** Adds the rows of a range that may reach the bound. */
  #findIn({ word, from, to }: RowRange, found: Set<number>): void {
    const { wordRowTotals, wordRows } = this.#index.columns;
    this.#takeBestOf(word);
    const alone = this.#sums.takenOfAny();
    const mayBeShort = this.#plan.fewestListedWords === 1;
    const gain = this.#gainOf(word);
    let suffices = true;
    for (let at = from; at < to; at++) {
      const total = wordRowTotals[at]!;
      const row = wordRows[at]!;
      // The lightest rows come first: where one is too heavy for the word alone, all that follow are.
      suffices &&= this.#plan.mayReach(alone, total);
      if (suffices && mayBeShort) {
        found.add(row);
        continue;
      }
      // Most rows are too heavy, and their other words do not make up for it.
      const units = suffices ? 0 : (this.#unitsOfOthers(at) ?? this.#unitsOfRow(row, word));
      if (!suffices && (units === 0 || units * this.#unit < this.#sums.missing(total, gain))) continue;
      this.#decide(row, found);
    }
  }

  /** Adds a row that may reach the bound; one that has several words of the query comes with each of them, and is looked at once. */
  #decide(row: number, found: Set<number>): void {
    const { decidedRows, searches } = this.#buffer;
    if (decidedRows[row] === searches) return;
    decidedRows[row] = searches;
    if (this.#mayReach(row)) found.add(row);
  }

  /** The most that the other words of a row add, found without a look at the row; null when it has too many of them. */
  #unitsOfOthers(at: number): number | null {
    const { wordRowOthers } = this.#index.columns;
    const { bucketGains } = this.#buffer;
    const end = OTHERS * (at + 1);
    if (wordRowOthers[end - 1] === MORE_OTHERS) return null;
    let units = 0;
    for (let other = end - OTHERS; other < end; other++) units += bucketGains[wordRowOthers[other]!]!;
    return units;
  }

  /** The most that the words of a row beside this one add, which may stand there again. */
  #unitsOfRow(row: number, word: number): number {
    const { rowWordStarts, rowWords } = this.#index.columns;
    const { bucketGains } = this.#buffer;
    const end = rowWordStarts[row + 1]!;
    let units = -bucketGains[bucketOf(word)]!;
    for (let place = rowWordStarts[row]!; place < end; place++)
      units += bucketGains[bucketOf(rowWords[place]!)]!;
    return units;
  }

  /** Whether the row may reach the bound by what was noted of it and what every row is granted. */
  #mayReach(row: number): boolean {
    const { rowWordStarts, rowWords, rowTotals } = this.#index.columns;
    const start = rowWordStarts[row]!;
    const end = rowWordStarts[row + 1]!;
    if (end - start < this.#plan.fewestListedWords) return false;
    for (let place = start; place < end; place++) this.#takeBestOf(rowWords[place]!);
    const joined = this.#joined.size === 0 ? undefined : this.#joined.get(row);
    if (joined !== undefined) for (const number of joined) this.#sums.takeJoin(number);
    return this.#sums.mayReach(rowTotals[row]!, end - start);
  }

  /** Takes from a listed word the most that each query word can have of it. */
  #takeBestOf(word: number): void {
    const { queryWords, matched, listed, others } = this.#buffer.entries;
    const last = this.#buffer.lastEntries[word]!;
    if (last > 0) this.#sums.takeListed(listed[last - 1]!);
    for (let at = last; at > 0; at = others[at - 1]!)
      this.#sums.take(queryWords[at - 1]!, matched[at - 1]!, listed[at - 1]!);
  }
}

/** Every row of an index that may reach the bound: never one too few, a few too many. */
export function rowsThatMayReach(index: NameIndex, plan: QueryPlan, buffer: SearchBuffer): Steps<RowsFound> {
  return new RowSearch(index, plan, buffer).find();
}
