import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { PARTICLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** Countries by their letters in several languages, with the words that they are read as. */
const IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    rf: 'russia',
    rsfsr: 'russia',
    prc: 'china',
    knr: 'china',
    ksa: 'saudi arabia',
    uae: 'united arab emirates',
    oae: 'united arab emirates',
    rok: 'southkorea',
    hk: 'hongkong',
    iri: 'iran',
    rca: 'centralafrica',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** Those that are written in Cyrillic letters alone: elsewhere they are initials or syllables. */
const IN_CYRILLIC: ReadonlyMap<string, readonly string[]> = new Map([
  ['rk', ['kazakhstan']],
  ['ri', ['iran']],
  ['sar', ['syria']],
]);

/** What a state has one of: "PRC Ministry of State Security", but "RF Technologies". */
const OF_STATE =
  /^(?:minist|embass|govern|pravitel|posol|presid|prezid|parliament|armed|army|navy|military|central|supreme|national|defen[cs]e|foreign|consul)/u;

const isLinkOrGeneric = (word: LatinWord | undefined): boolean =>
  word !== undefined && (PARTICLES.has(word.text) || wordTables().generic.has(word.text));

/** "Petroleum Refining Company PRC" says itself what its letters mean. */
function areOfTheRest(place: number, words: readonly LatinWord[]): boolean {
  const initials = words
    .filter(({ text }, other) => other !== place && !PARTICLES.has(text))
    .map(({ text }) => text.charAt(0))
    .join('');
  return initials.includes(words[place]?.text ?? '');
}

const FEWEST_BEFORE = 2;

function countryAt(words: readonly LatinWord[], place: number): readonly string[] | undefined {
  const { text = '', rendering, consonantal, native } = words[place] ?? {};
  if (consonantal === true || native !== undefined) return undefined;
  const country = IN_LETTERS.get(text) ?? (rendering === 'alphabet' ? IN_CYRILLIC.get(text) : undefined);
  if (country === undefined) return undefined;
  const [before, after] = [words[place - 1], words[place + 1]];
  const isOfState = OF_STATE.test(after?.text ?? '');
  const closes =
    place > 0 &&
    (isLinkOrGeneric(before) || (after === undefined && place >= FEWEST_BEFORE)) &&
    words.some(({ text }) => wordTables().generic.has(text));
  return (isOfState || closes || isOfHongKong(place, words)) && !areOfTheRest(place, words)
    ? country
    : undefined;
}

/** "Victory Somo (HK) Limited": right before the legal form. */
function isOfHongKong(place: number, words: readonly LatinWord[]): boolean {
  if (words[place]?.text !== 'hk' || place === 0) return false;
  return words.slice(place + 1).every(({ text }) => wordTables().legalForms.has(text) || text === 'co');
}

/** The name of an organisation with the countries written out that it has in letters: "Министерство обороны РФ". */
export function writeCountriesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => IN_LETTERS.has(text) || IN_CYRILLIC.has(text)))
    return words;
  return words.flatMap((word, place) => countryAt(words, place)?.map((text) => latinWord(text)) ?? [word]);
}
