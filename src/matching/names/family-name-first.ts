import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { PARTICLES } from './word-class.ts';
import { wordTables } from './word-tables.ts';

/** Family names in front, told by their capitals: "HANIYA Isma'il Abd al-Salam", "AL-KANI Mohammed Khalifa", not "USS Cole". */
const IN_CAPITALS =
  /^\s*(?<family>(?:(?:AL|EL|BIN|BEN|VAN|DE|DI|VON|ABU)[ -])?\p{Lu}[\p{Lu}'’-]{3,}),?\s+(?<given>\p{Lu}['’]?\p{Ll}[\p{L}'’-]*(?:\s+(?!\p{Lu}{2})[\p{L}'’-]+\.?){1,5})\s*$/u;
/** The same, told by the comma after them: "Haniya, Ismail Abdel Salam", "Guzmán Loera, Joaquín Archivaldo". */
const BEFORE_COMMA =
  /^\s*(?<family>\p{L}[\p{L}'’-]{3,}(?:\s\p{L}[\p{L}'’-]+){0,3}),\s*(?<given>\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*\.?){1,5})\s*$/u;

/** Two family names or more before one given name that many people have: "Oseguera Cervantes, Nemesio", not "Ivanov Petrov, Moscow". */
const BEFORE_ONE =
  /^\s*(?<family>\p{L}[\p{L}'’-]{3,}(?:\s\p{L}[\p{L}'’-]+){1,3}),\s+(?<given>\p{Lu}\p{Ll}{2,})\s*$/u;

function mayBeGiven(word: string): boolean {
  const { countries, meanings, equivalents } = wordTables();
  const text = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isPlace = meanings.get(text)?.some((group) => group.startsWith('m')) === true;
  return !countries.has(text) && !isPlace && equivalents.spreadOf(spellingVariant(text)) > 0;
}

/** What says that another name follows: "Josip Broz, alias Tito". */
const OF_SEVERAL =
  /\b(?:alias|aka|formerly|previously|now|also|known|renamed|trading|ex|or|and|und|et|y|n[ée]e|geb)\b/iu;

/** Chinese, Korean and Vietnamese names have the family's in front wherever they are written so. */
const MAY_BE_OF_EAST_ASIA = /^\p{L}{1,4}$/u;

/**
 * A person's name with the family name, which capitals or a comma after it tell, behind the given ones, where others write it; any
 * other text as it is.
 */
export function withFamilyNameLast(text: string): string {
  const ofOne = BEFORE_ONE.exec(text)?.groups;
  const { family, given } =
    (IN_CAPITALS.exec(text) ?? BEFORE_COMMA.exec(text))?.groups ??
    (ofOne !== undefined && mayBeGiven(ofOne['given'] ?? '') ? ofOne : {});
  if (family === undefined || given === undefined || MAY_BE_OF_EAST_ASIA.test(family)) return text;
  if (OF_SEVERAL.test(given)) return text;
  const { generic, legalForms } = wordTables();
  const saysWhat = `${family} ${given}`
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => generic.has(word) || (legalForms.has(word) && !PARTICLES.has(word)));
  return saysWhat ? text : `${given} ${family}`;
}
