import type { ListedName, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { daySpan } from '../../dates.ts';
import type { ReadReport } from '../../list-source.ts';
import { clean, joinRemarks, listedNames } from '../../record-parts.ts';
import { type Column, STATUSES } from './lookups.ts';
import type { TaxpayerRow } from './parse.ts';

/** True for a row whose taxpayer a court had removed: `XXXXXXXXXXXX`, `Información suprimida en cumplimiento ...`. */
export function isSuppressed(row: TaxpayerRow): boolean {
  return /^X+$/u.test(row('RFC'));
}

/** True when the taxpayer proved the operations or won in court. An unknown status is reported and counts as adverse. */
export function isCleared(row: TaxpayerRow, report: ReadReport): boolean {
  const status = row('Situación del contribuyente');
  const meaning = STATUSES[status];
  if (meaning === undefined) report.unknown(`status ${status}`, row('RFC'));
  return meaning === 'cleared';
}

/** One taxpayer of all rows with its RFC; at least one of them is adverse. */
export function toParty(
  rfc: string,
  rows: readonly TaxpayerRow[],
  pageUrl: string,
  report: ReadReport,
): ListedPartyRecord {
  const ordered = [...rows].sort((a, b) => severity(a) - severity(b));
  const adverse = ordered.filter((row) => !isCleared(row, report));
  const names = ordered.map((row) => readName(row('Nombre del Contribuyente')));
  const isPerson = rfc.length === 13;
  return {
    listCode: 'MX_SAT_69B',
    publisherRef: rfc,
    entryType: isPerson ? 'individual' : 'entity',
    names: listedNames(
      names.map((one, index): ListedName => ({
        text: one.name,
        kind: index === 0 ? 'primary' : 'alias',
        quality: 'strong',
      })),
    ),
    addresses: [],
    countries: [{ name: 'México', code: 'MX', relation: isPerson ? 'residence' : 'registration' }],
    identifications: [{ type: 'RFC', number: rfc, country: 'México', note: '' }],
    contacts: [],
    wallets: [],
    birthDates: [],
    birthPlaces: [],
    programs: ['CFF art. 69-B'],
    remarks: joinRemarks([...ordered.map(statusRemark), ...names.map((one) => one.note)]),
    listedOn:
      adverse
        .map(listedOn)
        .filter((day) => day !== null)
        .sort()[0] ?? null,
    sourceUrl: pageUrl,
  };
}

function severity(row: TaxpayerRow): number {
  const rank = Object.keys(STATUSES).indexOf(row('Situación del contribuyente'));
  return rank < 0 ? 0 : rank;
}

/** Quotation marks around a company's own name are dropped; a note of a court follows `//`. */
function readName(text: string): { readonly name: string; readonly note: string } {
  const [name = '', ...notes] = text.split('//');
  return { name: clean(name.replace(/["“”„]+/gu, '').replace(/\s+,/gu, ',')), note: clean(notes.join('//')) };
}

function statusRemark(row: TaxpayerRow): string {
  const status = row('Situación del contribuyente');
  const notice: Column =
    status === 'Presunto' ? 'Número y fecha de oficio global de presunción SAT' : noticeColumn(status);
  return clean(`${status}: ${row(notice)}`).replace(/:$/u, '');
}

function noticeColumn(status: string): Column {
  if (status === 'Desvirtuado')
    return 'Número y fecha de oficio global de contribuyentes que desvirtuaron SAT';
  if (status === 'Sentencia Favorable') return 'Número y fecha de oficio global de sentencia favorable SAT';
  return 'Número y fecha de oficio global de definitivos SAT';
}

/** Earliest day on which the row's status was published. */
function listedOn(row: TaxpayerRow): string | null {
  const columns: readonly Column[] =
    row('Situación del contribuyente') === 'Presunto'
      ? ['Publicación página SAT presuntos', 'Publicación DOF presuntos']
      : ['Publicación página SAT definitivos', 'Publicación DOF definitivos'];
  return columns.flatMap((column) => daysIn(row(column))).sort()[0] ?? null;
}

/** `25/05/2022 - 26/04/2021`, two-digit years, and bare day serials of spreadsheets (`44014`). */
function daysIn(text: string): readonly string[] {
  if (/^\d{5}$/u.test(text))
    return [new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10)];
  const found = [...text.matchAll(/(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/gu)];
  return found.flatMap(([, day, month, year = '']) => {
    const span = daySpan(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
    return span === null ? [] : [span.earliest];
  });
}
