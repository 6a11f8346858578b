import { createHash } from 'node:crypto';
import { addressWord, type AddressWordCache } from '../../matching/addresses/address-word.ts';
import { readWrittenAddress, type PreparedAddress } from '../../matching/addresses/prepare-address.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { WordClass } from '../../matching/names/word-class.ts';

/**
 * How prepared words are written into the index and read back: fields joined with `|`, lists with `,`, the words of a
 * name with spaces. Derived texts hold small letters and digits only; groups come from our own tables.
 */
const CLASS_LETTERS: Readonly<Record<WordClass, string>> = {
  name: 'w',
  generic: 'g',
  legalForm: 'f',
  particle: 'p',
  title: 't',
  initial: 'i',
  number: 'n',
};
const CLASSES = new Map(
  Object.entries(CLASS_LETTERS).map(([name, letter]) => [letter, name as WordClass] as const),
);

const SEPARATORS = /[|,\s%]/gu;
const escaped = (text: string): string => text.replace(SEPARATORS, encodeURIComponent);
const plain = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text);
const listOf = (text: string): readonly string[] => (text === '' ? [] : text.split(',').map(plain));

/** Writes a word; equal words are written alike. */
export function writeWord(word: PreparedWord): string {
  return [
    escaped(word.key),
    word.text,
    CLASS_LETTERS[word.wordClass],
    String(word.weight),
    word.consonantal ? '1' : '',
    String(word.commonness),
    word.variant === word.text ? '' : `=${word.variant}`,
    word.skeleton,
    word.phonetic.map(escaped).join(','),
    word.groups.map(escaped).join(','),
  ].join('|');
}

function readWord(written: string): PreparedWord {
  const [
    key = '',
    text = '',
    letter = '',
    weight,
    consonantal,
    commonness,
    variant = '',
    skeleton = '',
    phonetic,
    groups,
  ] = written.split('|');
  const wordClass = CLASSES.get(letter);
  if (wordClass === undefined) throw new Error('the index holds a word that this version cannot read');
  return {
    key: plain(key),
    text,
    wordClass,
    weight: Number(weight),
    consonantal: consonantal === '1',
    commonness: Number(commonness),
    variant: variant === '' ? text : variant.slice(1),
    skeleton,
    phonetic: listOf(phonetic ?? ''),
    groups: listOf(groups ?? ''),
  };
}

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
  word(written: string): PreparedWord;
  /** Of words written one after the other. */
  name(written: readonly string[]): PreparedName;
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
  const word = (written: string): PreparedWord => {
    let read = known.get(written);
    if (read === undefined) {
      read = readWord(written);
      room(known).set(written, read);
    }
    return read;
  };
  return {
    word,
    name: (written) => {
      const words = written.map(word);
      return { words, totalWeight: words.reduce((sum, { weight }) => sum + weight, 0) };
    },
    addressWord: (key) => addressWord(key, room(ofAddresses)),
    address: (written) => readWrittenAddress(written, room(ofAddresses)),
  };
}
