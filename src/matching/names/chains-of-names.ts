import { NAME_MODEL } from '../scoring-model.ts';
import type { Alignment } from './align-words.ts';
import { formsOfBothSexes } from './correspondence/forms-of-both-sexes.ts';
import { jaroWinkler } from './correspondence/jaro-winkler.ts';
import type { PreparedWord } from './prepared-word.ts';
import { isParentOf, isSpanishGivenName, mayBeFathersName } from './words/common-names.ts';
import { isChristianName } from './words/christian-names.ts';
import { ROLES, rolesOf } from './words/word-roles.ts';

type Words = readonly PreparedWord[];

const NO_PERSON = ROLES.generic | ROLES.legalForm | ROLES.number | ROLES.between;

/** A person's own name, the father's and the grandfather's or the family's. */
const LENGTH_OF_CHAIN = 3;

/** What stands between names of peoples that call themselves by their fathers, and in them. */
const OF_CHAIN = /^(?:al|el|bin|ibn|ben|abdul)$/u;

const isName = ({ wordClass }: PreparedWord): boolean => wordClass === 'name';
const tellsPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic';

/** True for a word by which one may tell that fathers are named: "Talib", "bin". */
const isOfFathers = ({ text }: PreparedWord): boolean =>
  OF_CHAIN.test(text) || (mayBeFathersName(text) && !isChristianName(text));

/**
 * True for two names that begin with the same name and have two more in the same order, whatever else either has: "Umar Talib Zughayr
 * al-Hashimi" and "Umar Talib Zughayr al-Rawi" may well be one man, who is called after his tribe and after his town.
 */
function haveOneBeginning(query: Words, listed: Words, { pairs }: Alignment): boolean {
  const [first, firstOfListed] = [query.findIndex(isName), listed.findIndex(isName)];
  let [count, told, begins] = [0, 0, false];
  for (const { queryStart, listedStart, likeness, weight } of pairs) {
    const word = query[queryStart];
    if (word === undefined || likeness < NAME_MODEL.toldByRare) continue;
    if (queryStart === first && listedStart === firstOfListed) begins = true;
    if (!isName(word) || word.text === 'abdul' || isParentOf(word.text)) continue;
    for (const other of pairs)
      if (other.queryStart > queryStart && other.listedStart < listedStart) return false;
    count++;
    told += weight * likeness;
  }
  return (
    begins &&
    count >= LENGTH_OF_CHAIN &&
    told >= NAME_MODEL.chainOfNames &&
    !query.some(({ text }) => isSpanishGivenName(text)) &&
    query.some(isOfFathers) &&
    listed.some(isOfFathers)
  );
}

/** Least likeness by their letters of two names that may be one misspelt among several that agree. */
const LOOKS_ALIKE = 0.8;
const SHORTEST_ALIKE = 4;
/** How well known, 0 to 1, names are of which one is seldom the other misspelt. */
const WELL_KNOWN = 0.4;

/** Two names among several that agree: whether they are the first ones or the last ones, and how much the others tell. */
interface Differing {
  readonly isOwn: boolean;
  readonly isFamily: boolean;
  readonly told: number;
}

/** True for two names that are hardly one misspelt: both are well known, or a man's and a woman's, or short as those of the East. */
function areTwoNames(a: PreparedWord, b: PreparedWord, { isOwn, isFamily, told }: Differing): boolean {
  if (a.syllables.length > 0 || b.syllables.length > 0) return true;
  if (Math.min(a.text.length, b.text.length) < SHORTEST_ALIKE) return true;
  if (formsOfBothSexes(a.text, b.text) !== null) return true;
  if (Math.max(a.known, b.known) >= WELL_KNOWN && told < NAME_MODEL.chainBesideKnown) return true;
  // "Mohammad" and "Mahmoud", "Saleh" and "Salah" are mistaken for each other, as names of fathers.
  const areFathers = !isOwn && !isFamily && mayBeFathersName(a.text) && mayBeFathersName(b.text);
  if (areFathers && a.skeleton === b.skeleton) return false;
  return Math.min(a.known, b.known) >= WELL_KNOWN || jaroWinkler(a.text, b.text) < LOOKS_ALIKE;
}

/**
 * True for two names of three words or more that agree in all but one, at one place of both, which looks alike: "José Adelino Ornella
 * Ferreira" / "José Adelino Ornelas Ferreira". Who has another name of his own that people have is another.
 */
function differInOneAlike(query: Words, listed: Words, alignment: Alignment): boolean {
  const [a, ...moreOfQuery] = alignment.queryLeft.filter(tellsPerson);
  const [b, ...moreOfListed] = alignment.listedLeft.filter(tellsPerson);
  if (a === undefined || b === undefined || moreOfQuery.length > 0 || moreOfListed.length > 0) return false;
  const [ofQuery, ofListed] = [query.filter(tellsPerson), listed.filter(tellsPerson)];
  if (ofQuery.length < LENGTH_OF_CHAIN || ofQuery.length !== ofListed.length) return false;
  const place = ofQuery.indexOf(a);
  if (place !== ofListed.indexOf(b) || isParentOf(ofQuery[0]?.text ?? '')) return false;
  let told = 0;
  for (const { queryStart, listedStart, likeness, weight } of alignment.pairs) {
    const [word, other] = [query[queryStart], listed[listedStart]];
    if (word === undefined || other === undefined || !tellsPerson(word)) continue;
    if (likeness < NAME_MODEL.told || ofQuery.indexOf(word) !== ofListed.indexOf(other)) return false;
    if (isName(word)) told += weight * likeness;
  }
  if (told < NAME_MODEL.chainOfNames) return false;
  return !areTwoNames(a, b, { isOwn: place === 0, isFamily: place === ofQuery.length - 1, told });
}

/** True for names of persons that agree in so many of their names that what differs hardly tells one from the other. */
export const agreeInMost = (query: Words, listed: Words, alignment: Alignment): boolean =>
  alignment.pairs.length > 1 &&
  ((rolesOf(query) | rolesOf(listed)) & NO_PERSON) === 0 &&
  (haveOneBeginning(query, listed, alignment) || differInOneAlike(query, listed, alignment));
