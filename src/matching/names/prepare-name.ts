import { splitWords } from '../normalise/split-words.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import { legalFormAt } from './legal-form-at.ts';
import { RecentWords } from './recent-words.ts';
import { segmentRun } from './segment-run.ts';
import { mayHaveArticle } from './names-with-article.ts';
import { AS_GENERATION, AS_LINK, AS_NAME, AS_OWN_ACRONYM, prepareWord, wordKey } from './prepare-word.ts';
import { nameOf, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { markSyllables } from './syllables.ts';
import { LINKS_OF_ORGANISATIONS, TITLES, TITLES_AND_NAMES } from './word-class.ts';
import { wordTables } from './word-tables.ts';

/** "Abdulrahman", "Abdur Rahman" and "Abd al-Rahman" are one name; "Abdullah" is another. */
const SERVANT_OF =
  /^abd[aeiou]?(?:l(?=[^l]|lat)|(?<assimilated>[rsdntz])(?=\k<assimilated>))(?<rest>[a-z]{4,})$/u;
const SERVANT = /^abd(?:[aeiou][lrsdntz]?|al|el|ul)?$/u;
const ARTICLE = /^(?:[aeu][lrsdntz]|[aeu]sh)$/u;

const latin = (text: string): LatinWord => ({ text, consonantal: false });

/** "Shamsurrahman" is "Shams al-Rahman", "Abdurahman" is "Abd al-Rahman". */
const OF_MERCY = /^(?<first>[a-z]{3,}?)(?:[aeiou][rl])?[aeiou]?r?rahm[ae]ne?$/u;

/** The article as one with its word in kana, after "servant of": "アブド・アルハディ". */
const ARTICLE_IN_KANA = /^アル(?=.{2})/u;

/** "Abolghasem", "Abulqasim" and "Abu al-Qasim" are one name. */
const FATHER_OF = /^ab(?:o|u|ou|oo)l(?<name>[b-df-hj-km-np-tv-z][a-z]{3,})$/u;
/** "Hojjat al-Eslam" is "Hojjatoleslam", a title. */
const ARGUMENT = /^ho(?:j|dj)j?at$/u;
const ISLAM = /^[ei]slam$/u;

/** What ends family names of Persian, written apart or as one: "Malekouti Pour", "Hassan Zadeh". */
const FAMILY_ENDING = /^(?:pour|poor|zadeh?|zada|nej+ad|nezhad)$/u;

/** As one word of Arabic script; "Abdullah" is one name there as well. */
const WRITTEN_SERVANT_OF = /^abdal(?<rest>(?!lh$)[a-z]{2,})$/u;
/** "Abdi", "Abdo". */
const WRITTEN_SERVANT = /^abd[ywh]$/u;
/** "Hidayat Ullah" and "Hidayatullah" are one name. */
const OF_GOD = /^(?:allah|ullah|ollah)$/u;
/** "Salahuddin", "Salah Eddine" and "Salah al-Din" are one name. */
const OF_FAITH = /^(?<first>[a-z]{3,}?)(?:[aeiou]dd|[aeiou]ld)(?:in|een|ine)$/u;
const FAITH = /^(?:[aeiou]dd?)d(?:in|een|ine)$/u;
const FAITH_AFTER_ARTICLE = /^d(?:in|een|ine|yn)$/u;

/** "Zulfiqar" and "Dhu al-Fiqar" are one name. */
const OWNER_OF = /^(?:dh?|z|th)[ou]l?$/u;
const OWNER_OF_JOINED = /^(?:dh?|z|th)[ou]l(?<rest>(?:fi[qkg]|[qk]arn|kifl|q[ae]rn)[a-z]{2,})$/u;

/** Takes "al" and the word before it together as "... of faith"; false when there are no such two words. */
function joinFaith(unified: LatinWord[]): boolean {
  const [name, article] = unified.slice(-2);
  if (name === undefined || article === undefined || !ARTICLE.test(article.text) || name.text.length < 2)
    return false;
  const text = name.consonantal ? `${name.text}dyn` : `${name.text.replace(/u$/u, '')}uddin`;
  unified.splice(-2, 2, { text, consonantal: name.consonantal });
  return true;
}

/** True when the last two words are "Dhu al". */
function isAfterOwner(unified: readonly LatinWord[]): boolean {
  const [owner, article] = unified.slice(-2);
  if (owner === undefined || article === undefined || article.consonantal || owner.consonantal) return false;
  return OWNER_OF.test(owner.text) && ARTICLE.test(article.text);
}

/** True when the last two words are "Hojjat al". */
function isAfterArgument(unified: readonly LatinWord[]): boolean {
  const [argument, article] = unified.slice(-2);
  return (
    argument !== undefined &&
    article !== undefined &&
    ARGUMENT.test(argument.text) &&
    ARTICLE.test(article.text)
  );
}

const mayTakeEnding = (last: LatinWord | undefined): boolean =>
  last !== undefined && !last.consonantal && last.native === undefined && last.text.length > 2;

/** "53rd Brigade" is "53 Brigade", "Smith III" is "Smith 3rd"; "VI", "IV" and "XI" are names as well. */
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th)$/u;
const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['vii', '7'],
  ['viii', '8'],
]);

/** "Seven Eleven" is "7 Eleven". "One" and "ten" are said of much else, or are syllables. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['eleven', '11'],
  ['twelve', '12'],
]);

/** Particles that are written as one with the name after them: "Delacruz", "Vandermeer", "Binladin". */
const JOINED_PARTICLES: readonly RegExp[] = [
  /^(?<first>van)(?<second>de[rn])(?<name>[a-z]{3,})$/u,
  /^(?<first>von)(?<second>de[rmn])(?<name>[a-z]{3,})$/u,
  /^(?<first>de)(?<second>la|los|las)(?<name>cruz|rosa|torres?|vega|fuente|pena|garza|croix|mata|paz|hoya|guardia|serna|puente|cueva|mora|santos|reyes|rios|angeles|heras|casas)$/u,
  /^(?<first>bin|ibn)(?<second>al)(?<name>[^aeiou][a-z]{3,})$/u,
  /^(?<first>bin|ibn)(?<name>l[aeiou][a-z]{2,}|s[aeh][a-z]{3,}|[mhkrwz][aeiou][a-z]{3,})$/u,
];

/** "Alqahtani" is "al-Qahtani". */
const WITH_ARTICLE = /^(?<article>[ae]l)(?<name>[a-z]{4,})$/u;

/** "Binladin" is "bin Ladin". A name that only begins like that is split wherever it is written: "Vanderbilt". */
function splitParticles(word: LatinWord): readonly LatinWord[] {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return [word];
  for (const pattern of JOINED_PARTICLES) {
    const { first, second, name } = pattern.exec(word.text)?.groups ?? {};
    if (first === undefined || name === undefined) continue;
    return [first, ...(second === undefined ? [] : [second]), name].map((part) => latin(part));
  }
  const { article, name } = WITH_ARTICLE.exec(word.text)?.groups ?? {};
  if (article !== undefined && name !== undefined && mayHaveArticle(name))
    return [latin(article), latin(name)];
  return [word];
}

function asNumber(word: LatinWord, index: number): LatinWord {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return word;
  const number =
    NUMBER_WORDS.get(word.text) ??
    ORDINAL.exec(word.text)?.groups?.['number'] ??
    (index > 0 ? ROMAN.get(word.text) : undefined);
  return number === undefined ? word : latin(number);
}

/** Most dotted letters that are the initials of a person: "J. R. R. Tolkien". */
const MOST_INITIALS = 3;

/** True for dotted letters that may be initials: those of an organisation or of a legal form are one word. */
function mayBeInitials(words: readonly LatinWord[], place: number, mayHaveLegalForm: boolean): boolean {
  const { legalForms, generic } = wordTables();
  const { text = '', dotted } = words[place] ?? {};
  if (dotted !== true || text.length > MOST_INITIALS || TITLES.has(text)) return false;
  // "S.A. Ivanov" has initials, "Ivanov S.A." may be a firm; "Sechin I.I." is none.
  if (mayHaveLegalForm && !/^(.)\1+$/u.test(text) && legalForms.has(text) && (place > 0 || text.length > 2))
    return false;
  return words.every((word, other) => {
    if (other === place) return true;
    return (
      !generic.has(word.text) && !(mayHaveLegalForm && word.dotted !== true && legalForms.has(word.text))
    );
  });
}

/** "V.V. Putin" is "V. V. Putin". */
function splitInitials(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ dotted }) => dotted === true)) return words;
  return words.flatMap((word, place) =>
    mayBeInitials(words, place, mayHaveLegalForm) ? Array.from(word.text, latin) : word,
  );
}

/** "San. ve Tic." in the names of Turkish firms. */
const TURKISH_TRADES: ReadonlyMap<string, string> = new Map([
  ['san', 'sanayi'],
  ['tic', 'ticaret'],
]);

/** Writes "San. ve Tic." out; "San" alone is much else. */
function writeTradesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const texts = new Set(words.map(({ text }) => text));
  if (!texts.has('san') && !texts.has('tic')) return words;
  if (!(texts.has('ve') || (texts.has('san') && texts.has('tic')))) return words;
  return words.map((word) => {
    const whole = word.consonantal || word.native !== undefined ? undefined : TURKISH_TRADES.get(word.text);
    return whole === undefined ? word : latin(whole);
  });
}

/** What Russian firms and institutes are, in letters: "NII Stali" is a research institute. */
const RUSSIAN_BODIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nii: 'scientific research institute',
    tsnii: 'central scientific research institute',
    vnii: 'all russian scientific research institute',
    okb: 'experimental design bureau',
    tskb: 'central design bureau',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** Writes "NII" and the like out where other words follow or stand before. */
function writeBodiesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => RUSSIAN_BODIES.has(text))) return words;
  return words.flatMap((word) => {
    const whole = word.consonantal || word.native !== undefined ? undefined : RUSSIAN_BODIES.get(word.text);
    return whole === undefined ? [word] : whole.map((text) => latin(text));
  });
}

/** The words of an Arabic name as they are compared: compounds split or joined the same way however they are written. */
function unifyCompounds(words: readonly LatinWord[]): readonly LatinWord[] {
  const unified: LatinWord[] = [];
  for (const word of words) {
    const last = unified.at(-1);
    if (word.consonantal) {
      const rest = WRITTEN_SERVANT_OF.exec(word.text)?.groups?.['rest'];
      if (FAITH_AFTER_ARTICLE.test(word.text) && joinFaith(unified)) continue;
      if (WRITTEN_SERVANT.test(word.text)) unified.push(latin('abdul'));
      else if (rest === undefined) unified.push(word);
      else unified.push(latin('abdul'), { text: rest, consonantal: true });
      continue;
    }
    const ofMercy = OF_MERCY.exec(word.text)?.groups?.['first'];
    if (ofMercy !== undefined && word.native === undefined) {
      unified.push(latin(SERVANT.test(ofMercy) ? 'abdul' : ofMercy), latin('rahman'));
      continue;
    }
    if (last?.text === 'abdul' && ARTICLE_IN_KANA.test(word.native ?? '')) {
      unified.push({ ...word, text: word.text.slice('aru'.length), native: word.native?.slice(2) ?? '' });
      continue;
    }
    const rest = SERVANT_OF.exec(word.text)?.groups?.['rest'];
    const first = OF_FAITH.exec(word.text)?.groups?.['first'];
    const child = FATHER_OF.exec(word.text)?.groups?.['name'];
    if (rest !== undefined) unified.push(latin('abdul'), latin(rest));
    else if (child !== undefined && word.native === undefined) unified.push(latin('abu'), latin(child));
    else if (ISLAM.test(word.text) && isAfterArgument(unified)) unified.splice(-2, 2, latin('hojjatoleslam'));
    else if (first !== undefined) unified.push(latin(`${first}uddin`));
    else if (SERVANT.test(word.text)) unified.push(latin('abdul'));
    else if (OWNER_OF_JOINED.test(word.text))
      unified.push(latin(`zul${OWNER_OF_JOINED.exec(word.text)?.groups?.['rest'] ?? ''}`));
    else if (isAfterOwner(unified)) unified.splice(-2, 2, latin(`zul${word.text}`));
    else if (ARTICLE.test(word.text) && last?.text === 'abdul') continue;
    else if (FAITH.test(word.text) && last !== undefined && !last.consonantal)
      unified[unified.length - 1] = latin(`${last.text}uddin`);
    else if (FAITH_AFTER_ARTICLE.test(word.text) && joinFaith(unified)) continue;
    else if (FAMILY_ENDING.test(word.text) && unified.length > 1 && mayTakeEnding(last))
      unified[unified.length - 1] = latin(`${last?.text ?? ''}${word.text}`);
    else if (OF_GOD.test(word.text) && last !== undefined && !last.consonantal)
      unified[unified.length - 1] = latin(last.text === 'abdul' ? 'abdullah' : `${last.text}ullah`);
    else unified.push(word);
  }
  return unified;
}

/** Keeps one prepared word for each key, so that equal words of many names are one object. */
export type WordCache = Map<string, PreparedWord>;

/** Where prepared words are kept. */
interface Words {
  get(key: string): PreparedWord | undefined;
  set(key: string, word: PreparedWord): unknown;
}

/** A run of characters that no space divides, from a word on: how many words it has. */
function runLength(words: readonly LatinWord[], start: number): number {
  let end = start + 1;
  while (words[end]?.continues === true) end++;
  return end - start;
}

function cached(cache: Words, word: LatinWord, legalForm?: string): PreparedWord {
  const key = wordKey(word, legalForm);
  let prepared = cache.get(key);
  if (prepared === undefined) {
    prepared = prepareWord(word, legalForm);
    cache.set(key, prepared);
  }
  return prepared;
}

/** A title in the last place after a single name: "Farooq Sheikh". */
function isSurname(words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (!TITLES_AND_NAMES.has(last.text)) return false;
  return words.filter(({ wordClass }) => wordClass === 'name').length === 1;
}

/** True for a word in the form of a father's name that is a family name: "Milan Abramovich", "Abramovich Roman". */
function isFamilyName(words: readonly PreparedWord[], word: PreparedWord): boolean {
  if (word.wordClass !== 'patronymic') return false;
  const others = words.filter(
    (other) => other !== word && (other.wordClass === 'name' || other === words[0]),
  ).length;
  return others < 2 || words[0] === word;
}

/** "Henry Ford II", "Thomas Smith 3rd": the last word tells generations of a family. */
function isGeneration(words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (!/^[2-4]$/u.test(last.text)) return false;
  const names = words.slice(0, -1);
  return (
    names.length > 1 &&
    names.every(
      ({ wordClass }) => wordClass !== 'generic' && wordClass !== 'number' && wordClass !== 'legalForm',
    )
  );
}

/** "Rokeya Das", "Kim Il": no name ends with a particle. */
const PARTICLES_AND_NAMES = /^(?:das|dos|do|de|du|del|der|den|ter|van|le|la|il|el|bin|ben|af|av|as|an|in)$/u;

const isParticleAsName = (last: PreparedWord): boolean =>
  last.wordClass === 'particle' && !last.consonantal && PARTICLES_AND_NAMES.test(last.text);

/** Letters of an acronym that a name is followed by. */
const OWN_ACRONYM = /^[a-z]{3,8}$/u;

/** "Shahid Bakeri Industrial Group (SBIG)": the last word is made of the first letters of the others. */
function isOwnAcronym(words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (!OWN_ACRONYM.test(last.text) || last.wordClass !== 'name' || words.length <= last.text.length)
    return false;
  const others = words.slice(0, -1);
  if (others.some(({ consonantal }) => consonantal)) return false;
  const initials = (kept: readonly PreparedWord[]): string => kept.map(({ text }) => text.charAt(0)).join('');
  const isSmall = ({ wordClass }: PreparedWord): boolean =>
    wordClass === 'particle' || wordClass === 'legalForm';
  return [others, others.filter((word) => !isSmall(word))].some((kept) => initials(kept) === last.text);
}

const isOfOrganisation = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'generic' || wordClass === 'legalForm';

/** With fewer words a name has none that links others. */
const FEWEST_WITH_LINK = 3;

/** Takes the words that link others in the name of an organisation for what they are there: "Fundación para la Cooperación". */
function markLinks(words: PreparedWord[], cache: Words): void {
  if (words.length < FEWEST_WITH_LINK || !words.some(isOfOrganisation)) return;
  for (let place = 1; place + 1 < words.length; place++) {
    const { text, wordClass, consonantal } = words[place] ?? { text: '' };
    if (wordClass === 'legalForm' || wordClass === 'between') continue;
    if (LINKS_OF_ORGANISATIONS.has(text) || (consonantal === true && text === 'w'))
      words[place] = cached(cache, latin(text), AS_LINK);
  }
}

/** Words that people type come again: a third to a half of them are among so many typed before. */
const typed = new RecentWords(4_000);

/** What preparing a name must know of its bearer. */
export interface PrepareOptions {
  /** False for a person's name, in which "Sa" and "Ag" are no legal forms. */
  readonly mayHaveLegalForm: boolean;
  readonly cache?: WordCache;
}

/** Splits a name into weighed, comparable words. A name without letters and digits has no words. */
export function prepareName(text: string, options: PrepareOptions): PreparedName {
  const cache = options.cache ?? typed;
  const split = splitInitials(splitWords(text).map(asNumber), options.mayHaveLegalForm);
  const raw = markSyllables(unifyCompounds(writeBodiesOut(writeTradesOut(split)).flatMap(splitParticles)));
  const words: PreparedWord[] = [];
  for (let index = 0; index < raw.length;) {
    const form = options.mayHaveLegalForm ? legalFormAt(raw, index) : null;
    const word = raw[index];
    if (word === undefined) break;
    if (form === null && word.native !== undefined) {
      const run = raw.slice(index, index + runLength(raw, index));
      for (const part of segmentRun(run)) words.push(cached(cache, part));
      index += run.length;
      continue;
    }
    if (form === null) words.push(cached(cache, word));
    else {
      const text = raw.slice(index, index + form.length).map((part) => part.text);
      words.push(cached(cache, latin(text.join('')), form.name));
    }
    index += form?.length ?? 1;
  }
  if (options.mayHaveLegalForm) markLinks(words, cache);
  const families = words.filter((word) => isFamilyName(words, word));
  for (const word of families) words[words.indexOf(word)] = cached(cache, latin(word.text), AS_NAME);
  const last = words.at(-1);
  if (last !== undefined && isGeneration(words, last)) {
    words[words.length - 1] = cached(cache, latin(last.text), AS_GENERATION);
  }
  if (last !== undefined && isOwnAcronym(words, last)) {
    words[words.length - 1] = cached(cache, latin(last.text), AS_OWN_ACRONYM);
  }
  if (
    last !== undefined &&
    ((last.wordClass === 'title' && isSurname(words, last)) || isParticleAsName(last))
  ) {
    const read = raw.at(-1);
    words[words.length - 1] = cached(cache, read?.text === last.text ? read : latin(last.text), AS_NAME);
  }
  return nameOf(words);
}
