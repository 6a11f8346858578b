import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { utils, write, type WorkBook } from '@e965/xlsx';
import { readSheets } from '../../../src/lists/formats/spreadsheet.ts';

async function* stream(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

function workbook(rows: unknown[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'osoby');
  return book;
}

const packed = (rows: unknown[][], bookType: 'xlsx' | 'biff8' | 'ods'): Buffer =>
  write(workbook(rows), { type: 'buffer', bookType }) as Buffer;

/** A zip of one deflated entry that claims `claimed` unpacked bytes. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const data = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(20, 4);
  directory.writeUInt16LE(20, 6);
  head.copy(directory, 10, 8, 30);
  directory.writeUInt16LE(name.length, 28);
  const start = 30 + name.length + data.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([head, Buffer.from(name), data, directory, Buffer.from(name), end]);
}

const refused = (bytes: AsyncIterable<Uint8Array>, message: RegExp): Promise<void> =>
  assert.rejects(readSheets(bytes), { code: 'list_format', message });

describe('readSheets', () => {
  for (const bookType of ['xlsx', 'biff8', 'ods'] as const) {
    it(`reads text, numbers and empty cells of ${bookType}`, async () => {
      const bytes = packed(
        [
          ['Nazwa', 'KRS', 'x'],
          ['Spółka „Żółw”', 731875, null],
        ],
        bookType,
      );
      const [sheet] = await readSheets(stream(bytes.subarray(0, 100), bytes.subarray(100)));
      assert.equal(sheet?.name, 'osoby');
      assert.deepEqual(sheet.rows[0], ['Nazwa', 'KRS', 'x']);
      assert.deepEqual(sheet.rows[1]?.slice(0, 2), ['Spółka „Żółw”', 731875]);
    });
  }

  it('gives a date cell as an ISO day, with the time only where there is one', async () => {
    const book = workbook([[1]]);
    book.Sheets['osoby'] = {
      '!ref': 'A1:C1',
      A1: { t: 'n', v: 44677, z: 'dd.mm.yyyy' },
      B1: { t: 'n', v: 44677.5, z: 'yyyy-mm-dd hh:mm' },
      C1: { t: 'n', v: 44677, z: '0_);[Red]\\(0\\)' },
    };
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const [sheet] = await readSheets(stream(bytes));
    assert.deepEqual(sheet?.rows[0], ['2022-04-26', '2022-04-26T12:00:00', 44677]);
  });

  it('refuses an empty file', () => refused(stream(), /empty/u));
  it('refuses an HTML error page', () =>
    refused(stream(Buffer.from('<html><body>503</body></html>')), /not a spreadsheet/u));
  it('refuses random bytes', () =>
    refused(stream(Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'hex')), /not a spreadsheet/u));
  it('refuses a cut-off workbook', () => {
    const bytes = packed([['a']], 'xlsx');
    return refused(stream(bytes.subarray(0, bytes.length - 60)), /broken|cut off/u);
  });
  it('refuses an OLE file that holds no workbook', () =>
    refused(
      stream(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])),
      /spreadsheet is broken/u,
    ));
  it('refuses a zip that is not a spreadsheet', () =>
    refused(stream(zipOf('letter.txt', Buffer.from('hello'))), /not a spreadsheet/u));
  it('refuses a zip bomb by its directory', () =>
    refused(stream(zipOf('xl/workbook.xml', Buffer.alloc(5_000_000))), /zip bomb/u));
  it('refuses a zip bomb whose directory lies', () =>
    refused(stream(zipOf('xl/workbook.xml', Buffer.alloc(5_000_000), 500)), /is broken/u));
  it('refuses an encrypted or damaged entry', () => {
    const bytes = zipOf('xl/workbook.xml', Buffer.from('<workbook/>'.repeat(20)));
    bytes.fill(0xff, 46, 56);
    return refused(stream(bytes), /is broken/u);
  });
  it('refuses a cell of absurd size', () => {
    const words = Array.from({ length: 30_000 }, (_, index) => (index * 7919).toString(36)).join(' ');
    const sheet = { '!ref': 'A1', A1: { t: 's', v: words } } as const;
    const book = { SheetNames: ['osoby'], Sheets: { osoby: sheet } };
    const bytes = write(book, { type: 'buffer', bookType: 'ods' }) as Buffer;
    return refused(stream(bytes), /cell of the spreadsheet is too large/u);
  });
});
