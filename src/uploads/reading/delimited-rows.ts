import { TOO_LONG, TOO_WIDE, type FileRow } from './file-row.ts';
import {
  MOST_COLUMNS,
  MOST_LOOKED_AT_CHARACTERS,
  MOST_ROW_CHARACTERS,
  MOST_ROW_LINES,
} from './reading-bounds.ts';
import { createTurns, type Turns } from './turns.ts';
import { UnusableFileError } from './unusable-file.ts';

/** What separates the cells of a row; null for a file of one column. */
export type Delimiter = ',' | ';' | '\t' | '|' | null;

/** How much of a broken row is kept, in characters. */
const KEPT_CHARACTERS = 300;

/** What a line costs beside its characters. */
const COST_OF_LINE = 16;

const NOT_CLOSED = 'A quotation mark opens a cell and is not closed.';
const AFTER_QUOTE = 'Text follows a closing quotation mark.';

/** The cells of a row and how many lines it takes; `open` when its last cell goes on after the last line. */
type Reading =
  | { readonly cells: readonly string[]; readonly lines: number }
  | { readonly open: true }
  | { readonly problem: string };

/**
 * Reads the rows of delimited text as a stream: RFC 4180 with any line end. A row with a stray quotation mark is given as
 * broken and reading goes on with the line after its first one, so that it costs no other row. Memory is bounded by one row,
 * and others are answered in between. Throws `UnusableFileError` for a line that no table has.
 */
export async function* readDelimitedRows(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
  turns: Turns = createTurns(),
): AsyncGenerator<FileRow> {
  const lines = new LineBuffer();
  let first = true;
  for await (const piece of text) {
    lines.push(piece);
    if (first && lines.size > 0) {
      // Excel's own note on the separator, which it does not show.
      if (/^sep=.?$/iu.test(lines.at(0) ?? '')) lines.drop(1);
      first = false;
    }
    yield* takeRows(lines, delimiter, { atEnd: false, turns });
  }
  lines.end();
  yield* takeRows(lines, delimiter, { atEnd: true, turns });
}

async function* takeRows(
  lines: LineBuffer,
  delimiter: Delimiter,
  { atEnd, turns }: { readonly atEnd: boolean; readonly turns: Turns },
): AsyncGenerator<FileRow> {
  let before = lines.lookedAt;
  while (lines.size > 0) {
    if (turns.isDue(lines.lookedAt - before)) await turns.next();
    before = lines.lookedAt;
    const text = lines.at(0) ?? '';
    const line = lines.line;
    if (text.trim() === '' || text === '\u001a') {
      lines.drop(1);
      continue;
    }
    const reading = readRow(lines, delimiter);
    if ('open' in reading && !atEnd && !isTooLong(lines)) return;
    if ('cells' in reading) {
      lines.drop(reading.lines);
      if (reading.cells.some((cell) => cell.trim() !== '')) yield { line, cells: reading.cells };
      continue;
    }
    lines.drop(1);
    const problem = 'open' in reading ? NOT_CLOSED : reading.problem;
    yield { line, text: text.slice(0, KEPT_CHARACTERS), problem };
  }
  lines.compact();
}

function isTooLong(lines: LineBuffer): boolean {
  return lines.size > MOST_ROW_LINES || lines.characters > MOST_ROW_CHARACTERS;
}

/** Reads the row that begins on the first line. */
function readRow(lines: LineBuffer, delimiter: Delimiter): Reading {
  const cells: string[] = [];
  let lineNumber = 0;
  let line = lines.at(0) ?? '';
  let characters = line.length;
  let place = 0;
  for (;;) {
    if (cells.length >= MOST_COLUMNS) return { problem: TOO_WIDE };
    const opening = quoteAt(line, place, delimiter);
    if (opening === -1) {
      const end = delimiter === null ? -1 : line.indexOf(delimiter, place);
      cells.push(end === -1 ? line.slice(place) : line.slice(place, end));
      if (end === -1) return { cells, lines: lineNumber + 1 };
      place = end + 1;
      continue;
    }
    let cell = '';
    let from = opening + 1;
    for (;;) {
      const closing = line.indexOf('"', from);
      if (closing === -1) {
        lineNumber++;
        const next = lineNumber > MOST_ROW_LINES ? undefined : lines.at(lineNumber);
        if (next === undefined) return { open: true };
        cell += `${line.slice(from)}\n`;
        if (cell.length > MOST_ROW_CHARACTERS) return { problem: NOT_CLOSED };
        characters += next.length;
        if (characters > MOST_ROW_CHARACTERS) return { problem: cells.length === 0 ? NOT_CLOSED : TOO_LONG };
        line = next;
        from = 0;
        continue;
      }
      cell += line.slice(from, closing);
      from = closing + 1;
      if (line[from] !== '"') break;
      cell += '"';
      from++;
    }
    cells.push(cell);
    const rest = afterBlanks(line, from, delimiter);
    if (rest >= line.length) return { cells, lines: lineNumber + 1 };
    if (line[rest] !== delimiter) return { problem: lineNumber > 0 ? NOT_CLOSED : AFTER_QUOTE };
    place = rest + 1;
  }
}

/** Where a cell's opening quotation mark stands; -1 when the cell has none. Blanks before it are let pass: `a, "b, c"`. */
function quoteAt(line: string, place: number, delimiter: Delimiter): number {
  const start = afterBlanks(line, place, delimiter);
  return line[start] === '"' ? start : -1;
}

function afterBlanks(line: string, from: number, delimiter: Delimiter): number {
  let place = from;
  while (line[place] === ' ' || (line[place] === '\t' && delimiter !== '\t')) place++;
  return place;
}

/** Lines that were read and not yet taken. */
class LineBuffer {
  #lines: string[] = [];
  #from = 0;
  #rest = '';
  /** Number of the first line, from 1. */
  line = 1;
  characters = 0;
  /** What looking at lines came to, in characters. */
  lookedAt = 0;

  get size(): number {
    return this.#lines.length - this.#from;
  }

  /** A line that is looked at. Throws `UnusableFileError` when too much was looked at in vain. */
  at(place: number): string | undefined {
    const line = this.#lines[this.#from + place];
    this.lookedAt += COST_OF_LINE + (line?.length ?? 0);
    if (this.lookedAt > MOST_LOOKED_AT_CHARACTERS) throw tooManyQuotes(this.line);
    return line;
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    // A carriage return at the end may be half of a line end.
    const cut = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, cut).split(/\r\n|\n|\r/u);
    this.#rest = (lines.pop() ?? '') + text.slice(cut);
    this.#add(lines);
    if (this.#rest.length > MOST_ROW_CHARACTERS) throw tooLongLine(this.line + this.size);
  }

  end(): void {
    if (this.#rest !== '') this.#add(this.#rest.replace(/\r$/u, '').split('\r'));
    this.#rest = '';
  }

  drop(count: number): void {
    for (let place = 0; place < count; place++)
      this.characters -= this.#lines[this.#from + place]?.length ?? 0;
    this.#from += count;
    this.line += count;
  }

  compact(): void {
    this.#lines = this.#lines.slice(this.#from);
    this.#from = 0;
  }

  #add(lines: readonly string[]): void {
    for (const line of lines) {
      if (line.length > MOST_ROW_CHARACTERS) throw tooLongLine(this.line + this.size);
      this.characters += line.length;
      this.#lines.push(line);
    }
  }
}

function tooLongLine(line: number): UnusableFileError {
  const [number, most] = [line, MOST_ROW_CHARACTERS].map((count) => count.toLocaleString('en'));
  return new UnusableFileError(
    'broken',
    `Line ${number} has more than ${most} characters; this is not a table.`,
  );
}

function tooManyQuotes(line: number): UnusableFileError {
  return new UnusableFileError(
    'broken',
    `Too many quotation marks are not closed, up to line ${line.toLocaleString('en')}. Save the table anew.`,
  );
}
