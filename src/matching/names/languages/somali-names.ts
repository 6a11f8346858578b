import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Names that show by themselves that Somali orthography writes them; it has "x" for "h" and "c" for a sound that others leave out. */
const BEYOND_DOUBT =
  /^(?:cab?di\w*|cabdu\w+|axmed|maxam\w+|maxm\w+|xasan|muxumed|xirsi|raxm[ao]|xalim[ao]|maxad|xaji|cismaan)$/u;
/** The same of words with a long vowel, which it writes twice: "Xuseen", "Saalax". */
const WITH_LONG_VOWEL = /aa|ee|ii|oo|uu/u;
const WITH_LONG_VOWEL_AND_C = /aa|ii|uu/u;
/** A province of China. */
const SHAANXI = 'shaanxi';
/** "Alexeev" is a Russian, and "Steelcomplex" no name. */
const WITH_X = /^(?!.*(?:plex|flex))(?:.*(?<!^[ao]le)x(?=[aeiou])|.*(?<=[aeiou])(?<!^[ao]le)x)/u;
/** "Isaac" and "Greece" are none. */
const WITH_C = /^c(?=[aiu])|(?<=[aeiou])c(?=[aiu])|(?<=[^aeiou]a)c(?=[rdlnmsb][aiu])|(?<=[^aeiou][aeiou])c$/u;
/** Oromo has long vowels as well, and "c" for another sound: "Caaltuu" is Chaltu. */
const OF_OROMO = /^caal|tuu$|ssaa$/u;
const SHORTEST = 4;

/** How others write a Somali name: "Saalax", Salah, and "Maxamuud", Mohamud. */
const inEnglish = (text: string): string =>
  text
    .replace(/^max(?=am)/u, 'moh')
    .replaceAll('x', 'h')
    .replace(/c(?!h)/gu, '')
    .replace(/([aeiou])\1/gu, '$1');

function isKnownAsName(text: string): boolean {
  const name = inEnglish(text);
  const { equivalents, meanings } = wordTables();
  return equivalents.spreadOf(spellingVariant(name)) > 0 || (meanings.get(name) ?? []).some(isOfSpellings);
}
/** The groups of spellings that the tables of names have. */
const isOfSpellings = (group: string): boolean => group.startsWith('w');

const isPlain = ({ consonantal, native, rendering }: LatinWord): boolean =>
  !consonantal && native === undefined && rendering === undefined;

function isBeyondDoubt(word: LatinWord): boolean {
  const { text } = word;
  if (text.length < SHORTEST || text === SHAANXI || OF_OROMO.test(text) || !isPlain(word)) return false;
  if (BEYOND_DOUBT.test(text)) return true;
  if (WITH_X.test(text)) return WITH_LONG_VOWEL.test(text);
  if (!WITH_C.test(text) || !WITH_LONG_VOWEL_AND_C.test(text)) return false;
  return !wordTables().generic.has(text) && isKnownAsName(text);
}

/** Beside a name beyond doubt: "Cali" and "Cumar". */
const mayBeSomali = (word: LatinWord): boolean =>
  isPlain(word) && (WITH_X.test(word.text) || WITH_C.test(word.text)) && isKnownAsName(word.text);

/** Somali names as others write them: "Xasan Cali Maxamuud", Hasan Ali Mahamud. Any other words as they are. */
export function withoutSomaliLetters(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(isBeyondDoubt)) return words;
  return words.map((word) =>
    isBeyondDoubt(word) || mayBeSomali(word) ? latinWord(inEnglish(word.text)) : word,
  );
}
