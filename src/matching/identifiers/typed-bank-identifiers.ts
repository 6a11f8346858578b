import { institutionOf, isBankIdentifier, normaliseNumber } from './normalise-value.ts';

/** What people write before a bank identifier code. */
const PREFIX = /^(?:(?:swift|bic)[\s/:.-]*)+(?:code|no)?[\s:.#-]*/iu;

/** As its parts are written apart: "SABR-RU-MM". */
const IN_PARTS = /^[A-Z]{4}-[A-Z]{2}-[A-Z0-9]{2}(?:-[A-Z0-9]{3})?$/u;

/** The bank identifier codes that a text is or holds; for one of a branch that of its institution too, which is the party (ISO 9362). */
export function typedBankIdentifiers(text: string): readonly string[] {
  const words = text.split(/[\s,;:=/|()<>[\]{}"“”«»'.#]+/u);
  const codes = [wholeCode(text), ...words.map(joined)].filter(isBankIdentifier);
  return codes.flatMap((code) => [normaliseNumber(code), institutionOf(code)]);
}

const joined = (word: string): string => (IN_PARTS.test(word) ? word.replaceAll('-', '') : word);

/** The whole text as a code, in either case, and with spaces after a word that says what it is. */
function wholeCode(text: string): string {
  const bare = text.replace(PREFIX, '');
  return (bare === text ? bare : bare.replace(/[\s-]+/gu, '')).toUpperCase();
}
