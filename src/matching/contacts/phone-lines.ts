import { readPhone, type Phone } from './phone.ts';

/** `850 2 381 4431/4432`, `2623818-19`: the last digits of a further line. */
const FURTHER_LINE = /^(?<first>.*(?:\d(?=\s*\/)|\d{6}(?=-\d{1,2}$)))\s*[/-]\s*(?<last>\d{1,4})$/u;

/** So many digits are a number with its area code: not "495 500" of "495 500/5550". */
const FEWEST_DIGITS_OF_FIRST = 9;

/** What may be the numbers of a text with the last digits of a further line, itself among them; the text alone for any other. */
export function linesOf(text: string): readonly string[] {
  const { first, last } = FURTHER_LINE.exec(text)?.groups ?? {};
  if (first === undefined || last === undefined) return [text];
  return [...linesOf(first), first.slice(0, first.length - last.length) + last, text];
}

/** `2212345 / 2212743`, `+850 2 221-2345 / 221-2743`: two lines, the second without what both begin with. */
const TWO_LINES = /^(?<first>[^/]*\d)\s*\/\s*(?<second>\(?\d[\d\s().-]{3,18}\d|\+\d[\d\s().-]{5,20})$/u;
const FEWEST_DIGITS_OF_LINE = 5;

/** The numbers of two lines that one value holds; empty for any other text. */
export function twoLines(text: string): readonly Phone[] {
  const { first = '', second = '' } = TWO_LINES.exec(text.trim())?.groups ?? {};
  const [ofFirst, ofSecond] = [first, second].map((line) => line.replace(/\D+/gu, ''));
  if (ofFirst === undefined || ofSecond === undefined || ofSecond.length < FEWEST_DIGITS_OF_LINE) return [];
  if (ofFirst.length < FEWEST_DIGITS_OF_LINE || /\p{L}/u.test(first.replace(/^[^\d+(]*/u, ''))) return [];
  const prefix = first.replace(/\D+$/u, '');
  const plus = prefix.trim().startsWith('+') ? '+' : '';
  const whole = `${plus}${ofFirst.slice(0, ofFirst.length - ofSecond.length)}${ofSecond}`;
  const lines =
    ofSecond.length < ofFirst.length && !second.startsWith('+') ? [first, whole] : [first, second];
  return lines.flatMap((line) => readPhone(line) ?? []);
}

/** The numbers of a value that was sent: one, or those of its lines, "850 2 18111 8204/8208". Empty for what is none. */
export function phonesOnLines(text: string): readonly Phone[] {
  const two = twoLines(text);
  if (two.length > 1) return two;
  const [first = '', ...others] = linesOf(text.trim());
  const digits = first.replace(/\D+/gu, '').length;
  const lines = text.includes('/') && digits >= FEWEST_DIGITS_OF_FIRST ? [first, ...others] : [text];
  return lines.flatMap((line) => readPhone(line) ?? []);
}
