import { resolveCountry } from '../../countries/countries.ts';
import { similarCountries } from '../../countries/similar-countries.ts';
import type { ColumnField } from './column-fields.ts';

/** Two words and more without a figure: what a name looks like, and no number does. */
const WORDS = /^(?=.*\p{L})\P{N}*\p{L}\P{N}* \P{N}*\p{L}\P{N}*$/u;
const VALUE = /[@\p{N}]|\p{L}\.\p{L}{2}/u;

const isWords = (cell: string): boolean => WORDS.test(cell);
const isNoCountry = (cell: string): boolean =>
  resolveCountry(cell) === null && similarCountries(cell).length === 0;

/** What a cell of a field does not look like. */
const CONTRARY: Readonly<Partial<Record<ColumnField, (cell: string) => boolean>>> = {
  email: (cell) => !VALUE.test(cell),
  phone: (cell) => !/\p{N}/u.test(cell),
  website: (cell) => !VALUE.test(cell),
  identifier: isWords,
  wallet: isWords,
  reference: isWords,
  birth_date: isWords,
  country: (cell) => isWords(cell) && isNoCountry(cell),
};

/**
 * True where most cells of a column look like something else than its heading says: names under "Country", a shifted row. Parts of names and of addresses, notes and
 * types may be anything.
 */
export function isContradicted(field: ColumnField, cells: readonly string[]): boolean {
  const isContrary = CONTRARY[field];
  if (isContrary === undefined || cells.length === 0) return false;
  return cells.filter(isContrary).length * 2 > cells.length;
}
