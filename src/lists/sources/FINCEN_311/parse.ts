import { ListFormatError } from '../../../errors.ts';
import { readRows } from '../../formats/delimited-text.ts';
import { type HtmlCell, readHtmlTables } from '../../formats/html-tables.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';

/** One target of a special measure. */
export interface Measure {
  /** Name cell without footnote asterisks. */
  readonly target: string;
  /** Newest separator row above it, such as the heading of the section 9714 orders. */
  readonly group: string;
  readonly finding: readonly string[];
  readonly proposed: readonly string[];
  readonly final: readonly string[];
  readonly rescinded: readonly string[];
  readonly link: string;
}

const HEADER = ['finding', 'notice of proposed rulemaking', 'final rule', 'rescinded'];

/**
 * Reads the table of the page. A changed header, a row of another width or a date that is none makes it unreadable: with
 * about 40 rows a mistake would be seen by nobody.
 */
export async function readMeasures(file: OpenedFile): Promise<readonly Measure[]> {
  const tables = await readHtmlTables(file.bytes());
  const table = tables.find(({ id }) => id === 'special-measures-table');
  if (table === undefined) throw new ListFormatError('the page has no table of special measures');
  const [header, ...rows] = table.rows.filter((row) => row.cells.length > 0);
  const titles = header?.cells.slice(1).map((cell) => clean(cell.text).toLowerCase()) ?? [];
  if (titles.join('|') !== HEADER.join('|'))
    throw new ListFormatError(`unknown columns: ${titles.join(', ')}`);
  let group = '';
  return rows.flatMap((row) => {
    const [name, finding, proposed, final, rescinded, ...more] = row.cells;
    if (row.cells.length === 1 && name !== undefined) {
      group = clean(name.text);
      return [];
    }
    if (!name || !finding || !proposed || !final || !rescinded || more.length > 0) {
      throw new ListFormatError(`a row has ${row.cells.length} cells, expected 5: ${name?.text ?? ''}`);
    }
    const measure = {
      target: targetName(name.text),
      group,
      finding: dates(finding),
      proposed: dates(proposed),
      final: dates(final),
      rescinded: dates(rescinded),
      link: [finding, proposed, final].flatMap((cell) => cell.links).at(-1) ?? '',
    };
    return [measure];
  });
}

/** Reads a list of target names, one a line, of which nothing else is known. */
export async function readTargetNames(file: OpenedFile, report: ReadReport): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for await (const row of readRows(file.bytes(), { delimiter: '\t', lenientQuotes: true })) {
    if (row.length !== 1 || /[<>{}]/u.test(row[0] ?? ''))
      throw new ListFormatError('not a list of names, one a line');
    if (/^(?:name|target)s?$/iu.test(row[0] ?? '')) report.unknown('heading', row[0] ?? '');
    measures.push({
      target: targetName(row[0] ?? ''),
      group: '',
      finding: [],
      proposed: [],
      final: [],
      rescinded: [],
      link: '',
    });
  }
  return measures;
}

function targetName(text: string): string {
  const name = clean(text.replace(/\*+/gu, ' ')).replace(/’/gu, "'");
  if (!/[\p{L}\p{N}]/u.test(name)) throw new ListFormatError('a special measure without a target');
  return name;
}

/** ISO days of a cell; `---` stands for none. */
function dates(cell: HtmlCell): readonly string[] {
  const found = [...cell.text.matchAll(/(\d{1,2})\/(\d{1,2})\/(\d{4})/gu)];
  if (found.length === 0 && /[\p{L}\p{N}]/u.test(cell.text)) {
    throw new ListFormatError(`a cell of dates without a date: ${cell.text.slice(0, 60)}`);
  }
  return found.map(
    ([, month = '', day = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}
