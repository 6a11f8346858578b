import type { CandidateBound } from '../../matching/candidate-bound.ts';
import { queryJoinKey, queryKeys } from '../../matching/candidate-keys.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { NameCandidate, SearchFilter, ValueHit } from '../search-engine.ts';
import { keyHash } from './key-hash.ts';
import { forEachItem } from './hash-index.ts';
import { isTiedTo, qualityOf, typeAt, type ListSegment } from './list-segment.ts';

/** Hashes under which the words of a query, and their joins, are looked up in every segment. */
export interface QueryHashes {
  /** For each query word, then for each join. */
  readonly words: readonly (readonly number[])[];
  /** For each query word, of the key by which listed neighbours are found that it may be the join of. */
  readonly joins: readonly number[];
}

/** Derives the hashes once for all segments of a search. */
export function queryHashes(query: QueryName): QueryHashes {
  const all = [...query.name.words, ...query.joins];
  return {
    words: all.map((word) => [...new Set(queryKeys(word).map(({ key }) => keyHash(key)))]),
    joins: query.name.words.map((word) => keyHash(queryJoinKey(word).key)),
  };
}

/** Numbers of a segment's words that share a key with the query word or join at `index`. */
function wordsFor(segment: ListSegment, hashes: QueryHashes, index: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const hash of hashes.words[index] ?? [])
    forEachItem(segment.indexes.wordsByKey, hash, (word) => found.add(word));
  return found;
}

/** Working memory of a search: gains by row, kept between searches so that none is allocated anew. */
export interface GainBuffer {
  totals: Float32Array;
  /** Best gain of the query word at hand, by row. */
  best: Float32Array;
}

/** Makes a buffer; it grows with the largest segment searched. */
export function createGainBuffer(): GainBuffer {
  return { totals: new Float32Array(0), best: new Float32Array(0) };
}

function sizedFor(buffer: GainBuffer, rows: number): GainBuffer {
  if (buffer.totals.length < rows) {
    buffer.totals = new Float32Array(rows);
    buffer.best = new Float32Array(rows);
  }
  return buffer;
}

/** Adds up, row by row, the most that each query word can gain, and collects the rows that any word reaches. */
class GainSum {
  readonly touched: number[] = [];
  private readonly roundRows: number[] = [];
  private readonly segment: ListSegment;
  private readonly query: QueryName;
  private readonly bound: CandidateBound;
  private readonly buffer: GainBuffer;

  constructor(segment: ListSegment, query: QueryName, bound: CandidateBound, buffer: GainBuffer) {
    this.segment = segment;
    this.query = query;
    this.bound = bound;
    this.buffer = sizedFor(buffer, segment.rowCount);
  }

  /** Adds the gains of the query word at `index`. */
  addWord(index: number, hashes: QueryHashes): void {
    const { words } = this.query.name;
    const weight = words[index]?.weight ?? 0;
    this.addWords(wordsFor(this.segment, hashes, index), index, weight, 1);
    for (const join of [index - 1, index]) {
      if (join < 0 || join >= this.query.joins.length) continue;
      const both = (words[join]?.weight ?? 0) + (words[join + 1]?.weight ?? 0);
      const position = words.length + join;
      this.addWords(wordsFor(this.segment, hashes, position), position, both, weight / both);
    }
    // Two listed neighbours weigh at most 2.
    const joined = this.bound.gain(weight, 2, NAME_MODEL.likeness.joined);
    forEachItem(this.segment.indexes.rowsByJoin, hashes.joins[index] ?? 0, (row) => this.raise(row, joined));
    this.endRound();
  }

  private addWords(numbers: ReadonlySet<number>, position: number, weight: number, share: number): void {
    const { segment } = this;
    const { wordRowStarts, wordRows } = segment.columns;
    for (const number of numbers) {
      const word = segment.word(number);
      const likeness = this.query.likenesses(word)[position] ?? 0;
      if (likeness === 0) continue;
      const gain = share * this.bound.gain(weight, word.weight, likeness);
      const end = wordRowStarts[number + 1]!;
      for (let place = wordRowStarts[number]!; place < end; place++) {
        this.raise(wordRows[place]!, gain);
      }
    }
  }

  private raise(row: number, gain: number): void {
    const { best } = this.buffer;
    const before = best[row]!;
    if (before === 0) this.roundRows.push(row);
    if (gain > before) best[row] = gain;
  }

  private endRound(): void {
    const { totals, best } = this.buffer;
    for (const row of this.roundRows) {
      if (totals[row] === 0) this.touched.push(row);
      totals[row]! += best[row]!;
      best[row] = 0;
    }
    this.roundRows.length = 0;
  }

  /** The touched rows whose gains reach what is required; leaves the buffer empty. */
  *candidates(): Generator<number> {
    const { totals } = this.buffer;
    const queryTotal = this.query.name.totalWeight;
    for (const row of this.touched) {
      const gained = totals[row]!;
      totals[row] = 0;
      if (gained >= this.bound.required(queryTotal, this.segment.columns.rowTotals[row]!)) yield row;
    }
  }
}

function passes(segment: ListSegment, party: number, filter: SearchFilter): boolean {
  if (filter.entryType !== undefined && typeAt(segment, party) !== filter.entryType) return false;
  return filter.countryCode === undefined || isTiedTo(segment, party, filter.countryCode);
}

/** Every row of a segment that may reach the threshold of the bound and passes the filter. */
export function findNamesIn(
  segment: ListSegment,
  search: {
    query: QueryName;
    hashes: QueryHashes;
    bound: CandidateBound;
    filter: SearchFilter;
    buffer: GainBuffer;
  },
): readonly NameCandidate[] {
  const sum = new GainSum(segment, search.query, search.bound, search.buffer);
  search.query.name.words.forEach((_, index) => sum.addWord(index, search.hashes));
  const { columns } = segment;
  const found: NameCandidate[] = [];
  for (const row of sum.candidates()) {
    const party = columns.rowParties[row]!;
    if (!passes(segment, party, search.filter)) continue;
    found.push({
      partyId: columns.partyIds[party]!,
      nameIndex: columns.rowNames[row]!,
      quality: qualityOf(segment, row),
      entryType: typeAt(segment, party),
      name: segment.name(row),
    });
  }
  return found;
}

/** Every recorded value of a segment with one of the keys that passes the filter. */
export function findValuesIn(
  segment: ListSegment,
  keys: readonly LookupKey[],
  filter: SearchFilter,
): readonly ValueHit[] {
  const found: ValueHit[] = [];
  for (const key of keys) {
    forEachItem(segment.indexes.valuesByKey, keyHash(key), (index) => {
      const [party, recordedKey, label] = segment.valueList[index]!;
      if (recordedKey !== key || !passes(segment, party, filter)) return;
      found.push({ partyId: segment.columns.partyIds[party]!, key, label });
    });
  }
  return found;
}
