import type { XmlHandlers } from '../../lists/formats/bounded-xml.ts';
import { dateText, readCellTexts, type CellTexts } from './cell-texts.ts';
import { CELL_TOO_LONG, NO_VALUE, TOO_LONG, TOO_WIDE, type FileRow } from './file-row.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROW_CHARACTERS } from './reading-bounds.ts';
import { UnusableFileError } from './unusable-file.ts';
import type { Workbook } from './workbook.ts';
import { readXmlPieces } from './xml-events.ts';

/** What a file of many sheets is read with: the texts that all share. */
export interface OpenWorkbook extends Workbook {
  readonly texts: CellTexts;
}

/** Reads what the cells of a workbook refer to. Throws `UnusableFileError`. */
export async function readTexts(workbook: Workbook): Promise<OpenWorkbook> {
  return { ...workbook, texts: await readCellTexts(workbook) };
}

/** Reads the rows of a sheet as a stream. Memory is bounded by the shared texts. Throws `UnusableFileError`. */
export async function* readSheetRows(workbook: OpenWorkbook, sheetName: string): AsyncGenerator<FileRow> {
  const sheet = workbook.sheets.find(({ name }) => name === sheetName);
  if (sheet === undefined)
    throw new UnusableFileError('broken', `The spreadsheet has no sheet “${sheetName}”.`);
  const rows = new RowCollector(workbook.texts);
  for await (const _ of readXmlPieces(workbook.zip.read(sheet.part), rows.handlers)) yield* rows.take();
}

/** Puts the cells of a sheet together. A row beyond the bounds is given as broken. */
class RowCollector {
  readonly #texts: CellTexts;
  #ready: FileRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #characters = 0;
  #problem: string | null = null;
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #inValue = false;
  #hasFormula = false;
  #hasValue = false;

  constructor(texts: CellTexts) {
    this.#texts = texts;
  }

  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.#open(name, attributes),
    text: (text) => {
      if (this.#inValue && this.#value.length <= MOST_CELL_CHARACTERS) this.#value += text;
    },
    close: (name) => this.#close(name),
  };

  take(): readonly FileRow[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = lineOf(attributes['r']) ?? this.#line + 1;
      this.#cells = [];
      this.#characters = 0;
      this.#problem = null;
      this.#column = -1;
    }
    if (name === 'c') {
      const column = columnOf(attributes['r']);
      this.#column = column ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
      this.#hasFormula = false;
      this.#hasValue = false;
    }
    if (name === 'f') this.#hasFormula = true;
    // `v` is a value, `t` the text of a cell that shares it with no other; formulas (`f`) are not read.
    this.#inValue = name === 'v' || (name === 't' && this.#type === 'inlineStr');
    this.#hasValue ||= this.#inValue;
  }

  #close(name: string): void {
    this.#inValue = false;
    if (name === 'c' && this.#value !== '' && this.#problem === null) this.#addCell();
    if (name === 'c' && this.#hasFormula && !this.#hasValue) this.#problem ??= NO_VALUE;
    if (name !== 'row') return;
    if (this.#problem !== null) {
      this.#ready.push({
        line: this.#line,
        text: this.#cells.join(' ').slice(0, 300),
        problem: this.#problem,
      });
    } else if (this.#cells.some((cell) => cell.trim() !== '')) {
      this.#ready.push({ line: this.#line, cells: this.#cells });
    }
  }

  #addCell(): void {
    if (this.#column >= MOST_COLUMNS) {
      this.#problem = TOO_WIDE;
      return;
    }
    // Looked at before it is unpacked: a sheet may name one long text a million times.
    const atLeast = this.#type === 's' ? this.#texts.shared.bytesOf(Number(this.#value)) / 3 : 0;
    const text = this.#characters + atLeast > MOST_ROW_CHARACTERS ? null : this.#text();
    this.#characters += text?.length ?? 0;
    if (text !== null && text.length > MOST_CELL_CHARACTERS) this.#problem = CELL_TOO_LONG;
    else if (text === null || this.#characters > MOST_ROW_CHARACTERS) this.#problem = TOO_LONG;
    else {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = text;
    }
  }

  #text(): string {
    const value = this.#value;
    if (this.#type === 's') return this.#texts.shared.at(Number(value));
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    // `#N/A` and the like: a cell whose formula failed.
    if (this.#type === 'e') return '';
    if (this.#type !== 'n') return value;
    const number = Number(value);
    if (Number.isNaN(number)) return value;
    return this.#texts.dateStyles.has(this.#style) ? dateText(number, this.#texts.from1904) : String(number);
  }
}

/** The number of a row; null when it says none. */
function lineOf(reference: string | undefined): number | null {
  const line = Number(reference);
  return Number.isSafeInteger(line) && line > 0 ? line : null;
}

/** The column of a reference such as `AB12`, from 0; null when there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
