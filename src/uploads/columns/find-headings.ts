import { isValue } from './column-content.ts';
import { hasHeadings, knownHeadings } from './recognise-columns.ts';

type Rows = readonly (readonly string[])[];

/** Where the headings of a file stand. */
export interface Headings {
  /** Place of the first row with headings among the rows, from 0. */
  readonly row: number;
  /** Rows that the headings take, 1 or 2. */
  readonly rows: number;
}

/** Rows in which headings are looked for: titles, dates and notes above a table take a few. */
const LOOKED_AT = 20;
/** Below titles, a row is taken for headings when it has so many that we know: one may be a word of a title. */
const LEAST_BELOW_TITLES = 2;

/**
 * The row with the headings, null for a file without. Below other rows only where these are titles: they have at most half as
 * many cells, and no row with headings is left above. To leave out a row may cost a match, so that a doubt is no title.
 */
export function findHeadings(rows: Rows): Headings | null {
  const [first = []] = rows;
  const best = bestBelowTitles(rows);
  if (best !== null) return { row: best, rows: hasSecondRow(rows, best) ? 2 : 1 };
  return hasHeadings(first) ? { row: 0, rows: hasSecondRow(rows, 0) ? 2 : 1 } : null;
}

/** The headings as one row: of two rows the texts of both, the upper one first. */
export function joinedHeadings(rows: Rows, { row, rows: count }: Headings): readonly string[] {
  const [upper = [], lower = []] = rows.slice(row, row + count);
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, column) => {
    const texts = [upper[column] ?? '', lower[column] ?? ''].map((text) => text.trim());
    return [...new Set(texts)].filter((text) => text !== '').join(' / ');
  });
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

function bestBelowTitles(rows: Rows): number | null {
  let widestAbove = 0;
  for (const [place, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const known = cells.some(isValue) ? 0 : knownHeadings(cells);
    const isBelowTitles = place > 0 && widestAbove * 2 <= filled(cells);
    if (isBelowTitles && known >= LEAST_BELOW_TITLES && known * 3 >= filled(cells)) return place;
    widestAbove = Math.max(widestAbove, filled(cells));
    if (place === 0 && hasHeadings(cells) && filled(cells) > 1) return null;
  }
  return null;
}

/** A second row of headings has hardly anything else, and no value: the headings in another language, or of each group. */
function hasSecondRow(rows: Rows, first: number): boolean {
  const cells = rows[first + 1] ?? [];
  const count = filled(cells);
  return count >= 2 && !cells.some(isValue) && knownHeadings(cells) * 3 >= count * 2;
}
