import { resolveCountry } from '../../countries/countries.ts';
import { namesStreet } from '../../matching/addresses/names-street.ts';
import { readAddress } from '../../matching/addresses/read-address.ts';
import { typedWallets } from '../../matching/identifiers/typed-wallets.ts';
import type { ColumnField } from './column-fields.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;
const WEBSITE =
  /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?!\d)[\p{L}\d-]{2,}(?:\/\S*)?$/iu;
const PHONE = /^(?:\+|00|\(?0)[\d\s().\-/]{6,24}$|^\(?\d{2,4}\)?[\s\-/]\d{2,4}[\s\-/][\d\s\-/]{3,12}$/u;
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?: \d{2}:\d{2}(?::\d{2})?)?$/u;
/** A name has letters, and no more figures than "School No. 7" or "3A Trading 2000". */
const NAME = /^(?=.*\p{L}.*\p{L})(?!(?:.*\p{N}){6}).{2,200}$/su;
/** `DE-100`, `A17`, `ETH`, `K-2026/15`: one short word of capitals, figures and strokes. */
const CODE = /^(?=.*\p{N})[\p{L}\p{N}._/#-]{1,24}$|^\p{Lu}{1,3}$|^[\p{N}\p{P}\p{S}\s]+$/u;

const digits = (text: string): number => text.replace(/\D/gu, '').length;
const isPhone = (cell: string): boolean => PHONE.test(cell) && !DATE.test(cell) && digits(cell) >= 7;
const isStreet = (cell: string): boolean => /\p{N}/u.test(cell) && /\p{L}/u.test(cell) && namesStreet(cell);
const isWallet = (cell: string): boolean =>
  !/\s/u.test(cell) && cell.length > 24 && typedWallets(cell).length > 0;

/** What the cells of a column look like, the surest first; each with the share of its filled cells that must look so. */
const GUESSES: readonly (readonly [field: ColumnField, share: number, looks: (cell: string) => boolean])[] = [
  ['email', 0.6, (cell) => EMAIL.test(cell)],
  ['wallet', 0.6, isWallet],
  ['website', 0.6, (cell) => WEBSITE.test(cell)],
  ['phone', 0.6, isPhone],
  ['country', 0.8, (cell) => resolveCountry(cell) !== null],
  ['address', 0.5, isStreet],
];

/** How the cells of a column look to whoever takes them for names. */
export type ColumnLook =
  'empty' | 'contacts' | 'dates' | 'codes' | 'countries' | 'towns' | 'streets' | 'few' | 'names' | 'text';

/** Looks that names do not have, the surest first. */
const LOOKS: readonly (readonly [look: ColumnLook, share: number, looks: (cell: string) => boolean])[] = [
  [
    'contacts',
    0.5,
    (cell) => EMAIL.test(cell) || /^(?:https?:|www\.)/iu.test(cell) || isPhone(cell) || isWallet(cell),
  ],
  ['dates', 0.5, (cell) => DATE.test(cell)],
  ['codes', 0.5, (cell) => CODE.test(cell)],
  ['countries', 0.5, (cell) => resolveCountry(cell) !== null],
  ['towns', 0.5, isPlace],
  ['streets', 0.5, isStreetAndHouse],
];

/** Fewer filled cells say nothing of how many values a column has. */
const ROWS_TO_COUNT = 8;
/** Of so many cells one is another value, at least: names repeat, kinds and owners of accounts repeat more. */
const CELLS_FOR_A_VALUE = 5;

/** A town, region or country and nothing else. */
function isPlace(cell: string): boolean {
  if (cell.length > 60) return false;
  const { names, towns, regions, countries } = readAddress(cell);
  return names.length === 0 && towns.length + regions.length + countries.length > 0;
}

/** A street by its kind with a number, which "Nova Logistics 1 GmbH" is not. */
function isStreetAndHouse(cell: string): boolean {
  if (!/\p{N}/u.test(cell) || cell.length > 200) return false;
  const { streetTypes, houses } = readAddress(cell);
  return streetTypes.length > 0 && houses.length > 0;
}

/** The cells of a column that hold something. */
export function filledCells(rows: readonly (readonly string[])[], column: number): readonly string[] {
  return rows.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
}

/**
 * What the cells of a column look like; `none` when nothing fits most of them. A guess never narrows: a type is never guessed, and
 * a country is only where there are no headings.
 */
export function fieldOfContent(cells: readonly string[], look: ColumnLook, hasHeading: boolean): ColumnField {
  if (cells.length === 0) return 'none';
  const fit = GUESSES.find(
    ([field, share, looks]) =>
      !(hasHeading && (field === 'country' || (field === 'address' && look !== 'streets'))) &&
      cells.filter(looks).length >= cells.length * share,
  );
  return fit?.[0] ?? (look === 'names' ? 'name' : 'none');
}

/** How the cells of a column look to whoever takes them for names. */
export function lookOf(cells: readonly string[]): ColumnLook {
  if (cells.length === 0) return 'empty';
  const fit = LOOKS.find(([, share, looks]) => cells.filter(looks).length >= cells.length * share);
  if (fit !== undefined) return fit[0];
  const values = new Set(cells.map((cell) => cell.toLowerCase())).size;
  if (cells.length >= ROWS_TO_COUNT && values * CELLS_FOR_A_VALUE <= cells.length) return 'few';
  return cells.filter((cell) => NAME.test(cell)).length >= cells.length * 0.6 ? 'names' : 'text';
}

/** True for a cell that is a value and no heading: an e-mail address, a website, a number. */
export function isValue(cell: string): boolean {
  const text = cell.trim();
  return EMAIL.test(text) || /^(?:https?:\/\/|www\.)/iu.test(text) || digits(text) >= 5;
}
