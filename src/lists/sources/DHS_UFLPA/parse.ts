import { ListFormatError } from '../../../errors.ts';
import { readRecords } from '../../formats/delimited-text.ts';
import { readHtmlTables } from '../../formats/html-tables.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { readDay } from '../../dates.ts';

/** One row of the list. */
export interface EntityRow {
  /** Name cell with aliases and scope in its prose. */
  readonly text: string;
  /** Aliases where they stand apart from the name. */
  readonly aliases: string;
  /** Clauses of section 2(d)(2)(B), such as `v`. */
  readonly clauses: readonly string[];
  readonly listedOn: string;
}

const NAME_HEADING = /^(?:name of entity|entity name)$/iu;
const DATE_HEADING = /^effective date$/iu;

/** Reads the tables of https://www.dhs.gov/uflpa-entity-list, one per clause. Tables of other content are reported. */
export async function readEntityPage(file: OpenedFile, report: ReadReport): Promise<readonly EntityRow[]> {
  const rows: EntityRow[] = [];
  for (const table of await readHtmlTables(file.bytes())) {
    const [header, ...body] = table.rows.filter((row) => row.cells.length > 0);
    const titles = header?.cells.map((cell) => clean(cell.text)) ?? [];
    if (!NAME_HEADING.test(titles[0] ?? '') || !DATE_HEADING.test(titles[1] ?? '') || titles.length !== 2) {
      report.unknown('table', titles.join(' | '));
      continue;
    }
    const clauses = clausesIn(table.leadingText);
    for (const { cells } of body) {
      if (cells.length !== 2) throw new ListFormatError(`a row has ${cells.length} cells, expected 2`);
      rows.push({
        text: named(cells[0]?.text ?? ''),
        aliases: '',
        clauses,
        listedOn: day(clean(cells[1]?.text ?? '')),
      });
    }
  }
  if (rows.length === 0) throw new ListFormatError('the page has no table of entities');
  return rows;
}

/** Reads names taken from a Federal Register notice: `name`, `aliases`, `uflpa_section_2d2B`, `effective_date`. */
export async function readNoticeNames(file: OpenedFile, report: ReadReport): Promise<readonly EntityRow[]> {
  const rows: EntityRow[] = [];
  const records = readRecords(file.bytes(), {
    delimiter: '\t',
    required: ['name', 'aliases', 'uflpa_section_2d2B', 'effective_date'],
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    rows.push({
      text: named(record['name'] ?? ''),
      aliases: clean(record['aliases'] ?? ''),
      clauses: clausesIn(
        `2(d)(2)(B)${(record['uflpa_section_2d2B'] ?? '').replace(/\s*and\s*/gu, ' 2(d)(2)(B)')}`,
      ),
      listedOn: day(clean(record['effective_date'] ?? '')),
    });
  }
  return rows;
}

function named(text: string): string {
  const name = clean(text);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new ListFormatError('an entity without a name');
  return name;
}

function day(text: string): string {
  const iso = readDay(text);
  if (iso === null) throw new ListFormatError(`an effective date that is no day: ${text}`);
  return iso;
}

/** The clause a table is introduced with; a page whose paragraphs are lost has none. */
function clausesIn(text: string): readonly string[] {
  return [...text.matchAll(/2\(d\)\(2\)\(B\)\s*\(([ivx]+)\)/giu)].map(([, clause = '']) =>
    clause.toLowerCase(),
  );
}
