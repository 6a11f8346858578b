import { BETWEEN_NAMES, splitWords } from '../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../transliterate/to-latin.ts';
import { writeAzerbaijaniOut } from './languages/azerbaijani-names.ts';
import { writeBulgarianOut } from './languages/bulgarian-names.ts';
import { writeUzbekOut } from './languages/uzbek-names.ts';
import { writeEthiopianNamesOut } from './languages/ethiopian-names.ts';
import { placeAmongNames } from './reading/words-among-names.ts';
import { withoutHusbandsName } from './reading/names-by-marriage.ts';
import { withoutNotes } from './reading/notes-beside-names.ts';
import { withBareName } from './reading/beside-descriptions.ts';
import { withoutDetails } from './reading/details-beside-names.ts';
import {
  isRegistration,
  misreadDigitsIn,
  misreadRegistration,
  registrationAlone,
  registrationIn,
  withAircraftWrittenOut,
} from './reading/aircraft-registrations.ts';
import { withFamilyNameLast } from './reading/family-name-first.ts';
import { withFormsWrittenOut } from './reading/forms-of-firms.ts';
import { lengthWithoutHonour } from './reading/in-honour.ts';
import { unifyWords } from './reading/latin-words.ts';
import { legalFormAt } from './reading/legal-form-at.ts';
import { nameInPassport } from './reading/machine-readable-zone.ts';
import { RecentWords } from './reading/recent-words.ts';
import { segmentRun } from './reading/segment-run.ts';
import {
  AS_GENERATION,
  AS_LINK,
  AS_MISREAD_REGISTRATION,
  AS_NAME,
  AS_OWN_ACRONYM,
  AS_REGISTRATION,
  AS_TITLE,
  asSaying,
} from './preparing/form-marks.ts';
import { prepareWord } from './prepare-word.ts';
import { wordKey } from './preparing/word-key.ts';
import { withListedName } from './reading/names-in-english.ts';
import { withOfficialName } from './reading/universities-in-characters.ts';
import { withKnownName } from './reading/names-in-characters.ts';
import { saysCompany } from './acronyms.ts';
import { withNamesByBirth } from './reading/names-by-birth.ts';
import { holdsSeveral, nameOf, type PreparedName } from './prepared-name.ts';
import { isRewritten, saysMore } from './reading/as-written.ts';
import type { PreparedWord } from './prepared-word.ts';
import { isPlace } from './omission.ts';
import { markSyllables } from './languages/syllables.ts';
import { hasTownBehind } from './reading/town-behind.ts';
import { isTitleInFront } from './reading/titles-in-front.ts';
import { separatePeople } from './reading/two-people.ts';
import { SOLE_TRADER, wordTables } from './words/word-tables.ts';
import {
  LINKS_OF_ORGANISATIONS,
  PREFIXES_OF_SHIPS,
  TITLES_AND_GIVEN_NAMES,
  TITLES_AND_NAMES,
} from './words/word-class.ts';

/** Keeps one prepared word for each key, so that equal words of many names are one object. */
export type WordCache = Map<string, PreparedWord>;

/** Words that are prepared already, by their key. */
export interface PreparedWords {
  get(key: string): PreparedWord | undefined;
}

/** Where prepared words are kept. */
interface Words extends PreparedWords {
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

/** A title in the first place before a single name: "Hafez al-Assad". */
const isGivenName = (words: readonly PreparedWord[], first: PreparedWord): boolean =>
  first.wordClass === 'title' &&
  TITLES_AND_GIVEN_NAMES.has(first.text) &&
  words.filter(({ text }) => text !== 'al').length === 2;

/** Ranks that are family names as well, where a name stands before them: "Ignacio Coronel Villarreal". */
const RANKS_AND_NAMES: ReadonlySet<string> = new Set(['coronel']);

const isRankAsName = (words: readonly PreparedWord[], word: PreparedWord): boolean =>
  RANKS_AND_NAMES.has(word.text) && words[words.indexOf(word) - 1]?.wordClass === 'name';

/**
 * Place of a word that can only be a person's name, since a father's name and another name stand beside it: "Anna Pavlovna Eismant"
 * is not called after cement, nor "Aleksandr Viktorovich Uss" after a ship. -1 where there is none.
 */
function placeBesideFathersName(words: readonly PreparedWord[]): number {
  if (words.length !== WITH_FATHERS_NAME) return -1;
  const father = words.findIndex(({ wordClass }) => wordClass === 'patronymic');
  if (father < 1) return -1;
  const name = words.findIndex(({ wordClass }) => wordClass === 'name');
  const place = words.findIndex((_, other) => other !== father && other !== name);
  const word = words[place];
  return name >= 0 && word !== undefined && mayBeOnlyName(word, place) ? place : -1;
}
const WITH_FATHERS_NAME = 3;

/** A word of organisations that is known by its beginning alone, or one that is no title or particle in the last place. */
const mayBeOnlyName = ({ wordClass, text }: PreparedWord, place: number): boolean =>
  wordClass === 'generic'
    ? !wordTables().generic.has(text)
    : place > 1 && (wordClass === 'particle' || (wordClass === 'title' && PREFIXES_OF_SHIPS.has(text)));

/** True for a word in the form of a father's name that is a family name: "Milan Abramovich", "Abramovich Roman". */
function isFamilyName(words: readonly PreparedWord[], word: PreparedWord): boolean {
  if (word.wordClass !== 'patronymic') return false;
  // "Viktor Evgenievich Petrovich": of two the last is the family's.
  const last = words.findLast(({ wordClass }) => wordClass === 'patronymic');
  if (last !== word && words.length > 2 && words[0]?.wordClass === 'name') return false;
  const others = words.filter(
    (other) => other !== word && (other.wordClass === 'name' || other === words[0]),
  ).length;
  return others < 2 || (words[0] === word && !isBeforeGivenName(words));
}

/** "Anatolyevich Vitaliy Markelov" has a family name of its own at the end. */
const isBeforeGivenName = (words: readonly PreparedWord[]): boolean =>
  words.length === 3 && words.at(-1)?.wordClass === 'name' && SLAVIC_FAMILY.test(words.at(-1)?.text ?? '');
const SLAVIC_FAMILY = /(?:[oe]va?|ina?|sk[iy]y?|ska[jy]a|enko|[iy]y|[ui]k|yan|ykh|[oa]k)$/u;

/** A digit by itself at the end of a text tells ships and firms apart: "Kum Un San 3". */
const ENDS_WITH_DIGIT = /(?:^|[^\p{L}\p{N}])\d\s*$/u;

/** "Henry Ford II", "Thomas Smith 3rd": the last word tells generations of a family. */
function isGeneration(text: string, words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (!/^[2-4]$/u.test(last.text) || ENDS_WITH_DIGIT.test(text)) return false;
  if (PREFIXES_OF_SHIPS.has(words[0]?.text ?? '')) return false;
  const names = words.slice(0, -1);
  return (
    names.length > 1 &&
    names.every(
      ({ wordClass }) => wordClass !== 'generic' && wordClass !== 'number' && wordClass !== 'legalForm',
    )
  );
}

/** "Rokeya Das", "Kim Il": no name ends with a particle. */
const PARTICLES_AND_NAMES =
  /^(?:das|dos|do|da|di|de|du|del|der|den|ter|van|le|la|il|el|bin|ben|af|av|as|an|in)$/u;

const isParticleAsName = (last: PreparedWord): boolean =>
  last.wordClass === 'particle' && !last.consonantal && PARTICLES_AND_NAMES.test(last.text);

/** Letters of an acronym that a name is followed by. */
const OWN_ACRONYM = /^[a-z]{3,8}$/u;

const inOrder = (letters: string): string => [...letters].sort().join('');

/** "Shahid Bakeri Industrial Group (SBIG)", "Organisation des industries de la défense (DIO)": the last word is made of the first letters of the others. */
function isOwnAcronym(words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (!OWN_ACRONYM.test(last.text) || last.wordClass !== 'name' || words.length <= last.text.length)
    return false;
  const others = words.slice(0, -1);
  if (others.some(({ consonantal }) => consonantal)) return false;
  const initials = (kept: readonly PreparedWord[]): string => kept.map(({ text }) => text.charAt(0)).join('');
  const isSmall = ({ wordClass }: PreparedWord): boolean =>
    wordClass === 'particle' || wordClass === 'legalForm';
  const telling = initials(others.filter((word) => !isSmall(word)));
  return initials(others) === last.text || inOrder(telling) === inOrder(last.text);
}

/** Capitals in brackets at the end of a name: "Concern Radio-Electronic Technologies (KRET)". */
const IN_BRACKETS = /^(?<name>.*\S)\s*[(（](?<acronym>[A-Z]{3,8})[)）]\s*$/su;
const FEWEST_OF_ACRONYM = 3;

/** The same in small and capital letters, which are the first ones of the words: "Hurras al-Din (HaD)". */
const IN_MIXED_CASE = /^(?<name>.*\S)\s*[(（](?<acronym>\p{Lu}\p{L}*\p{Lu}\p{L}*)[)）]\s*$/su;

function isAcronymInMixedCase(text: string, last: PreparedWord): boolean {
  const { name, acronym } = IN_MIXED_CASE.exec(text)?.groups ?? {};
  if (name === undefined || acronym?.toLowerCase() !== last.text || acronym.length < FEWEST_OF_ACRONYM)
    return false;
  const initials = Array.from(name.matchAll(/(?<![\p{L}'’])\p{L}/gu), ([letter]) => letter.toLowerCase());
  return initials.join('') === last.text;
}

/**
 * True for a last word in brackets that no other reading than an acronym fits: it is no place or trade, and where the whole name is in
 * capitals it is no other word that a table knows.
 */
function isAcronymInBrackets(text: string, words: readonly PreparedWord[], last: PreparedWord): boolean {
  if (isAcronymInMixedCase(text, last)) return true;
  const { name, acronym } = IN_BRACKETS.exec(text)?.groups ?? {};
  if (name === undefined || acronym?.toLowerCase() !== last.text || last.wordClass !== 'name') return false;
  if (words.length <= FEWEST_OF_ACRONYM || last.country !== null) return false;
  const isKnown = last.groups.some((group) => group.startsWith('m') || group.startsWith('g'));
  if (name === name.toUpperCase()) return !isKnown && words.some(isOfOrganisation);
  return !last.groups.some((group) => group.startsWith('m'));
}

/** One word in brackets at the end of a name: "Syria Trading Oil Company (Sytrol)". */
const WORD_IN_BRACKETS = /^.*\S\s*[(（]\s*["'«“]?(?:\p{L}{5,}|\p{Lu}{4})["'»”]?\s*[)）]\s*$/su;
const FEWEST_BEFORE_WORD = 3;

/**
 * True for a last word in brackets that is another name of the organisation, which it is called by for short, and not where it is or what it
 * does: "State Company for Drugs and Medical Appliances (Kimadia)", not "Sogo Trading (Iran)".
 */
function isNameInBrackets(text: string, words: readonly PreparedWord[]): boolean {
  const last = words.at(-1);
  if (last?.wordClass !== 'name' || last.country !== null || isPlace(last)) return false;
  if (words.length <= FEWEST_BEFORE_WORD || !WORD_IN_BRACKETS.test(text)) return false;
  // "27th Central Scientific Research Institute (TsNII)"
  return words.some(isOfOrganisation) && !holdsSeveral(words) && !INSTITUTE.test(last.text);
}
const INSTITUTE = /^(?:ts)?nii$/u;

const isOfOrganisation = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'generic' || wordClass === 'legalForm';

/** With fewer words a name has none that links others. */
const FEWEST_WITH_LINK = 3;

const FEDERATION = /^f[eo]d?e?ra(?:t|c|ts|z)/u;

/** "Federation" right beside "Russian" says no more. */
function isOfRussia(words: readonly PreparedWord[], place: number): boolean {
  const word = words[place];
  if (word === undefined || !FEDERATION.test(word.text) || !word.groups.includes('mFED')) return false;
  return words[place - 1]?.country === 'RU' || words[place + 1]?.country === 'RU';
}

/** "IP Ivanov S.P." has initials, and none of them links anything. */
const mayHaveLinks = (word: PreparedWord): boolean =>
  isOfOrganisation(word) && !word.key.startsWith(`${SOLE_TRADER}|`);

/** Takes the words that link others in the name of an organisation for what they are there: "Fundación para la Cooperación". */
function markLinks(words: PreparedWord[], cache: Words): void {
  if (words.length < FEWEST_WITH_LINK || !words.some(mayHaveLinks)) return;
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (word !== undefined && isOfRussia(words, place))
      words[place] = cached(cache, latinWord(word.text), AS_LINK);
  }
  for (let place = 1; place + 1 < words.length; place++) {
    const { text, wordClass, consonantal } = words[place] ?? { text: '' };
    if (wordClass === 'legalForm' || wordClass === 'between') continue;
    if (LINKS_OF_ORGANISATIONS.has(text) || text === 'a' || (consonantal === true && text === 'w'))
      words[place] = cached(cache, latinWord(text), AS_LINK);
  }
}

/** Gives the letters of an aircraft, wherever they stand in the text, the weight of a number: "EP-MNF (Mahan Air)". */
function markRegistration(text: string, words: PreparedWord[], cache: Words): void {
  const [only] = words;
  if (words.length === 1 && only !== undefined && isRegistration(text))
    words[0] = cached(cache, latinWord(only.text), AS_REGISTRATION);
  markLetters(
    registrationIn(text) ?? registrationIn(registrationAlone(text) ?? ''),
    AS_REGISTRATION,
    words,
    cache,
  );
  markLetters(registrationIn(misreadRegistration(text) ?? ''), AS_MISREAD_REGISTRATION, words, cache);
  markLetters(misreadDigitsIn(text), AS_MISREAD_REGISTRATION, words, cache);
}

function markLetters(
  letters: ReturnType<typeof registrationIn>,
  mark: string,
  words: PreparedWord[],
  cache: Words,
): void {
  if (letters === null) return;
  for (let place = 1; place < words.length; place++)
    if (words[place - 1]?.text === letters.mark && words[place]?.text === letters.own)
      words[place] = cached(cache, latinWord(letters.own), mark);
}

/** "MV Princess Sea": what is a title beside a person is a name beside the prefix of a ship. */
function markNamesOfShips(words: PreparedWord[], cache: Words): void {
  if (words.length < 3 || !PREFIXES_OF_SHIPS.has(words[0]?.text ?? '')) return;
  for (let place = 1; place < words.length; place++) {
    const { text, wordClass } = words[place] ?? { text: '' };
    if (wordClass === 'title' && !PREFIXES_OF_SHIPS.has(text))
      words[place] = cached(cache, latinWord(text), AS_NAME);
  }
}

/** Letters that nobody could speak, one of them for "bank": "VTB", "BRB". */
const LETTERS_OF_BANK = /^(?=.*b)[bcdfghjklmnpqrstvwxz]{3,5}$/u;
const isBankInWords = ({ wordClass, groups }: PreparedWord): boolean =>
  wordClass === 'generic' && groups.includes('mBANK');

/** "VTB Bank" is VTB, whose letters say that it is a bank; "VTB Leasing" is another firm. */
function markBankOfLetters(words: PreparedWord[], cache: Words): void {
  const telling = words.filter(({ wordClass }) => wordClass !== 'legalForm');
  const bank = telling.find(isBankInWords);
  const letters = telling.find((word) => word !== bank);
  if (bank === undefined || letters === undefined || telling.length !== 2) return;
  if (LETTERS_OF_BANK.test(letters.text) && letters.wordClass === 'name')
    words[words.indexOf(bank)] = cached(cache, latinWord(bank.text), bank.text);
}

/** Words that people type come again: a third to a half of them are among so many typed before. */
const typed = new RecentWords(4_000);

/** Words that are typed, of which those prepared already are not prepared anew. */
const typedBeside = (prepared: PreparedWords): Words => ({
  get: (key) => prepared.get(key) ?? typed.get(key),
  set: (key, word) => {
    typed.set(key, word);
  },
});

/** What preparing a name must know of its bearer. */
export interface PrepareOptions {
  /** False for a person's name, in which "Sa" and "Ag" are no legal forms. */
  readonly mayHaveLegalForm: boolean;
  readonly cache?: WordCache;
  /** Words that are prepared already: those of the lists, of a name that is typed. Not used beside `cache`. */
  readonly prepared?: PreparedWords;
}

/** The words of a text in the order and spelling in which names are compared. */
const writtenWords = (text: string): readonly LatinWord[] =>
  splitWords(
    withoutHusbandsName(
      withFamilyNameLast(
        withBareName(
          withNamesByBirth(
            withKnownName(
              withOfficialName(
                writeEthiopianNamesOut(
                  writeUzbekOut(
                    writeBulgarianOut(
                      writeAzerbaijaniOut(
                        separatePeople(withListedName(withoutDetails(withoutNotes(nameInPassport(text))))),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** The words of a text as they are written, and as they are understood. */
interface ReadWords {
  readonly written: readonly LatinWord[];
  readonly understood: readonly LatinWord[];
}

function readWords(text: string, { mayHaveLegalForm }: PrepareOptions): ReadWords {
  const written = writtenWords(mayHaveLegalForm ? withFormsWrittenOut(withAircraftWrittenOut(text)) : text);
  return { written, understood: unifyWords(written, mayHaveLegalForm) };
}

/** Splits a name into weighed, comparable words. A name without letters and digits has no words. */
export const prepareName = (text: string, options: PrepareOptions): PreparedName =>
  prepareWords(text, readWords(text, options).understood, options);

/** A name as it is understood, and as it is written where that differs in a word that a slip is told of. */
export interface NameReadings {
  readonly understood: PreparedName;
  readonly asWritten: PreparedName | null;
}

/** As `prepareName`, and the same with the words as they are written: none is translated, split, joined or spelt otherwise. */
export function prepareReadings(text: string, options: PrepareOptions): NameReadings {
  const { written, understood } = readWords(text, options);
  const prepared = prepareWords(text, understood, options);
  const asWritten = isRewritten(written, understood) ? prepareWords(text, written, options) : null;
  return {
    understood: prepared,
    asWritten: asWritten !== null && saysMore(asWritten, prepared) ? asWritten : null,
  };
}

/** The words of a text, read in some way, with their weights and marks. */
function prepareWords(text: string, read: readonly LatinWord[], options: PrepareOptions): PreparedName {
  const raw = markSyllables(read);
  const { prepared } = options;
  const cache = options.cache ?? (prepared === undefined ? typed : typedBeside(prepared));
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
    if (form === null) words.push(cached(cache, word, asSaying(word)));
    else {
      const text = raw.slice(index, index + form.length).map((part) => part.text);
      words.push(cached(cache, latinWord(text.join('')), form.name));
    }
    index += form?.length ?? 1;
  }
  const bare = options.mayHaveLegalForm ? lengthWithoutHonour(words) : null;
  const inHonour = bare === null ? [] : words.slice(0, bare);
  const besideFather = placeBesideFathersName(words);
  const name = besideFather < 0 ? placeAmongNames(words) : besideFather;
  const nameOfPerson = words[name];
  if (nameOfPerson !== undefined) words[name] = cached(cache, latinWord(nameOfPerson.text), AS_NAME);
  if (options.mayHaveLegalForm) markLinks(words, cache);
  const families = words.filter((word) => isFamilyName(words, word) || isRankAsName(words, word));
  for (const word of families) words[words.indexOf(word)] = cached(cache, latinWord(word.text), AS_NAME);
  if (isTitleInFront(words)) {
    const [read, first] = [raw[0], words[0]?.text ?? ''];
    words[0] = cached(cache, read?.text === first ? read : latinWord(first), AS_TITLE);
  }
  const [first] = words;
  if (first !== undefined && isGivenName(words, first))
    words[0] = cached(cache, latinWord(first.text), AS_NAME);
  const last = words.at(-1);
  if (options.mayHaveLegalForm) {
    const town = words.at(-1);
    if (town !== undefined && hasTownBehind(words))
      words[words.length - 1] = cached(cache, latinWord(town.text), AS_LINK);
    markRegistration(text, words, cache);
    markNamesOfShips(words, cache);
    markBankOfLetters(words, cache);
  }
  if (last !== undefined && isGeneration(text, words, last)) {
    words[words.length - 1] = cached(cache, latinWord(last.text), AS_GENERATION);
  }
  const isAcronym = (word: PreparedWord): boolean =>
    isOwnAcronym(words, word) || (options.mayHaveLegalForm && isAcronymInBrackets(text, words, word));
  if (last !== undefined && isAcronym(last)) {
    words[words.length - 1] = cached(cache, latinWord(last.text), AS_OWN_ACRONYM);
  } else {
    // "Islamic Republic of Iran Shipping Lines (IRISL) Group"
    const place = words.findLastIndex((word) => !saysCompany(word));
    const closing = words[place];
    if (closing !== undefined && isOwnAcronym(words.slice(0, place + 1), closing))
      words[place] = cached(cache, latinWord(closing.text), AS_OWN_ACRONYM);
  }
  if (
    last !== undefined &&
    ((last.wordClass === 'title' && isSurname(words, last)) || isParticleAsName(last))
  ) {
    const read = raw.at(-1);
    words[words.length - 1] = cached(cache, read?.text === last.text ? read : latinWord(last.text), AS_NAME);
  }
  if (options.mayHaveLegalForm && isNameInBrackets(text, words))
    words.splice(-1, 0, cached(cache, { text: BETWEEN_NAMES, consonantal: false }));
  if (inHonour.length > 0)
    words.push(cached(cache, { text: BETWEEN_NAMES, consonantal: false }), ...inHonour);
  return nameOf(words);
}
