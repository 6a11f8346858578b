import { ListFormatError } from '../../../errors.ts';
import { readRows } from '../../formats/delimited-text.ts';
import type { OpenedFile } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';

/** One row of the tables of seized wallets. */
export interface SeizedRow {
  /** `ASO 18/26`. */
  readonly order: string;
  readonly name: string;
  readonly idNumber: string;
  readonly passport: string;
  readonly birthDate: string;
  readonly wallet: string;
  readonly currency: string;
}

/** One row of the table of orders. */
export interface SeizureOrder {
  readonly order: string;
  readonly updated: string;
  readonly validity: string;
}

const HEADERS: readonly (readonly string[])[] = [
  ['שם מלא', 'תעודת זהות', 'דרכון', 'תאריך לידה', 'מספר זיהוי הארנק האלקטרוני/ יוזר', 'מטבע'],
  [
    'Order ID',
    'Full name',
    'ID No',
    'Passport No',
    'D.O.B (DD/MM/YYYY)',
    'Virtual currency address / User ID',
    'Currency',
  ],
];

const ORDER_HEADERS: readonly (readonly string[])[] = [
  ['סוג', 'תאריך עדכון', 'תוקף הצו'],
  ['File Type', 'Last Updated', 'Validity of Issue'],
];

/** An order's number: `צ.ת 18/26`, `צ.ת - 34/23`, `צו תפיסה 79/21`, `(ASO 13/26)`. */
function orderNumber(text: string): string {
  const [, number] = /(?:צ\.ת|תפיסה|ASO)\s*-?\s*(\d+\/\d+)/u.exec(text) ?? [];
  return number === undefined ? '' : `ASO ${number}`;
}

/**
 * Reads a table of seized wallets. An order's number stands in a row of its own above its wallets, which has one, two or
 * all columns; some rows repeat the wallet in a column too many.
 */
export async function readSeizedRows(file: OpenedFile): Promise<readonly SeizedRow[]> {
  const rows: SeizedRow[] = [];
  let header: readonly string[] | null = null;
  let order = '';
  for await (const cells of readRows(file.bytes())) {
    const row = cells.map((cell) => clean(cell.replace(/[\u200b-\u200f]/gu, '')));
    if (header === null) {
      header = checkHeader(row, HEADERS);
      continue;
    }
    const first = row[0] ?? '';
    if (orderNumber(first) !== '') order = orderNumber(first);
    if (
      row.length < header.length ||
      (orderNumber(first) !== '' && row.slice(1).every((cell) => cell === ''))
    ) {
      if (orderNumber(first) === '') rows.push(loneWallet(row, order));
      continue;
    }
    if (row.length > header.length + 1)
      throw new ListFormatError(`a row has ${row.length} columns: ${first}`);
    if (order === '') throw new ListFormatError('a wallet stands above the first order');
    const [name = '', idNumber = '', passport = '', birthDate = '', wallet = ''] = row.slice(
      header.length - 6,
    );
    const known = (text: string): string =>
      /^-*$/u.test(text) || /אנונימי|^unknown$/iu.test(text) ? '' : text;
    rows.push({
      order,
      name: known(row.length > header.length ? '' : name),
      idNumber: known(row.length > header.length ? '' : idNumber),
      passport: known(row.length > header.length ? '' : passport),
      birthDate: known(row.length > header.length ? '' : birthDate),
      wallet: known(row.length > header.length ? (row[header.length - 1] ?? '') : wallet),
      currency: known(row.at(-1) ?? ''),
    });
  }
  if (header === null) throw new ListFormatError('the file is empty');
  return rows;
}

/** Some rows have nothing but a wallet, in the first column. */
function loneWallet(row: readonly string[], order: string): SeizedRow {
  const [wallet = '', ...others] = row;
  if (order === '' || others.some((cell) => cell !== '') || !/^[\p{L}\d]{20,}$/u.test(wallet)) {
    throw new ListFormatError(`a row has ${row.length} columns: ${wallet}`);
  }
  return { order, name: '', idNumber: '', passport: '', birthDate: '', wallet, currency: '' };
}

/** Reads a table of orders; annexes have an order's number too and come after it. */
export async function readOrders(file: OpenedFile): Promise<readonly SeizureOrder[]> {
  const orders: SeizureOrder[] = [];
  let header: readonly string[] | null = null;
  for await (const cells of readRows(file.bytes())) {
    const row = cells.map(clean);
    if (header === null) header = checkHeader(row, ORDER_HEADERS);
    else {
      const order = orderNumber(row[0] ?? '');
      if (order === '' && /^(?:Annex|נספח)/u.test(row[0] ?? '')) continue;
      if (row.length !== 3 || order === '')
        throw new ListFormatError(`a row of orders without number: ${row[0] ?? ''}`);
      if (!orders.some((known) => known.order === order))
        orders.push({ order, updated: row[1] ?? '', validity: row[2] ?? '' });
    }
  }
  return orders;
}

function checkHeader(row: readonly string[], accepted: readonly (readonly string[])[]): readonly string[] {
  const header = accepted.find((known) => known.join('|') === row.join('|'));
  if (header === undefined) throw new ListFormatError(`unknown columns: ${row.join(', ').slice(0, 120)}`);
  return header;
}
