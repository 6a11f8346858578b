import { resolveCountry } from '../../countries/countries.ts';
import { namesStreet } from '../../matching/addresses/names-street.ts';
import type { ColumnField } from './column-fields.ts';
import { entityTypeOf } from './entity-type-words.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;
const WEBSITE =
  /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?!\d)[\p{L}\d-]{2,}(?:\/\S*)?$/iu;
const PHONE = /^(?:\+|00|\(?0)[\d\s().\-/]{6,24}$|^\(?\d{2,4}\)?[\s\-/]\d{2,4}[\s\-/][\d\s\-/]{3,12}$/u;
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/u;
/** A name has letters, and no more figures than "School No. 7" or "3A Trading 2000". */
const NAME = /^(?=.*\p{L}.*\p{L})(?!(?:.*\p{N}){6}).{2,200}$/su;

/** What the cells of a column look like, the surest first; each with the share of its filled cells that must look so. */
const LOOKS: readonly (readonly [field: ColumnField, share: number, looks: (cell: string) => boolean])[] = [
  ['email', 0.6, (cell) => EMAIL.test(cell)],
  ['website', 0.6, (cell) => WEBSITE.test(cell)],
  ['phone', 0.6, (cell) => PHONE.test(cell) && !DATE.test(cell) && digits(cell) >= 7],
  ['entity_type', 0.8, (cell) => cell.length > 1 && entityTypeOf(cell) !== null],
  ['country', 0.8, (cell) => resolveCountry(cell) !== null],
  ['address', 0.5, (cell) => /\p{N}/u.test(cell) && /\p{L}/u.test(cell) && namesStreet(cell)],
  ['name', 0.6, (cell) => NAME.test(cell)],
];

const digits = (text: string): number => text.replace(/\D/gu, '').length;

/** The cells of a column that hold something. */
export function filledCells(rows: readonly (readonly string[])[], column: number): readonly string[] {
  return rows.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
}

/** What the cells of a column look like; `none` when nothing fits most of them. */
export function fieldOfContent(rows: readonly (readonly string[])[], column: number): ColumnField {
  const cells = filledCells(rows, column);
  if (cells.length === 0) return 'none';
  const fit = LOOKS.find(([, share, looks]) => cells.filter(looks).length >= cells.length * share);
  return fit?.[0] ?? 'none';
}

/** True for a cell that is a value and no heading: an e-mail address, a website, a number. */
export function isValue(cell: string): boolean {
  const text = cell.trim();
  return EMAIL.test(text) || /^(?:https?:\/\/|www\.)/iu.test(text) || digits(text) >= 5;
}
