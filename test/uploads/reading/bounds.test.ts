import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { FileRow } from '../../../src/uploads/reading/file-row.ts';
import { PLANS } from '../../../src/accounts/plans.ts';
import {
  MOST_CELL_CHARACTERS,
  MOST_COLUMNS,
  MOST_FILE_BYTES,
  MOST_LOOKED_AT_CHARACTERS,
  MOST_ROW_CHARACTERS,
  MOST_ROW_LINES,
  MOST_ROWS,
  PART,
  SPREADSHEET,
} from '../../../src/uploads/reading/reading-bounds.ts';
import { ReadingBudget } from '../../../src/uploads/reading/reading-budget.ts';
import { SharedTexts } from '../../../src/uploads/reading/shared-texts.ts';
import { openTable } from '../../../src/uploads/reading/table-file.ts';
import { createTurns } from '../../../src/uploads/reading/turns.ts';
import { UnusableFileError } from '../../../src/uploads/reading/unusable-file.ts';
import { openWorkbookZip } from '../../../src/uploads/reading/workbook-zip.ts';
import { readXml, readXmlPieces } from '../../../src/uploads/reading/xml-events.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { attackWorkbook, endless, heavy, nested, sheetOf, wide } from '../support/attack-files.ts';
import { zipOf } from '../support/zip-of.ts';

const folder = temporaryFolder();
const path = join(folder.path, 'upload');

async function rowsOf(bytes: Uint8Array): Promise<readonly FileRow[]> {
  writeFileSync(path, bytes);
  const file = openTable(path);
  try {
    const rows: FileRow[] = [];
    for await (const row of file.rows(await file.detect())) rows.push(row);
    return rows;
  } finally {
    file.close();
  }
}

/** What reading one part of a zip comes to. */
async function costOf(text: string): Promise<ReadingBudget> {
  writeFileSync(path, zipOf({ part: text }));
  const zip = await openWorkbookZip(path);
  try {
    await assert.rejects(readXml(zip.read('part'), {}), UnusableFileError);
    return zip.budget;
  } finally {
    zip.close();
  }
}

const PARTS = [
  ['sheet', 'worksheet', 'xl/sheet.xml'],
  ['strings', 'sst', 'xl/strings.xml'],
  ['styles', 'styleSheet', 'xl/styles.xml'],
  ['book', 'workbook', 'xl/workbook.xml'],
  ['relations', 'Relationships', 'xl/_rels/workbook.xml.rels'],
] as const;

const ATTACKS: readonly (readonly [what: string, xml: (root: string) => string, why: string])[] = [
  ['nests a million tags', (root) => nested(root, 1_000_000), 'nests more than 32 elements'],
  ['has a tag with 100,000 attributes', (root) => wide(root, 100_000), 'more than 64 attributes'],
  ['has an attribute of 900,000 characters', (root) => heavy(root, 900_000), 'more than 200,000 characters'],
  ['has a comment without end', (root) => endless(root, 2_000_000), 'more than 1,000,000 characters'],
  ['has a text without end', (root) => `<${root}>${'x'.repeat(2_000_000)}`, 'more than 1,000,000 characters'],
  ['has a tag without end', (root) => `<${root} ${' '.repeat(2_000_000)}`, 'more than 1,000,000 characters'],
  [
    'has a name without end',
    (root) => `<${root}><${'n'.repeat(2_000_000)}`,
    'more than 1,000,000 characters',
  ],
];

describe('bounds of what is read', () => {
  after(() => folder.remove());

  describe('a spreadsheet beyond the bounds', () => {
    for (const [part, root, name] of PARTS) {
      for (const [what, xml, why] of ATTACKS) {
        it(`is refused, naming the bound and the part, when ${name} ${what}`, async () => {
          const failure = await rowsOf(attackWorkbook({ [part]: xml(root) })).then(
            () => assert.fail('it was read'),
            (error: unknown) => error as UnusableFileError,
          );
          assert.equal(failure.problem, 'too_large');
          assert.ok(failure.message.includes(why), failure.message);
          assert.ok(failure.message.includes(`in its part ${name}. Save the sheet as CSV.`), failure.message);
        });
      }
    }

    it('is read no further than the bound: of a million tags 32, of the bytes one piece', async () => {
      const deep = await costOf(nested('a', 1_000_000));
      assert.equal(deep.elements, PART.depth);
      assert.ok(deep.bytes <= 200_000, `${deep.bytes} bytes`);
      const long = await costOf(endless('a', 4_000_000));
      assert.ok(long.bytes <= PART.nodeCharacters + 200_000, `${long.bytes} bytes`);
    });

    it('nests 3 million tags in 9 kB, and is refused after the 33rd', async () => {
      const bomb = attackWorkbook({ sheet: nested('worksheet', 3_000_000) });
      assert.ok(bomb.length < 15_000, `${bomb.length} bytes`);
      await assert.rejects(rowsOf(bomb), /nests more than 32 elements/u);
    });

    it('passes with 32 elements inside each other and 64 attributes', async () => {
      const depth = PART.depth - 3;
      const deep = `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
      const rows = `<row><c t="inlineStr"><is><t>name</t></is></c>${deep}</row>${wide('b', PART.attributes)}`;
      assert.deepEqual(await rowsOf(attackWorkbook({ sheet: sheetOf(rows) })), [
        { line: 1, cells: ['name'] },
      ]);
    });

    const ZIPS: readonly (readonly [what: string, bytes: () => Uint8Array, why: RegExp])[] = [
      [
        'more files than a workbook has',
        () =>
          attackWorkbook({
            more: Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`x${n}`, ''])),
          }),
        /more than 2,000 files/u,
      ],
      [
        'a file with an absurd name',
        () => attackWorkbook({ more: { ['n'.repeat(3_000)]: '' } }),
        /a name of more than 2,000 bytes/u,
      ],
      [
        'a size of 2 GB in its directory',
        () => attackWorkbook({ packed: { big: { packed: deflateRawSync('x'), size: 2_000_000_000 } } }),
        /unpacks to more than 300 MB/u,
      ],
      [
        'a part that is packed 1,000 times',
        () =>
          attackWorkbook({
            packed: { big: { packed: deflateRawSync(Buffer.alloc(20_000_000)), size: 20_000_000 } },
          }),
        /unpacks to more than 200 times its size/u,
      ],
      [
        'a part of styles of 11 MB',
        () =>
          attackWorkbook({
            styles: `<styleSheet>${'<numFmt formatCode="0"/>'.repeat(500_000)}</styleSheet>`,
          }),
        /unpacks to more|styles\.xml of more than 10 MB/u,
      ],
      [
        '256 sheets',
        () =>
          attackWorkbook({
            book: `<workbook xmlns:r="r"><sheets>${'<sheet name="A" r:id="r1"/>'.repeat(256)}</sheets></workbook>`,
          }),
        /more than 255 sheets/u,
      ],
    ];
    for (const [what, bytes, why] of ZIPS) {
      it(`is refused: ${what}`, async () => {
        await assert.rejects(rowsOf(bytes()), why);
      });
    }

    it('reads two parts of one name not at all, since programs differ in which they take', async () => {
      const twice = attackWorkbook({
        packed: { 'xl/sheet.xml': { packed: deflateRawSync('<worksheet/>'), size: 12 } },
      });
      await assert.rejects(rowsOf(twice), /broken/u);
    });

    it('has an end of bytes and of elements for everything that is read of it', () => {
      const budget = new ReadingBudget();
      budget.unpack(SPREADSHEET.readBytes);
      assert.throws(() => budget.unpack(1), /unpacks to more than 200 MB/u);
      for (let element = 0; element < SPREADSHEET.elements; element++) budget.element();
      assert.throws(() => budget.element(), /more than 10,000,000 cells/u);
    });
  });

  describe('the rows of a spreadsheet beyond the bounds', () => {
    const shared = (texts: readonly string[]): string =>
      `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
    const cell = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

    it('are reported with what is wrong, and cost no other row', async () => {
      const rows = await rowsOf(
        attackWorkbook({
          strings: shared(['x'.repeat(32_767), 'y'.repeat(40_000)]),
          sheet: sheetOf(
            [
              `<row>${cell('Anna')}</row>`,
              `<row>${cell('Bert')}<c r="XFD2"><v>1</v></c></row>`,
              `<row>${cell('z'.repeat(40_000))}</row>`,
              `<row><c t="s"><v>1</v></c></row>`,
              `<row>${'<c t="s"><v>0</v></c>'.repeat(7)}</row>`,
              `<row>${cell('Carl')}</row>`,
            ].join(''),
          ),
        }),
      );
      assert.deepEqual(
        rows.map((row) => ('cells' in row ? row.cells.join() : `${row.line}! ${row.problem}`)),
        [
          'Anna',
          '2! The row has more than 500 cells.',
          '3! A cell has more than 32,767 characters.',
          '4! A cell has more than 32,767 characters.',
          '5! The row has more than 200,000 characters.',
          'Carl',
        ],
      );
    });

    it('do not unpack one long text a million times', async () => {
      const cells = '<c r="A1" t="s"><v>0</v></c>'.repeat(300_000);
      const rows = await rowsOf(
        attackWorkbook({ strings: shared(['x'.repeat(32_767)]), sheet: sheetOf(`<row>${cells}</row>`) }),
      );
      assert.deepEqual(
        rows.map((row) => 'problem' in row && row.problem),
        ['The row has more than 200,000 characters.'],
      );
    });

    it('have numbers that are none, and references that are absurd', async () => {
      const rows = await rowsOf(
        attackWorkbook({
          sheet: sheetOf(
            `<row r="NaN"><c t="s"><v>999999999</v></c>${cell('a')}</row><row r="-5"><c t="s"><v>-1</v></c><c t="s"><v>x</v></c>${cell('b')}</row><row r="1e400"><c s="1e99"><v>5</v></c></row>`,
          ),
        }),
      );
      assert.deepEqual(rows, [
        { line: 1, cells: ['', 'a'] },
        { line: 2, cells: ['', '', 'b'] },
        { line: 3, cells: ['5'] },
      ]);
    });

    it('take a format of 200,000 brackets for no date', async () => {
      const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(190_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
      const rows = await rowsOf(
        attackWorkbook({ styles, sheet: sheetOf('<row><c s="0"><v>25569</v></c></row>') }),
      );
      assert.deepEqual(rows, [{ line: 1, cells: ['25569'] }]);
    });
  });

  describe('texts that cells share', () => {
    it('are packed, and given back as they were', () => {
      const texts = new SharedTexts();
      const kept = ['', 'Anna', '山田', 'é'.repeat(30_000), '', 'x'.repeat(32_767), '😀'];
      for (let round = 0; round < 40; round++) for (const text of kept) texts.push(text);
      for (let place = 0; place < texts.count; place++) {
        const text = kept[place % kept.length] ?? '';
        assert.equal(texts.at(place), text);
        assert.equal(texts.bytesOf(place), Buffer.byteLength(text));
      }
      for (const absent of [-1, 280, Number.NaN, Infinity]) assert.equal(texts.at(absent), '');
    });

    it('are at most 50 MB', () => {
      const texts = new SharedTexts();
      const text = 'x'.repeat(32_767);
      assert.throws(() => {
        for (;;) texts.push(text);
      }, /more than 50 MB of text/u);
      assert.ok(texts.count * text.length <= SPREADSHEET.sharedBytes);
    });

    it('are at most two million', () => {
      const texts = new SharedTexts();
      assert.throws(() => {
        for (;;) texts.push('');
      }, /more than 2,000,000 texts/u);
      assert.equal(texts.count, SPREADSHEET.sharedTexts);
    });
  });

  it('stands in docs/uploads.md', () => {
    const page = readFileSync(new URL('../../../docs/uploads.md', import.meta.url), 'utf8');
    const stated = [...page.matchAll(/^\| .+ \| (?<most>[\d,]+)(?: bytes)? +\|$/gmu)].map(({ groups }) =>
      Number(groups?.['most']?.replaceAll(',', '')),
    );
    assert.deepEqual(stated, [
      MOST_FILE_BYTES,
      MOST_ROWS,
      MOST_COLUMNS,
      MOST_ROW_CHARACTERS,
      MOST_ROW_LINES,
      MOST_LOOKED_AT_CHARACTERS,
      MOST_CELL_CHARACTERS,
      SPREADSHEET.parts,
      SPREADSHEET.partNameBytes,
      SPREADSHEET.statedBytes,
      SPREADSHEET.ratio,
      SPREADSHEET.readBytes,
      SPREADSHEET.elements,
      SPREADSHEET.describingBytes,
      SPREADSHEET.sheets,
      SPREADSHEET.sharedTexts,
      SPREADSHEET.sharedBytes,
      PART.depth,
      PART.attributes,
      PART.attributeCharacters,
      PART.nodeCharacters,
    ]);
    assert.equal(MOST_ROWS, Math.max(...Object.values(PLANS).map(({ uploadRows }) => uploadRows)));
  });

  describe('reading in turns', () => {
    it('gives others a turn after every 32,768 characters of a spreadsheet', async () => {
      writeFileSync(path, zipOf({ part: `<a>${'<b/>'.repeat(250_000)}</a>` }));
      const zip = await openWorkbookZip(path);
      let waits = 0;
      const turns = createTurns(async () => {
        waits++;
      });
      for await (const _ of readXmlPieces(zip.read('part'), {}, turns)) continue;
      zip.close();
      // Pieces of what is unpacked end where they do, so some slices are shorter.
      assert.ok(waits >= 1_000_000 / 32_768 - 2 && waits < 60, `${waits} turns`);
    });

    it('lets a timer come between the slices', async () => {
      writeFileSync(path, zipOf({ part: `<a>${'<b/>'.repeat(1_000_000)}</a>` }));
      const zip = await openWorkbookZip(path);
      let ticks = 0;
      let isDone = false;
      const tick = (): void => {
        ticks++;
        if (!isDone) setImmediate(tick);
      };
      setImmediate(tick);
      await readXml(zip.read('part'), {});
      isDone = true;
      zip.close();
      assert.ok(ticks >= 100, `${ticks} ticks`);
    });
  });
});
