import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isPlace } from '../omission.ts';
import { isCommonName, isHardlyGiven } from '../words/common-names.ts';
import { saysTrade } from '../words/word-roles.ts';
import { onEitherSide, type Comparison, type OneSide } from './comparison.ts';
import { isLegalForm, isOfOrganisations, isPersonal } from './left-words.ts';

/** "Max Planck" / "Max Planck Institute": a person's name on one side, an organisation called after its bearer on the other. */
function isCalledAfter({
  words: person,
  left: personLeft,
  leftOfOthers: organisationLeft,
}: OneSide): boolean {
  const isOfTown = organisationLeft.some(isCalledByTown);
  if (personLeft.length > 0 || (!isOfTown && !organisationLeft.some(saysTrade))) return false;
  if (person.some((word) => isOfOrganisations(word) || word.wordClass === 'number')) return false;
  // "Rossiya Segodnya" is no person, nor "Afaq Dubai".
  if (person.some((word) => (word.country !== null || isPlace(word)) && !isCommonName(word.text)))
    return false;
  const names = person.filter(isPersonal);
  // "Jomo Kenyatta International Airport": towns call these after people, and people do not own them.
  if (isOfTown && names.length > 1 && names.length === person.length) return true;
  // "Cham Wings" is no person, who has names that people have.
  return (
    names.length > 1 &&
    (names.every(mayBeOfPerson) || isRareFamily(names)) &&
    names.some(({ weight }) => weight <= NAME_MODEL.commonName)
  );
}

/** "Andrei Tupolev" / "Tupolev PJSC": the firm has the family name of a person alone, who has a given name as well. */
function hasFirmOfName({
  words: person,
  left: personLeft,
  leftOfOthers: organisationLeft,
  pairs,
}: OneSide): boolean {
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

/** What a town calls after somebody who need not have lived in it. */
const isCalledByTown = ({ text }: PreparedWord): boolean => CALLED_BY_TOWNS.has(text);
/** Words that nobody is called by, as many are called Park and Bridge. */
const CALLED_BY_TOWNS: ReadonlySet<string> = new Set(
  'airport aeroport aeropuerto stadium stadion museum muzey library biblioteka cemetery avenue boulevard prospekt ulitsa ploshchad highway mausoleum memorial'.split(
    ' ',
  ),
);

const mayBeOfPerson = ({ wordClass, groups, syllables }: PreparedWord): boolean =>
  wordClass === 'patronymic' ||
  syllables.length > 0 ||
  groups.some((group) => group.startsWith('g') || group.startsWith('n'));

/** True when one name is a person's, and the other that of an organisation which is called after somebody. */
export const arePersonAndOrganisation = (comparison: Comparison): boolean =>
  onEitherSide(comparison, isCalledAfter) || onEitherSide(comparison, hasFirmOfName);
