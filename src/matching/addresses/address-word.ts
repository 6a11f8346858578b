import { prepareWord } from '../names/prepare-word.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import { withTraits } from '../names/word-traits.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { slavicStem } from './slavic-stem.ts';
import { addressTables } from './address-tables.ts';
import type { ReadName } from './read-address.ts';

const { weights } = ADDRESS_MODEL;

/** Keeps one prepared word for each key, so that equal words of many addresses are one object. */
export type AddressWordCache = Map<string, PreparedWord>;

/** Key of a word: its role (`s`, `a`), its kind (`n`, `d`, `b`, `c`), a mark for vowel-less script, its text. */
export function addressWordKey({ role, kind, consonantal, text }: ReadName): string {
  const letter = { name: 'n', number: 'd', building: 'b', common: 'c' }[kind];
  return `${role.charAt(0)}${letter}${consonantal ? '*' : '-'}${text}`;
}

/** True for a word of the street's own name. */
export function isStreetWord(word: PreparedWord): boolean {
  return word.key.startsWith('s');
}

function weightOf(key: string, variant: string): number {
  if (key.charAt(1) === 'd') return weights.number;
  if (key.charAt(1) === 'b') return weights.building;
  if (key.charAt(1) === 'c') return weights.commonest;
  const uses = addressTables().frequencies.get(variant) ?? 0;
  const loss = uses <= weights.rareUpTo ? 0 : weights.lossPerDoubling * Math.log2(uses / weights.rareUpTo);
  return Math.max(weights.commonest, weights.rarest - loss);
}

const CLASSES = { n: 'name', d: 'number', b: 'generic', c: 'generic' } as const;

function prepare(key: string): PreparedWord {
  const word = prepareWord({ text: key.slice(3), consonantal: key.charAt(2) === '*' });
  const kind = key.charAt(1) as keyof typeof CLASSES;
  const share = key.startsWith('s') ? 1 : weights.areaShare;
  const stem = kind === 'n' && !word.consonantal ? slavicStem(word.text) : null;
  // Two forms of one street's name are words of one group.
  // What a word of organisations means in another language makes no street of it: "Industrieweg" / "Promyshlennaya".
  const own = kind === 'c' ? [] : word.groups.filter((group) => !/^mh?[A-Z]/u.test(group));
  const groups = stem === null || kind === 'c' ? own : [...own, `a${stem}`];
  const prepared = {
    ...word,
    key,
    groups,
    rows: [],
    wordClass: CLASSES[kind],
    weight: weightOf(key, word.variant) * share,
  };
  return withTraits(prepared, word.sounds ?? undefined);
}

/** The prepared word that a key names. */
export function addressWord(key: string, cache: AddressWordCache): PreparedWord {
  let word = cache.get(key);
  if (word === undefined) {
    word = prepare(key);
    cache.set(key, word);
  }
  return word;
}
