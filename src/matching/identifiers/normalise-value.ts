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
const BECH32_ADDRESS = /^(?:bc1|ltc1|tb1|bitcoincash:)[0-9a-z]{20,}$/iu;

/** Words that publishers and people write before a number and that are no part of it. */
const NUMBER_PREFIX =
  /^(?:IMO|MMSI|INN|OGRN|OGRNIP|KPP|OKPO|PSRN|TIN|VAT|NIP|KRS|REGON|PESEL|SSN|LEI|IBAN|DUNS|NO|NR)(?=\d)/u;

const hasDigit = (text: string): boolean => /\d/u.test(text);

/**
 * Form in which document, registration and tax numbers are compared: capital letters and digits only, digits of any
 * script, without a prefix word such as `IMO`. Empty for values that are not looked up: under five characters, or
 * without a digit and no BIC.
 */
export function normaliseNumber(text: string): string {
  const squeezed = asciiDigits(cleanText(text))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(NUMBER_PREFIX, '');
  if (isBankIdentifier(squeezed)) return squeezed.replace(HEAD_OFFICE, '');
  if (squeezed.length < SHORTEST_NUMBER) return '';
  return hasDigit(squeezed) ? squeezed : '';
}

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
  const address = cleanText(text).replace(/\s+/gu, '');
  return EVM_ADDRESS.test(address) || BECH32_ADDRESS.test(address) ? address.toLowerCase() : address;
}

/** Key of a value of a kind; null when the normalised value is empty. */
export function lookupKey(kind: string, normalised: string): LookupKey | null {
  return normalised === '' ? null : `${kind}:${normalised}`;
}
