import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A table of knowledge: a header and rows, each with a cell for each column. */
export interface Table {
  /** Path below `knowledge/`, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Folder of the tables. */
export const KNOWLEDGE = new URL('../../knowledge/', import.meta.url);

/** Cells of a text of tab-separated lines. Throws `SyntaxError` where a row has other columns than the header. */
function readTable(name: string, text: string): Table {
  if (!text.endsWith('\n')) throw new SyntaxError(`${name}: the last line has no end`);
  const [header = '', ...lines] = text.slice(0, -1).split('\n');
  const columns = header.split('\t');
  const rows = lines.map((line, place) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new SyntaxError(
        `${name}, line ${place + 2}: ${cells.length} cells, the header has ${columns.length}`,
      );
    return cells;
  });
  return { name, columns, rows };
}

/** Reads a table by its path below `knowledge/`, without its ending. Throws `SyntaxError` for one with other columns. */
export function openTable(name: string, columns: readonly string[], folder: URL = KNOWLEDGE): Table {
  const table = readTable(name, readFileSync(new URL(`${name}.tsv`, folder), 'utf8'));
  if (table.columns.join(' ') !== columns.join(' '))
    throw new SyntaxError(`${name}: the columns are ${columns.join(', ')}, not ${table.columns.join(', ')}`);
  return table;
}

/** Paths of all tables below a folder, without their ending, in order. */
export const tablesIn = (folder: URL): readonly string[] =>
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsv'))
    .map((path) => path.slice(0, -'.tsv'.length))
    .sort();
