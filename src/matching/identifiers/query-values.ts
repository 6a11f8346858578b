import { equalContactKeys } from '../contacts/typed-contacts.ts';
import { cleanText } from '../normalise/clean-text.ts';
import type { LookupKey } from './lookup-key.ts';
import {
  asciiDigits,
  isBankIdentifier,
  lookupKey,
  normaliseNumber,
  normaliseWallet,
} from './normalise-value.ts';

/** Lengths of digital-currency addresses of the kinds that lists record (Bitcoin 26, Monero 106 with integrated id). */
const WALLET = /^[0-9a-zA-Z:]{25,110}$/u;

/** Numbers are short: a longer text is a name with a year or a house number in it. */
const LONGEST_NUMBER = 40;

function numberKeys(text: string, words: readonly string[]): (LookupKey | null)[] {
  const telling = words.filter((word) => /\d/u.test(word) || isBankIdentifier(word));
  const joined = telling.join('');
  const whole = /\d/u.test(text) && text.length <= LONGEST_NUMBER ? [text, joined] : [];
  return [...whole, ...telling].map((number) => lookupKey('number', normaliseNumber(number)));
}

/**
 * Keys of the identifier, wallet, e-mail address, phone number or website that a text typed in place of a name may be
 * or contain (`Passport K123456`). A plain word gives none.
 */
export function queryValueKeys(text: string): readonly LookupKey[] {
  const clean = asciiDigits(cleanText(text));
  const words = clean.split(/[\s,;]+/u).filter((word) => word !== '');
  const keys = [
    ...numberKeys(clean, words),
    ...words.filter((word) => WALLET.test(word)).map((word) => lookupKey('wallet', normaliseWallet(word))),
    ...equalContactKeys(clean, words),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
