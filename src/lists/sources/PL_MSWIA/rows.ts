import { ListFormatError } from '../../../errors.ts';
import type { ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { COLUMNS, type PolishTable } from './lookups.ts';

/** One row of either table, its texts as recorded with line breaks. */
export interface PolishRow {
  readonly table: PolishTable;
  readonly name: string;
  readonly details: string;
  readonly reasons: string;
  readonly measures: string;
  /** As recorded: ISO in the workbook, `dd.mm.yyyy` on the page. */
  readonly listedOn: string;
  readonly removedOn: string;
}

type Field = keyof typeof COLUMNS;

const FIELDS = Object.keys(COLUMNS) as readonly Field[];

/** True for the header row of one of the two tables. */
export function isHeader(cells: readonly string[]): boolean {
  return (COLUMNS.name as readonly string[]).includes(clean(cells[0] ?? ''));
}

/**
 * Reads the rows below a header. Footnotes (`[1] W rozumieniu …`) have only their first cell and are dropped; any other
 * row without a day of listing is reported. Throws `ListFormatError` when a column is missing.
 */
export function readTable(
  table: PolishTable,
  cells: readonly (readonly string[])[],
  report: ReadReport,
): readonly PolishRow[] {
  const [header = [], ...rows] = cells;
  const columns = header.map(clean);
  const place = (field: Field): number => {
    const index = columns.findIndex((column) => (COLUMNS[field] as readonly string[]).includes(column));
    if (index < 0) throw new ListFormatError(`${table}: missing column ${COLUMNS[field].join(' or ')}`);
    return index;
  };
  const places = Object.fromEntries(FIELDS.map((field) => [field, place(field)])) as Record<Field, number>;
  const known = Object.values(places);
  columns.forEach((column, index) => {
    if (column !== '' && !known.includes(index)) report.unknown(`${table} column`, column);
  });
  return rows.flatMap((row) => {
    const of = (field: Field): string => (row[places[field]] ?? '').trim();
    const filled = row.filter((cell) => cell.trim() !== '').length;
    if (filled === 0 || (filled === 1 && /^\[\d+\]/u.test(of('name')))) return [];
    if (of('listedOn') === '') report.unknown(`${table} row without day of listing`, of('name').slice(0, 80));
    return [
      {
        table,
        name: of('name'),
        details: of('details'),
        reasons: of('reasons'),
        measures: of('measures'),
        listedOn: of('listedOn'),
        removedOn: of('removedOn'),
      },
    ];
  });
}
