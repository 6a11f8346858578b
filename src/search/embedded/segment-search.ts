import type { CandidateBound } from '../../matching/candidate-bound.ts';
import { queryKeys, queryNameKeys, queryNeighbourKeys } from '../../matching/candidate-keys.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { NameCandidate, SearchFilter, ValueHit } from '../search-engine.ts';
import { keyHash } from '../key-hash.ts';
import { forEachItem } from '../hash-index.ts';
import { isTiedTo, qualityOf, typeAt, type ListSegment } from './list-segment.ts';

/** Hashes under which the words of a query, and their joins, are looked up in every segment. */
export interface QueryHashes {
  /** For each query word, without the key by which an initial finds every word that begins with it. */
  readonly withoutInitials: readonly (readonly number[])[];
  /** For each query word, then for each join. */
  readonly words: readonly (readonly number[])[];
  /** For each query word, of the keys by which listed neighbours are found that it may be a part or the join of. */
  readonly joins: readonly (readonly number[])[];
  /** Of the keys by which listed names are found that the query as a whole stands for, whatever their words. */
  readonly names: readonly number[];
}

/** Derives the hashes once for all segments of a search for scores from a threshold. */
export function queryHashes(query: QueryName, threshold: number): QueryHashes {
  const all = [...query.name.words, ...query.joins];
  return {
    withoutInitials: query.name.words.map((word) =>
      queryKeys(word)
        .filter(({ key }) => word.text.length > 1 || !key.startsWith('i'))
        .map(({ key }) => keyHash(key)),
    ),
    words: all.map((word) => [...new Set(queryKeys(word).map(({ key }) => keyHash(key)))]),
    joins: query.name.words.map((_, place) =>
      queryNeighbourKeys(query, place).map(({ key }) => keyHash(key)),
    ),
    names: queryNameKeys(query).flatMap(({ key, score }) => (score >= threshold ? keyHash(key) : [])),
  };
}

/** The hashes when initials need not find what they stand for. */
function withoutInitials(hashes: QueryHashes): QueryHashes {
  const words = hashes.words.map((all, index) => hashes.withoutInitials[index] ?? all);
  return { ...hashes, words };
}

/** Numbers that a search keeps of each row, side by side: a row that is met is fetched into the cache once. */
const PER_ROW = 8;
/** Sum of the best gains so far. */
const GAINS = 0;
/** Sum of weight times likeness of the query words so far. */
const MATCHED = 1;
/** Weight of the query words that correspond to a word of the row. */
const QUERY = 2;
/** Weight of the heaviest listed words that they can take up. */
const LISTED = 3;
/** The most that the query word at hand can bring of each. */
const BEST_GAIN = 4;
const BEST_MATCHED = 5;
const BEST_LISTED = 6;

/** Working memory of a search; kept between searches so that none is allocated anew, and left empty by each. */
export interface SearchBuffer {
  /** `PER_ROW` numbers a row. */
  rows: Float32Array;
  /** Number of the look-up in which a word was last met. */
  seenWords: Uint32Array;
  lookups: number;
}

/** Makes a buffer; it grows with the largest segment searched. */
export function createSearchBuffer(): SearchBuffer {
  return { rows: new Float32Array(0), seenWords: new Uint32Array(0), lookups: 0 };
}

function sizeFor(buffer: SearchBuffer, { rowCount, wordCount }: ListSegment): void {
  if (buffer.rows.length < rowCount * PER_ROW) buffer.rows = new Float32Array(rowCount * PER_ROW);
  if (buffer.seenWords.length < wordCount) {
    buffer.seenWords = new Uint32Array(wordCount);
    buffer.lookups = 0;
  }
}

/** What the correspondence of a query word, or its part in a join, with a listed word can bring a row. */
interface Contribution {
  readonly gain: number;
  readonly matched: number;
  readonly listed: number;
}

const NOTHING: Contribution = { gain: 0, matched: 0, listed: 0 };

/**
 * What an initial brings at most by standing for a whole word, of which it leaves a share open. Half of a large list
 * begins with some common letter, so rows are not visited for that.
 */
function initialAtMost(weight: number, bound: CandidateBound): Contribution {
  const likeness = NAME_MODEL.likeness.initial;
  const open = NAME_MODEL.leftByInitial * (NAME_MODEL.weights.rarest - weight);
  const listed = NAME_MODEL.weights.rarest - open;
  return { gain: bound.gain(weight, listed, likeness), matched: weight * likeness, listed };
}

/**
 * Fewest words of a listed name that may reach the bound: each takes up at most two words of the query, at best the
 * heaviest, and what is left of a query of a hundred words counts against a name of three, whichever words they are.
 */
function fewestListedWords({ name }: QueryName, bound: CandidateBound): number {
  const weights = name.words.map(({ weight }) => weight).sort((a, b) => b - a);
  let covered = 0;
  for (let taken = 0; taken < weights.length; taken += 2) {
    covered += (weights[taken] ?? 0) + (weights[taken + 1] ?? 0);
    const most = { matched: covered, leftQuery: name.totalWeight - covered, leftListed: 0 };
    if (bound.mayReach(most)) return taken / 2 + 1;
  }
  return weights.length;
}

/** Two listed neighbours weigh at most twice the weight of the rarest word. */
const HEAVIEST_JOIN = 2 * NAME_MODEL.weights.rarest;

/** Adds up, row by row, the most that each query word can bring, and collects the rows that any word reaches. */
class GainSum {
  readonly #touched: number[] = [];
  readonly #roundRows: number[] = [];
  readonly #segment: ListSegment;
  readonly #query: QueryName;
  readonly #bound: CandidateBound;
  readonly #buffer: SearchBuffer;
  /** What every row may be brought by initials, without being visited for them. */
  #unvisited = NOTHING;
  readonly #fewestWords: number;

  constructor(segment: ListSegment, query: QueryName, bound: CandidateBound, buffer: SearchBuffer) {
    this.#segment = segment;
    this.#query = query;
    this.#bound = bound;
    this.#buffer = buffer;
    this.#fewestWords = fewestListedWords(query, bound);
    sizeFor(buffer, segment);
  }

  /**
   * Grants every row what the query's initials may bring it as first letters, when that alone makes no candidate.
   * Returns true when it did.
   */
  grantInitials(): boolean {
    const initials = this.#query.name.words.filter(({ text }) => text.length === 1);
    const granted = initials.reduce<Contribution>((sum, { weight }) => {
      const most = initialAtMost(weight, this.#bound);
      return {
        gain: sum.gain + most.gain,
        matched: sum.matched + most.matched,
        listed: sum.listed + most.listed,
      };
    }, NOTHING);
    if (granted.gain >= this.#bound.required(this.#query.name.totalWeight, 0)) return false;
    this.#unvisited = granted;
    return true;
  }

  /** Adds what each query word can bring. A word that is repeated between the same neighbours is looked up once. */
  addWords(hashes: QueryHashes): void {
    const { words } = this.#query.name;
    const places = new Map<string, number[]>();
    words.forEach(({ key }, index) => {
      const between = [words[index - 1]?.key ?? '', key, words[index + 1]?.key ?? ''].join(' ');
      places.set(between, [...(places.get(between) ?? []), index]);
    });
    for (const [first = 0, ...repeated] of places.values()) this.#addWord(first, 1 + repeated.length, hashes);
  }

  #addWord(index: number, times: number, hashes: QueryHashes): void {
    const { words } = this.#query.name;
    const weight = words[index]?.weight ?? 0;
    this.#addCorresponding(hashes.words[index] ?? [], index, weight, weight);
    for (const join of [index - 1, index]) {
      if (join < 0 || join >= this.#query.joins.length) continue;
      const both = (words[join]?.weight ?? 0) + (words[join + 1]?.weight ?? 0);
      this.#addCorresponding(hashes.words[words.length + join] ?? [], words.length + join, weight, both);
    }
    const likeness = NAME_MODEL.likeness.joined;
    const gain = this.#bound.gain(weight, HEAVIEST_JOIN, likeness);
    const joined = { gain, matched: weight * likeness, listed: HEAVIEST_JOIN };
    for (const hash of hashes.joins[index] ?? []) {
      forEachItem(this.#segment.indexes.rowsByJoin, hash, (row) => this.#raise(row, joined));
    }
    this.#endRound(weight, times);
  }

  /** Adds the listed words with one of the hashes; `weight` of `both` is the query word's part in a join. */
  #addCorresponding(hashes: readonly number[], position: number, weight: number, both: number): void {
    const { seenWords } = this.#buffer;
    const lookup = ++this.#buffer.lookups;
    for (const hash of hashes) {
      forEachItem(this.#segment.indexes.wordsByKey, hash, (number) => {
        if (seenWords[number] === lookup) return;
        seenWords[number] = lookup;
        this.#addListedWord(number, position, weight, both);
      });
    }
  }

  #addListedWord(number: number, position: number, weight: number, both: number): void {
    const word = this.#segment.word(number);
    const likeness = this.#query.likeness(word, position);
    if (likeness === 0) return;
    const contribution = {
      gain: (weight / both) * this.#bound.gain(both, word.weight, likeness),
      matched: weight * likeness,
      listed: word.weight,
    };
    const { wordRowStarts, wordRows } = this.#segment.columns;
    const end = wordRowStarts[number + 1]!;
    for (let place = wordRowStarts[number]!; place < end; place++)
      this.#raise(wordRows[place]!, contribution);
  }

  #isTooShort(row: number): boolean {
    const { rowWordStarts } = this.#segment.columns;
    return rowWordStarts[row + 1]! - rowWordStarts[row]! < this.#fewestWords;
  }

  #raise(row: number, { gain, matched, listed }: Contribution): void {
    if (this.#fewestWords > 1 && this.#isTooShort(row)) return;
    const { rows } = this.#buffer;
    const at = row * PER_ROW;
    if (rows[at + BEST_GAIN] === 0) this.#roundRows.push(row);
    if (gain > rows[at + BEST_GAIN]!) rows[at + BEST_GAIN] = gain;
    if (matched > rows[at + BEST_MATCHED]!) rows[at + BEST_MATCHED] = matched;
    if (listed > rows[at + BEST_LISTED]!) rows[at + BEST_LISTED] = listed;
  }

  #endRound(weight: number, times: number): void {
    const { rows } = this.#buffer;
    for (const row of this.#roundRows) {
      const at = row * PER_ROW;
      if (rows[at + GAINS] === 0) this.#touched.push(row);
      rows[at + GAINS]! += times * rows[at + BEST_GAIN]!;
      rows[at + MATCHED]! += times * rows[at + BEST_MATCHED]!;
      rows[at + LISTED]! += times * rows[at + BEST_LISTED]!;
      rows[at + QUERY]! += times * weight;
      rows.fill(0, at + BEST_GAIN, at + PER_ROW);
    }
    this.#roundRows.length = 0;
  }

  /** The touched rows that may reach the threshold; leaves the buffer empty. */
  candidates(): readonly number[] {
    const { rows } = this.#buffer;
    const { rowTotals } = this.#segment.columns;
    const queryTotal = this.#query.name.totalWeight;
    const initials = this.#unvisited;
    const found: number[] = [];
    for (const row of this.#touched) {
      const at = row * PER_ROW;
      const listedTotal = rowTotals[row]!;
      if (rows[at + GAINS]! + initials.gain >= this.#bound.required(queryTotal, listedTotal)) {
        const most = {
          matched: rows[at + MATCHED]! + initials.matched,
          leftQuery: queryTotal - rows[at + QUERY]! - initials.listed,
          leftListed: listedTotal - rows[at + LISTED]! - initials.listed,
        };
        if (this.#bound.mayReach(most)) found.push(row);
      }
      rows.fill(0, at, at + BEST_GAIN);
    }
    return found;
  }
}

function passes(segment: ListSegment, party: number, filter: SearchFilter): boolean {
  if (filter.entryType !== undefined && typeAt(segment, party) !== filter.entryType) return false;
  return filter.countryCode === undefined || isTiedTo(segment, party, filter.countryCode);
}

/** The rows whose words may reach the threshold, and those that the query as a whole stands for. */
function candidateRows(
  { indexes }: ListSegment,
  { names }: QueryHashes,
  byWords: readonly number[],
): Iterable<number> {
  if (names.length === 0) return byWords;
  const rows = new Set(byWords);
  for (const hash of names) forEachItem(indexes.rowsByJoin, hash, (row) => void rows.add(row));
  return rows;
}

/** Every row of a segment that may reach the threshold of the bound and passes the filter. */
export function findNamesIn(
  segment: ListSegment,
  search: {
    query: QueryName;
    hashes: QueryHashes;
    bound: CandidateBound;
    filter: SearchFilter;
    buffer: SearchBuffer;
  },
): readonly NameCandidate[] {
  const sum = new GainSum(segment, search.query, search.bound, search.buffer);
  const hashes = sum.grantInitials() ? withoutInitials(search.hashes) : search.hashes;
  sum.addWords(hashes);
  const { columns } = segment;
  const found: NameCandidate[] = [];
  for (const row of candidateRows(segment, hashes, sum.candidates())) {
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
      const { party, key: recordedKey, label } = segment.value(index);
      if (recordedKey !== key || !passes(segment, party, filter)) return;
      found.push({ partyId: segment.columns.partyIds[party]!, key, label });
    });
  }
  return found;
}
