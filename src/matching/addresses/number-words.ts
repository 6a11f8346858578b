import type { AddressItem } from './address-items.ts';

/** Numbers in Roman letters that are no word of a language that addresses are written in: "xi" and "vi" are. */
const ROMAN =
  /^(?:i{2,3}|iv|vii{1,2}|ix|xii{1,2}|xiv|xv|xvi{1,3}|xix|xx|xxi{1,3}|xxiv|xxv|xxvi{1,3}|xxix|xxx)$/u;
/** Before the name of a month any is a number: "V Maja", "XI Listopada". */
const ROMAN_BEFORE_MONTH = /^[ivx]{1,6}$/u;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanValue(text: string): number {
  let sum = 0;
  for (let place = 0; place < text.length; place++) {
    const value = VALUES[text.charAt(place)] ?? 0;
    sum += value < (VALUES[text.charAt(place + 1)] ?? 0) ? -value : value;
  }
  return sum;
}

/** The number that a word says: in words, or in Roman letters; empty for any other word. */
export function saidNumber(item: AddressItem | undefined, next?: AddressItem): string {
  if (item === undefined || item.isNumber) return '';
  const { meaning, text } = item;
  if (meaning.ordinal !== undefined || meaning.number !== undefined)
    return meaning.ordinal ?? meaning.number ?? '';
  const isRoman = ROMAN.test(text) || (next?.meaning.date === true && ROMAN_BEFORE_MONTH.test(text));
  return isRoman && meaning.street === undefined ? String(romanValue(text)) : '';
}

/** What the words of a number said in several add up to: "nineteen oh one" is 1901, "one hundred twenty" is 120. */
function composed(numbers: readonly number[]): number {
  const [first = 0, second, third] = numbers;
  if (second === undefined) return first;
  if (second === 100) return 100 * first + (third ?? 0);
  if (second === 0 && third !== undefined) return 100 * first + third;
  return first >= 20 && first % 10 === 0 && second < 10 ? first + second : 100 * first + second;
}

/** Most words of a number. */
const MOST_WORDS = 4;

/** A number said in several words at a place, and how many they are; null where there is none. */
export function numberSaidAt(
  items: readonly AddressItem[],
  start: number,
): { readonly value: string; readonly length: number } | null {
  const numbers: number[] = [];
  for (let place = start; place < start + MOST_WORDS; place++) {
    const { number } = items[place]?.meaning ?? {};
    if (number === undefined || items[place]?.isNumber === true) break;
    numbers.push(Number(number));
  }
  return numbers.length < 2 ? null : { value: String(composed(numbers)), length: numbers.length };
}
