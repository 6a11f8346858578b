import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** The genitive of a father's name, which Mongols put in front of their own: "Khaltmaagiin Battulga", "Sükhbaataryn Batbold". */
const OF_FATHER =
  /^(?<father>[a-z]{2,}(?:aa|ee|oo|uu|ia|[aeo]))(?:giin|gyn|giyn)$|^(?<consonant>[a-z]{2,}(?:suren|zuren|khuyag|jargal|tuya|erdene|tseren|tsend|gerel|sambuu|davaa|dorzh|dorzhi))(?:giin|iin|yn)$|^(?<other>[a-z]*(?:baatar|bayar|mbar|dorj|saikhan))[yi]{1,2}n$/u;

/** Names of a Mongol with the father's in the nominative, as it stands where it follows: "Khaltmaa Battulga". */
export function withoutMongolianGenitive(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first, ...others] = words;
  if (first === undefined || others.length !== 1 || first.consonantal || first.native !== undefined)
    return words;
  const { father, consonant, other } = OF_FATHER.exec(first.text)?.groups ?? {};
  const name = father ?? consonant ?? other;
  return name === undefined ? words : [latinWord(name), ...others];
}
