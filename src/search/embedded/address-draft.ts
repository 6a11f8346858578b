import type { ListedAddress } from '../../domain/listed-party.ts';
import { listedAddressKeys, listedJoinKeys, listedPartKeys } from '../../matching/addresses/address-keys.ts';
import { prepareListedAddress, writeAddress } from '../../matching/addresses/prepare-address.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { HashIndexBuilder } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { EarlierSegment } from './earlier-segment.ts';
import type { SegmentColumns, SegmentIndexes } from './list-segment.ts';
import { WordDraft } from './word-draft.ts';
import { rowsOfWords, type Pause } from './word-columns.ts';

type AddressColumns = Pick<SegmentColumns, Extract<keyof SegmentColumns, `address${string}`>>;
type AddressIndexes = Pick<SegmentIndexes, Extract<keyof SegmentIndexes, `address${string}`>>;

/** What is kept of an address beside its words. */
interface AddressRow {
  /** Two letters, or zeros for none. */
  readonly country: string;
  readonly totalWeight: number;
  readonly form: Uint8Array;
}

const NO_COUNTRY = '\0\0';

/** The listed addresses of a segment, and their distinct words, while it grows. */
export class AddressDraft {
  readonly #words: WordDraft;
  readonly #joins = new HashIndexBuilder();
  readonly #parts = new HashIndexBuilder();
  readonly #parties: number[] = [];
  readonly #places: number[] = [];
  readonly #countries: string[] = [];
  readonly #totals: number[] = [];
  readonly #forms: Uint8Array[] = [];
  readonly #starts = [0];
  readonly #wordStarts = [0];
  readonly #rowWords: number[] = [];
  readonly #cache: WordCache;
  readonly #earlier: EarlierSegment;
  /** What each address row of the earlier segment becomes; -1 for none of this one. */
  readonly #taken: Int32Array;

  constructor(cache: WordCache, earlier: EarlierSegment) {
    this.#cache = cache;
    this.#earlier = earlier;
    const { columns, indexes } = earlier.data;
    this.#words = new WordDraft({ keys: columns.addressWordKeys, byKey: indexes.addressWordsByKey });
    this.#taken = new Int32Array(columns.addressParties.length).fill(-1);
  }

  /** Adds an address; one that no query can match, such as a bare town, takes no row. */
  add(party: number, listed: ListedAddress, index: number): void {
    const address = prepareListedAddress(listed, this.#cache);
    const { words, totalWeight } = address.name;
    if (words.length === 0 && address.boxes.length === 0) return;
    const country = /^[A-Z]{2}$/u.test(listed.countryCode) ? listed.countryCode : NO_COUNTRY;
    const row = this.#addRow(party, index, {
      country,
      totalWeight,
      form: Buffer.from(writeAddress(address)),
    });
    for (const word of words) this.#rowWords.push(this.#words.add(word));
    this.#wordStarts.push(this.#rowWords.length);
    for (const key of listedJoinKeys(address)) this.#joins.add(keyHash(key), row);
    for (const key of listedPartKeys(address)) this.#parts.add(keyHash(key), row);
  }

  /** Adds the addresses of a party as they stand in the earlier segment. */
  take(party: number, earlierParty: number): void {
    const { data, addressRows, wordsOfAddresses } = this.#earlier;
    const { addressPlaces, addressCountries, addressTotals, addressForms, addressStarts } = data.columns;
    const { rowWordStarts, rowWords } = wordsOfAddresses;
    for (let row = addressRows[earlierParty]!; row < addressRows[earlierParty + 1]!; row++) {
      this.#taken[row] = this.#addRow(party, addressPlaces[row]!, {
        country: String.fromCharCode(...addressCountries.subarray(2 * row, 2 * row + 2)),
        totalWeight: addressTotals[row]!,
        form: addressForms.subarray(addressStarts[row], addressStarts[row + 1]),
      });
      for (let place = rowWordStarts[row]!; place < rowWordStarts[row + 1]!; place++)
        this.#rowWords.push(this.#words.take(rowWords[place]!));
      this.#wordStarts.push(this.#rowWords.length);
    }
  }

  #addRow(party: number, index: number, { country, totalWeight, form }: AddressRow): number {
    this.#places.push(index);
    this.#countries.push(country);
    this.#totals.push(totalWeight);
    this.#forms.push(form);
    this.#starts.push((this.#starts.at(-1) ?? 0) + form.length);
    return this.#parties.push(party) - 1;
  }

  async build(pause: Pause): Promise<{ columns: AddressColumns; indexes: AddressIndexes }> {
    const { addressesByJoin, addressesByPart } = this.#earlier.data.indexes;
    await this.#joins.addAll({ index: addressesByJoin, numbers: this.#taken }, pause);
    await this.#parts.addAll({ index: addressesByPart, numbers: this.#taken }, pause);
    const { wordRowStarts, wordRows } = await rowsOfWords(
      this.#words.count,
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
        addressWordKeys: this.#words.keys(),
        addressWordRowStarts: wordRowStarts,
        addressWordRows: wordRows,
      },
      indexes: {
        addressWordsByKey: await this.#words.index(listedAddressKeys, pause),
        addressesByJoin: await this.#joins.build(pause),
        addressesByPart: await this.#parts.build(pause),
      },
    };
  }
}
