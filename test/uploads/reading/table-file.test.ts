import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { FileRow } from '../../../src/uploads/reading/file-row.ts';
import { openTable } from '../../../src/uploads/reading/table-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { workbookBytes } from '../../support/workbooks.ts';
import { zipOf } from '../support/zip-of.ts';

const folder = temporaryFolder();
const path = join(folder.path, 'upload');

function save(bytes: string | Uint8Array): string {
  writeFileSync(path, bytes);
  return path;
}

async function rowsOf(bytes: string | Uint8Array): Promise<readonly FileRow[]> {
  save(bytes);
  const file = openTable(path);
  try {
    const rows: FileRow[] = [];
    for await (const row of file.rows(await file.detect())) rows.push(row);
    return rows;
  } finally {
    file.close();
  }
}

const RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const WORKBOOK_RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/first.xml"/>
  <Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/strings.xml"/>
  <Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;

/** A workbook as programs other than SheetJS write it. */
function handMade(sheetData: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf({
    '_rels/.rels': RELATIONS,
    'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Kunden" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': WORKBOOK_RELATIONS,
    'xl/worksheets/first.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    'xl/strings.xml': `<sst><si><t>name</t></si><si><r><t>Anna </t></r><r><t xml:space="preserve">Bell</t></r></si><si><t>山田</t><rPh><t>やまだ</t></rPh></si></sst>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...more,
  });
}

describe('an uploaded file', () => {
  after(() => folder.remove());

  it('is a spreadsheet by its first bytes, and its cells are read as they are shown', async () => {
    const rows = await rowsOf(
      workbookBytes({
        Customers: [
          ['name', 'no'],
          ['John Doe', 12.5],
          [null, null],
          ['Jane Roe', null],
        ],
      }),
    );
    assert.deepEqual(rows, [
      { line: 1, cells: ['name', 'no'] },
      { line: 2, cells: ['John Doe', '12.5'] },
      { line: 4, cells: ['Jane Roe'] },
    ]);
  });

  it('has its numbers in full, however long, and says where the value of a formula is missing', async () => {
    const rows = await rowsOf(
      handMade(`<row><c t="s"><v>0</v></c><c><v>1.23456789012345E+15</v></c></row>
        <row><c t="str"><f>A1</f><v>name</v></c><c><f>B1</f><v>17</v></c></row>
        <row><c t="s"><v>1</v></c><c><f>B1</f></c></row>
        <row><c t="str"><f>A9</f><v></v></c><c t="s"><v>1</v></c></row>`),
    );
    assert.deepEqual(
      rows.map((row) => ('cells' in row ? row.cells : row.problem.slice(0, 27))),
      [['name', '1234567890123450'], ['name', '17'], 'A cell has a formula whose ', ['', 'Anna Bell']],
    );
  });

  it('has the text of merged cells in the first of them', async () => {
    const rows = await rowsOf(
      handMade('<row><c t="s"><v>0</v></c><c/><c t="s"><v>1</v></c></row>', {
        'xl/worksheets/first.xml':
          '<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="B1"/><c r="C1" t="s"><v>1</v></c></row><row r="2"><c r="C2" t="s"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="A1:B1"/></mergeCells></worksheet>',
      }),
    );
    assert.deepEqual(
      rows.map((row) => 'cells' in row && row.cells),
      [
        ['name', '', 'Anna Bell'],
        ['', '', 'Anna Bell'],
      ],
    );
  });

  it('is read from the sheet with most rows, and of equals from the first', async () => {
    const rows = (count: number): string[][] => Array.from({ length: count }, (_, row) => [`Name ${row}`]);
    const sheetOf = async (sheets: Record<string, string[][]>): Promise<string> => {
      const file = openTable(save(workbookBytes(sheets)));
      const format = await file.detect();
      file.close();
      assert.ok(format.kind === 'xlsx');
      return format.sheet;
    };
    assert.equal(await sheetOf({ Notes: rows(1), Customers: rows(9), More: rows(3) }), 'Customers');
    assert.equal(await sheetOf({ One: rows(4), Two: rows(4) }), 'One');
  });

  it('is read from the first sheet with rows, and names the others', async () => {
    const file = openTable(
      save(workbookBytes({ Empty: [], Second: [['name'], ['John Doe']], Third: [['x']] })),
    );
    const format = await file.detect();
    file.close();
    assert.deepEqual(format, { kind: 'xlsx', sheets: ['Empty', 'Second', 'Third'], sheet: 'Second' });
  });

  it('may hold prefixed elements, rich text, readings, dates, booleans, errors and gaps', async () => {
    const rows = await rowsOf(
      handMade(`<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" s="1"><v>25569</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#N/A</v></c></row>
        <row><c t="s"><v>2</v></c><c t="inlineStr"><is><t>&lt;b&gt;</t></is></c><c t="str"><f>1+1</f><v>two</v></c></row>`),
    );
    assert.deepEqual(rows, [
      { line: 2, cells: ['Anna Bell', '', '1970-01-01', 'TRUE', ''] },
      { line: 3, cells: ['山田', '<b>', 'two'] },
    ]);
  });

  const REFUSED: readonly (readonly [what: string, bytes: string | Uint8Array, problem: RegExp])[] = [
    ['an empty file', '', /empty/u],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file/u],
    ['a PDF', '%PDF-1.7', /PDF/u],
    ['an image', Buffer.from('89504e470d0a1a0a', 'hex'), /image/u],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0, 0, 2, 0]), /not a text file/u],
    ['a zip of something else', zipOf({ 'readme.txt': 'hello' }), /not an XLSX/u],
    ['a workbook cut off', workbookBytes({ A: [['name'], ['John Doe']] }).subarray(0, 900), /broken/u],
    ['a workbook with XML that is not well-formed', handMade('<row><c>'), /broken/u],
    [
      'a workbook with entities',
      handMade('', { 'xl/worksheets/first.xml': '<!DOCTYPE w [<!ENTITY a "x">]><worksheet/>' }),
      /broken/u,
    ],
    ['a workbook without rows', workbookBytes({ A: [] }), /no rows/u],
  ];
  for (const [what, bytes, problem] of REFUSED) {
    it(`is refused with a reason: ${what}`, async () => {
      await assert.rejects(rowsOf(bytes), problem);
    });
  }

  it('is refused when it is a zip bomb, before it is unpacked', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 0x20), { level: 9 });
    const bytes = handMade('', { 'xl/worksheets/first.xml': '' });
    const withBomb = zipOf(
      { '_rels/.rels': RELATIONS, 'xl/workbook.xml': '<workbook/>' },
      { 'xl/bomb.xml': { packed: bomb, size: 50_000_000 } },
    );
    assert.ok(bytes.length > 0);
    await assert.rejects(rowsOf(withBomb), /unpacks to more/u);
  });

  it('is refused when the directory of its zip lies about a size', async () => {
    const packed = deflateRawSync(Buffer.alloc(5_000_000, 0x20));
    const lying = zipOf(
      {
        '_rels/.rels': RELATIONS,
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': WORKBOOK_RELATIONS,
      },
      { 'xl/worksheets/first.xml': { packed, size: 100 } },
    );
    await assert.rejects(rowsOf(lying), /broken/u);
  });
});
