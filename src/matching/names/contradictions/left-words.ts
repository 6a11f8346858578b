import { isBranch } from '../omission.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { ROLES } from '../words/word-roles.ts';

/** Words that a person has and an organisation need not. */
export const isPersonal = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic';

/** Words that an organisation has and no person. */
export const OF_ORGANISATIONS = ROLES.generic | ROLES.legalForm;

/** True for a word that no person has. */
export const isOfOrganisations = ({ roles }: PreparedWord): boolean => (roles & OF_ORGANISATIONS) !== 0;

/** True for a legal form. */
export const isLegalForm = ({ wordClass }: PreparedWord): boolean => wordClass === 'legalForm';

/** True for a word that names a country. */
export const isOfCountry = ({ country }: PreparedWord): boolean => country !== null;

/** True for a word by which one bearer is told from others. */
export const isTelling = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'name' ||
  word?.wordClass === 'patronymic' ||
  word?.wordClass === 'number' ||
  word?.wordClass === 'initial';

/** True when what is left over tells one name from others; the place of a branch does not. */
export const isToldMore = (left: readonly PreparedWord[]): boolean =>
  left.some(isTelling) && !left.some(isBranch);

/** Place of the first word that is part of a person's name proper. */
export const firstName = (words: readonly PreparedWord[]): number => words.findIndex(isPersonal);
