import type { LookupKey } from '../identifiers/lookup-key.ts';
import { CONTACT_RULES, emailLookups, phoneLookups, websiteLookups } from './contact-keys.ts';
import { readEmail } from './email.ts';
import { readPhone } from './phone.ts';
import { readWebsite } from './website.ts';

/**
 * Keys of the contact values that a text typed in place of a name is (a phone number) or contains (the others): recorded
 * values that are equal, not those that merely share a domain.
 */
export function equalContactKeys(text: string, words: readonly string[]): readonly LookupKey[] {
  const keys = [
    ...words.flatMap((word) => optional(readEmail(word), emailLookups)),
    ...words.flatMap((word) => optional(readWebsite(word), websiteLookups)),
    ...optional(readPhone(text), phoneLookups),
  ];
  return keys.filter(({ rule }) => CONTACT_RULES[rule].score === 1).map(({ key }) => key);
}

function optional<Value, Key>(value: Value | null, keysOf: (value: Value) => readonly Key[]): readonly Key[] {
  return value === null ? [] : keysOf(value);
}
