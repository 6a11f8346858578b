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

/** What people write before a bank identifier code. */
const BIC_PREFIX = /^(?:(?:swift|bic)[\s/:.-]*)+(?:code|no)?[\s:.#-]*/iu;

/** A bank identifier code that is the whole text, in either case, and with spaces after a word that says what it is. */
function bankIdentifierOf(text: string): string | null {
  const bare = text.replace(BIC_PREFIX, '');
  const squeezed = (bare === text ? bare : bare.replace(/[\s-]+/gu, '')).toUpperCase();
  return isBankIdentifier(squeezed) ? squeezed : null;
}

/** What people write between a word that says what a number is and the number: "passport:K123456", "Tax ID #7702070139". */
const AFTER_LABEL = /[:#№=()"“”«»]+|(?<=\p{L}{2})\.(?=\p{L}?\d)/u;

/** A word of another script at its beginning is no part of a number: "ИНН7702070139". */
const LABEL_OF_OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})\p{L})+(?=[A-Z]?\d)/iu;

/** "№" becomes "No" as text is cleaned. */
const NUMBER_SIGN = /^N[or]\.?(?=[A-Z]{1,2}\d)/iu;

/** Days, which are nobody's number: "1970-01-01", "01.01.1970". */
const DATE = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/u;

/** Two numbers of one party, each long enough for one: "7702070139/770943003". */
const TWO_NUMBERS = /^\d{8,}(?:\/\d{8,})+$/u;

/** A shorter word without a digit has no number in it, not even a bank identifier code. */
const SHORTEST_CODE = 8;

/** The parts of a word that may be numbers by themselves. */
function numbersIn(word: string): readonly string[] {
  if (word.length < SHORTEST_CODE && !/\d/u.test(word)) return [];
  return [word, ...word.split(AFTER_LABEL)].flatMap((part) => {
    const bare = part.replace(LABEL_OF_OTHER_SCRIPT, '');
    return [bare, bare.replace(NUMBER_SIGN, ''), ...(TWO_NUMBERS.test(bare) ? bare.split('/') : [])];
  });
}

const mayBeNumber = (text: string): boolean => /\d/u.test(text) || isBankIdentifier(text);

/** What stands behind words that only say what it is, as one number: "Passport K 123456". */
function behindLabels(words: readonly string[]): string {
  const first = words.findIndex((word) => word.length === 1 || /\d/u.test(word));
  return first < 0 ? '' : words.slice(first).join('');
}

function numberKeys(text: string, all: readonly string[]): (LookupKey | null)[] {
  const words = all.filter((word) => !DATE.test(word));
  const telling = words.flatMap(numbersIn).filter(mayBeNumber);
  const joined = words.filter(mayBeNumber).join('');
  const isShort = /\d/u.test(text) && text.length <= LONGEST_NUMBER && !DATE.test(text);
  const whole = isShort ? [text, joined, behindLabels(words)] : [];
  return [...whole, ...telling, bankIdentifierOf(text) ?? ''].map((number) =>
    lookupKey('number', normaliseNumber(number)),
  );
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
    ...words
      .flatMap((word) => [word, word.slice(word.indexOf(':') + 1)])
      .filter((word) => WALLET.test(word))
      .map((word) => lookupKey('wallet', normaliseWallet(word))),
    ...equalContactKeys(clean, words),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
