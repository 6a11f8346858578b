import { NAME_MODEL } from '../scoring-model.ts';
import type { Alignment } from './align-words.ts';
import {
  isCommonName,
  isHardlyGiven,
  isPortugueseFamilyName,
  isSpanishFamilyName,
  isSpanishGivenName,
  mayBeFathersName,
} from './common-names.ts';
import {
  areCalledAndOwned,
  areOtherIslamicGroups,
  areOtherPolytechnics,
  isOfOtherKorea,
} from './bodies-of-countries.ts';
import { areBesideCharacters } from './beside-characters.ts';
import { endWithOtherNumerals, hasOneNumberMore } from './closing-numbers.ts';
import { beginsCompound, isCompoundGivenName } from './compound-given-names.ts';
import { mayBeOneFather } from './fathers-names.ts';
import { formsOfBothSexes } from './forms-of-both-sexes.ts';
import { areOfOtherLines } from './lines-of-business.ts';
import { areClubAndBody, areOtherFirms } from './generic-names.ts';
import { GENERATIONS } from './organisation-words.ts';
import { isBranch, isPlace, isTaken } from './omission.ts';
import { areOfOtherDirections, areOtherParts } from './parts-of-bodies.ts';
import { areFamiliesExchanged, haveOtherNames, haveOtherSyllables } from './other-bearers.ts';
import { AS_GENERATION, isLink } from './prepare-word.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import { isVietnameseFamilyName } from './vietnamese-names.ts';
import { LINKS, PREFIXES_OF_SHIPS } from './word-class.ts';
import type { AlignedWords } from './word-options.ts';
import { ROLES, rolesOf, saysTrade } from './word-roles.ts';

/** A rule that keeps a pair under a limit, and the limit. */
export interface Cap {
  readonly remark: string;
  readonly limit: number;
}

/** "Black Pearl I" is not "Black Pearl II". */
const endsWithOne = (words: readonly PreparedWord[], left: readonly PreparedWord[]): boolean =>
  words.length > 1 && words.at(-1)?.text === 'i' && left.some((word) => word === words.at(-1));

const isSaidOf = (words: readonly PreparedWord[], generation: string): boolean =>
  words.some(({ text }) => GENERATIONS[generation]?.includes(text));

const isLater = (words: readonly PreparedWord[]): boolean =>
  isSaidOf(words, 'younger') || words.some(({ key }) => key.startsWith(`${AS_GENERATION}|`));

/** "Sr." on one side and "Jr." or "III" on the other: father and son. */
function areFatherAndSon(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  return (isLater(a) && isSaidOf(b, 'elder')) || (isSaidOf(a, 'elder') && isLater(b));
}

/** "Eugenia" is a woman, and "Evgeny" beside her is none. */
const endsForWoman = (text: string): boolean => text.endsWith('a');

/** "Văn" stands in names of men of Vietnam, "Thị" in those of women: "Nguyen Van Anh" / "Nguyen Thi Anh". */
const areOfVietnam = (a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean =>
  (isInside(a, 'thi') && isInside(b, 'van')) || (isInside(a, 'van') && isInside(b, 'thi'));
const isInside = (words: readonly PreparedWord[], text: string): boolean =>
  words.length > 2 &&
  words.some((word, place) => word.text === text && place > 0 && place < words.length - 1);

/**
 * "Stanisław Kowalski" and "Stanisława Kowalska" differ in each name by the sex of its bearer, and so do "Evgeny Vorontsov" and
 * "Eugenia Vorontsova".
 */
function areManAndWoman({ pairs }: Alignment, query: QueryName, listed: PreparedName): boolean {
  if (areOfVietnam(query.name.words, listed.words)) return true;
  let count = 0;
  let [womanInQuery, womanListed] = [false, false];
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [query.name.words[queryStart], listed.words[listedStart]];
    const forms = a && b && a.text !== b.text ? formsOfBothSexes(a.text, b.text) : null;
    if (a === undefined || forms === null) continue;
    count++;
    if (forms !== 'family name') continue;
    if (endsForWoman(a.text)) womanInQuery = true;
    else womanListed = true;
  }
  if (count === 0 || womanInQuery === womanListed) return count > 1;
  return (
    count > 1 ||
    pairs.some(({ queryStart, listedStart, likeness }) => {
      const [a, b] = [query.name.words[queryStart], listed.words[listedStart]];
      if (a === undefined || b === undefined || likeness >= NAME_MODEL.told || a.text.length < 2)
        return false;
      return womanInQuery ? endsForWoman(a.text) && isOfMan(b.text) : endsForWoman(b.text) && isOfMan(a.text);
    })
  );
}
const isOfMan = (text: string): boolean => text.length > 2 && !endsForWoman(text);

/** "E" between the words of an organisation says "and". */
const isInitial = (word: PreparedWord): boolean =>
  word.text.length === 1 && word.wordClass !== 'number' && !isLink(word);
const isPersonal = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic';

const mayBegin = (word: PreparedWord): boolean => isInitial(word) || isPersonal(word);

/** "John A. Miller" / "John B. Miller", "R. Subramanian" / "Krishna Subramanian". */
function initialsDiffer(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return (a.some(isInitial) && b.some(mayBegin)) || (b.some(isInitial) && a.some(mayBegin));
}

/**
 * "Nemesio R. Oseguera" may be Nemesio Oseguera Cervantes: an initial between given and family name contradicts no second family
 * name, which only follows them.
 */
function isInitialBetween(
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  others: readonly PreparedWord[],
  otherLeft: readonly PreparedWord[],
  { pairs }: Alignment,
  side: Side,
): boolean {
  const [initial, family] = [left[0], otherLeft[0]];
  if (left.length !== 1 || otherLeft.length !== 1 || initial === undefined || family === undefined)
    return false;
  if (!isInitial(initial) || isInitial(family) || others.at(-1) !== family) return false;
  const before = others.at(-2);
  const isOfTwo = isSpanishFamilyName(family.text) || isSpanishFamilyName(before?.text ?? '');
  if (!isOfTwo && (before?.weight ?? 0) < NAME_MODEL.rareWord) return false;
  const place = words.indexOf(initial);
  return (
    pairs.every(
      ({ likeness, queryStart, listedStart }) =>
        likeness >= NAME_MODEL.told && queryStart <= listedStart + 1 && listedStart <= queryStart + 1,
    ) &&
    pairs.some((pair) => pair[side] < place) &&
    pairs.some((pair) => pair[side] > place)
  );
}

/** Place of the first word that is part of a person's name proper. */
const firstName = (words: readonly PreparedWord[]): number => words.findIndex(isPersonal);

const FIRST_OF_THREE_AND_LAST = 2;

/**
 * "Ahmed Mohamed Ali" is a son of Mohamed, "Mohamed Ahmed Ali" one of Ahmed: the first two names of a person are exchanged, and what
 * follows is not, or the first and the third are. Who writes the family name first turns the whole name: "Ali Ahmed Mohamed".
 */
function areExchanged(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs }: Alignment,
): boolean {
  if (pairs.length < SHORTEST_EXCHANGED) return false;
  const isOfThree =
    query.length === SHORTEST_EXCHANGED &&
    listed.length === SHORTEST_EXCHANGED &&
    ![query[0], query[2]].some((word) => isVietnameseFamilyName(word?.text ?? ''));
  let exchanged = 0;
  for (const { queryStart, listedStart, weight } of pairs) {
    const [a, b] = [query[queryStart], listed[listedStart]];
    if (queryStart === listedStart && a?.wordClass === 'particle') continue;
    if (a === undefined || b === undefined || !mayBeExchanged(a, query) || !mayBeExchanged(b, listed))
      return false;
    if (queryStart === listedStart) continue;
    // A rare name is a family's, which may stand anywhere, but for one that fathers are called by.
    const isRare = weight >= NAME_MODEL.commonName && !(mayBeFathersName(a.text) && mayBeFathersName(b.text));
    const places = queryStart + listedStart;
    if (
      isRare ||
      (places !== 1 && !(places === FIRST_OF_THREE_AND_LAST && isOfThree && mayBeFathersName(a.text)))
    )
      return false;
    exchanged++;
  }
  return exchanged === 2;
}

/** "Hafez" is a given name as well as a title, but for one beside "Mohammed" of whom it says that he knows the Koran by heart. */
const mayBeExchanged = (word: PreparedWord, words: readonly PreparedWord[]): boolean =>
  isPersonal(word) ||
  // "Abdi" is a name by itself among Somalis.
  word.text === 'abdul' ||
  (GIVEN_AND_TITLE.test(word.text) && !words.some(({ skeleton }) => skeleton === 'mhmd'));
const GIVEN_AND_TITLE = /^haf[ei][zd]h?$/u;

const SHORTEST_EXCHANGED = 3;

/** The words of one side of each pair, as places. */
type Side = 'queryStart' | 'listedStart';

/** "Saif al-Islam Muammar Gaddafi" is a son of "Muammar Gaddafi": another given name comes before the same ones. */
function anotherComesFirst(
  words: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
  side: Side,
  otherSide: Side,
): boolean {
  const otherLeft = side === 'queryStart' ? listedLeft : queryLeft;
  if (pairs.length < 2 || words.length < SHORTEST_WITH_ANOTHER_FIRST) return false;
  // "Tehran Pishro Systems Research" is a firm with its town before it, "NK Lukoil OAO" one with its kind.
  if (pairs.some((pair) => ((words[pair[side]]?.roles ?? 0) & OF_ORGANISATIONS) !== 0)) return false;
  const places = new Set(pairs.map((pair) => pair[side]));
  const first = firstName(words);
  if (first < 0 || places.has(first) || beginsCompound(words[first])) return false;
  // "Sayed" may be a title on one side and the name "Said" on the other.
  if (otherLeft.some(({ variant }) => variant === words[first]?.variant)) return false;
  // In the order of the other side, and the family name last on both.
  const inOrder = [...pairs].sort((a, b) => a[side] - b[side]);
  if (inOrder.some((pair, index) => pair[otherSide] < (inOrder[index - 1]?.[otherSide] ?? 0))) return false;
  return first < (inOrder[0]?.[side] ?? 0);
}

const SHORTEST_WITH_ANOTHER_FIRST = 3;

/** "John Lee Ka-chiu" is 李家超: the given name that comes first is one that no name in characters has. */
function isGivenBesideCharacters(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  return (
    areBesideCharacters({ inCharacters: query, leftOfCharacters: queryLeft, left: listedLeft, pairs }) ||
    areBesideCharacters({ inCharacters: listed, leftOfCharacters: listedLeft, left: queryLeft, pairs })
  );
}

/** "Maha al-Shehri" is not "Waleed M. al-Shehri": another given name comes before the initial that stands for hers. */
function initialComesLater(words: readonly PreparedWord[], { pairs }: Alignment, side: Side): boolean {
  if ((rolesOf(words) & ROLES.ofOneLetter) === 0) return false;
  const places = new Set(pairs.map((pair) => pair[side]));
  const first = firstName(words);
  if (first < 0 || places.has(first)) return false;
  const given = Math.min(...places);
  return (
    given > first &&
    words[given]?.text.length === 1 &&
    pairs.some((pair) => pair[side] === given && pair.likeness < 1)
  );
}

/**
 * "George H. W. Bush" is not George W. Bush, nor George Walker: between the same given name and family name the first initial of one
 * side is that of no name of the other, which has its later one.
 */
function middleInitialIsOfAnother(
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
  { pairs }: Alignment,
  side: Side,
  otherSide: Side,
): boolean {
  const [given, middle] = words;
  if (given === undefined || middle === undefined || !isInitial(middle) || given.text.length < 2)
    return false;
  const last = words.length - 1;
  let [hasGiven, hasFamily, hasLater] = [false, false, false];
  for (const pair of pairs) {
    const [here, there] = [pair[side], pair[otherSide]];
    if (here === 1) return false;
    if (here === 0 && there === 0) hasGiven = true;
    else if (here === last && there === others.length - 1) hasFamily = true;
    else if (here > 1 && here < last && there === 1 && words[here]?.text.length === 1) hasLater = true;
  }
  return hasGiven && hasFamily && hasLater;
}

/** "D. A. Medvedev" is no Alexei: the first of the initials, which nobody has, is that of another given name. */
function firstInitialIsOfAnother(
  words: readonly PreparedWord[],
  alignment: Alignment,
  side: Side,
  otherSide: Side,
): boolean {
  const { pairs } = alignment;
  const first = words[0];
  if (first === undefined || !isInitial(first) || pairs.some((pair) => pair[side] === 0)) return false;
  return pairs.some(
    (pair) => pair[otherSide] === 0 && words[pair[side]]?.text.length === 1 && pair.likeness < 1,
  );
}

/**
 * "Carlos Alberto Romero García" is called "Carlos Romero", not "Carlos García", who has another father; "João Costa Pereira", whose
 * father's name comes last, is called "João Pereira".
 */
function hasOnlyMothersName(words: readonly PreparedWord[], { pairs }: Alignment, side: Side): boolean {
  const last = words.length - 1;
  const [father, mother] = [words[last - 1], words[last]];
  if (last < 2 || pairs.length < 2 || father === undefined || mother === undefined) return false;
  const ofName = side === 'queryStart' ? 'query' : 'listed';
  const [isFirstTaken, isLastTaken] = [isTaken(pairs, last - 1, ofName), isTaken(pairs, last, ofName)];
  if (isFirstTaken === isLastTaken) return false;
  const isSpanish =
    isSpanishFamilyName(father.text) &&
    (isSpanishFamilyName(mother.text) || isSpanishGivenName(words[0]?.text ?? ''));
  if (isSpanish) return isLastTaken;
  return isFirstTaken && isPortugueseFamilyName(father.text) && isPortugueseFamilyName(mother.text);
}

/** "S. K. Shoigu" is no Kuzhuget Sergeevich: of two initials that stand for two words each has its place. */
function areInitialsCrossed(words: readonly PreparedWord[], { pairs }: Alignment, side: Side): boolean {
  if ((rolesOf(words) & ROLES.ofOneLetter) === 0) return false;
  const ofInitials = pairs.filter((pair) => {
    const word = words[pair[side]];
    return word !== undefined && isInitial(word);
  });
  return ofInitials.some((one) =>
    ofInitials.some(
      (other) =>
        one.queryStart < other.queryStart &&
        one.listedStart > other.listedStart &&
        words[one[side]]?.text !== words[other[side]]?.text,
    ),
  );
}

/** "John R. Smith" is no Robert John: an initial and a given name are exchanged, and the family name stays where it is. */
function isInitialExchanged({ pairs }: Alignment, query: QueryName, listed: PreparedName): boolean {
  if (pairs.length < SHORTEST_EXCHANGED) return false;
  if (!pairs.some(({ queryStart, listedStart }) => queryStart === listedStart && queryStart > 1))
    return false;
  const first = pairs.find(({ queryStart, listedStart }) => queryStart === 0 && listedStart === 1);
  const second = pairs.find(({ queryStart, listedStart }) => queryStart === 1 && listedStart === 0);
  if (first === undefined || second === undefined) return false;
  return (
    isOfInitial(query.name.words[0], listed.words[1]) !== isOfInitial(query.name.words[1], listed.words[0])
  );
}

const isOfInitial = (a: PreparedWord | undefined, b: PreparedWord | undefined): boolean =>
  a !== undefined && b !== undefined && isInitial(a) !== isInitial(b);

const AND: ReadonlySet<string> = new Set(['and', 'und', 'et']);

/** "Juan Carlos" are two given names of one person, and of many families: "Juan Carlos Escotet". */
function areGivenNamesAlone(
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
  { pairs }: Alignment,
  side: Side,
): boolean {
  if (words.length !== 2 || pairs.length !== 2 || others.length !== 1) return false;
  return isCompoundGivenName(words) && pairs.every((pair) => pair[side] < 2) && others.every(isPersonal);
}

/** "Anna Müller und Peter Koch" are two people, and neither is Anna Koch. */
function areTwoPeople(words: readonly PreparedWord[], { pairs }: Alignment, side: Side): boolean {
  if ((rolesOf(words) & OF_ORGANISATIONS) !== 0) return false;
  const and = words.findIndex(({ text }) => AND.has(text));
  // "Von und zu" is of one.
  if (and < 1 || words[and - 1]?.wordClass === 'particle') return false;
  const places = new Set(pairs.map((pair) => pair[side]));
  if (places.has(and) || !words.some((word, place) => isPersonal(word) && !places.has(place))) return false;
  return [...places].some((place) => place < and) && [...places].some((place) => place > and);
}

/** "Son of" and "daughter of". */
const CHILD_OF: ReadonlySet<string> = new Set(['bin', 'ibn', 'bint', 'binti', 'oglu', 'ould', 'walad']);

/** Place of the word between the names of a child and of its father; -1 where there is none. */
const placeOfChild = (words: readonly PreparedWord[]): number =>
  words.findIndex(
    ({ text }, place) => CHILD_OF.has(text) && place > 0 && words[place - 1]?.wordClass === 'name',
  );

/** "Ahmed bin Khalid" may be the father of "Khalid bin Ahmed". */
function areChildOfEachOther(query: QueryName, listed: PreparedName, { pairs }: Alignment): boolean {
  const ofQuery = placeOfChild(query.name.words);
  const ofListed = ofQuery < 0 ? -1 : placeOfChild(listed.words);
  if (ofListed < 0) return false;
  let [turnsBack, turnsOn] = [false, false];
  for (const { queryStart, listedStart } of pairs) {
    if (queryStart < ofQuery && listedStart < ofListed) return false;
    if (queryStart < ofQuery && listedStart > ofListed) turnsBack = true;
    if (queryStart > ofQuery && listedStart < ofListed) turnsOn = true;
  }
  return turnsBack && turnsOn;
}

/** True when a given name and a family name are all that two names of persons have in common. */
function mayBeChild(query: QueryName, listed: PreparedName, alignment: Alignment): boolean {
  const { pairs, queryLeft, listedLeft } = alignment;
  let names = 0;
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [query.name.words[queryStart], listed.words[listedStart]];
    if (a === undefined || b === undefined || isOfOrganisations(a) || isOfOrganisations(b)) return false;
    if (a.wordClass === 'name') names++;
  }
  return names === 2 && ![...queryLeft, ...listedLeft].some((word) => isLegalForm(word) || isOfCountry(word));
}

const isLegalForm = ({ wordClass }: PreparedWord): boolean => wordClass === 'legalForm';

const OF_ORGANISATIONS = ROLES.generic | ROLES.legalForm;
const isOfOrganisations = ({ roles }: PreparedWord): boolean => (roles & OF_ORGANISATIONS) !== 0;

/** "Max Planck" / "Max Planck Institute": a person's name on one side, an organisation called after its bearer on the other. */
function arePersonAndOrganisation(
  person: readonly PreparedWord[],
  personLeft: readonly PreparedWord[],
  organisationLeft: readonly PreparedWord[],
): boolean {
  if (personLeft.length > 0 || !organisationLeft.some(saysTrade)) return false;
  if (person.some((word) => isOfOrganisations(word) || word.wordClass === 'number')) return false;
  // "Rossiya Segodnya" is no person.
  if (person.some(({ text, country }) => country !== null && !isCommonName(text))) return false;
  const names = person.filter(isPersonal);
  // "Cham Wings" is no person, who has names that people have.
  return (
    names.length > 1 &&
    (names.every(mayBeOfPerson) || isRareFamily(names)) &&
    names.some(({ weight }) => weight <= NAME_MODEL.commonName)
  );
}

/** "Andrei Tupolev" / "Tupolev PJSC": the firm has the family name of a person alone, who has a given name as well. */
function arePersonAndFirm(
  { pairs }: Alignment,
  person: readonly PreparedWord[],
  personLeft: readonly PreparedWord[],
  organisationLeft: readonly PreparedWord[],
): boolean {
  if (pairs.length !== 1 || personLeft.length === 0 || !organisationLeft.every(isLegalForm)) return false;
  if (organisationLeft.length === 0 || !person.every(isPersonal)) return false;
  return personLeft.every((word) => word.wordClass === 'patronymic' || isGivenName(word));
}
const isGivenName = ({ text, weight }: PreparedWord): boolean =>
  isCommonName(text) && !isHardlyGiven(text) && weight <= NAME_MODEL.commonName;

/** "Ernst Thälmann": a rare name after one that many people bear. */
const isRareFamily = ([given, family, ...more]: readonly PreparedWord[]): boolean =>
  given !== undefined &&
  family !== undefined &&
  more.length === 0 &&
  mayBeOfPerson(given) &&
  given.weight <= NAME_MODEL.commonName &&
  family.country === null &&
  family.weight >= NAME_MODEL.contradictingName;

const mayBeOfPerson = ({ wordClass, groups, syllables }: PreparedWord): boolean =>
  wordClass === 'patronymic' ||
  syllables.length > 0 ||
  groups.some((group) => group.startsWith('g') || group.startsWith('n'));

const isOfCountry = ({ country }: PreparedWord): boolean => country !== null;

const isTelling = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'name' ||
  word?.wordClass === 'patronymic' ||
  word?.wordClass === 'number' ||
  word?.wordClass === 'initial';

/** True when what is left over tells one name from others; the place of a branch does not. */
const isToldMore = (left: readonly PreparedWord[]): boolean => left.some(isTelling) && !left.some(isBranch);

/** True when a word of the pair tells its bearer from others; the place of a branch does not. */
function tells(pair: AlignedWords, query: QueryName, listed: PreparedName, areBranches: boolean): boolean {
  const [a, b] = [query.name.words[pair.queryStart], listed.words[pair.listedStart]];
  if (areBranches && a !== undefined && isPlace(a)) return false;
  return isTelling(a) || isTelling(b);
}

/** "Bank of Moscow, Minsk Branch" and "Bank of Baroda, Minsk Branch" have no more than the place of a branch in common. */
const areBranches = (pairs: readonly AlignedWords[], { name: { words } }: QueryName): boolean =>
  pairs.some(({ queryStart }) => {
    const word = words[queryStart];
    return word !== undefined && isBranch(word);
  });

/** As many generic words are a name by themselves: "Nuclear Science and Technology Research Institute". */
const MANY_GENERIC = 4;
/** The same where only the country is left out: "Political Security Directorate" / "Syrian Political Security Directorate". */
const MANY_GENERIC_OF_COUNTRY = 3;

/** "General" is a title beside a person, and says what a directorate is. */
const isGenericOrGeneral = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'generic' || (word?.wordClass === 'title' && word.groups.includes('mGENERAL'));

/** True when so many generic words agree that they are a name, of which one side has only more. */
function saysMuch(
  pairs: readonly AlignedWords[],
  query: QueryName,
  queryLeft: readonly PreparedWord[],
  listedLeft: readonly PreparedWord[],
): boolean {
  if (queryLeft.some(isTelling) && listedLeft.some(isTelling)) return false;
  const words = pairs.map(({ queryStart }) => query.name.words[queryStart]);
  const most = [...queryLeft, ...listedLeft].every((word) => !isTelling(word) || isOfCountry(word));
  const many = most ? MANY_GENERIC_OF_COUNTRY : MANY_GENERIC;
  return words.filter(isGenericOrGeneral).length >= many;
}

/**
 * "Oxford University" is not Oxford Brookes University: a name stands before what the organisation is, of which no more than
 * another name corresponds.
 */
function anotherStandsBetween(
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  leftOfOther: readonly PreparedWord[],
  { pairs }: Alignment,
  side: Side,
): boolean {
  const [more] = left;
  if (left.length !== 1 || leftOfOther.some((word) => !isSmallWord(word)) || more?.wordClass !== 'name')
    return false;
  if (more.country !== null) return false;
  const telling = pairs.filter((pair) => !isSmallWord(words[pair[side]]));
  if (telling.length !== 2) return false;
  const place = words.indexOf(more);
  const [before, after] = [words[place - 1], words[place + 1]];
  return before?.wordClass === 'name' && after !== undefined && CALLED_AFTER.has(after.text);
}

/**
 * "Tehran Medical University" is not the University of Tehran, nor "China Construction Bank" the Bank of China: the one is called
 * by its place alone, the other says what it is for.
 */
function areBodiesOfOnePlace(
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  leftOfOther: readonly PreparedWord[],
  others: readonly PreparedWord[],
  { pairs }: Alignment,
  side: Side,
): boolean {
  if (leftOfOther.some((word) => !isSmallWord(word)) || !tellPurpose(left)) return false;
  if (left.some((word) => word.wordClass === 'name' && word.country === null)) return false;
  let isPlace = false;
  let isBody = false;
  for (const pair of pairs) {
    const word = words[pair[side]];
    if (word === undefined || isSmallWord(word)) continue;
    if (OF_PLACES.has(word.text) || isBodyOfPlace(word)) isBody = true;
    else if (!isPlace && (isOfCountry(word) || isCalledByPlace(others, otherStart(pair, side))))
      isPlace = true;
    else return false;
  }
  return isPlace && isBody;
}

/** "Kurdistan Workers' Party" is not the Kurdistan Democratic Party: of one place, and each for something else. */
function areForOtherPurposes(
  words: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  const left = [...queryLeft, ...listedLeft].filter((word) => !isSmallWord(word));
  if (!queryLeft.some(saysTrade) || !listedLeft.some(saysTrade)) return false;
  if (!left.every(saysTrade) || !left.some(saysPurpose)) return false;
  let saying = 0;
  for (const { queryStart } of pairs) {
    const word = words[queryStart];
    if (word === undefined || isSmallWord(word) || isOfCountry(word) || isPlace(word)) continue;
    if (!saysTrade(word)) return false;
    saying++;
  }
  return saying <= FEW_GENERIC;
}

/** Of more words that agree a long name is known, whatever else its translations call it. */
const FEW_GENERIC = 2;

const otherStart = (pair: AlignedWords, side: Side): number =>
  side === 'queryStart' ? pair.listedStart : pair.queryStart;

const saysPurpose = (word: PreparedWord): boolean =>
  saysTrade(word) && !isOfCountry(word) && !OF_STATES.has(word.text);

const isOf = (group: string, { groups }: PreparedWord): boolean => groups.includes(group);

/** "People's Bank of China" is not the Bank of China, and "Bank of the People's Republic of China" may be. */
const tellPurpose = (left: readonly PreparedWord[]): boolean =>
  left.some(saysPurpose) ||
  (left.some((word) => isOf('mhPEOPLE', word)) && !left.some((word) => isOf('mREPU', word)));

/** "Of Tehran", after what is there. */
const isCalledByPlace = (words: readonly PreparedWord[], place: number): boolean =>
  place > 1 && words[place]?.wordClass === 'name' && LINKS.has(words[place - 1]?.text ?? '');

/** "MV Maria S" is not the "M/V Maria": a letter after the name of a ship tells her from others. */
const hasLetterOfShip = (
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  others: readonly PreparedWord[],
): boolean => {
  const last = words.at(-1);
  return (
    last?.wordClass === 'initial' &&
    left.at(-1) === last &&
    (isOfShip(words[0]) || isOfShip(others[0])) &&
    others.at(-1)?.wordClass === 'name'
  );
};
const isOfShip = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'title' && PREFIXES_OF_SHIPS.has(word.text);

/** What countries call themselves, which is left out as often as not: "Bank of the Islamic Republic of Iran". */
const OF_STATES: ReadonlySet<string> = new Set(
  'islamic republic state federation kingdom arab democratic peoples'.split(' '),
);

/** Bodies that a place has several of, by what they are for. */
const OF_PLACES: ReadonlySet<string> = new Set(
  'university college academy hospital bank museum theatre theater airport'.split(' '),
);
const BODIES_OF_PLACES: ReadonlySet<string> = new Set(
  'mUNIVERSITY mBANK mHOSPITAL mMUSEUM mACADEMY mCOLLEGE'.split(' '),
);
const isBodyOfPlace = ({ groups }: PreparedWord): boolean =>
  groups.some((group) => BODIES_OF_PLACES.has(group));

/** Bodies that are called after towns and founders, of which one town has many. */
const CALLED_AFTER: ReadonlySet<string> = new Set(
  'university college school academy hospital clinic bank airlines airways hotel club museum shipping'.split(
    ' ',
  ),
);

const isSmallWord = (word: PreparedWord | undefined): boolean =>
  word === undefined || word.wordClass === 'particle' || word.wordClass === 'legalForm';

const isOfFather = ({ wordClass }: PreparedWord): boolean => wordClass === 'patronymic';

const areOfOtherFathers = (
  queryLeft: readonly PreparedWord[],
  listedLeft: readonly PreparedWord[],
): boolean =>
  queryLeft.some(
    (word) =>
      isOfFather(word) && !listedLeft.some((other) => isOfFather(other) && mayBeOneFather(word, other)),
  );

/** The rules that hold the pair down. */
export function capsOf(query: QueryName, listed: PreparedName, alignment: Alignment): readonly Cap[] {
  const caps: Cap[] = [];
  const { pairs, queryLeft, listedLeft } = alignment;
  const [ofQuery, ofListed] = [rolesOf(queryLeft), rolesOf(listedLeft)];
  const leftOnBoth = ofQuery & ofListed;
  if (
    (leftOnBoth & ROLES.number) !== 0 ||
    ((ofQuery & ROLES.number) !== 0 && endsWithOne(listed.words, listedLeft)) ||
    ((ofListed & ROLES.number) !== 0 && endsWithOne(query.name.words, queryLeft)) ||
    endWithOtherNumerals(query.name.words, listed.words, alignment)
  ) {
    caps.push({ remark: 'the numbers differ', limit: NAME_MODEL.contradictingNumber });
  }
  if (
    ((ofQuery | ofListed) & ROLES.number) !== 0 &&
    hasOneNumberMore(query.name.words, listed.words, alignment)
  ) {
    caps.push({ remark: 'one name has a number more', limit: NAME_MODEL.numberMore });
  }
  if (areFatherAndSon(queryLeft, listedLeft)) {
    caps.push({ remark: 'father and son', limit: NAME_MODEL.fatherAndSon });
  }
  if (areChildOfEachOther(query, listed, alignment)) {
    caps.push({ remark: 'father and son', limit: NAME_MODEL.fatherAndSon });
  }
  if ((leftOnBoth & ROLES.patronymic) !== 0 && areOfOtherFathers(queryLeft, listedLeft)) {
    caps.push({ remark: 'the fathers\u2019 names differ', limit: NAME_MODEL.contradictingPatronymic });
  }
  if ((leftOnBoth & ROLES.ofCountry) !== 0 || isOfOtherKorea(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'the countries differ', limit: NAME_MODEL.contradictingCountry });
  }
  if ((rolesOf(query.name.words) & OF_ORGANISATIONS) === 0 && areManAndWoman(alignment, query, listed)) {
    caps.push({ remark: 'a man and a woman', limit: NAME_MODEL.manAndWoman });
  }
  if (
    (initialsDiffer(queryLeft, listedLeft) &&
      !isInitialBetween(query.name.words, queryLeft, listed.words, listedLeft, alignment, 'queryStart') &&
      !isInitialBetween(listed.words, listedLeft, query.name.words, queryLeft, alignment, 'listedStart')) ||
    isInitialExchanged(alignment, query, listed) ||
    areInitialsCrossed(query.name.words, alignment, 'queryStart') ||
    areInitialsCrossed(listed.words, alignment, 'listedStart') ||
    initialComesLater(query.name.words, alignment, 'queryStart') ||
    initialComesLater(listed.words, alignment, 'listedStart') ||
    middleInitialIsOfAnother(query.name.words, listed.words, alignment, 'queryStart', 'listedStart') ||
    middleInitialIsOfAnother(listed.words, query.name.words, alignment, 'listedStart', 'queryStart') ||
    firstInitialIsOfAnother(query.name.words, alignment, 'queryStart', 'listedStart') ||
    firstInitialIsOfAnother(listed.words, alignment, 'listedStart', 'queryStart')
  ) {
    caps.push({ remark: 'the initials differ', limit: NAME_MODEL.contradictingInitial });
  }
  if (haveOtherSyllables(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'the syllables of the given names differ', limit: NAME_MODEL.otherBearer });
  }
  if (haveOtherNames(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'each has another name', limit: NAME_MODEL.otherBearer });
  }
  if (areFamiliesExchanged(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'the family names are exchanged', limit: NAME_MODEL.otherBearer });
  }
  if (areExchanged(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'the first two names are exchanged', limit: NAME_MODEL.exchangedNames });
  }
  if (
    areGivenNamesAlone(query.name.words, listedLeft, alignment, 'queryStart') ||
    areGivenNamesAlone(listed.words, queryLeft, alignment, 'listedStart')
  ) {
    caps.push({ remark: 'only given names agree', limit: NAME_MODEL.otherBearer });
  }
  if (
    !isGivenBesideCharacters(query.name.words, listed.words, alignment) &&
    ((!listedLeft.some(isPersonal) &&
      anotherComesFirst(query.name.words, alignment, 'queryStart', 'listedStart')) ||
      (!queryLeft.some(isPersonal) &&
        anotherComesFirst(listed.words, alignment, 'listedStart', 'queryStart')))
  ) {
    const limit = mayBeChild(query, listed, alignment) ? NAME_MODEL.childOf : NAME_MODEL.anotherComesFirst;
    caps.push({ remark: 'another given name comes first', limit });
  }
  if (
    (!listedLeft.some(isPersonal) && hasOnlyMothersName(query.name.words, alignment, 'queryStart')) ||
    (!queryLeft.some(isPersonal) && hasOnlyMothersName(listed.words, alignment, 'listedStart'))
  ) {
    caps.push({ remark: 'the father\u2019s family name is missing', limit: NAME_MODEL.onlyMothersName });
  }
  if (
    areTwoPeople(query.name.words, alignment, 'queryStart') ||
    areTwoPeople(listed.words, alignment, 'listedStart')
  ) {
    caps.push({ remark: 'two people', limit: NAME_MODEL.twoPeople });
  }
  if (
    arePersonAndOrganisation(query.name.words, queryLeft, listedLeft) ||
    arePersonAndOrganisation(listed.words, listedLeft, queryLeft) ||
    arePersonAndFirm(alignment, query.name.words, queryLeft, listedLeft) ||
    arePersonAndFirm(alignment, listed.words, listedLeft, queryLeft)
  ) {
    caps.push({ remark: 'a person and an organisation', limit: NAME_MODEL.personAndOrganisation });
  }
  if (
    anotherStandsBetween(query.name.words, queryLeft, listedLeft, alignment, 'queryStart') ||
    anotherStandsBetween(listed.words, listedLeft, queryLeft, alignment, 'listedStart')
  ) {
    caps.push({ remark: 'another name stands between', limit: NAME_MODEL.anotherBetween });
  }
  if (
    areBodiesOfOnePlace(query.name.words, queryLeft, listedLeft, listed.words, alignment, 'queryStart') ||
    areBodiesOfOnePlace(listed.words, listedLeft, queryLeft, query.name.words, alignment, 'listedStart') ||
    areForOtherPurposes(query.name.words, alignment) ||
    areOtherPolytechnics(query.name.words, listed.words, alignment)
  ) {
    caps.push({ remark: 'another body of one place', limit: NAME_MODEL.anotherBetween });
  }
  if (areCalledAndOwned(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'one is called by a country', limit: NAME_MODEL.calledByCountry });
  }
  if (areOtherIslamicGroups(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'another Islamic group', limit: NAME_MODEL.otherBearer });
  }
  if (areOfOtherDirections(alignment) || areOtherParts(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'another part of one body', limit: NAME_MODEL.anotherPart });
  }
  if ((leftOnBoth & ROLES.generic) !== 0 && areOfOtherLines(queryLeft, listedLeft)) {
    caps.push({ remark: 'another firm of one group', limit: NAME_MODEL.anotherOfGroup });
  }
  if (
    hasLetterOfShip(query.name.words, queryLeft, listed.words) ||
    hasLetterOfShip(listed.words, listedLeft, query.name.words)
  ) {
    caps.push({ remark: 'another ship', limit: NAME_MODEL.otherFirm });
  }
  if (areOtherFirms(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'another firm of such words', limit: NAME_MODEL.otherFirm });
  }
  if (areClubAndBody(query.name.words, listed.words, alignment)) {
    caps.push({ remark: 'a club or an association', limit: NAME_MODEL.otherFirm });
  }
  const tellingLeft = isToldMore(queryLeft) || isToldMore(listedLeft);
  const isOfBranches = tellingLeft && areBranches(pairs, query);
  if (
    tellingLeft &&
    !saysMuch(pairs, query, queryLeft, listedLeft) &&
    !pairs.some((pair) => tells(pair, query, listed, isOfBranches))
  ) {
    caps.push({ remark: 'only generic words agree', limit: NAME_MODEL.onlyGeneric });
  }
  return caps;
}

/** The least limit that any cap sets. */
export const LOWEST_CAP = Math.min(NAME_MODEL.contradictingNumber, NAME_MODEL.onlyGeneric);
