import { NAME_MODEL } from '../../matching/scoring-model.ts';
import { forEachItem } from '../hash-index.ts';
import { alikeWords } from './alike-words.ts';
import { LAST_WORD, type NameIndex } from './name-index.ts';
import { HEAVIEST_JOIN, type Granted, type QueryPlan, type QueryWord } from './query-plan.ts';
import { growTo, type SearchBuffer } from './search-buffer.ts';

/** What listed words, by their entries, match of the words of the query. */
interface Entries {
  /** Place of the query word in the order in which they were looked up. */
  readonly queryWords: number[];
  /** The most that is matched by the listed word, and its weight. */
  readonly matched: number[];
  readonly listed: number[];
  /** 1 more than the place of another entry of the same listed word; 0 for none. */
  readonly others: number[];
}

/** A query word that was looked up, and the most that any row may have of it. */
interface LookedUp {
  readonly word: QueryWord;
  matched: number;
  listed: number;
}

/** Rows of a listed word: from one place to another of `wordRowPlaces`. */
interface RowRange {
  readonly word: number;
  readonly from: number;
  readonly to: number;
}

/** With no more rows than this it is cheaper to score them than to look further words up. */
const FEW_ROWS = 8;

/** Finds the rows of an index that may reach the bound of a plan. */
class RowSearch {
  readonly #index: NameIndex;
  readonly #plan: QueryPlan;
  readonly #buffer: SearchBuffer;
  readonly #entries: Entries = { queryWords: [], matched: [], listed: [], others: [] };
  /** Listed words with an entry. */
  readonly #marked: number[] = [];
  readonly #lookedUp: LookedUp[] = [];
  /** Rows with neighbours that query words may be the join of, and these query words. */
  readonly #joined = new Map<number, number[]>();
  /** Of each looked-up word, the most that the row at hand has of it. */
  readonly #best: number[] = [];
  readonly #bestListed: number[] = [];
  /** What every row has. */
  #granted: Granted;

  constructor(index: NameIndex, plan: QueryPlan, buffer: SearchBuffer) {
    growTo(buffer, index);
    this.#index = index;
    this.#plan = plan;
    this.#buffer = buffer;
    this.#granted = plan.granted;
  }

  /** The rows that may reach the bound; leaves the buffer empty. */
  find(): ReadonlySet<number> {
    const { finding, adding, initials } = this.#plan;
    for (const word of finding) this.#lookUp(word);
    const ranges = this.#rangesOfWords();
    const joined = [...this.#joined.keys()];
    const rows = ranges.reduce((sum, { from, to }) => sum + to - from, joined.length);
    if (rows > FEW_ROWS) {
      for (const word of adding) this.#lookUp(word);
      this.#granted = initials;
    }
    const found = new Set<number>();
    for (const range of ranges) this.#findIn(range, found);
    for (const row of joined) if (this.#mayReach(row)) found.add(row);
    for (const word of this.#marked) {
      this.#buffer.lastEntries[word] = 0;
      this.#buffer.hasEntries[word >>> 5] = 0;
    }
    return found;
  }

  /** Notes what each listed word that the query word, alone or joined to a neighbour, corresponds to can bring of it. */
  #lookUp(word: QueryWord): void {
    const { place, weight } = word;
    const { words } = this.#plan.query.name;
    this.#best.push(0);
    this.#bestListed.push(0);
    const number = this.#lookedUp.push({ word, matched: 0, listed: 0 }) - 1;
    this.#note(number, place, 1, weight);
    for (const join of [place - 1, place]) {
      const [first, second] = [words[join], words[join + 1]];
      if (first === undefined || second === undefined) continue;
      const both = first.weight + second.weight;
      this.#note(number, words.length + join, weight / both, both);
    }
    this.#noteJoins(number, word);
  }

  /** Notes the words that correspond to the word, or join, at a position, of whose weight the query word has a share. */
  #note(number: number, position: number, share: number, weight: number): void {
    const { hashes, query } = this.#plan;
    const ofWord = hashes.words[position];
    if (ofWord === undefined) return;
    const alike = alikeWords(this.#index, query, position, ofWord, this.#buffer);
    const { queryWords, matched, listed, others } = this.#entries;
    const { lastEntries, hasEntries } = this.#buffer;
    const lookedUp = this.#lookedUp[number]!;
    for (let at = 0; at < alike.numbers.length; at++) {
      const word = alike.numbers[at]!;
      const listedWeight = alike.weights[at]!;
      const most = share * alike.likenesses[at]! * Math.min(weight, listedWeight);
      if (most > lookedUp.matched) lookedUp.matched = most;
      if (listedWeight > lookedUp.listed) lookedUp.listed = listedWeight;
      const other = lastEntries[word]!;
      if (other === 0) {
        this.#marked.push(word);
        hasEntries[word >>> 5]! |= 1 << (word & 31);
      }
      others.push(other);
      matched.push(most);
      listed.push(listedWeight);
      lastEntries[word] = queryWords.push(number);
    }
  }

  /** Notes the rows with neighbours that the query word may be the join, or a part, of. */
  #noteJoins(number: number, { place, weight }: QueryWord): void {
    const lookedUp = this.#lookedUp[number]!;
    for (const hash of this.#plan.hashes.joins[place] ?? []) {
      forEachItem(this.#index.indexes.rowsByJoin, hash, (row) => {
        const ofRow = this.#joined.get(row);
        if (ofRow === undefined) this.#joined.set(row, [number]);
        else if (ofRow.at(-1) !== number) ofRow.push(number);
        lookedUp.matched = Math.max(lookedUp.matched, weight * NAME_MODEL.likeness.joined);
        lookedUp.listed = HEAVIEST_JOIN;
      });
    }
  }

  /** The rows of the words noted so far, without those too heavy for what such a row may match at most. */
  #rangesOfWords(): readonly RowRange[] {
    const most = this.#mostOfAny();
    const ranges: RowRange[] = [];
    const { wordRowStarts, wordRowTotals } = this.#index.columns;
    for (const word of this.#marked) {
      const heaviest = this.#heaviestRow(word, most);
      const from = wordRowStarts[word]!;
      const end = wordRowStarts[word + 1]!;
      let to = from;
      while (to < end && wordRowTotals[to]! <= heaviest) to++;
      if (to > from) ranges.push({ word, from, to });
    }
    return ranges;
  }

  /** The most that any row may have of all query words. */
  #mostOfAny(): Granted {
    let { matched, query, listed, places } = this.#granted;
    for (const { word, ...most } of this.#lookedUp) {
      if (most.matched === 0) continue;
      matched += word.times * most.matched;
      query += word.times * word.weight;
      listed += word.times * most.listed;
      places += word.times;
    }
    return { matched, query, listed, places };
  }

  /** Weight of the heaviest row that may reach the bound in which this listed word brings most of a query word. */
  #heaviestRow(word: number, most: Granted): number {
    const { queryWords, matched, others } = this.#entries;
    let lost = Number.POSITIVE_INFINITY;
    for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!) {
      const { word: ofQuery, matched: best } = this.#lookedUp[queryWords[at - 1]!]!;
      lost = Math.min(lost, ofQuery.times * (best - matched[at - 1]!));
    }
    return this.#heaviestOf({ ...most, matched: most.matched - lost });
  }

  /** Weight of the heaviest row that may reach the bound by this; -1 when none does. */
  #heaviestOf({ matched, query, listed, places }: Granted): number {
    const left = this.#plan.mostLeft(matched, places);
    return this.#plan.query.name.totalWeight - query > left ? -1 : listed + left;
  }

  /** Adds the rows of a range that may reach the bound. */
  #findIn({ word, from, to }: RowRange, found: Set<number>): void {
    const { wordRowTotals, wordRowPlaces } = this.#index.columns;
    const heaviestAlone = this.#heaviestAlone(word);
    for (let at = from; at < to; at++) {
      const place = wordRowPlaces[at]!;
      // Most rows are too heavy for the one word, and no other of theirs is of any use.
      if (wordRowTotals[at]! > heaviestAlone && !this.#hasAnother(word, place)) continue;
      const row = this.#rowAt(place);
      if (this.#mayReach(row)) found.add(row);
    }
  }

  /** Whether the row whose words start at a place has a word with an entry beside this one. */
  #hasAnother(word: number, start: number): boolean {
    const { rowWords } = this.#index.columns;
    const { hasEntries } = this.#buffer;
    for (let place = start; ; place++) {
      const other = rowWords[place]! & ~LAST_WORD;
      if (other !== word && (hasEntries[other >>> 5]! & (1 << (other & 31))) !== 0) return true;
      if (other !== rowWords[place]) return false;
    }
  }

  /** Weight of the heaviest row that may reach the bound by this listed word alone. */
  #heaviestAlone(word: number): number {
    this.#takeBestOf(word);
    return this.#heaviestOf(this.#sumOfBest());
  }

  /** The row whose words start at a place. */
  #rowAt(place: number): number {
    const { rowWordStarts } = this.#index.columns;
    let low = 0;
    let high = rowWordStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (rowWordStarts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Whether the row may reach the bound by what was noted of it and what every row is granted. */
  #mayReach(row: number): boolean {
    const { rowWordStarts, rowWords, rowTotals } = this.#index.columns;
    const [start, end] = [rowWordStarts[row]!, rowWordStarts[row + 1]!];
    if (end - start < this.#plan.fewestListedWords) return false;
    for (let place = start; place < end; place++) this.#takeBestOf(rowWords[place]! & ~LAST_WORD);
    for (const number of this.#joined.get(row) ?? []) {
      const { weight } = this.#lookedUp[number]!.word;
      this.#raise(number, weight * NAME_MODEL.likeness.joined, HEAVIEST_JOIN);
    }
    const most = this.#sumOfBest();
    const total = rowTotals[row]!;
    return total <= this.#heaviestOf(most) && this.#plan.mayReach(most, total);
  }

  /** Takes from a listed word the most that each query word can have of it. */
  #takeBestOf(word: number): void {
    const { queryWords, matched, listed, others } = this.#entries;
    for (let at = this.#buffer.lastEntries[word]!; at > 0; at = others[at - 1]!)
      this.#raise(queryWords[at - 1]!, matched[at - 1]!, listed[at - 1]!);
  }

  #raise(number: number, matched: number, listed: number): void {
    if (matched > this.#best[number]!) this.#best[number] = matched;
    if (listed > this.#bestListed[number]!) this.#bestListed[number] = listed;
  }

  /** What was taken of all query words, with what every row has; leaves nothing taken. */
  #sumOfBest(): Granted {
    let { matched, query, listed, places } = this.#granted;
    for (let number = 0; number < this.#lookedUp.length; number++) {
      const most = this.#best[number]!;
      if (most === 0) continue;
      const { times, weight } = this.#lookedUp[number]!.word;
      matched += times * most;
      query += times * weight;
      listed += times * this.#bestListed[number]!;
      places += times;
      this.#best[number] = 0;
      this.#bestListed[number] = 0;
    }
    return { matched, query, listed, places };
  }
}

/** Every row of an index that may reach the bound: never one too few, a few too many. */
export function rowsThatMayReach(
  index: NameIndex,
  plan: QueryPlan,
  buffer: SearchBuffer,
): ReadonlySet<number> {
  return new RowSearch(index, plan, buffer).find();
}
