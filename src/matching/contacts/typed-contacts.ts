import type { LookupKey } from '../identifiers/lookup-key.ts';
import { CONTACT_RULES, emailLookups, phoneLookups, websiteLookups } from './contact-keys.ts';
import { readEmail } from './email.ts';
import { readPhone } from './phone.ts';
import { twoLines } from './phone-lines.ts';
import { phonesIn } from './phones-in-text.ts';
import { readWebsite } from './website.ts';

/** Between the words of a text and around them. */
const BETWEEN_WORDS = /[\s,;|]+/u;
/** What no e-mail address that people write holds: "info@a.example/sales@b.example", "[info@a.example]". */
const BETWEEN_EMAILS = /[\s,;|/:=()<>[\]{}"“”«»]+/u;
/** `office @ example.com`, but not `Smith @ Work`. */
const BLANKS_AROUND_AT = /(?<=[\p{L}\p{N}_.+-])\s*@\s*(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const BRACKETS = /^[[({<"“«]+|[\])}>"”»]+$/gu;

/** A text of words alone: a phone number has digits, an e-mail address and a website have signs between their words. */
const WORDS_ALONE = /^[A-Za-z\s,;'’-]*$/u;

/**
 * Keys of the contact values that a text typed in place of a name is (a phone number) or contains (the others, and phone
 * numbers that are marked as such): recorded values that are equal, not those that merely share a domain.
 */
export function equalContactKeys(text: string): readonly LookupKey[] {
  if (WORDS_ALONE.test(text)) return [];
  const words = text.split(BETWEEN_WORDS).map((word) => word.replace(BRACKETS, ''));
  const joined = text.replace(BLANKS_AROUND_AT, '@');
  const emails = text.includes('@')
    ? [joined, text].flatMap((one) =>
        [BETWEEN_WORDS, BETWEEN_EMAILS].flatMap((between) => one.split(between)),
      )
    : [];
  const keys = [
    ...emails.flatMap((word) => optional(readEmail(word.replace(BRACKETS, '')), emailLookups)),
    ...words.flatMap((word) => optional(readWebsite(word), websiteLookups)),
    ...[readPhone(text), ...twoLines(text), ...phonesIn(text)].flatMap((phone) =>
      optional(phone, phoneLookups),
    ),
  ];
  return keys.filter(({ rule }) => CONTACT_RULES[rule].score === 1).map(({ key }) => key);
}

function optional<Value, Key>(value: Value | null, keysOf: (value: Value) => readonly Key[]): readonly Key[] {
  return value === null ? [] : keysOf(value);
}
