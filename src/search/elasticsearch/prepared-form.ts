import { createHash } from 'node:crypto';
import type { AddressWordCache } from '../../matching/addresses/address-word.ts';
import { readWrittenAddress, type PreparedAddress } from '../../matching/addresses/prepare-address.ts';
import type { PreparedWords } from '../../matching/names/prepare-name.ts';
import { unpackWord } from '../../matching/names/packed-word.ts';
import { wordFromKey } from '../../matching/names/word-from-key.ts';
import { nameOf, type PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';

/**
 * How prepared words are written into the index. The document of a distinct word holds all that was derived of it; names and
 * addresses hold the keys of their words, from which a server derives what it has not met yet. The digest in the index name
 * makes sure that it derives what the writer did.
 */
const SEPARATORS = /[\s%]/gu;

/** Writes the words of a name, one after the other. */
export function writeWords({ words }: PreparedName): string {
  return words.map(({ key }) => key.replace(SEPARATORS, encodeURIComponent)).join(' ');
}

const plain = (written: string): string => (written.includes('%') ? decodeURIComponent(written) : written);

/** Longest term as it is; a longer one is filed under its digest. */
const LONGEST_TERM = 200;

/** The term under which a key is filed and looked up: the key, or the digest of a very long one. */
export function termOf(key: string): string {
  return key.length <= LONGEST_TERM ? key : `${key.charAt(0)}${createHash('sha1').update(key).digest('hex')}`;
}

/** Most distinct words kept; as many as the largest lists together hold several times over. */
const MOST_KEPT = 300_000;

/** Reads what is written, giving one object for each distinct word, so that a query compares it once. */
export interface PreparedReader {
  /** Words of names that were read, by their key. */
  readonly words: PreparedWords;
  /** Reads a packed word of names. */
  readonly word: (packed: string) => PreparedWord;
  /** Of words written one after the other. */
  name(written: string): PreparedName;
  /** Reads a packed word of addresses. */
  readonly addressWord: (packed: string) => PreparedWord;
  address(written: string): PreparedAddress;
}

/** Makes room for one more. */
function room<Value>(cache: Map<string, Value>): Map<string, Value> {
  if (cache.size >= MOST_KEPT) cache.clear();
  return cache;
}

/** Reads packed words; `known` is the memory by key, so that a word is one object however it is read. */
function unpacking(known: Map<string, PreparedWord>): (packed: string) => PreparedWord {
  return (packed) => {
    const word = unpackWord(packed);
    const same = known.get(word.key);
    if (same === undefined) room(known).set(word.key, word);
    return same ?? word;
  };
}

/** Creates a reader with an empty memory. */
export function createPreparedReader(): PreparedReader {
  const known = new Map<string, PreparedWord>();
  const ofAddresses: AddressWordCache = new Map();
  const wordOf = (key: string): PreparedWord => {
    let read = known.get(key);
    if (read === undefined) {
      read = wordFromKey(key);
      room(known).set(key, read);
    }
    return read;
  };
  return {
    words: known,
    word: unpacking(known),
    name: (written) => nameOf(written === '' ? [] : written.split(' ').map((key) => wordOf(plain(key)))),
    addressWord: unpacking(ofAddresses),
    address: (written) => readWrittenAddress(written, room(ofAddresses)),
  };
}
