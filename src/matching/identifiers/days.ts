const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:1[3-9]|20)\\d{2}';

/** Days with their whole year, which are nobody's number: "1970-01-01", "01.01.1970", "16/2/1421H". */
const WHOLE_DAY = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})H?$/u;

/** What a day or a span of years is in a longer text, and may be a number by itself: "02/01/99", "1995-1996". */
const SHORT_DAY = new RegExp(
  `^(?:${DAY}([-./])${MONTH}\\1\\d{2}|${MONTH}([-./])${DAY}\\2\\d{2}|${YEAR}[-–/](?:${YEAR}|\\d{2}))$`,
  'u',
);

/** True for a day with its whole year. */
export const isWholeDay = (text: string): boolean => WHOLE_DAY.test(text);

/** True for a day in any notation and for a span of years. */
export const isDay = (text: string): boolean => WHOLE_DAY.test(text) || SHORT_DAY.test(text);

/** True for what may be a year. */
export const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/u.test(text);
