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

/** The numbers of a value that was sent: one, or those of its lines, "850 2 18111 8204/8208". Empty for what is none. */
export function phonesOnLines(text: string): readonly Phone[] {
  const [first = '', ...others] = linesOf(text.trim());
  const digits = first.replace(/\D+/gu, '').length;
  const lines = text.includes('/') && digits >= FEWEST_DIGITS_OF_FIRST ? [first, ...others] : [text];
  return lines.flatMap((line) => readPhone(line) ?? []);
}
