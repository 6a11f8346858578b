import { resolveCountry } from '../../countries/countries.ts';

/** Words after the country that resolvers of countries overlook: "Pakistan national identity card". */
const DOCUMENT_WORDS =
  /\s+(?:passport|identity|identification|card|national|citizen|diplomatic|service|foreign|travel|numbers?|no|id|tax|taxpayer|birth|military|driving)\b.*$/iu;

/** Most words a country's name has: "The former Yugoslav Republic of Macedonia". */
const MOST_WORDS = 6;

/**
 * The country a text starts with, as written there: `Qatar` in "Qatar. Expires 14 March 2025", `Afghan` in
 * "(Afghan). Issued …", `Russia` in "Russian foreign travel passport". Empty where it starts with none.
 */
export function leadingCountry(text: string): string {
  const head = /^[\s(]*([^.,;:()\n–]+)/u.exec(text)?.[1]?.trim() ?? '';
  const words = head.replace(DOCUMENT_WORDS, '').split(/\s+/u).slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    const candidate = words.slice(0, count).join(' ');
    // Two letters at the start of a remark ("No", "is", "in") are words, not codes.
    if (candidate.length > 2 && resolveCountry(candidate) !== null) return candidate;
  }
  return '';
}
