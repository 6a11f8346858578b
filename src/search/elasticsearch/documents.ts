import { crc32 } from 'node:zlib';
import type { ListCode } from '../../domain/list-code.ts';
import { searchTypes, type EntryType, type ListedParty } from '../../domain/listed-party.ts';
import { listedAddressKeys, listedJoinKeys, listedPartKeys } from '../../matching/addresses/address-keys.ts';
import { prepareListedAddress, writeAddress } from '../../matching/addresses/prepare-address.ts';
import { listedKeys, listedNameKeys } from '../../matching/candidate-keys.ts';
import { listedValues } from '../../matching/identifiers/listed-values.ts';
import { initialsOf } from '../../matching/names/correspondence/initials.ts';
import { packWord } from '../../matching/names/packed-word.ts';
import { listedReadings } from '../../matching/names/beside/typed-name.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { countriesOf } from '../party-countries.ts';
import { termOf, writeWords } from './prepared-form.ts';

/** What every document of a party says of it, so that filters need no join. */
interface PartyFacts {
  readonly list: ListCode;
  /** Every type as which the party is searched. */
  readonly type: readonly EntryType[];
  /** `NO_COUNTRY` where the party is tied to none. */
  readonly countries: readonly string[];
  readonly party: number;
}

/** A document of a party as it is indexed, without the revisions between which it is served. */
export type PartyDocument = PartyFacts & {
  readonly checksum: number;
  readonly order: string;
} & (
    | { readonly kind: 'party'; readonly record: string }
    | {
        readonly kind: 'name' | 'address';
        readonly words: readonly string[];
        readonly keys: readonly string[];
        readonly spare: number;
        readonly hit: readonly string[];
      }
    | { readonly kind: 'value'; readonly keys: readonly string[]; readonly hit: readonly string[] }
  );

/** The kinds of documents of distinct words: of names and of addresses. */
export const WORD_KINDS = ['word', 'addressWord'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A distinct listed word. Words are only ever added; a rebuild drops those nothing has any more. */
export interface WordDocument {
  readonly kind: WordKind;
  readonly words: readonly string[];
  readonly keys: readonly string[];
  readonly hit: readonly string[];
  readonly order: string;
  readonly checksum: number;
}

/** Stands in `countries` for a party or an address without any. */
export const NO_COUNTRY = '-';
const COUNTRY = /^[A-Z]{2}$/u;

/** Total weight of a listed name or street from which its `spare` is 0; see `gain-conditions.ts`. */
export const FULL_WEIGHT = 16;

/** Key of the names that hold a longer word with this first letter. */
export const initialKey = (letter: string): string => `i${letter}`;

/** Elasticsearch keeps no column value beyond 32,766 bytes, and orders the values of one document. */
const LONGEST_VALUE = 30_000;

/** Cuts a text into numbered column values. */
function writeHit(text: string): readonly string[] {
  if (text.length <= LONGEST_VALUE / 3) return [`0${text}`];
  const bytes = Buffer.from(text).toString('base64');
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += LONGEST_VALUE) {
    parts.push(`1${String(parts.length).padStart(3, '0')}${bytes.slice(from, from + LONGEST_VALUE)}`);
  }
  return parts;
}

/** Reads what `writeHit` wrote, in whatever order the values come. */
export function readHit(values: readonly string[]): string {
  const [first = ''] = values;
  if (first.startsWith('0')) return first.slice(1);
  const bytes = [...values].sort().map((part) => part.slice(4));
  return Buffer.from(bytes.join(''), 'base64').toString();
}

/** Checksum of what a document says, 0 to 2^32 - 1, whatever the order of its fields. */
export function checksumOf(body: object): number {
  return crc32(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function withChecksum<Body extends object>(body: Body): Body & { readonly checksum: number } {
  return { ...body, checksum: checksumOf(body) };
}

/** What every document of a party says of it. */
function factsOf(party: ListedParty): PartyFacts {
  const countries = countriesOf(party);
  return {
    list: party.listCode,
    type: searchTypes(party),
    countries: countries.length === 0 ? [NO_COUNTRY] : countries,
    party: party.id,
  };
}

/** The document that holds a party as the store of record has it. */
export function recordDocument(party: ListedParty): PartyDocument {
  const record = JSON.stringify(party);
  return withChecksum({ kind: 'party' as const, ...factsOf(party), order: `p${party.id}`, record });
}

function valueDocuments(party: ListedParty): readonly PartyDocument[] {
  return listedValues(party).map(({ key, label }, index) =>
    withChecksum({
      kind: 'value' as const,
      ...factsOf(party),
      order: `v${party.id}.${index}`,
      keys: [termOf(key)],
      hit: writeHit(JSON.stringify([party.id, key, label])),
    }),
  );
}

/** The keys of a name as a whole, and of the first letters of its words. */
function nameKeys({ words }: PreparedName): readonly string[] {
  const keys = new Set([...listedNameKeys(words)].map(termOf));
  for (const word of words)
    if (word.wordClass !== 'number' && word.text.length > 1)
      for (const initial of initialsOf(word.text)) keys.add(initialKey(initial));
  return [...keys];
}

/** The term of a word; those of names and those of addresses are never alike. */
export function wordTerm(kind: WordKind, { key }: PreparedWord): string {
  return kind === 'word' ? termOf(key) : `@${termOf(key)}`;
}

const wordKindOf = (term: string): WordKind => (term.startsWith('@') ? 'addressWord' : 'word');

/** The documents of a party, and the words that its names and addresses hold, by their terms. */
export interface PartyDocuments {
  readonly documents: readonly PartyDocument[];
  readonly words: ReadonlyMap<string, PreparedWord>;
}

/** Makes the documents of parties, deriving each distinct word once. */
export class DocumentMaker {
  readonly #cache: WordCache = new Map();
  readonly #addressCache: WordCache = new Map();
  readonly #terms = new Map<PreparedWord, string>();

  ofParty(party: ListedParty): PartyDocuments {
    const words = new Map<string, PreparedWord>();
    const names = this.#names(party, words);
    const addresses = this.#addresses(party, words);
    return { documents: [recordDocument(party), ...names, ...addresses, ...valueDocuments(party)], words };
  }

  /** A document for each reading of each name. */
  #names(party: ListedParty, words: Map<string, PreparedWord>): readonly PartyDocument[] {
    const options = { mayHaveLegalForm: party.entryType !== 'individual', cache: this.#cache };
    return party.names.flatMap((listed, index) =>
      listedReadings(listed.text, options).map((name, reading) => {
        const hit = [party.id, index, listed.quality, searchTypes(party).join(','), writeWords(name)];
        return withChecksum({
          kind: 'name' as const,
          ...factsOf(party),
          order: reading === 0 ? `n${party.id}.${index}` : `n${party.id}.${index}.${reading}`,
          words: this.#collect('word', name, words),
          keys: nameKeys(name),
          spare: Math.max(0, FULL_WEIGHT - name.totalWeight),
          hit: writeHit(hit.join(' ')),
        });
      }),
    );
  }

  /** An address that no query can match, such as a bare town, has none. Its own country narrows it, not its party's. */
  #addresses(party: ListedParty, words: Map<string, PreparedWord>): readonly PartyDocument[] {
    return party.addresses.flatMap((listed, index) => {
      const address = prepareListedAddress(listed, this.#addressCache);
      const { name, boxes } = address;
      if (name.words.length === 0 && boxes.length === 0) return [];
      const keys = [...listedJoinKeys(address), ...listedPartKeys(address)];
      return withChecksum({
        kind: 'address' as const,
        ...factsOf(party),
        countries: [COUNTRY.test(listed.countryCode) ? listed.countryCode : NO_COUNTRY],
        order: `a${party.id}.${index}`,
        words: this.#collect('addressWord', name, words),
        keys: [...new Set(keys.map(termOf))],
        spare: Math.max(0, FULL_WEIGHT - name.totalWeight),
        hit: writeHit(`${party.id} ${index} ${writeAddress(address)}`),
      });
    });
  }

  /** The terms of the distinct words, which are kept with their words. */
  #collect(kind: WordKind, name: PreparedName, words: Map<string, PreparedWord>): readonly string[] {
    const terms = new Set<string>();
    for (const word of name.words) {
      const term = this.#term(kind, word);
      terms.add(term);
      words.set(term, word);
    }
    return [...terms];
  }

  #term(kind: WordKind, word: PreparedWord): string {
    let term = this.#terms.get(word);
    if (term === undefined) {
      term = wordTerm(kind, word);
      this.#terms.set(word, term);
    }
    return term;
  }
}

/**
 * Terms of the keys by which a listed word is looked up. Initials are looked up by the names themselves: thousands of
 * words begin alike.
 */
export function wordKeysOf(kind: WordKind, word: PreparedWord): readonly string[] {
  const initialKeys = initialsOf(word.text).map(initialKey);
  const keys =
    kind === 'addressWord'
      ? listedAddressKeys(word)
      : listedKeys(word).filter((key) => !initialKeys.includes(key));
  return keys.map(termOf);
}

/** The document of a distinct word. */
export function wordDocument(term: string, word: PreparedWord): WordDocument {
  const kind = wordKindOf(term);
  return withChecksum({
    kind,
    order: `w${term}`,
    words: [term],
    keys: wordKeysOf(kind, word),
    hit: writeHit(packWord(word)),
  });
}
