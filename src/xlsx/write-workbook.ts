import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CsvCell } from '../csv/csv-line.ts';

/** Excel's own limits: rows of a sheet, and characters of a cell. */
const MOST_ROWS = 1_048_576;
const MOST_CELL_CHARACTERS = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook of one sheet (ECMA-376 part 1), but for the sheet. */
const PARTS: readonly (readonly [name: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Results" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/**
 * A workbook (XLSX) of one sheet as a stream of bytes: rows are read as fast as the bytes are. Every text is a cell of text, so
 * that nothing is a formula and phone numbers and references keep their signs and zeros; numbers are numbers. What Excel does not
 * hold is cut. Throws what reading the rows throws.
 */
export async function* workbookOf(
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  for (const [name, xml] of PARTS) zip.addBuffer(Buffer.from(XML + xml), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = zip.outputStream.pipe(new PassThrough());
  // What the rows throw must end the output, or whoever reads it would wait.
  sheet.on('error', (error) => output.destroy(error));
  try {
    for await (const bytes of output) yield bytes as Uint8Array;
  } finally {
    sheet.destroy();
  }
}

async function* sheetXml(rows: AsyncIterable<readonly (readonly CsvCell[])[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${XML}<worksheet xmlns="${SHEET}"><sheetData>`);
  let count = 0;
  for await (const some of rows) {
    const written = some.slice(0, MOST_ROWS - count);
    count += written.length;
    if (written.length > 0) yield Buffer.from(written.map(rowXml).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function rowXml(cells: readonly CsvCell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

/** An empty cell keeps its place: cells have no reference of their own. */
function cellXml(cell: CsvCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const text = escapeXml(cell.slice(0, MOST_CELL_CHARACTERS));
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Characters that XML 1.0 does not hold, halves of surrogates among them. */
const NOT_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
