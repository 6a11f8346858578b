import { resolveCountry } from '../../countries/countries.ts';
import { cleanText } from '../normalise/clean-text.ts';
import type { LookupKey } from './lookup-key.ts';

/** Shorter numbers are shared by too many documents to be looked up. */
const SHORTEST_NUMBER = 5;

/** Bank identifier code, ISO 9362: bank, country, location and perhaps branch; the only identifier without digits. */
const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u;
/** The branch that is the bank itself, which may be left out: "SABRRUMMXXX" is "SABRRUMM". */
const HEAD_OFFICE = /XXX$/u;

/** Address of the Ethereum family; its letters' case is only a checksum (EIP-55). */
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/iu;

/** Bech32 addresses (BIP-173) are written in either case, base58 ones are not. */
const BECH32_ADDRESS = /^(?:bc1|ltc1|tb1)[0-9a-z]{20,}$/iu;
/** Address of Bitcoin Cash, in either case as bech32. */
const CASH_ADDRESS = /^(?:[qp][0-9a-z]{41}|[QP][0-9A-Z]{41})$/u;
/** The currency before an address, which many leave out: "bitcoincash:qpm2...". */
const CURRENCY_BEFORE = /^[a-z]{2,15}:(?=[0-9a-z]{25,}$)/iu;

/** Words that publishers and people write before a number and that are no part of it. */
const NUMBER_PREFIX =
  /^(?:IMO|MMSI|INN|OGRN|OGRNIP|KPP|OKPO|PSRN|TIN|VAT|NIP|KRS|REGON|PESEL|SSN|LEI|IBAN|DUNS|NO|NR)(?=\d)/u;

/** Letters of Cyrillic and Greek that look like Latin ones; Greek identity cards have no others. */
const LOOKING_LATIN: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, at) => [
    letter,
    'ABEKMHOPCTYXIJSABEZHIKMNOPTYX'.charAt(at),
  ]),
);

const SHORTEST_WALLET = 25;

const hasDigit = (text: string): boolean => /\d/u.test(text);

/**
 * Form in which document, registration and tax numbers are compared: capital letters and digits only, digits of any
 * script, letters that all look Latin as Latin ones, without a prefix word such as `IMO`. Empty for values that are not
 * looked up: under five characters, or without a digit and no BIC.
 */
export function normaliseNumber(text: string): string {
  const squeezed = latinLetters(squeeze(text)).replace(NUMBER_PREFIX, '');
  if (isBankIdentifier(squeezed)) return squeezed.replace(HEAD_OFFICE, '');
  if (squeezed.length < SHORTEST_NUMBER) return '';
  return hasDigit(squeezed) ? squeezed : '';
}

/** Capital letters and digits of a text, digits of any script as 0 to 9. */
export function squeeze(text: string): string {
  return asciiDigits(cleanText(text))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "К123456" with the letter of a Russian keyboard is K123456; "АБ123456" is no Latin number. */
function latinLetters(number: string): string {
  if (/^[A-Z0-9]*$/u.test(number)) return number;
  const latin = number.replace(/\p{L}/gu, (letter) => LOOKING_LATIN.get(letter) ?? letter);
  return /^[A-Z0-9]*$/u.test(latin) ? latin : number;
}

/** The institution of a bank identifier code: its first eight characters, whatever the branch (ISO 9362). */
export const institutionOf = (bankIdentifier: string): string => bankIdentifier.slice(0, 8);

/** True for a text that is a bank identifier code as it is written: capitals, no spaces. */
export function isBankIdentifier(text: string): boolean {
  const country = BIC.exec(text)?.[1];
  return country !== undefined && resolveCountry(country) === country;
}

/** Writes decimal digits of any script (Arabic-Indic, Devanagari ...) as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    if (digit >= '0' && digit <= '9') return digit;
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** Form in which digital-currency addresses are compared: exact but for formats that do not mind their case. */
export function normaliseWallet(text: string): string {
  const address = cleanText(text).replace(/\s+/gu, '').replace(CURRENCY_BEFORE, '');
  const isInEitherCase = [EVM_ADDRESS, BECH32_ADDRESS, CASH_ADDRESS].some((form) => form.test(address));
  return isInEitherCase ? address.toLowerCase() : address;
}

/** A number of digits without the zeros in front of it, which many leave out; empty where it has none or too little is left. */
export function withoutLeadingZeros(number: string): string {
  const rest = /^0+(?<rest>\d+)$/u.exec(number)?.groups?.['rest'] ?? '';
  return rest.length < SHORTEST_NUMBER ? '' : rest;
}

/** Form in which addresses are compared whose letters may have lost their case; empty for those that have none to lose. */
export function walletInAnyCase(text: string): string {
  const address = normaliseWallet(text);
  return address.length >= SHORTEST_WALLET && /^[0-9a-zA-Z]+$/u.test(address) && /[a-zA-Z]/u.test(address)
    ? address.toLowerCase()
    : '';
}

/** Key of a value of a kind; null when the normalised value is empty. */
export function lookupKey(kind: string, normalised: string): LookupKey | null {
  return normalised === '' ? null : `${kind}:${normalised}`;
}
