import { mayBeSlips, mostBySlips } from '../../matching/names/slips.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import { forEachItem, listItems } from '../hash-index.ts';
import type { ListSegment } from './list-segment.ts';
import type { WordHashes } from './query-hashes.ts';
import { HEAVIEST_JOIN, type Granted, type QueryPlan, type QueryWord } from './query-plan.ts';

/** Numbers that a search keeps of each row, side by side: a row that is met is fetched into the cache once. */
const PER_ROW = 8;
/** Sum of weight times likeness of the query words so far; more than 0 in a row that was met. */
const MATCHED = 0;
/** Weight of the query words that correspond to a word of the row, and how many they are. */
const QUERY = 1;
const PLACES = 2;
/** Weight of the heaviest listed words that they can take up. */
const LISTED = 3;
/** The most that the query word at hand can bring of each. */
const BEST_MATCHED = 4;
const BEST_LISTED = 5;

/** Working memory of a search; kept between searches so that none is allocated anew, and left empty by each. */
export interface SearchBuffer {
  /** `PER_ROW` numbers a row. */
  rows: Float32Array;
  /** Number of the look-up in which a word was last met. */
  seenWords: Uint32Array;
  lookups: number;
  /** The most that the query word at hand can bring by a listed word. */
  wordMatched: Float32Array;
  /** Words of the look-up at hand. */
  readonly items: number[];
}

/** Makes a buffer; it grows with the largest segment searched. */
export function createSearchBuffer(): SearchBuffer {
  return {
    rows: new Float32Array(0),
    seenWords: new Uint32Array(0),
    lookups: 0,
    wordMatched: new Float32Array(0),
    items: [],
  };
}

function sizeFor(buffer: SearchBuffer, { rowCount, wordCount }: ListSegment): void {
  if (buffer.rows.length < rowCount * PER_ROW) buffer.rows = new Float32Array(rowCount * PER_ROW);
  if (buffer.seenWords.length < wordCount) {
    buffer.seenWords = new Uint32Array(wordCount);
    buffer.wordMatched = new Float32Array(wordCount);
    buffer.lookups = 0;
  }
}

/** The listed words of a segment that a query word, or a join, corresponds to, and how alike they are. */
interface AlikeWords {
  readonly numbers: number[];
  readonly likenesses: number[];
}

/** What look-ups in one segment found, by the query word: names that are searched together share their common words. */
export type KnownWords = Map<string, AlikeWords>;

/** With no more rows than this it is cheaper to score them than to look further words up. */
const FEW_ROWS = 8;

/** Adds up, row by row, the most that each query word can bring. */
class RowSums {
  readonly #met: number[] = [];
  readonly #roundRows: number[] = [];
  readonly #segment: ListSegment;
  readonly #plan: QueryPlan;
  readonly #buffer: SearchBuffer;
  readonly #rows: Float32Array;
  readonly #known: KnownWords;

  constructor(segment: ListSegment, plan: QueryPlan, buffer: SearchBuffer, known: KnownWords) {
    sizeFor(buffer, segment);
    this.#segment = segment;
    this.#plan = plan;
    this.#buffer = buffer;
    this.#rows = buffer.rows;
    this.#known = known;
  }

  /** The rows that may reach the bound; leaves the buffer empty. */
  find(): readonly number[] {
    const { finding, adding, initials, granted } = this.#plan;
    for (const word of finding) this.#findRows(word);
    let found = this.#rowsThatMayReach(this.#met, granted);
    if (adding.length > 0 && found.length > FEW_ROWS) {
      for (const word of adding) this.#addToRows(found, word);
      found = this.#rowsThatMayReach(found, initials);
    }
    for (const row of this.#met) this.#clear(row);
    return found;
  }

  #findRows(word: QueryWord): void {
    const { wordRowStarts, wordRows } = this.#segment.columns;
    this.#forEachListedWord(word, (number, matched) => {
      const { weight } = this.#segment.word(number);
      const end = wordRowStarts[number + 1]!;
      for (let at = wordRowStarts[number]!; at < end; at++) this.#raise(wordRows[at]!, matched, weight);
    });
    this.#forEachJoin(word, (row, matched) => {
      this.#raise(row, matched, HEAVIEST_JOIN);
    });
    for (const row of this.#roundRows) {
      if (this.#rows[row * PER_ROW + MATCHED] === 0) this.#met.push(row);
      this.#endRound(row, word);
    }
    this.#roundRows.length = 0;
  }

  /** As `#findRows` for these of the rows already met: they are fewer than those of a common word. */
  #addToRows(met: readonly number[], word: QueryWord): void {
    const { rowWordStarts, rowWords } = this.#segment.columns;
    const { wordMatched } = this.#buffer;
    const marked: number[] = [];
    this.#forEachListedWord(word, (number, matched) => {
      if (wordMatched[number] === 0) marked.push(number);
      if (matched > wordMatched[number]!) wordMatched[number] = matched;
    });
    this.#forEachJoin(word, (row, matched) => {
      if (this.#rows[row * PER_ROW + MATCHED] !== 0) this.#raise(row, matched, HEAVIEST_JOIN);
    });
    this.#roundRows.length = 0;
    for (const row of met) {
      const end = rowWordStarts[row + 1]!;
      for (let at = rowWordStarts[row]!; at < end; at++) {
        const matched = wordMatched[rowWords[at]!]!;
        if (matched > 0) this.#raise(row, matched, this.#segment.word(rowWords[at]!).weight);
      }
      if (this.#rows[row * PER_ROW + BEST_MATCHED] !== 0) this.#endRound(row, word);
    }
    this.#roundRows.length = 0;
    for (const number of marked) wordMatched[number] = 0;
  }

  /** Visits each listed word that the query word, alone or joined to a neighbour, corresponds to. */
  #forEachListedWord({ place, weight }: QueryWord, visit: (number: number, matched: number) => void): void {
    const { words } = this.#plan.query.name;
    this.#forEachAlike(place, (number, likeness, listedWeight) => {
      visit(number, likeness * Math.min(weight, listedWeight));
    });
    for (const join of [place - 1, place]) {
      const [first, second] = [words[join], words[join + 1]];
      if (first === undefined || second === undefined) continue;
      const both = first.weight + second.weight;
      this.#forEachAlike(words.length + join, (number, likeness, listedWeight) => {
        visit(number, (weight / both) * likeness * Math.min(both, listedWeight));
      });
    }
  }

  /** Visits each listed word that corresponds to the word, or join, at a position. */
  #forEachAlike(position: number, visit: (number: number, likeness: number, weight: number) => void): void {
    const hashes = this.#plan.hashes.words[position];
    if (hashes === undefined) return;
    let alike = this.#known.get(hashes.lookup);
    if (alike === undefined) {
      alike = this.#alikeWords(hashes, position);
      this.#known.set(hashes.lookup, alike);
    }
    for (let at = 0; at < alike.numbers.length; at++) {
      const number = alike.numbers[at]!;
      visit(number, alike.likenesses[at]!, this.#segment.word(number).weight);
    }
  }

  #alikeWords(hashes: WordHashes, position: number): AlikeWords {
    const { query } = this.#plan;
    const { seenWords } = this.#buffer;
    const { wordsByKey } = this.#segment.indexes;
    const { wordSignatures } = this.#segment.columns;
    const lookup = ++this.#buffer.lookups;
    const numbers: number[] = [];
    const likenesses: number[] = [];
    const { items } = this.#buffer;
    for (const hash of hashes.certain) {
      for (let left = listItems(wordsByKey, hash, items); left > 0; left--) {
        const number = items[left - 1]!;
        if (seenWords[number] === lookup) continue;
        seenWords[number] = lookup;
        const likeness = query.likeness(this.#segment.word(number), position);
        if (likeness > 0) likenesses[numbers.push(number) - 1] = likeness;
      }
    }
    for (const hash of hashes.slips) {
      for (let left = listItems(wordsByKey, hash, items); left > 0; left--) {
        const number = items[left - 1]!;
        if (!mayBeSlips(hashes.signature, wordSignatures[number]!) || seenWords[number] === lookup) continue;
        seenWords[number] = lookup;
        const likeness = mostBySlips(hashes.text, this.#segment.word(number).text);
        if (likeness > 0) likenesses[numbers.push(number) - 1] = likeness;
      }
    }
    return { numbers, likenesses };
  }

  /** Visits each row with neighbours that the query word may be the join, or a part, of. */
  #forEachJoin({ place, weight }: QueryWord, visit: (row: number, matched: number) => void): void {
    const matched = weight * NAME_MODEL.likeness.joined;
    for (const hash of this.#plan.hashes.joins[place] ?? []) {
      forEachItem(this.#segment.indexes.rowsByJoin, hash, (row) => {
        visit(row, matched);
      });
    }
  }

  #isTooShort(row: number): boolean {
    const { rowWordStarts } = this.#segment.columns;
    return rowWordStarts[row + 1]! - rowWordStarts[row]! < this.#plan.fewestListedWords;
  }

  #raise(row: number, matched: number, listed: number): void {
    if (this.#plan.fewestListedWords > 1 && this.#isTooShort(row)) return;
    const rows = this.#rows;
    const at = row * PER_ROW;
    if (rows[at + BEST_MATCHED] === 0) this.#roundRows.push(row);
    if (matched > rows[at + BEST_MATCHED]!) rows[at + BEST_MATCHED] = matched;
    if (listed > rows[at + BEST_LISTED]!) rows[at + BEST_LISTED] = listed;
  }

  #endRound(row: number, { weight, times }: QueryWord): void {
    const rows = this.#rows;
    const at = row * PER_ROW;
    rows[at + MATCHED]! += times * rows[at + BEST_MATCHED]!;
    rows[at + QUERY]! += times * weight;
    rows[at + PLACES]! += times;
    rows[at + LISTED]! += times * rows[at + BEST_LISTED]!;
    rows[at + BEST_MATCHED] = 0;
    rows[at + BEST_LISTED] = 0;
  }

  /** One by one: to fill a few numbers costs more than to write them. */
  #clear(row: number): void {
    const rows = this.#rows;
    const at = row * PER_ROW;
    rows[at + MATCHED] = 0;
    rows[at + QUERY] = 0;
    rows[at + PLACES] = 0;
    rows[at + LISTED] = 0;
    rows[at + BEST_MATCHED] = 0;
    rows[at + BEST_LISTED] = 0;
  }

  /** The rows that may reach the bound by their sums and what every row is granted. */
  #rowsThatMayReach(met: readonly number[], { matched, query, listed, places }: Granted): readonly number[] {
    const rows = this.#rows;
    const { rowTotals } = this.#segment.columns;
    return met.filter((row) => {
      const at = row * PER_ROW;
      const rowTotal = rowTotals[row]!;
      const matchedHere = matched + rows[at + MATCHED]!;
      const queryHere = query + rows[at + QUERY]!;
      const listedHere = listed + rows[at + LISTED]!;
      const placesHere = places + rows[at + PLACES]!;
      if (this.#plan.surelyMisses(matchedHere, queryHere, rowTotal - listedHere, placesHere)) return false;
      const sums = { matched: matchedHere, query: queryHere, listed: listedHere, places: placesHere };
      return this.#plan.mayReach(sums, rowTotal);
    });
  }
}

/**
 * Every row of a segment that may reach the bound: never one too few, a few too many. `known` is shared by the searches of
 * one segment that run together.
 */
export function rowsThatMayReach(
  segment: ListSegment,
  plan: QueryPlan,
  buffer: SearchBuffer,
  known: KnownWords,
): readonly number[] {
  return new RowSums(segment, plan, buffer, known).find();
}
