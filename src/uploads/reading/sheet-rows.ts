import { dateText, readCellTexts, type CellTexts } from './cell-texts.ts';
import { MOST_COLUMNS, type FileRow } from './file-row.ts';
import { UnusableFileError } from './unusable-file.ts';
import { openWorkbook } from './workbook.ts';
import { readXmlPieces, type XmlHandlers } from './xml-events.ts';

/** Excel's own limit. */
const MOST_CELL_CHARACTERS = 32_767;

/** Reads the rows of a sheet as a stream. Memory is bounded by the shared texts. Throws `UnusableFileError`. */
export async function* readSheetRows(path: string, sheetName: string): AsyncGenerator<FileRow> {
  const workbook = await openWorkbook(path);
  try {
    const sheet = workbook.sheets.find(({ name }) => name === sheetName);
    if (sheet === undefined)
      throw new UnusableFileError('broken', `The spreadsheet has no sheet “${sheetName}”.`);
    const rows = new RowCollector(await readCellTexts(workbook));
    for await (const _ of readXmlPieces(workbook.zip.read(sheet.part), rows.handlers)) yield* rows.take();
  } finally {
    workbook.zip.close();
  }
}

/** Puts the cells of a sheet together. */
class RowCollector {
  readonly #texts: CellTexts;
  #ready: FileRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #inValue = false;

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
      this.#line = Number(attributes['r'] ?? this.#line + 1);
      this.#cells = [];
      this.#column = -1;
    }
    if (name === 'c') {
      const column = columnOf(attributes['r']);
      this.#column = column ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
    }
    // `v` is a value, `t` the text of a cell that shares it with no other; formulas (`f`) are not read.
    this.#inValue = name === 'v' || (name === 't' && this.#type === 'inlineStr');
  }

  #close(name: string): void {
    this.#inValue = false;
    if (name === 'c' && this.#value !== '' && this.#column < MOST_COLUMNS) {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = this.#text();
    }
    if (name === 'row' && this.#cells.some((cell) => cell.trim() !== '')) {
      this.#ready.push({ line: this.#line, cells: this.#cells });
    }
  }

  #text(): string {
    const value = this.#value;
    if (this.#type === 's') return this.#texts.shared[Number(value)] ?? '';
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    // `#N/A` and the like: a cell whose formula failed.
    if (this.#type === 'e') return '';
    if (this.#type !== 'n') return value.slice(0, MOST_CELL_CHARACTERS);
    const number = Number(value);
    if (Number.isNaN(number)) return value;
    return this.#texts.dateStyles.has(this.#style) ? dateText(number, this.#texts.from1904) : String(number);
  }
}

/** The column of a reference such as `AB12`, from 0; null when there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
