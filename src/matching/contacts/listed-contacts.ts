import type { ListedContact } from '../../domain/listed-party.ts';
import { readEmail } from './email.ts';
import { contactKey, type ContactKey } from './contact-keys.ts';
import { linesOf, twoLines } from './phone-lines.ts';
import { inCountries, nationalReadings, readPhone, withImpliedPlus, type Phone } from './phone.ts';
import { readWebsite } from './website.ts';

/** What an e-mail address cannot hold, so that a cell with several of them falls apart: `a@b.example; c@d.example`. */
const BETWEEN_EMAILS = /[\s<>,;:()"|/]+/u;
const BETWEEN_WEBSITES = /[\s,;|<>"()]+/u;
/** Words (`Tel.:`, `fax`, `and`) and marks between numbers; a new `+` begins another one. */
const BETWEEN_PHONES = /[;,|\n]+|\s\/\s|(?<=\d)\s*(?=\+)|\p{L}{2,}[.:]?/u;
const EXTENSION = /\b(?:extension|ext|x)[\s.:]*\d{1,7}(?!\d)/giu;
/**
 * Keys under which a recorded contact value is found. Publishers write several values into one cell, and phone numbers
 * without `+` or country code; `countryCodes` are those of the countries the party is tied to.
 */
export function listedContactKeys(
  { type, value }: ListedContact,
  countryCodes: readonly string[],
): readonly ContactKey[] {
  switch (type) {
    case 'email':
      return value.split(BETWEEN_EMAILS).flatMap(emailKeys);
    case 'website':
      return value.split(BETWEEN_WEBSITES).flatMap(websiteKeys);
    case 'phone':
      return phonesOf(value).flatMap((phone) => phoneKeys(phone, countryCodes));
  }
}

function emailKeys(text: string): readonly ContactKey[] {
  const email = readEmail(text);
  if (email === null) return [];
  return [...contactKey('email', email.address), ...contactKey('emailsite', email.site)];
}

function websiteKeys(text: string): readonly ContactKey[] {
  const website = readWebsite(text);
  if (website === null) return [];
  return [...contactKey('website', website.address), ...contactKey('site', website.site)];
}

function phonesOf(value: string): readonly Phone[] {
  const pieces = value.replace(EXTENSION, ' ').split(BETWEEN_PHONES);
  const numbers = pieces.map((piece) => piece.replace(/^[^+(\p{Nd}]+|\P{Nd}+$/gu, ''));
  // Of two lines the second may leave out what both begin with.
  const lines = twoLines(value.replace(EXTENSION, ' '));
  return [...numbers.flatMap(linesOf).flatMap((number) => readPhone(number) ?? []), ...lines];
}

function phoneKeys(phone: Phone, countryCodes: readonly string[]): readonly ContactKey[] {
  const written = contactKey('phonewritten', phone.digits);
  const whole = phone.international ?? withImpliedPlus(phone, countryCodes);
  if (whole === null) return [...written, ...keysWithoutCode(phone, countryCodes)];
  return [...written, ...contactKey('phone', whole.digits), ...contactKey('phonenational', whole.national)];
}

function keysWithoutCode(phone: Phone, countryCodes: readonly string[]): readonly ContactKey[] {
  const readings = inCountries(phone, countryCodes);
  const nationals = new Set([...nationalReadings(phone), ...readings.map(({ national }) => national)]);
  const guesses =
    readings.length > 0
      ? readings.flatMap(({ digits }) => contactKey('phonein', digits))
      : [...nationals].flatMap((national) => contactKey('phonebare', national));
  return [...guesses, ...[...nationals].flatMap((national) => contactKey('phonenational', national))];
}
