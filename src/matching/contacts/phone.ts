import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { asciiDigits } from '../identifiers/normalise-value.ts';
import { cleanText } from '../normalise/clean-text.ts';

/** A phone number as it is compared. */
export interface Phone {
  /** Every digit written, without the international prefix `00`. */
  readonly digits: string;
  /** Country code and number, where the number is written with `+` or `00`; null without. */
  readonly international: InternationalPhone | null;
}

/** A number with its country code (ITU-T E.164). */
export interface InternationalPhone {
  /** Country code and national number, digits only. */
  readonly digits: string;
  readonly national: string;
}

const LABEL =
  /^(?:(?:tele?)?(?:phone|fax)|tel|telex|mobile|mob|cell|gsm|whats\s?app|viber|ph|тел|факс|моб|[mtpf](?=[\s.:]*[+(\d]))(?:\s*[/&]\s*fax)?[\s.:]*(?:\([a-z]+\)[\s.:]*)?/iu;
const EXTENSION = /[\s,;]*(?:extension|ext|доб|x|#)[\s.:=]*\d{1,7}\s*$/iu;
/** `+7 495 123-45-67 (mobile)` */
const NOTE = /\s*\(\p{L}[\p{L}\s/.-]*\)\s*$/u;
const WRITTEN = /^\+?[\d\s().,/*_\p{Pd}]+$/u;
/** `+44 (0)20 ...`: the trunk prefix that is not dialled after a country code. */
const TRUNK_IN_BRACKETS = /(?<=\d[\s)]*)\(0\)/gu;
/** A country code of three digits and a number of fifteen in all; E.164, 6. */
const MOST_DIGITS = 15;
const FEWEST_NATIONAL_DIGITS = 7;
/** Short national numbers exist where the country code says whose they are: `+963 11 9962`. */
const FEWEST_DIGITS_AFTER_CODE = 5;

/** What is dialled before a country code in North America and in the countries of the former USSR: `011 44 ...`, `8-10-44 ...`. */
const INTERNATIONAL_PREFIX = /^(?:011|810)(?=[1-9])/u;
/** A mobile number of Mexico as it was dialled from abroad until 2019: `+52 1 55 ...` is `+52 55 ...`. */
const MOBILE_OF_MEXICO = /^1(?=\d{10}$)/u;

/** Reads a phone number in any notation. Null for what is none: letters, too few or too many digits, no country's code. */
export function readPhone(text: string): Phone | null {
  const plain = asciiDigits(cleanText(text))
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/^[\s"'(]+(?=\p{L})/u, '')
    .replace(LABEL, '')
    .replace(NOTE, '')
    .replace(EXTENSION, '')
    .replace(TRUNK_IN_BRACKETS, '')
    .trim()
    .replace(/^[("'\s]+\+/u, '+');
  if (!WRITTEN.test(plain)) return null;
  const written = plain.replace(/\D+/gu, '');
  if (!plain.startsWith('+') && !/^00[1-9]/u.test(written)) {
    return behindInternationalPrefix(written) ?? withoutCode(written);
  }
  const digits = written.replace(/^00/u, '');
  const international = readInternational(digits);
  return international === null ? null : { digits, international };
}

/** `011` is also an area code and the beginning of national numbers: only a valid number behind it is an international one. */
function behindInternationalPrefix(written: string): Phone | null {
  const digits = written.replace(INTERNATIONAL_PREFIX, '');
  if (digits === written || !isValidPhone(digits)) return null;
  return { digits, international: readInternational(digits) };
}

/** True for digits that are a country code and a number that its country may have given out. */
export function isValidPhone(digits: string): boolean {
  return digits.length <= MOST_DIGITS && parsePhoneNumberFromString(`+${digits}`)?.isValid() === true;
}

function withoutCode(digits: string): Phone | null {
  const significant = digits.replace(/^0+/u, '').length;
  if (significant < FEWEST_NATIONAL_DIGITS || digits.length > MOST_DIGITS) return null;
  return { digits, international: null };
}

/** Digits that are written without `+` but may begin with a country code, as digits of E.164; empty where they do not. */
export function withCodeInDigits({ digits }: Phone): string {
  return readInternational(digits)?.digits ?? '';
}

function readInternational(digits: string): InternationalPhone | null {
  if (digits.length > MOST_DIGITS) return null;
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (number === undefined || number.nationalNumber.length < FEWEST_DIGITS_AFTER_CODE) return null;
  return internationalOf(number);
}

function internationalOf({ countryCallingCode, nationalNumber }: PhoneNumber): InternationalPhone {
  const national =
    countryCallingCode === '52' ? nationalNumber.replace(MOBILE_OF_MEXICO, '') : nationalNumber;
  return { digits: `${countryCallingCode}${national}`, national };
}

/**
 * A recorded number that is written without `+` but with its country code: a valid number as it stands (`982188717367`),
 * or a possible one of a country the party is tied to (`850-2-18111-8642` of a North Korean party). Null for others.
 */
export function withImpliedPlus(
  { digits }: Phone,
  countryCodes: readonly string[],
): InternationalPhone | null {
  const number = digits.length > MOST_DIGITS ? undefined : parsePhoneNumberFromString(`+${digits}`);
  if (number === undefined) return null;
  const isTied = callingCodes(countryCodes).has(number.countryCallingCode);
  return number.isValid() || (isTied && number.isPossible()) ? internationalOf(number) : null;
}

/** What a recorded number without country code is in each country the party is tied to. */
export function inCountries(
  { digits }: Phone,
  countryCodes: readonly string[],
): readonly InternationalPhone[] {
  return supported(countryCodes).flatMap((code) => {
    const number = parsePhoneNumberFromString(digits, code);
    return number === undefined ? [] : [internationalOf(number)];
  });
}

// The package takes what `filter` passes beside the code for its metadata.
const supported = (countryCodes: readonly string[]): readonly CountryCode[] =>
  countryCodes.filter((code): code is CountryCode => isSupportedCountry(code));

function callingCodes(countryCodes: readonly string[]): ReadonlySet<string> {
  return new Set(supported(countryCodes).map((code) => getCountryCallingCode(code)));
}

/**
 * What may be the national number in digits written without country code: without the trunk prefix, which is `0` nearly
 * everywhere, and `8` before the ten digits of Russia and Kazakhstan; and with its `0`, which is no prefix in Italy
 * (`+39 06 ...`), Ivory Coast, Gabon and the Congo.
 */
export function nationalReadings({ digits }: Phone): readonly string[] {
  const significant = digits.replace(/^0+/u, '');
  const withZero = /^0[1-9]/u.test(digits) ? [digits] : [];
  const behindEight = /^8\d{10}$/u.test(digits) ? [digits.slice(1)] : [];
  return [significant, ...withZero, ...behindEight];
}
