import { readDelimitedRows, type Delimiter } from './delimited-rows.ts';
import type { FileRow } from './file-row.ts';

/** In order of preference among equals. */
const DELIMITERS: readonly Exclude<Delimiter, null>[] = [',', ';', '\t', '|'];

/** Rows that are compared. */
const ROWS = 100;

/** How well a delimiter explains the first rows. */
interface Fit {
  readonly delimiter: Exclude<Delimiter, null>;
  readonly columns: number;
  /** Share of the rows with as many cells as the first, 0 to 1. */
  readonly share: number;
}

/** With fewer rows alike, the sign is punctuation: a list of names such as `Doe, John` under a heading of one word. */
const LEAST_SHARE = 0.6;

/**
 * What separates the cells: of the separators that split the first row, the one that splits most rows into as many cells,
 * and of equals the one that gives more. Excel's first line `sep=;` decides by itself. Null for one column.
 */
export async function guessDelimiter(sample: string): Promise<Delimiter> {
  const said = /^sep=([,;\t|])\r?\n/iu.exec(sample)?.[1];
  if (said !== undefined) return said as Delimiter;
  const fits: Fit[] = [];
  for (const delimiter of DELIMITERS) fits.push(fitOf(delimiter, await firstRows(sample, delimiter)));
  const [best] = fits
    .filter(({ columns, share }) => columns > 1 && share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share || b.columns - a.columns);
  return best?.delimiter ?? null;
}

async function firstRows(sample: string, delimiter: Delimiter): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readDelimitedRows(once(sample), delimiter)) {
    rows.push(row);
    if (rows.length === ROWS) break;
  }
  return rows;
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

function fitOf(delimiter: Exclude<Delimiter, null>, rows: readonly FileRow[]): Fit {
  const counts = rows.map((row) => ('cells' in row ? row.cells.length : 0));
  const columns = counts[0] ?? 0;
  const alike = counts.filter((count) => count === columns).length;
  return { delimiter, columns, share: rows.length === 0 ? 0 : alike / rows.length };
}
