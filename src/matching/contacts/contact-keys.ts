import type { LookupKey } from '../identifiers/lookup-key.ts';
import type { Email } from './email.ts';
import { nationalReadings, withCodeInDigits, type Phone } from './phone.ts';
import type { Website } from './website.ts';

/**
 * What a recorded value and a value sent have in common, by the key both derive: its score (interface specification
 * 4.1, rules 2 and 3) and what it says to an analyst.
 */
export const CONTACT_RULES = {
  /** `Info@Example.com` / `info@example.com` */
  email: { score: 1, says: 'the e-mail address is recorded' },
  /** `https://www.example.com/about` / `example.com` */
  website: { score: 1, says: 'the website is recorded' },
  /** `+7 (495) 123-45-67` / `0074951234567` */
  phone: { score: 1, says: 'the phone number is recorded' },
  /** `0300-1234567` / a recorded `03001234567`: the same digits, country code or not */
  phonewritten: { score: 1, says: 'the phone number is recorded' },
  /** `sales@example.com` or `shop.example.com` / a recorded website `www.example.com` */
  site: { score: 0.9, says: 'it is on the domain of a recorded website' },
  /** `www.example.com` / a recorded e-mail address `info@example.com` */
  emailsite: { score: 0.9, says: 'it is the domain of a recorded e-mail address' },
  /** `495 123-45-67` / a recorded `+7 495 123-45-67` */
  phonenational: { score: 0.9, says: 'the phone number is equal without its country code' },
  /** `+92 300 1234567` / a recorded `0300-1234567` of a party tied to Pakistan */
  phonein: { score: 0.9, says: 'the phone number is recorded without its country code' },
  /** `+92 300 1234567` / a recorded `0300-1234567` of a party tied to no country */
  phonebare: { score: 0.9, says: 'the phone number is recorded without its country code' },
} as const;

/** A kind of correspondence of contact values. */
export type ContactRule = keyof typeof CONTACT_RULES;

/** A key of a contact value, and the rule that it serves. */
export interface ContactKey {
  readonly rule: ContactRule;
  readonly key: LookupKey;
}

/** The key of a value under a rule; none for an empty value, which has nothing to be found by. */
export function contactKey(rule: ContactRule, normalised: string): readonly ContactKey[] {
  return normalised === '' ? [] : [{ rule, key: `${rule}:${normalised}` }];
}

/** Score of a party that records a value under a key: that of the key's rule, and 1 for a number or a wallet. */
export function scoreOfKey(key: LookupKey): number {
  return ruleOfKey(key)?.score ?? 1;
}

/** What the rule of a key says to an analyst; null for a number or a wallet. */
export function saysOfKey(key: LookupKey): string | null {
  return ruleOfKey(key)?.says ?? null;
}

function ruleOfKey(key: LookupKey): (typeof CONTACT_RULES)[ContactRule] | undefined {
  const rule = key.slice(0, key.indexOf(':'));
  return Object.hasOwn(CONTACT_RULES, rule) ? CONTACT_RULES[rule as ContactRule] : undefined;
}

/** Keys under which recorded values are looked up for an e-mail address. */
export function emailLookups({ address, site }: Email): readonly ContactKey[] {
  return [...contactKey('email', address), ...contactKey('site', site)];
}

/** Keys under which recorded values are looked up for a website. */
export function websiteLookups({ address, site }: Website): readonly ContactKey[] {
  return [...contactKey('website', address), ...contactKey('site', site), ...contactKey('emailsite', site)];
}

/** Keys under which recorded numbers are looked up for a phone number. */
export function phoneLookups(phone: Phone): readonly ContactKey[] {
  const { international, digits } = phone;
  if (international !== null) {
    return [
      ...contactKey('phonewritten', digits),
      ...contactKey('phone', international.digits),
      ...contactKey('phonein', international.digits),
      ...contactKey('phonebare', international.national),
    ];
  }
  const whole = withCodeInDigits(phone);
  return [
    ...contactKey('phonewritten', digits),
    ...contactKey('phone', whole),
    ...contactKey('phonein', whole),
    ...nationalReadings(phone).flatMap((national) => contactKey('phonenational', national)),
  ];
}
