import { parse } from 'tldts';
import { emailLookups, phoneLookups, websiteLookups, type ContactKey } from '../contacts/contact-keys.ts';
import { readEmail } from '../contacts/email.ts';
import { readPhone } from '../contacts/phone.ts';
import { readWebsite } from '../contacts/website.ts';
import { cleanText } from '../normalise/clean-text.ts';
import { isDay, isWholeDay } from './days.ts';
import { labelKind } from './label-words.ts';
import { asciiDigits, squeeze } from './normalise-value.ts';
import { readTypedWords, type TypedWord } from './typed-words.ts';

/** What a text typed in place of a name is when no part of it is a name. */
export type TypedValueKind = 'email' | 'phone' | 'website' | 'wallet' | 'number';

/** A text that is a value and nothing else, with the keys under which recorded contact values near it are looked up. */
export interface TypedValue {
  readonly kind: TypedValueKind;
  readonly lookups: readonly ContactKey[];
}

/** Without one of these a text is made of words. */
const VALUE_SIGN = /[\p{N}@＠.。．｡]/u;
const SEPARATOR = /[\s,;|]+/u;
const CALLED_WEBSITE = /^(?:https?:|hxxps?:|www\.|(?:website|web|url)[:=])/iu;
const CALLED_PHONE = /^\s*[("']?(?:\+|00[1-9]|(?:tele?)?(?:phone|fax)|tel|mobile|mob|тел|факс)/iu;
const WALLET = /^(?:0x)?(?=.*\d)[0-9a-zA-Z]{25,110}$/u;

/** Fewer digits are a part of a name: "M23", "K-141", "Office 39". */
const FEWEST_DIGITS = 5;
const LONGEST_NUMBER = 60;
/** Letters before a number that are its series: "K 123456", "АБ 123456". More of them are a name: "OMAR 123456". */
const LONGEST_SERIES = 2;

/**
 * Reads a text that is an e-mail address, phone number, website, wallet or identifier as a whole, or several of one kind. Null
 * where any word of it may be a name: "Booking.com BV", "Unit 61398", "OMAR 123456", "John <john@example.com>".
 */
export function readTypedValue(text: string): TypedValue | null {
  if (!VALUE_SIGN.test(text)) return null;
  const clean = asciiDigits(cleanText(text)).trim();
  const parts = clean.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length === 0) return null;
  return emails(parts) ?? websites(parts) ?? wallets(parts) ?? phone(clean) ?? number(clean);
}

/** The value of every part, or null when one of them is none. */
function all<Value>(parts: readonly string[], read: (part: string) => Value | null): readonly Value[] | null {
  const values = parts.map(read);
  return values.every((value) => value !== null) ? values : null;
}

function emails(parts: readonly string[]): TypedValue | null {
  const found = all(parts, (part) => (part.includes('<') ? null : readEmail(part)));
  return found === null ? null : { kind: 'email', lookups: found.flatMap(emailLookups) };
}

function websites(parts: readonly string[]): TypedValue | null {
  const found = all(parts, (part) => (isCalledWebsite(part) ? readWebsite(part) : null));
  return found === null ? null : { kind: 'website', lookups: found.flatMap(websiteLookups) };
}

/** "Saddam.Hussein" has dots and is no website: its end is no domain that the root zone knows. */
function isCalledWebsite(part: string): boolean {
  if (CALLED_WEBSITE.test(part)) return true;
  const { isIcann, domainWithoutSuffix } = parse(part);
  return isIcann === true && (domainWithoutSuffix ?? '') !== '';
}

function wallets(parts: readonly string[]): TypedValue | null {
  return parts.every((part) => WALLET.test(part)) ? { kind: 'wallet', lookups: [] } : null;
}

/** Digits alone may be a number of another kind: they are looked up as both. */
function phone(text: string): TypedValue | null {
  const read = CALLED_PHONE.test(text) ? readPhone(text) : null;
  return read === null ? null : { kind: 'phone', lookups: phoneLookups(read) };
}

function number(text: string): TypedValue | null {
  if (text.length > LONGEST_NUMBER || isWholeDay(text) || isDay(text)) return null;
  const words = readTypedWords(text);
  const groups = words.filter(({ kind }) => kind === 'group');
  const digits = squeeze(groups.map((group) => group.text).join('')).replace(/\P{N}/gu, '');
  if (digits.length < FEWEST_DIGITS || !isNumberAlone(words, groups)) return null;
  const read = words.length === groups.length ? readPhone(text) : null;
  return { kind: 'number', lookups: read === null ? [] : phoneLookups(read) };
}

function isNumberAlone(words: readonly TypedWord[], groups: readonly TypedWord[]): boolean {
  if (words.some(({ kind }) => kind === 'other')) return false;
  const [first, last] = [groups[0]?.text ?? '', groups.at(-1)?.text ?? ''];
  if (!/\d/u.test(last)) return false;
  const series = /^\P{N}*/u.exec(first)?.[0].replace(/[^\p{L}]/gu, '') ?? '';
  const isSeries = /\d/u.test(first) || [...series].length <= LONGEST_SERIES;
  return isSeries && isLabelled(words);
}

/** "Security Company 12345" is a name: words that stand among labels are none without a label. */
function isLabelled(words: readonly TypedWord[]): boolean {
  const kinds = words.filter(({ kind }) => kind === 'label').map(({ text }) => labelKind(text));
  return !kinds.includes('among') || kinds.includes('saying');
}
