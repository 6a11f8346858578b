import type { PreparedWord } from '../prepared-word.ts';
import { AS_LINK, AS_MISREAD_REGISTRATION, AS_OWN_ACRONYM } from './form-marks.ts';
import { SYLLABIC_MARKS } from './word-key.ts';

/** True for a word that is read from Han or Hangul characters or kana. */
export function isNative({ key }: PreparedWord): boolean {
  return key.includes('@');
}

/** True for a word of a name, and not of an address. */
export const isOfName = ({ key }: PreparedWord): boolean => key.includes('|');

/** True for a word of the name of a Chinese in pinyin: "Jiachao" of Li Jiachao. */
export function isOfPinyin({ key, syllables }: PreparedWord): boolean {
  if (syllables.length === 0) return false;
  const mark = key.charAt(key.indexOf('|') + 1);
  return mark === SYLLABIC_MARKS.pinyin || mark === SYLLABIC_MARKS.koreanOrPinyin;
}

/** True for a word of a name of Vietnam that is written with its signs. */
export const hasSigns = ({ key }: PreparedWord): boolean => key.includes('"');

const WRITTEN = /"(?<written>[^@]+)/u;

/** True for words of names of Vietnam that are written with other signs: "Hùng" / "Hưng". */
export function areWrittenWithOtherSigns(a: PreparedWord, b: PreparedWord): boolean {
  if (a.key === b.key || !hasSigns(a) || !hasSigns(b)) return false;
  return WRITTEN.exec(a.key)?.groups?.['written'] !== WRITTEN.exec(b.key)?.groups?.['written'];
}

/** True for the letters of an aircraft that a machine has misread. */
export const isMisreadRegistration = ({ key }: PreparedWord): boolean => key.startsWith(BEFORE_MISREAD);
const BEFORE_MISREAD = `${AS_MISREAD_REGISTRATION}|`;

/** True for the acronym of the name that it closes. */
export function isOwnAcronym({ key }: PreparedWord): boolean {
  return key.startsWith(BEFORE_ACRONYM);
}
const BEFORE_ACRONYM = `${AS_OWN_ACRONYM}|`;

/** True for a word that links others in the name of an organisation. */
export function isLink({ key }: PreparedWord): boolean {
  return key.startsWith(BEFORE_LINK);
}
const BEFORE_LINK = `${AS_LINK}|`;
