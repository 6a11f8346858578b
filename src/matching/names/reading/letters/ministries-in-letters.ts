import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { PARTICLES } from '../../words/word-class.ts';
import { wordTables } from '../../words/word-tables.ts';

/** Ministries by their letters, which beside a country are those and no name: "MFA of Belarus". */
const MINISTRIES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mod: 'ministry of defence',
    mfa: 'ministry of foreign affairs',
    moi: 'ministry of interior',
    mof: 'ministry of finance',
    moj: 'ministry of justice',
    mvd: 'ministry of interior',
    mvs: 'ministry of interior',
    mchs: 'ministry of emergency situations',
    noc: 'national oil corporation',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** "МО РФ". */
const isDefence = ({ text, rendering }: LatinWord): boolean => text === 'mo' && rendering === 'alphabet';
const namesCountry = ({ text }: LatinWord): boolean => wordTables().countries.has(text);

/** True right before or behind a country, whatever links the two. */
function isBesideCountry(word: LatinWord, words: readonly LatinWord[]): boolean {
  const telling = words.filter((one) => one === word || !PARTICLES.has(one.text));
  const place = telling.indexOf(word);
  return [telling[place - 1], telling[place + 1]].some((one) => one !== undefined && namesCountry(one));
}

/** The ministry that letters beside a country mean. */
export function ministryOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const ministry = MINISTRIES_IN_LETTERS.get(isDefence(word) ? 'mod' : word.text);
  return ministry !== undefined && isBesideCountry(word, words) ? ministry : undefined;
}
