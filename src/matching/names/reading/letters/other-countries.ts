import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { wordTables } from '../../words/word-tables.ts';

/** Countries whose bodies such letters name: "UAC of Nigeria" is no aircraft corporation. */
const OF_THESE_COUNTRIES: ReadonlySet<string> = new Set('RU UA BY KZ IR CN KP MM'.split(' '));

/** True for a country that has no body of such letters. */
export const isOfAnotherCountry = ({ text }: LatinWord): boolean => {
  const country = wordTables().countries.get(text);
  return country !== undefined && !OF_THESE_COUNTRIES.has(country);
};
