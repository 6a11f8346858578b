import {
  isChineseFamilyName,
  isOlderFamilyName,
  isPinyin,
  pinyinOfSouthernFamily,
  pinyinOfWadeGiles,
} from '../../phonetics/chinese-syllables.ts';
import { isKoreanFamilyName, koreanClasses } from '../../phonetics/korean-syllables.ts';
import { isVietnameseFamilyName, isVietnameseSyllable } from '../languages/vietnamese-names.ts';
import { PARTICLES } from '../words/word-class.ts';
import { introducesAnotherName } from '../../normalise/other-name-phrases.ts';
import { wordTables } from '../words/word-tables.ts';

/** Family names in front, told by their capitals: "HANIYA Isma'il Abd al-Salam", "AL-KANI Mohammed Khalifa", not "USS Cole". */
const IN_CAPITALS =
  /^\s*(?<family>(?:(?:AL|EL|BIN|BEN|VAN|DE|DI|VON|ABU)[ -])?\p{Lu}[\p{Lu}'’-]{3,}),?\s+(?<given>\p{Lu}['’]?\p{Ll}[\p{L}'’-]*(?:\s+(?!\p{Lu}{2})[\p{L}'’-]+\.?){1,5})\s*$/u;
/** The same, told by the comma after them: "Haniya, Ismail Abdel Salam", "Kadyrov, Akhmad", "Guzmán Loera, Joaquín Archivaldo". */
const BEFORE_COMMA =
  /^\s*(?<family>\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3}),\s*(?<given>\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*\.?){0,5})\s*$/u;

/** What says that another name follows: "Josip Broz, alias Tito". */
const OF_SEVERAL =
  /\b(?:alias|aka|formerly|previously|now|also|known|renamed|trading|ex|or|and|und|et|y|n[ée]e|geb|geborene)\b/iu;

/** Degrees and offices behind a comma: "Ivan Petrov, MBA". */
const DEGREE =
  /^\s*(?:ph\.?d|m\.?b\.?a|m\.?d|m\.?sc|b\.?sc|llm|esq(?:uire)?|ceo|cfo|kbe|cbe|obe|deceased|ret|retd|ret['’]?d|jr|sr)\.?\s*$/iu;

/** Letters alone in capitals before a name may be an acronym or a family name of East Asia: "USS Cole", "KIM Jong Un". */
const SHORT = /^\p{L}{1,4}$/u;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase();

/** "Al-Shabaab, Somalia", "Ivanov Petrov, Moscow". */
function isPlace(text: string): boolean {
  const { countries, meanings } = wordTables();
  return countries.has(text) || meanings.get(text)?.some((group) => group.startsWith('m')) === true;
}

const isSyllable = (text: string): boolean =>
  isPinyin(text) ||
  pinyinOfWadeGiles(text).length > 0 ||
  pinyinOfSouthernFamily(text).length > 0 ||
  koreanClasses(text).length > 0 ||
  isVietnameseSyllable(text);

/** True for a word of one syllable of Chinese, Korean or Vietnamese, or of two. */
function isOfSyllables(text: string): boolean {
  if (isSyllable(text)) return true;
  for (let at = 1; at < text.length; at++)
    if (isSyllable(text.slice(0, at)) && isSyllable(text.slice(at))) return true;
  return false;
}

/** Chinese, Korean and Vietnamese names have the family's in front wherever they are written so: "Zhang, Youxia", not "Kiir, Adut". */
function mayBeOfEastAsia(family: string, given: string): boolean {
  const [name = '', more] = folded(family).split(' ');
  if (more !== undefined && more.length > 0 && !isSyllable(more)) return false;
  if (
    !isChineseFamilyName(name) &&
    !isOlderFamilyName(name) &&
    !isKoreanFamilyName(name) &&
    !isVietnameseFamilyName(name) &&
    pinyinOfSouthernFamily(name).length === 0
  )
    return false;
  const [first = ''] = folded(given).split(/[\s'’-]+/u);
  return isOfSyllables(first);
}

/** Another family name in brackets behind the given ones: "LUKASHENKA, Liliya Valereuna (SIAMASHKA)". */
const WITH_OTHER_FAMILY = /^(?<name>[^()]+,[^(),]+?)\s*\((?<other>\p{Lu}[\p{L}'’-]{3,})\)\s*$/u;

/** The name with either family name behind the given ones; null for any other text. */
function withEitherFamilyName(text: string): string | null {
  const { name = '', other = '' } = WITH_OTHER_FAMILY.exec(text)?.groups ?? {};
  const { given } = BEFORE_COMMA.exec(name)?.groups ?? {};
  // "Singh" is everybody's: what stands in brackets is the family's.
  if (given === undefined || isPlace(folded(other)) || /^(?:singh|kaur)\b/iu.test(name)) return null;
  const turned = withFamilyNameLast(name);
  return turned === name ? null : `${turned} alias ${given} ${other}`;
}

/**
 * A person's name with the family name, which capitals or a comma after it tell, behind the given ones, where others write it; any
 * other text as it is.
 */
export function withFamilyNameLast(text: string): string {
  const withEither = text.endsWith(')') ? withEitherFamilyName(text) : null;
  if (withEither !== null) return withEither;
  const inCapitals = IN_CAPITALS.exec(text)?.groups;
  const { family, given } = inCapitals ?? BEFORE_COMMA.exec(text)?.groups ?? {};
  if (
    family === undefined ||
    given === undefined ||
    OF_SEVERAL.test(given) ||
    DEGREE.test(given) ||
    introducesAnotherName(text)
  )
    return text;
  if (inCapitals !== undefined && SHORT.test(family) && !text.includes(',')) return text;
  if (mayBeOfEastAsia(family, given)) return text;
  if (isPlace(folded(given))) return text;
  const { generic, legalForms } = wordTables();
  const saysWhat = `${family} ${given}`
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => generic.has(word) || (legalForms.has(word) && !PARTICLES.has(word)));
  return saysWhat ? text : `${given} ${family}`;
}
