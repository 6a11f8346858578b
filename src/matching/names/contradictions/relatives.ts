import { NAME_MODEL } from '../../scoring-model.ts';
import { mayBeOneFather } from '../correspondence/fathers-names.ts';
import { formsOfBothSexes } from '../correspondence/forms-of-both-sexes.ts';
import { AS_GENERATION } from '../preparing/form-marks.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isCompoundGivenName } from '../words/compound-given-names.ts';
import { GENERATIONS } from '../words/organisation-words.ts';
import { rolesOf } from '../words/word-roles.ts';
import type { Comparison, OneSide } from './comparison.ts';
import { isPersonal, OF_ORGANISATIONS } from './left-words.ts';

const isSaidOf = (words: readonly PreparedWord[], generation: string): boolean =>
  words.some(({ text }) => GENERATIONS[generation]?.includes(text));

const isLater = (words: readonly PreparedWord[]): boolean =>
  isSaidOf(words, 'younger') || words.some(({ key }) => key.startsWith(`${AS_GENERATION}|`));

/** "III" and "IV", of whom neither is the "Jr." of the other: the second of a name is often called so. */
const isLast = (words: readonly PreparedWord[]): boolean =>
  words.some(({ key, text }) => key.startsWith(`${AS_GENERATION}|`) && text !== '2');

/** "Sr." on one side and "Jr." or "III" on the other, or "Jr." and "III": father and son. */
export function areFatherAndSon({ left: a, leftOfOthers: b }: OneSide): boolean {
  return (
    (isLater(a) && isSaidOf(b, 'elder')) ||
    (isSaidOf(a, 'elder') && isLater(b)) ||
    (isLast(a) && isSaidOf(b, 'younger')) ||
    (isSaidOf(a, 'younger') && isLast(b))
  );
}

/** "Son of" and "daughter of". */
const CHILD_OF: ReadonlySet<string> = new Set(
  'bin ibn ben bint binti oglu ogly ogli kyzy qizi gizi ould uld walad ag'.split(' '),
);

/** Place of the word between the names of a child and of its father; -1 where there is none. */
const placeOfChild = (words: readonly PreparedWord[]): number =>
  words.findIndex(
    ({ text }, place) => CHILD_OF.has(text) && place > 0 && words[place - 1]?.wordClass === 'name',
  );

/** "Ahmed bin Khalid" may be the father of "Khalid bin Ahmed". */
export function areChildOfEachOther({ ofQuery: { words, others, pairs } }: Comparison): boolean {
  const ofQuery = placeOfChild(words);
  const ofListed = ofQuery < 0 ? -1 : placeOfChild(others);
  if (ofListed < 0) return false;
  let [turnsBack, turnsOn] = [false, false];
  for (const { queryStart, listedStart } of pairs) {
    if (queryStart < ofQuery && listedStart < ofListed) return false;
    if (queryStart < ofQuery && listedStart > ofListed) turnsBack = true;
    if (queryStart > ofQuery && listedStart < ofListed) turnsOn = true;
  }
  return turnsBack && turnsOn;
}

const isOfFather = ({ wordClass }: PreparedWord): boolean => wordClass === 'patronymic';

/** True when a father's name is left on both sides, and one is not another spelling of the other. */
export const areOfOtherFathers = ({ left, leftOfOthers }: OneSide): boolean =>
  leftOfOthers.some(isOfFather) &&
  left.some(
    (word) =>
      isOfFather(word) && !leftOfOthers.some((other) => isOfFather(other) && mayBeOneFather(word, other)),
  );

/** "Eugenia" is a woman, and "Evgeny" beside her is none. */
const endsForWoman = (text: string): boolean => text.endsWith('a');

/** "Văn" stands in names of men of Vietnam, "Thị" in those of women: "Nguyen Van Anh" / "Nguyen Thi Anh". */
const areOfVietnam = (a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean =>
  (isInside(a, 'thi') && isInside(b, 'van')) || (isInside(a, 'van') && isInside(b, 'thi'));
const isInside = (words: readonly PreparedWord[], text: string): boolean =>
  words.length > 2 &&
  words.some((word, place) => word.text === text && place > 0 && place < words.length - 1);

/** "Daughter of" in one name and "son of" in the other: "Noor Azlina binti Hashim" / "Noor Azlan bin Hashim". */
const areChildrenOfOtherSex = (a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean =>
  (hasInside(a, DAUGHTER_OF) && hasInside(b, SON_OF)) || (hasInside(a, SON_OF) && hasInside(b, DAUGHTER_OF));
const DAUGHTER_OF: ReadonlySet<string> = new Set('bint binti binte kyzy qizi gizi'.split(' '));
const SON_OF: ReadonlySet<string> = new Set('bin ibn oglu ogly ogli'.split(' '));
const hasInside = (words: readonly PreparedWord[], texts: ReadonlySet<string>): boolean =>
  words.some(({ text }, place) => place > 0 && texts.has(text));

/**
 * "Stanisław Kowalski" and "Stanisława Kowalska" differ in each name by the sex of its bearer, and so do "Evgeny Vorontsov" and
 * "Eugenia Vorontsova".
 */
export function areManAndWoman({
  ofQuery: { words, left, others, leftOfOthers, pairs },
}: Comparison): boolean {
  if (((rolesOf(words) | rolesOf(others)) & OF_ORGANISATIONS) !== 0) return false;
  if (areOfVietnam(words, others) || areChildrenOfOtherSex(words, others)) return true;
  if (areFatherAndMother(left, leftOfOthers)) return true;
  if (areAddressedApart(left, leftOfOthers)) return true;
  let count = 0;
  let [womanInQuery, womanListed] = [false, false];
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [words[queryStart], others[listedStart]];
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
      const [a, b] = [words[queryStart], others[listedStart]];
      if (a === undefined || b === undefined || likeness >= NAME_MODEL.told || a.text.length < 2)
        return false;
      return womanInQuery ? endsForWoman(a.text) && isOfMan(b.text) : endsForWoman(b.text) && isOfMan(a.text);
    })
  );
}

/** "Abu Sayyaf" and "Umm Sayyaf" are called by one child. */
const areFatherAndMother = (a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean =>
  (a.some(isFather) && b.some(isMother)) || (a.some(isMother) && b.some(isFather));
const isFather = ({ text }: PreparedWord): boolean => /^ab(?:u|ou|oo|o)$/u.test(text);
const isMother = ({ text }: PreparedWord): boolean => /^(?:o|u|ou)mm?$/u.test(text);

/** "Mr A. Lisov" and "Mrs A. Lisov", and ships as well: "Happy Lord" / "Happy Lady". */
const areAddressedApart = (a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean =>
  (a.some(isAddressOfMan) && b.some(isAddressOfWoman)) ||
  (a.some(isAddressOfWoman) && b.some(isAddressOfMan)) ||
  (a.some(isSikhMan) && b.some(isSikhWoman)) ||
  (a.some(isSikhWoman) && b.some(isSikhMan));
/** "Kulwant Kaur" and "Kulwant Singh": every Sikh is called by one of them, as a woman or a man. */
const isSikhMan = ({ text }: PreparedWord): boolean => text === 'singh';
const isSikhWoman = ({ text }: PreparedWord): boolean => text === 'kaur';
const ADDRESSES_OF_MEN: ReadonlySet<string> = new Set(
  'mr sir lord king prince baron count duke sultan senor herr monsieur signor pan'.split(' '),
);
const ADDRESSES_OF_WOMEN: ReadonlySet<string> = new Set(
  'mrs ms miss lady queen princess baroness countess duchess sultana senora frau madame mme signora pani'.split(
    ' ',
  ),
);
const isAddressOfMan = ({ text }: PreparedWord): boolean => ADDRESSES_OF_MEN.has(text);
const isAddressOfWoman = ({ text }: PreparedWord): boolean => ADDRESSES_OF_WOMEN.has(text);

const isOfMan = (text: string): boolean => text.length > 2 && !endsForWoman(text);

const AND: ReadonlySet<string> = new Set(['and', 'und', 'et']);

/** "Juan Carlos" are two given names of one person, and of many families: "Juan Carlos Escotet". */
export function areGivenNamesAlone({ words, leftOfOthers, pairs, here }: OneSide): boolean {
  if (words.length !== 2 || pairs.length !== 2 || leftOfOthers.length !== 1) return false;
  return (
    isCompoundGivenName(words) && pairs.every((pair) => pair[here] < 2) && leftOfOthers.every(isPersonal)
  );
}

/** "Anna Müller und Peter Koch" are two people, and neither is Anna Koch. */
export function areTwoPeople({ words, pairs, here }: OneSide): boolean {
  if ((rolesOf(words) & OF_ORGANISATIONS) !== 0) return false;
  const and = words.findIndex(({ text }) => AND.has(text));
  // "Von und zu" is of one.
  if (and < 1 || words[and - 1]?.wordClass === 'particle') return false;
  const places = new Set(pairs.map((pair) => pair[here]));
  if (places.has(and) || !words.some((word, place) => isPersonal(word) && !places.has(place))) return false;
  return [...places].some((place) => place < and) && [...places].some((place) => place > and);
}

/** "Abu Malik" is the father of a Malik, but "Abu Bakr" is a name by itself. */
const FATHER_OF: ReadonlySet<string> = new Set(['abu', 'abou', 'aboo', 'ebu', 'um', 'umm', 'oum']);
const NAMES_AFTER_ABU =
  /^(?:[gqk]h?ass?[ei]m|fa[dz]h?a?l|bakr|bakar|bakir|bekr|bekir|bacar|turab|talib|dhabi)$/u;

/**
 * True for "Abu Hassan al-Houthi" beside "Hassan al-Houthi": what follows "Abu" is the own name of the other, so that one is the father of the
 * other, if no name of the first is left that may be his own.
 */
export function isFatherOfOther({ words, left, leftOfOthers, pairs, here }: OneSide): boolean {
  const first = words.findIndex(({ wordClass }) => wordClass !== 'title');
  const [father, child, servant] = [words[first], words[first + 1], words[first + 2]];
  if (father === undefined || child === undefined || !FATHER_OF.has(father.text)) return false;
  if (NAMES_AFTER_ABU.test(child.text) || !left.includes(father)) return false;
  if (left.some((word) => word !== father && isPersonal(word)) || leftOfOthers.some(isFatherOf)) return false;
  const isServant = child.text === 'abdul' && servant !== undefined;
  if (!isServant && (!isPersonal(child) || leftOfOthers.some(({ text }) => text === 'abdul'))) return false;
  const place = isServant ? first + 2 : first + 1;
  const after = words.slice(place + 1);
  // "Abu Ubaydah Khayri al-Agha" says what his own name is.
  if (after[0] === undefined || (isPersonal(after[0]) && after.filter(isPersonal).length > 1)) return false;
  return (
    pairs.some((pair) => pair[here] === place) &&
    pairs.some((pair) => pair[here] > place && isPersonal(words[pair[here]] ?? child))
  );
}

const isFatherOf = ({ text, consonantal }: PreparedWord): boolean =>
  FATHER_OF.has(text) || (consonantal && /^ab[wya]$/u.test(text));
