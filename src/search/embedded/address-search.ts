import { wordsWeight, type AddressBound, type WordsWeight } from '../../matching/addresses/address-bound.ts';
import {
  queryAddressJoinKey,
  queryAddressKeys,
  queryPartKeys,
} from '../../matching/addresses/address-keys.ts';
import type { QueryAddress } from '../../matching/addresses/query-address.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { AddressCandidate, SearchFilter } from '../search-engine.ts';
import { forEachItem } from '../hash-index.ts';
import type { Steps } from '../pace.ts';
import { keyHash } from '../key-hash.ts';
import { isOfType, type ListSegment } from './list-segment.ts';

/** Hashes under which the parts of a query are looked up in every segment. */
export interface AddressHashes {
  /** For each query word, then for each join. */
  readonly words: readonly (readonly number[])[];
  /** For each query word, of the key by which listed neighbours are found that it may be the join of. */
  readonly joins: readonly number[];
  /** Of its post office boxes and postal codes. */
  readonly parts: readonly number[];
}

/** Derives the hashes once for all segments of a search. */
export function addressHashes(query: QueryAddress): AddressHashes {
  const { name, joins } = query.names;
  return {
    words: [...name.words, ...joins].map((word) => [
      ...new Set(queryAddressKeys(word).map(({ key }) => keyHash(key))),
    ]),
    joins: name.words.map((word) => keyHash(queryAddressJoinKey(word))),
    parts: queryPartKeys(query).map(keyHash),
  };
}

/** Working memory of a search, by row; kept between searches, and left empty by each. */
export interface AddressBuffer {
  gains: Float32Array;
  best: Float32Array;
  /** Number of the look-up in which a word was last met. */
  seenWords: Uint32Array;
  lookups: number;
}

/** Makes a buffer; it grows with the largest segment searched. */
export function createAddressBuffer(): AddressBuffer {
  return { gains: new Float32Array(0), best: new Float32Array(0), seenWords: new Uint32Array(0), lookups: 0 };
}

/** What a search of addresses asks of every segment. */
export interface AddressSearch {
  readonly query: QueryAddress;
  readonly hashes: AddressHashes;
  readonly bound: AddressBound;
  readonly filter: SearchFilter;
  readonly buffer: AddressBuffer;
}

/** Two listed neighbours weigh at most this much. */
const TWO_WORDS: WordsWeight = { weight: 2, street: 2 };

/** Adds up, row by row, the most that each query word can gain. */
class AddressGains {
  readonly #touched: number[] = [];
  readonly #round: number[] = [];
  readonly #segment: ListSegment;
  readonly #search: AddressSearch;

  constructor(segment: ListSegment, search: AddressSearch) {
    this.#segment = segment;
    this.#search = search;
    const { buffer } = search;
    const rows = segment.columns.addressParties.length;
    if (buffer.gains.length < rows) {
      buffer.gains = new Float32Array(rows);
      buffer.best = new Float32Array(rows);
    }
    if (buffer.seenWords.length < segment.addressWordCount) {
      buffer.seenWords = new Uint32Array(segment.addressWordCount);
      buffer.lookups = 0;
    }
  }

  addWord(index: number): void {
    const { query, hashes, bound } = this.#search;
    const { name, joins } = query.names;
    const own = wordsWeight(name.words[index]);
    this.#addCorresponding(index, own, 1);
    for (const join of [index - 1, index]) {
      if (join < 0 || join >= joins.length) continue;
      const both = wordsWeight(name.words[join], name.words[join + 1]);
      this.#addCorresponding(name.words.length + join, both, own.weight / both.weight);
    }
    const joined = bound.gain(own, TWO_WORDS, NAME_MODEL.likeness.joined);
    forEachItem(this.#segment.indexes.addressesByJoin, hashes.joins[index] ?? 0, (row) =>
      this.#raise(row, joined),
    );
    this.#endRound();
  }

  #addCorresponding(position: number, weight: WordsWeight, share: number): void {
    const { buffer, hashes, query, bound } = this.#search;
    const { addressWordRowStarts: starts, addressWordRows: rows } = this.#segment.columns;
    const lookup = ++buffer.lookups;
    const visit = (number: number): void => {
      if (buffer.seenWords[number] === lookup) return;
      buffer.seenWords[number] = lookup;
      const word = this.#segment.addressWord(number);
      const likeness = query.names.likeness(word, position);
      if (likeness === 0) return;
      const gain = share * bound.gain(weight, wordsWeight(word), likeness);
      for (let place = starts[number]!; place < starts[number + 1]!; place++) this.#raise(rows[place]!, gain);
    };
    for (const hash of hashes.words[position] ?? []) {
      forEachItem(this.#segment.indexes.addressWordsByKey, hash, visit);
    }
  }

  #raise(row: number, gain: number): void {
    const { best } = this.#search.buffer;
    if (best[row] === 0) this.#round.push(row);
    if (gain > best[row]!) best[row] = gain;
  }

  #endRound(): void {
    const { gains, best } = this.#search.buffer;
    for (const row of this.#round) {
      if (gains[row] === 0) this.#touched.push(row);
      gains[row]! += best[row]!;
      best[row] = 0;
    }
    this.#round.length = 0;
  }

  /** The rows that may reach the threshold; leaves the buffer empty. */
  candidates(): ReadonlySet<number> {
    const { query, bound, buffer, hashes } = this.#search;
    const { addressTotals } = this.#segment.columns;
    const found = new Set<number>();
    for (const row of this.#touched) {
      const required = bound.required(query.address.name.totalWeight, addressTotals[row]!);
      if (buffer.gains[row]! >= required) found.add(row);
      buffer.gains[row] = 0;
    }
    for (const hash of hashes.parts)
      forEachItem(this.#segment.indexes.addressesByPart, hash, (row) => found.add(row));
    return found;
  }
}

/** The type of the party and the country of the address itself; an address without one passes. */
function passes(segment: ListSegment, row: number, filter: SearchFilter): boolean {
  const { addressParties, addressCountries } = segment.columns;
  if (filter.entryType !== undefined && !isOfType(segment, addressParties[row]!, filter.entryType))
    return false;
  if (filter.countryCodes === undefined || addressCountries[2 * row] === 0) return true;
  return filter.countryCodes.some(
    (code) =>
      addressCountries[2 * row] === code.charCodeAt(0) &&
      addressCountries[2 * row + 1] === code.charCodeAt(1),
  );
}

/** Every address row of a segment that may reach the threshold of the bound and passes the filter. */
export function* findAddressesIn(segment: ListSegment, search: AddressSearch): Steps<readonly number[]> {
  const gains = new AddressGains(segment, search);
  for (const index of search.query.names.name.words.keys()) {
    gains.addWord(index);
    yield 0;
  }
  const found: number[] = [];
  for (const row of gains.candidates()) if (passes(segment, row, search.filter)) found.push(row);
  yield found.length;
  return found;
}

/** The candidate of an address row. */
export function addressCandidate(segment: ListSegment, row: number): AddressCandidate {
  const { columns } = segment;
  return {
    partyId: columns.partyIds[columns.addressParties[row]!]!,
    addressIndex: columns.addressPlaces[row]!,
    address: segment.address(row),
  };
}
