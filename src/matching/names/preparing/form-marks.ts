import type { LatinWord } from '../../transliterate/to-latin.ts';

/** Stands in the place of a legal form's class for a title that is a name: "Farooq Sheikh". */
export const AS_NAME = '!';

/** Stands there for a title in front that is a name elsewhere: "Prince Mohammed bin Salman". */
export const AS_TITLE = '*';

/** Stands there for a number that tells generations of a family: "Henry Ford II". */
export const AS_GENERATION = '#';

/** Stands there for the letters of an aircraft after the mark of its country: "EP-MNB". */
export const AS_REGISTRATION = '=';

/** The same of letters that a machine has read as digits which look like them: "EP-MN0". */
export const AS_MISREAD_REGISTRATION = '=?';

/** Stands there for the acronym of the name that it closes: "Shahid Bakeri Industrial Group (SBIG)". */
export const AS_OWN_ACRONYM = '+';

/** Stands there for a word that links others in the name of an organisation: "Fundación para la Cooperación". */
export const AS_LINK = '-';

/** Stands there before the English word that a word says in the name of an organisation: "keji" (technology). */
const AS_SAYING = '~';
/** Follows that mark where the word counts as a name does: "ansar" (partisans). */
const AS_NAMING = '?';

/** What stands there for a word that says an English one. */
export const asSaying = ({ says }: LatinWord): string | undefined =>
  says === undefined ? undefined : AS_SAYING + says;

/** The English words, mostly one, of which a word may say each, of what stands in that place. */
export const saidBy = (legalForm: string | undefined): readonly string[] =>
  legalForm?.startsWith(AS_SAYING) === true
    ? legalForm.slice(AS_SAYING.length).replace(AS_NAMING, '').split('+')
    : [];

/** True for what stands in that place for a word that counts as a name does. */
export const keepsWeight = (legalForm: string): boolean => legalForm.startsWith(AS_SAYING + AS_NAMING);
