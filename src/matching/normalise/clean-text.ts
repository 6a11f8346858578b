import { repairDoubleEncoded } from './double-encoded.ts';
import { repairCentralEuropean, writeReferencesOut } from './wrong-code-page.ts';

/** Longest text that is compared, in code points; requests are limited to the same number. */
const MAX_TEXT_LENGTH = 500;

/** What is looked at of a text before piled-up marks and invisible characters are gone from it, in UTF-16 units. */
const LONGEST_RAW_TEXT = 10_000;

/** Control characters, line and paragraph separators, and lone surrogates: they separate words. */
const SEPARATING = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** A joiner of Persian before the article, which is a word of its own: "خاتم\u200cالانبیا", not "سراج\u200cالدین". */
const JOINER_BEFORE_ARTICLE = /\u200c(?=ال(?!د[یي]ن|له)\p{L}{3})/gu;

/** Marks of direction, joiners, soft hyphens, byte-order marks, variation selectors: they mean nothing in a name. */
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f\u034f]+/gu;

/**
 * More marks on one letter than any orthography has ("zalgo" text): more than two of those that go with any script, more than
 * four of a script's own, such as the dot, vowel and nasal of "ਸ਼ੇਂ".
 */
const PILED_MARKS =
  /((?:(?=\p{Script=Inherited})\p{Mn}){2})(?:(?=\p{Script=Inherited})\p{Mn})+|(\p{Mn}{4})\p{Mn}+/gu;

/** The sign of a difference, which is typed for the Greek letter: "∆ίκτυο". */
const INCREMENT = '\u2206';

/** Characters of Japanese names that registers have in the place of the usual ones, and NFKC leaves as they are: "髙山", "𠮷田". */
const VARIANTS_OF_JAPAN: ReadonlyMap<string, string> = new Map([
  ['髙', '高'],
  ['𠮷', '吉'],
  ['栁', '柳'],
  ['桒', '桑'],
  ['嶌', '島'],
  ['嵜', '崎'],
  ['碕', '崎'],
  ['槗', '橋'],
  ['籔', '薮'],
  ['舘', '館'],
]);
const VARIANT_OF_JAPAN = new RegExp([...VARIANTS_OF_JAPAN.keys()].join('|'), 'gu');

/** Text of which nothing is cleaned. */
const PLAIN = /^[\x20-\x7e]*$/u;

/**
 * Text as it is compared: bytes that were read wrongly repaired, compatibility forms folded (NFKC), invisible characters removed, control characters read as
 * spaces, piled-up combining marks cut, at most 500 code points.
 */
export function cleanText(text: string): string {
  const raw = writeReferencesOut(text.slice(0, LONGEST_RAW_TEXT));
  if (PLAIN.test(raw)) return raw.trim().slice(0, MAX_TEXT_LENGTH);
  const cleaned = repairCentralEuropean(repairDoubleEncoded(raw))
    .replace(SEPARATING, ' ')
    .replace(JOINER_BEFORE_ARTICLE, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replaceAll(INCREMENT, 'Δ')
    .replace(VARIANT_OF_JAPAN, (variant) => VARIANTS_OF_JAPAN.get(variant) ?? variant)
    .replace(PILED_MARKS, '$1$2')
    .trim();
  return cleaned.length > MAX_TEXT_LENGTH ? Array.from(cleaned).slice(0, MAX_TEXT_LENGTH).join('') : cleaned;
}

/** True when the text holds at least one letter or digit of any script. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(cleanText(text));
}
