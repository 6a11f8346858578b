import type { ListedAddress } from '../../domain/listed-party.ts';
import { listedAddressKeys, listedJoinKeys, listedPartKeys } from '../../matching/addresses/address-keys.ts';
import { prepareListedAddress, writeAddress } from '../../matching/addresses/prepare-address.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { HashIndexBuilder } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { SegmentColumns, SegmentIndexes } from './list-segment.ts';
import { linesOf } from './utf8-lines.ts';
import { rowsOfWords, type Pause } from './word-columns.ts';

type AddressColumns = Pick<SegmentColumns, Extract<keyof SegmentColumns, `address${string}`>>;
type AddressIndexes = Pick<SegmentIndexes, Extract<keyof SegmentIndexes, `address${string}`>>;

/** The listed addresses of a segment, and their distinct words, while it grows. */
export class AddressDraft {
  readonly #words: PreparedWord[] = [];
  readonly #positions = new Map<PreparedWord, number>();
  readonly #joins = new HashIndexBuilder();
  readonly #parts = new HashIndexBuilder();
  readonly #parties: number[] = [];
  readonly #places: number[] = [];
  readonly #countries: string[] = [];
  readonly #totals: number[] = [];
  readonly #forms: Buffer[] = [];
  readonly #starts = [0];
  readonly #wordStarts = [0];
  readonly #rowWords: number[] = [];
  readonly #cache: WordCache;

  constructor(cache: WordCache) {
    this.#cache = cache;
  }

  /** Adds an address; one that no query can match, such as a bare town, takes no row. */
  add(party: number, listed: ListedAddress, index: number): void {
    const address = prepareListedAddress(listed, this.#cache);
    const { words, totalWeight } = address.name;
    if (words.length === 0 && address.boxes.length === 0) return;
    const row = this.#parties.push(party) - 1;
    this.#places.push(index);
    this.#countries.push(/^[A-Z]{2}$/u.test(listed.countryCode) ? listed.countryCode : '\0\0');
    this.#totals.push(totalWeight);
    const form = Buffer.from(writeAddress(address));
    this.#forms.push(form);
    this.#starts.push((this.#starts.at(-1) ?? 0) + form.length);
    for (const word of words) this.#rowWords.push(this.#positionOf(word));
    this.#wordStarts.push(this.#rowWords.length);
    for (const key of listedJoinKeys(address)) this.#joins.add(keyHash(key), row);
    for (const key of listedPartKeys(address)) this.#parts.add(keyHash(key), row);
  }

  #positionOf(word: PreparedWord): number {
    let position = this.#positions.get(word);
    if (position === undefined) {
      position = this.#words.push(word) - 1;
      this.#positions.set(word, position);
    }
    return position;
  }

  async build(pause: Pause): Promise<{ columns: AddressColumns; indexes: AddressIndexes }> {
    const { wordRowStarts, wordRows } = await rowsOfWords(
      this.#words.length,
      { rowWordStarts: Uint32Array.from(this.#wordStarts), rowWords: Uint32Array.from(this.#rowWords) },
      Uint32Array.from(this.#parties.keys()),
      pause,
    );
    return {
      columns: {
        addressParties: Uint32Array.from(this.#parties),
        addressPlaces: Uint16Array.from(this.#places),
        addressCountries: Buffer.from(this.#countries.join(''), 'latin1'),
        addressTotals: Float32Array.from(this.#totals),
        addressStarts: Uint32Array.from(this.#starts),
        addressForms: Buffer.concat(this.#forms),
        addressWordKeys: linesOf(this.#words.map(({ key }) => key)),
        addressWordRowStarts: wordRowStarts,
        addressWordRows: wordRows,
      },
      indexes: {
        addressWordsByKey: await this.#wordIndex(pause),
        addressesByJoin: await this.#joins.build(pause),
        addressesByPart: await this.#parts.build(pause),
      },
    };
  }

  async #wordIndex(pause: Pause): Promise<SegmentIndexes['addressWordsByKey']> {
    const keys = new HashIndexBuilder();
    for (const [position, word] of this.#words.entries()) {
      for (const key of listedAddressKeys(word)) keys.add(keyHash(key), position);
      await pause();
    }
    return keys.build(pause);
  }
}
