import { isValidPhone, readPhone, type Phone } from './phone.ts';

/** A number in international form, and one behind a word that says what it is: "tel. 8 495 123-45-67". */
const MARKED =
  /(?:\+|(?<![\p{L}\p{N}])(?:(?:tele)?phone|tel|telephone|mobile|mob|cell|fax|gsm|whats\s?app|viber|тел|телефон|моб|факс)(?:\s+(?:no|number|nr)(?!\p{L}))?[\s.:#]*(?=[+(\d]))\+?[\d(][\d\s().\p{Pd}]{4,}\d/giu;
const LABEL = /^[^+(\d]+/u;

/** Groups that may follow a number and be no part of it: "+7 495 123-45-67 12 Main Street". */
const MOST_FOLLOWING = 3;
/** The longest text has few numbers in it. */
const MOST_PHONES = 10;

/** The phone numbers in a text that are marked as such, by their `+` or by a word before them; no other digits. */
export function phonesIn(text: string): readonly Phone[] {
  const found = (text.match(MARKED) ?? []).slice(0, MOST_PHONES);
  return found.flatMap((written) => phoneAtBegin(written.replace(LABEL, '')) ?? []);
}

/** The longest beginning that is a valid number; the whole where none is, as for numbers of countries with their own plans. */
function phoneAtBegin(written: string): Phone | null {
  const groups = written.split(/\s+/u);
  for (let left = 0; left <= MOST_FOLLOWING && left < groups.length; left++) {
    const phone = readPhone(groups.slice(0, groups.length - left).join(' '));
    if (phone?.international && isValidPhone(phone.international.digits)) return phone;
  }
  return readPhone(written);
}
