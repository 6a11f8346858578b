import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** "Laboratoriya Kasperskogo", "imeni Dzerzhynskoho": the family names that are adjectives, of a man. */
const OF_ADJECTIVE = /^(?<stem>[a-z]{3,}[sc]k)(?:ogo|oho|aho|ovo)$/u;

/** "Imeni Sukhogo", "imeni Gorkogo": the same of other adjectives, which are names there alone. */
const OF_ANY_ADJECTIVE = /^(?<stem>[a-z]{3,})(?:ogo|oho)$/u;
const SOFT_AFTER = /[^sck][kg]$/u;

/** "Named after" in Slavic languages. */
const NAMED_AFTER = /^(?:imeni|imieni|imene)$/u;
/** "Im. Baumana", which is a word of other languages without its full stop. */
const CUT_SHORT = 'im';

/** "Baumana", "Khrunicheva", "Lenina": a consonant before the ending of the genitive. */
const OF_NOUN = /^(?<stem>[a-z]{3,}[b-df-hj-np-tv-z])a$/u;
const OF_NOUN_IN_SOFT = /^(?<stem>[a-z]{3,}[aeiou])ya$/u;

/** What bears the name of its founder in the genitive right behind it: "Фонд Алексея Талая", "Muzey Anny Akhmatovoy". */
const OF_FOUNDER = /^(?:fond|muze[yij]|studi[yi]a|teatr|akademi[yi]a|shkola|galere[yi]a|tsentr)$/u;
/** The genitive of given names and family names: of men, then of women. */
const GENITIVES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou])ya$/u, 'y'],
  [/(?<=[aeiou]v|[iy]n|[^aeiouy])a$/u, ''],
  [/(?<=[b-df-hj-np-tv-z])y$/u, 'a'],
  [/(?<=i)i$/u, 'ya'],
  [/(?<=ov|ev|in|yn)oy$/u, 'a'],
];

const inNominative = (text: string): string => {
  const found = GENITIVES.find(([ending]) => ending.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
};

const isKnownName = (text: string): boolean =>
  text.length >= SHORTEST_NAME && wordTables().equivalents.spreadOf(spellingVariant(text)) > 0;
const SHORTEST_NAME = 4;

/** The founder's given name and family name behind what bears them, as the bearer has them. */
function withFounder(words: readonly LatinWord[]): readonly LatinWord[] {
  const place = words.findIndex(({ text }) => OF_FOUNDER.test(text));
  const [given, family] = [words[place + 1], words[place + 2]];
  if (place < 0 || given === undefined || family === undefined) return words;
  const name = inNominative(given.text);
  if (name === given.text || family.text.length < SHORTEST_NAME || !isKnownName(name)) return words;
  // In Latin letters "Fond Petra Kvitova" has a name as it is.
  if (given.rendering !== 'alphabet' && isKnownName(given.text)) return words;
  if (wordTables().generic.has(given.text) || wordTables().generic.has(family.text)) return words;
  return words
    .with(place + 1, withText(given, name))
    .with(place + 2, withText(family, inNominative(family.text)));
}

const isNamedAfter = (word: LatinWord): boolean =>
  NAMED_AFTER.test(word.text) ||
  (word.text === CUT_SHORT && (word.isCutShort === true || word.rendering === 'alphabet'));

const withText = (word: LatinWord, text: string): LatinWord =>
  word.rendering === undefined ? latinWord(text) : { ...word, text };

function nominative(word: LatinWord, isAfter: boolean): LatinWord {
  const { text, native, consonantal } = word;
  if (native !== undefined || consonantal) return word;
  const ofAdjective = OF_ADJECTIVE.exec(text)?.groups?.['stem'];
  if (ofAdjective !== undefined) return withText(word, `${ofAdjective}iy`);
  if (!isAfter || wordTables().generic.has(text)) return word;
  const ofAny = OF_ANY_ADJECTIVE.exec(text)?.groups?.['stem'];
  if (ofAny !== undefined) return withText(word, `${ofAny}${SOFT_AFTER.test(ofAny) ? 'iy' : 'oy'}`);
  const ofNoun = OF_NOUN.exec(text)?.groups?.['stem'];
  if (ofNoun !== undefined) return withText(word, ofNoun);
  const soft = OF_NOUN_IN_SOFT.exec(text)?.groups?.['stem'];
  return soft === undefined ? word : withText(word, `${soft}y`);
}

/** "Krylovsky Institute" is Krylov's: what bodies of science and works are called after a family name, in the adjective. */
const OF_FAMILY = /^(?<family>[a-z]{3,}(?:ov|ev|in))sk(?:iy|y|ii|ij|i|aya|oye|oe)$/u;
const BEARS_NAME =
  /^(?:state|national|central|federal|scientific|research|institut|cent[er]+|laborator|plant|works|factory|zavod|gosudarstv|nauchn|tsentr|shipyard|observator)/u;

/** The family name, where a table has that and not its adjective: "Lobachevsky University" is called after a Lobachevsky. */
function withoutAdjective(word: LatinWord, next: LatinWord | undefined): LatinWord {
  if (next === undefined || !BEARS_NAME.test(next.text) || word.consonantal || word.native !== undefined)
    return word;
  const family = OF_FAMILY.exec(word.text)?.groups?.['family'];
  const { meanings } = wordTables();
  if (family === undefined || meanings.has(word.text) || isKnownName(word.text) || !isKnownName(family))
    return word;
  return withText(word, family);
}

/** "Named after" behind the name, which has an ending there: "Plandinról elnevezett", "Grušino vardo", "Gorbunova vārdā nosauktais". */
const NAMED_BEHIND: readonly (readonly [named: RegExp, ending: RegExp])[] = [
  [/^elnevezett$/u, /(?<=[a-z]{4})rol$/u],
  [/^vardo$/u, /(?<=[a-z]{4})(?:io|o|aus|us)$/u],
  [/^varda$/u, /(?<=[a-z]{4})a$/u],
];
const MORE_OF_NAMED = /^nosaukt(?:ais|a|ie)$/u;

/** The bearer's name without the ending that it has before "named after", which is read as in English. */
function withNamedBehind(words: readonly LatinWord[]): readonly LatinWord[] {
  const place = words.findIndex(({ text }) => NAMED_BEHIND.some(([named]) => named.test(text)));
  const [name, named] = [words[place - 1], words[place]];
  const ending = NAMED_BEHIND.find(([behind]) => behind.test(named?.text ?? ''))?.[1];
  if (name === undefined || ending === undefined || name.native !== undefined || !ending.test(name.text))
    return words;
  return words
    .with(place - 1, withText(name, name.text.replace(ending, '')))
    .with(place, latinWord('named'))
    .filter(({ text }, other) => other !== place + 1 || !MORE_OF_NAMED.test(text));
}

/**
 * The names in an organisation's name as their bearers have them, where Slavic languages write whose it is, and others who it is
 * called after: "Laboratoriya Kasperskogo", "im. Baumana", "Plandinról elnevezett".
 */
export function withBearersNames(written: readonly LatinWord[]): readonly LatinWord[] {
  if (written.length < 2) return written;
  const words = withNamedBehind(written);
  const after = words.findIndex(isNamedAfter);
  return withFounder(words)
    .map((word, place) => nominative(word, after >= 0 && place > after))
    .map((word, place, all) => withoutAdjective(word, all[place + 1]));
}
