import assert from 'node:assert/strict';
import { read, utils } from '@e965/xlsx';
import type { CsvCell } from '../../src/csv/csv-line.ts';
import { workbookOf } from '../../src/xlsx/write-workbook.ts';

async function* inPieces(...pieces: readonly (readonly (readonly CsvCell[])[])[]) {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function written(rows: AsyncIterable<readonly (readonly CsvCell[])[]>): Promise<Buffer> {
  const bytes: Uint8Array[] = [];
  for await (const some of workbookOf(rows)) bytes.push(some);
  return Buffer.concat(bytes);
}

describe('a workbook that is written', () => {
  it('is read by another program cell by cell: texts as texts, numbers as numbers, gaps as gaps', async () => {
    const rows = [
      ['name', 'phone', 'score'],
      ['=1+1', '+41 22 123', 0.95],
      ['<&>"\u0000\ud800', '000123', null],
      ['محمد 王伟 𠀀', ' a\nb ', 17],
    ] as const;
    const book = read(await written(inPieces(rows.slice(0, 1), rows.slice(1))), { type: 'buffer' });
    assert.deepEqual(book.SheetNames, ['Results']);
    const sheet = book.Sheets['Results'] ?? assert.fail();
    assert.deepEqual(utils.sheet_to_json(sheet, { header: 1, defval: null }), [
      ['name', 'phone', 'score'],
      ['=1+1', '+41 22 123', 0.95],
      ['<&>"', '000123', null],
      ['محمد 王伟 𠀀', ' a\nb ', 17],
    ]);
    assert.equal(sheet['A2']?.f, undefined);
  });

  it('holds a page of rows at a time, however slowly it is taken', async () => {
    let made = 0;
    async function* many(): AsyncGenerator<readonly (readonly CsvCell[])[]> {
      const row = Array.from({ length: 20 }, (_, cell) => `cell ${cell} ${'x'.repeat(50)}`);
      for (; made < 500; made++) yield await Promise.resolve(Array.from({ length: 100 }, () => row));
    }
    const bytes = workbookOf(many());
    await bytes.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(made < 100, `${made} pages were read ahead`);
    await bytes.return(undefined);
  });

  it('ends with what the rows throw', async () => {
    async function* broken(): AsyncGenerator<readonly (readonly CsvCell[])[]> {
      yield await Promise.resolve([['a']]);
      throw new Error('no more rows');
    }
    await assert.rejects(written(broken()), /no more rows/u);
  });
});
