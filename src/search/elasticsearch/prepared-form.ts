import { createHash } from 'node:crypto';
import { addressWord, type AddressWordCache } from '../../matching/addresses/address-word.ts';
import { readWrittenAddress, type PreparedAddress } from '../../matching/addresses/prepare-address.ts';
import { wordFromKey } from '../../matching/names/prepare-word.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';

/**
 * How prepared words are written into the index: by their keys, from which a server derives each once. The digest in the
 * index name makes sure that it derives what the writer did.
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
  word(key: string): PreparedWord;
  /** Of words written one after the other. */
  name(written: string): PreparedName;
  addressWord(key: string): PreparedWord;
  address(written: string): PreparedAddress;
}

/** Creates a reader with an empty memory. */
export function createPreparedReader(): PreparedReader {
  const known = new Map<string, PreparedWord>();
  const ofAddresses: AddressWordCache = new Map();
  const room = (cache: Map<string, PreparedWord>): Map<string, PreparedWord> => {
    if (cache.size >= MOST_KEPT) cache.clear();
    return cache;
  };
  const word = (key: string): PreparedWord => {
    let read = known.get(key);
    if (read === undefined) {
      read = wordFromKey(key);
      room(known).set(key, read);
    }
    return read;
  };
  return {
    word,
    name: (written) => {
      const words = written === '' ? [] : written.split(' ').map((key) => word(plain(key)));
      return { words, totalWeight: words.reduce((sum, { weight }) => sum + weight, 0) };
    },
    addressWord: (key) => addressWord(key, room(ofAddresses)),
    address: (written) => readWrittenAddress(written, room(ofAddresses)),
  };
}
