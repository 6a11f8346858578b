import { NAME_MODEL } from '../scoring-model.ts';
import { isNative, isOwnAcronym } from './preparing/told-by-key.ts';
import type { PreparedWord } from './prepared-word.ts';
import { ROLES } from './words/word-roles.ts';
import { wordTables } from './words/word-tables.ts';
import type { WordClass } from './words/word-class.ts';

/** Letters of an acronym, "UAC" to "UNESCWA". Two letters are shared by too many organisations. */
const SHORTEST = 3;
const LONGEST = 8;
/** A legal form of up to this many letters is written out: "PDVSA" is "Petróleos de Venezuela, S.A.". */
const LONGEST_FORM_WRITTEN_OUT = 3;

/** Most weight of a name that very many people bear. */
const MOST_OF_COMMON_NAME = 0.3;

const SMALL: ReadonlySet<WordClass> = new Set(['particle', 'title']);

/** "IBM Corporation": says no more than a legal form. */
const isCompany = ({ text }: PreparedWord): boolean => wordTables().company.has(text);

/** True for a legal form, and for a word that says no more. */
export const saysCompany = (word: PreparedWord): boolean =>
  word.wordClass === 'legalForm' || (word.wordClass === 'generic' && isCompany(word));

/** True for a word that says what an organisation is, or where. */
const saysWhat = ({ wordClass, country }: PreparedWord): boolean =>
  wordClass === 'generic' || country !== null;

/** Names that so many people bear make no acronyms of organisations. */
const isOfPerson = ({ wordClass, weight, country }: PreparedWord): boolean =>
  country === null && (wordClass === 'patronymic' || (wordClass === 'name' && weight <= MOST_OF_COMMON_NAME));

const initialsOf = (words: readonly PreparedWord[]): string =>
  words.map(({ text }) => text.charAt(0)).join('');

/** How the legal form may end an acronym: not at all, with the first letter of a word, as letters. */
function endings(form: PreparedWord | undefined, isOfCountry: boolean): readonly string[] {
  // "PDVSA" is "Petróleos de Venezuela" for those who leave the form out.
  if (form === undefined) return isOfCountry ? ['', 'sa'] : [''];
  return ['', form.text.length <= LONGEST_FORM_WRITTEN_OUT ? form.text : form.text.charAt(0)];
}

/** "KOMID" is "Korea Mining Development Trading Corporation": two open syllables and a letter. */
function syllabicAcronym([first, second, third]: readonly PreparedWord[]): string | null {
  if (first === undefined || second === undefined || third === undefined) return null;
  const syllables = first.text.slice(0, 2) + second.text.slice(0, 2);
  return /^(?:[^aeiou][aeiou]){2}$/u.test(syllables) ? syllables + third.text.charAt(0) : null;
}

/**
 * The acronyms of an organisation's name: the first letters of its telling words, with or without small words and the legal
 * form. None of a name without a word of organisations, which is a person's, and of scripts that are read by sound. One of
 * three letters is taken only of a name that says nothing but what the organisation is ("Federal Security Service"). One that the
 * name itself gives at its end is taken in any case: "Iran Aircraft Manufacturing Industrial Company (HESA)".
 */
export function acronymsOf(words: readonly PreparedWord[]): readonly string[] {
  const place = words.findLastIndex((word) => !saysCompany(word));
  const last = words[place];
  if (last === undefined || !isOwnAcronym(last)) return acronymsByLetters(words);
  return [...new Set([last.text, ...acronymsByLetters(words.filter((word) => word !== last))])];
}

function acronymsByLetters(words: readonly PreparedWord[]): readonly string[] {
  if (words.length < SHORTEST - 1 || words.length > 2 * LONGEST) return [];
  if (words.some((word) => word.wordClass === 'number' || word.consonantal || isNative(word))) return [];
  // "Public Company Limited" is cut short as a whole or not at all.
  const form = words.find(({ wordClass, text }) => wordClass === 'legalForm' && !text.startsWith('public'));
  const withSmall = words.filter(({ wordClass }) => wordClass !== 'legalForm');
  const telling = withSmall.filter(({ wordClass }) => !SMALL.has(wordClass));
  const saying = telling.filter(saysWhat).length;
  // "Shahid Hemmat Industrial Group" is an organisation called after a martyr.
  if (telling.length < 2 || saying === 0 || (saying < 2 && telling.some(isOfPerson))) return [];
  // "AQIM" is "al-Qaida in the Islamic Maghreb".
  const withFirst = withSmall.filter((word, place) => place === 0 || telling.includes(word));
  // "General Command" is no title.
  const withTitles = withSmall.filter(({ wordClass }) => wordClass !== 'particle');
  const stems = new Set([telling, withSmall, withFirst, withTitles].map(initialsOf));
  const found = [...stems].flatMap((stem) =>
    endings(
      form,
      telling.some(({ country }) => country !== null),
    ).map((ending) => stem + ending),
  );
  const syllabic = syllabicAcronym(telling);
  if (syllabic !== null) found.push(syllabic);
  const shortest = saying < telling.length ? SHORTEST + 1 : SHORTEST;
  return [...new Set(found)].filter(({ length }) => length >= shortest && length <= LONGEST);
}

/** True for an acronym of an organisation's name. */
export function isAcronymOf(acronym: string, words: readonly PreparedWord[]): boolean {
  const initial = acronym.charCodeAt(0);
  return words.some(({ text }) => text.charCodeAt(0) === initial) && acronymsOf(words).includes(acronym);
}

/** Letters that nobody could speak, and that are no name: "PF", not "Ng" or "Md". */
const UNSPEAKABLE = /^(?!(?:ng|md|hm|st)$)[bcdfghjklmnpqrstvwxz]{2,}$/u;
const SHORTEST_OF_TWO = 5;

/** The letters of an acronym in two parts, of which one cannot be spoken: "ZANU-PF", "SPLM-N". */
function shortFormOfTwo(words: readonly PreparedWord[]): string | null {
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return null;
  if (!UNSPEAKABLE.test(first.text) && !UNSPEAKABLE.test(second.text)) return null;
  if (first.text.length < SHORTEST || first.wordClass === 'title' || second.wordClass === 'legalForm')
    return null;
  if (first.consonantal || second.consonantal || isNative(first) || isNative(second)) return null;
  const letters = first.text + second.text;
  const isOne = letters.length >= SHORTEST_OF_TWO && letters.length <= LONGEST && /^[a-z]+$/u.test(letters);
  return isOne ? letters : null;
}

/**
 * What of a name may be an acronym as a whole, its legal form aside: "IRGC", "IBM Corp.", the letters of "ZANU-PF"; null when it has
 * more.
 */
export function shortForm(words: readonly PreparedWord[]): string | null {
  return shortFormOfTwo(words) ?? shortFormOfOne(words);
}

/** "IREL (India)": where an organisation is stands beside its letters. */
const isPlaceBeside = ({ country, roles }: PreparedWord): boolean =>
  country !== null || (roles & ROLES.town) !== 0;

function shortFormOfOne(words: readonly PreparedWord[]): string | null {
  let found: PreparedWord | null = null;
  let isBesidePlace = false;
  for (const word of words) {
    if (word.wordClass === 'legalForm' || isCompany(word)) continue;
    if (isPlaceBeside(word)) {
      isBesidePlace = true;
      continue;
    }
    if (found !== null) return null;
    found = word;
  }
  if (
    found === null ||
    (isBesidePlace && found.text.length <= SHORTEST) ||
    found.consonantal ||
    isNative(found)
  )
    return null;
  const { text } = found;
  return text.length >= SHORTEST && text.length <= LONGEST && /^[a-z]+$/u.test(text) ? text : null;
}

/** Score of an acronym against a full name: three letters stand for many organisations. */
export function acronymScore(acronym: string): number {
  return acronym.length > SHORTEST ? NAME_MODEL.acronym : NAME_MODEL.acronymOfThree;
}
