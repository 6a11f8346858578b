import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { isBurmeseBeside } from '../languages/burmese-names.ts';
import { isSpanishFamilyName, isSpanishGivenName } from '../words/common-names.ts';

/** Names as clerks in Spain and America cut them short, beside another name of Spanish: "Ma. Isabel García", "Fco. Javier Ruiz". */
const OF_SPANISH: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['mª', 'maria'],
  ['fco', 'francisco'],
  ['fca', 'francisca'],
  ['fdo', 'fernando'],
  ['gpe', 'guadalupe'],
  ['gmo', 'guillermo'],
  ['mtz', 'martinez'],
  ['mtnez', 'martinez'],
  ['glez', 'gonzalez'],
  ['gzlez', 'gonzalez'],
  ['glz', 'gonzalez'],
  ['gzz', 'gonzalez'],
  ['hdez', 'hernandez'],
  ['hdz', 'hernandez'],
  ['fdez', 'fernandez'],
  ['fdz', 'fernandez'],
  ['rguez', 'rodriguez'],
  ['rdguez', 'rodriguez'],
  ['rdz', 'rodriguez'],
  ['rgz', 'rodriguez'],
  ['gtz', 'gutierrez'],
  ['gtrrz', 'gutierrez'],
  ['dguez', 'dominguez'],
  ['dmgz', 'dominguez'],
  ['jmnz', 'jimenez'],
  ['lpz', 'lopez'],
  ['mdez', 'mendez'],
]);

/** Given names as English parish clerks cut them short, which are no other names. */
const OF_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['wm', 'william'],
  ['chas', 'charles'],
  ['thos', 'thomas'],
  ['robt', 'robert'],
  ['jno', 'john'],
  ['saml', 'samuel'],
]);

/** The same where only a full stop tells them from other names. */
const WITH_STOP: ReadonlyMap<string, string> = new Map([
  ['geo', 'george'],
  ['jas', 'james'],
  ['jos', 'joseph'],
  ['benj', 'benjamin'],
  ['danl', 'daniel'],
  ['moch', 'mohammed'],
  ['moh', 'mohammed'],
  ['abd', 'abdul'],
  ['kr', 'kumar'],
]);

const FEWEST_NAMES = 2;
const FEWEST_OF_SPANISH = 3;

const isPlain = ({ consonantal, native, dotted }: LatinWord): boolean =>
  !consonantal && native === undefined && dotted !== true;

/** True for a word beside which "Ma" is María: "Ma Yun" is a Chinese. */
const isOfSpanish = ({ text }: LatinWord): boolean =>
  !OF_SPANISH.has(text) && (isSpanishFamilyName(text) || (text.length > 3 && isSpanishGivenName(text)));

/** "Hdez" is nobody's name as it is. */
const isOnlySpanish = ({ text }: LatinWord): boolean =>
  OF_SPANISH.has(text) && /^(?!ma$).*z$|^gpe$/u.test(text);

function inSpanish(words: readonly LatinWord[], word: LatinWord): string | undefined {
  const whole = OF_SPANISH.get(word.text);
  if (whole === undefined || words.length < FEWEST_NAMES) return undefined;
  // "Ma" and "Fca" are no family names, and stand in front.
  if (word.text === 'ma' && (words.length < FEWEST_OF_SPANISH || words.indexOf(word) === words.length - 1))
    return undefined;
  const isBeside = words.some((other) => other !== word && (isOfSpanish(other) || isOnlySpanish(other)));
  return isBeside ? whole : undefined;
}

/** "Mg Mg Kyaw" is Maung Maung Kyaw: all others are names of Myanmar. */
function inBurmese(words: readonly LatinWord[], { text }: LatinWord): string | undefined {
  if (text !== MAUNG) return undefined;
  const others = words.filter((other) => other.text !== MAUNG);
  return others.length > 0 && isBurmeseBeside([...others, latinWord('oo')], undefined) ? 'maung' : undefined;
}
const MAUNG = 'mg';

function writtenOut(words: readonly LatinWord[], word: LatinWord, place: number): string | undefined {
  const found = inSpanish(words, word) ?? inBurmese(words, word);
  if (found !== undefined || place === words.length - 1) return found;
  return OF_ENGLISH.get(word.text) ?? (word.isCutShort === true ? WITH_STOP.get(word.text) : undefined);
}

/** The words of a person's name with those that are cut short written out: "Mg Mg Kyaw", "Ma. Isabel García". */
export function withNamesWrittenOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < FEWEST_NAMES || !words.some(mayBeCutShort)) return words;
  return words.map((word, place) => {
    const whole = mayBeCutShort(word) ? writtenOut(words, word, place) : undefined;
    return whole === undefined ? word : latinWord(whole);
  });
}

const mayBeCutShort = (word: LatinWord): boolean =>
  isPlain(word) &&
  (word.text === MAUNG ||
    OF_SPANISH.has(word.text) ||
    OF_ENGLISH.has(word.text) ||
    (word.isCutShort === true && WITH_STOP.has(word.text)));
