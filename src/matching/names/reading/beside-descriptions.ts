import { misreadRegistration, registrationAlone } from './aircraft-registrations.ts';
import { unifyKindOfShip } from '../../normalise/kinds-of-ship.ts';
import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { isTownOfSeveralWords } from '../words/places-of-several-words.ts';
import { TITLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** A nickname in quotation marks among the words of a name: 'Ferdinand "Bongbong" Marcos'. */
const NICKNAME = /(?<=\S\s)["“”„«][^"“”„«»]{2,30}["“”»](?=\s+\p{L}|\s*$)/gu;

/** A hull number in brackets after the name of a ship, or what it is: "USS Cole (DDG-67)", "Kapitan Ryabov (tanker)". */
const HULL = /^(?<name>.*\p{L}.*\S)\s*[(（](?:[A-Z]{1,4}[- ]?\d{1,4}|[\p{Ll}\s/-]+)[)）]\s*$/u;
const KINDS_OF_SHIP =
  /[(（](?:[A-Z]|(?:[\p{Ll}\s/-]*(?:tanker|ship|vessel|cargo|carrier|tug|yacht|barge|trawler|танкер|судно|сухогруз|буксир)[\p{Ll}\s/-]*))/u;

const SHORTEST_NAME = 2;
/** Share of the words that tables know as names of people. */
const MOST_ARE_KNOWN = 2 / 3;

const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** True for words that are mostly names of people, and of which none says what an organisation is: a nickname is that of a person. */
function areOfPerson(words: readonly string[]): boolean {
  const { generic, equivalents } = wordTables();
  const telling = words.filter((word) => !TITLES.has(word));
  if (telling.length < SHORTEST_NAME || telling.some((word) => generic.has(word))) return false;
  const known = telling.filter((word) => equivalents.spreadOf(spellingVariant(word)) > 0);
  return known.length >= MOST_ARE_KNOWN * telling.length;
}

/** "Liubov Skvortsova": of two words the given name tells enough. */
const TWO_WORDS = /^\p{Lu}\p{L}{2,}\s+\p{Lu}\p{L}+\s*$/u;
function areGivenAndFamilyName(text: string): boolean {
  const [given = '', family = ''] = TWO_WORDS.test(text) ? foldedWords(text) : [];
  const { generic, equivalents } = wordTables();
  return (
    family !== '' &&
    !generic.has(given) &&
    !generic.has(family) &&
    equivalents.spreadOf(spellingVariant(given)) > 0
  );
}

function withoutNickname(text: string): string | null {
  const plain = text.replace(NICKNAME, ' ');
  return plain !== text && (areOfPerson(foldedWords(plain)) || areGivenAndFamilyName(plain)) ? plain : null;
}

/** What a person is called who has a nickname before the family name: 'Ferdinand "Bongbong" Marcos' is Bongbong Marcos. */
const CALLED =
  /^[^"“”„«»]+\s["“”„«](?<nickname>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)["“”»]\s+(?<family>\p{L}[^"“”„«»]*)$/u;

/** The bare name of a person with a nickname, and the name by which such a person is called, if the nickname stands before a family name. */
function withNickname(text: string): string | null {
  const plain = withoutNickname(text);
  const { nickname, family } = CALLED.exec(text)?.groups ?? {};
  return plain === null || nickname === undefined || family === undefined
    ? plain
    : `${plain} alias ${nickname} ${family}`;
}

function withoutHull(text: string): string | null {
  const { name } = HULL.exec(text)?.groups ?? {};
  return name !== undefined && KINDS_OF_SHIP.test(text) ? name : null;
}

/** The number of a ship beside her name: "Lady R (IMO 9161003)". */
const NUMBER_OF_SHIP = /[\s,;(（[-]*\bIMO(?:\s?(?:No|Number|Nr)\.?)?[\s:.#-]*(?<number>\d{7})\b\s*[)）\]]?/iu;

/** The last digit of a number of a ship follows from the others, of which each counts as often as its place from the right says. */
function isNumberOfShip(number: string): boolean {
  const sum = Array.from(number.slice(0, -1)).reduce(
    (total, digit, place) => total + Number(digit) * (number.length - place),
    0,
  );
  return sum % 10 === Number(number.at(-1));
}

/** The name of a ship, and her number, which she keeps whatever she is called: "Ocean Zephyr, IMO 9116412" is the "Adrian Darya 1". */
function withoutNumber(text: string): string | null {
  const plain = text.replace(NUMBER_OF_SHIP, ' ').trim();
  if (plain === text.trim() || !/\p{L}{2}/u.test(plain)) return null;
  const number = NUMBER_OF_SHIP.exec(text)?.groups?.['number'] ?? '';
  return isNumberOfShip(number) ? `${plain} alias IMO ${number}` : plain;
}

/** Her owner, or whatever else a record says of a ship in brackets: "MV Behshad (IRISL)". */
const WITH_PREFIX = String.raw`M[./]?\s?[VTYS]\.?|[SM]\/Y`;
const OWNER_OF_SHIP = new RegExp(
  `^(?<name>\\s*(?:${WITH_PREFIX})\\s+\\p{L}.*\\p{L}\\d*)\\s*[(（][^()（）]+[)）]\\s*$`,
  'iu',
);
const ownedShip = (text: string): string | null => OWNER_OF_SHIP.exec(text)?.groups?.['name'] ?? null;

/** Her number, with its check digit, right behind her name: "MV Angara 9179842". */
const BARE_NUMBER = new RegExp(
  `^(?<name>\\s*(?:${WITH_PREFIX})\\s+\\p{L}.*\\p{L})[\\s,-]+(?<number>\\d{7})\\s*$`,
  'iu',
);

function withoutBareNumber(text: string): string | null {
  const { name, number } = BARE_NUMBER.exec(text)?.groups ?? {};
  return name !== undefined && number !== undefined && isNumberOfShip(number)
    ? `${name} alias IMO ${number}`
    : null;
}

/** A unit by its number in brackets after its name: "161st Specialist Training Center (Unit 29155)". */
const UNIT =
  /[(（]\s*(?<unit>(?:military\s+)?unit\s+(?:no\.?\s*)?\d{4,}|(?:в\/ч|войсковая часть)\s*№?\s*\d{4,})\s*[)）]/iu;
const unitIn = (text: string): string | null => UNIT.exec(text)?.groups?.['unit'] ?? null;

/** "Rami Makhlouf's Syriatel": what a person owns, after the name of the owner. */
const OWNED = /^(?<owner>\p{Lu}\p{Ll}[\p{L}\s-]+)['’]s\s+(?<owned>\p{Lu}.*\p{L}{4}.*)$/u;

const SHORTEST_BRAND = 3;

/** True for words of which one is neither a word of organisations nor a country nor a legal form. */
function callAnything(words: readonly string[]): boolean {
  const { generic, countries, legalForms } = wordTables();
  return words.some(
    (word) =>
      word.length >= SHORTEST_BRAND && !generic.has(word) && !countries.has(word) && !legalForms.has(word),
  );
}

function withoutOwner(text: string): string | null {
  const { owner, owned } = OWNED.exec(text)?.groups ?? {};
  if (owner === undefined || owned === undefined) return null;
  return areOfPerson(foldedWords(owner)) && callAnything(foldedWords(owned)) ? owned : null;
}

/** The town of a firm behind a comma, when it has several words, which no given name has: "Bank Rossiya, St. Petersburg". */
const LAST_OF_SEVERAL = /(?<name>\p{L}{2}.*),\s*(?<last>\p{L}+\.?[\s-]\p{L}[\p{L}\s-]*)$/u;

function withoutTown(text: string): string | null {
  const { name, last } = LAST_OF_SEVERAL.exec(text)?.groups ?? {};
  return name !== undefined && last !== undefined && isTownOfSeveralWords(last) ? name : null;
}

/** "MRB Bank (Banque MRB)": what stands in brackets has a word of the name before them. */
const TWICE =
  /^(?<name>[^()（）]+\S)\s*[(（](?<other>(?!\p{L}\.?[\p{L}/]\.?\p{L}?\.|(?:formerly|previously|ex|also|now|alias|former|ранее|бывш)\b)[^()（）]+)[)）]\s*$/iu;

/** The name in brackets, and the one before them, where both have a word that is neither of organisations nor a country. */
function namedTwice(text: string): string | null {
  const { name = '', other = '' } = TWICE.exec(text)?.groups ?? {};
  const [words, others] = [foldedWords(name), foldedWords(other)];
  if (words.length < SHORTEST_NAME || others.length < SHORTEST_NAME) return null;
  const shared = words.filter((word) => others.includes(word));
  return shared.length < others.length && callAnything(shared) ? `${name} alias ${other}` : null;
}

/** The one name of somebody where a form asks for two: "Suryadi Suryadi". */
const TYPED_TWICE = /^\s*(?<name>\p{L}{5,})[\s,]+\k<name>\s*$/iu;

/** What nearly all such texts have. */
const SOME_SIGN = /["“”„«(（\d,-]|['’]s\s|\b(?:tail|reg|registration)\b/iu;

/**
 * A text in which a nickname, an owner, a town, a hull number, the number of a unit or a type of aircraft stands beside the name, with
 * the bare name after it as another name of the same party, and what a person is called by a nickname; other texts as they are.
 */
export function withBareName(text: string): string {
  const twice = TYPED_TWICE.exec(text)?.groups?.['name'];
  if (twice !== undefined) return `${text} alias ${twice}`;
  if (!SOME_SIGN.test(text)) return text;
  const bare =
    withoutNumber(text) ??
    withoutBareNumber(text) ??
    ownedShip(text) ??
    unitIn(text) ??
    withoutOwner(text) ??
    registrationAlone(text) ??
    misreadRegistration(text) ??
    withoutHull(text) ??
    withoutTown(text) ??
    namedTwice(text) ??
    withNickname(text);
  return bare === null ? text : `${text} alias ${unifyKindOfShip(bare)}`;
}
