import assert from 'node:assert/strict';
import { inspectFile, measureCost } from '../../src/uploads/inspect-file.ts';
import type { FileRow } from '../../src/uploads/reading/file-row.ts';
import type { TableFile } from '../../src/uploads/reading/table-file.ts';

const FORMAT = { kind: 'text', encoding: 'utf-8', delimiter: ',' } as const;

/** A file of a million rows of one cell that counts what is read of it. */
function endlessFile(cell: string): TableFile & { readonly read: () => number } {
  let read = 0;
  return {
    read: () => read,
    detect: async () => FORMAT,
    async *rows(): AsyncGenerator<FileRow> {
      for (let line = 1; line <= 1_000_000; line++) {
        read++;
        yield { line, cells: [cell] };
      }
    },
    foreignLines: async () => [],
    close: () => undefined,
  };
}

const screening = { searchesOfBatch: () => ({ name: 0, address: 0, contact: 0 }) };

describe('inspecting an uploaded file', () => {
  it('looks at 200 rows, and at fewer where they are long', async () => {
    const short = endlessFile('name');
    await inspectFile(short);
    assert.equal(short.read(), 200);
    const long = endlessFile('n'.repeat(100_000));
    await inspectFile(long);
    assert.equal(long.read(), 11);
  });

  it('reads one row more than the largest plan has, and says so', async () => {
    const file = endlessFile('Anna Harmless');
    const reading = { format: FORMAT, hasHeadings: false, columns: ['name'], mapping: ['name'] } as const;
    await assert.rejects(
      measureCost(file, reading, { screening, mostRows: 25 }),
      /has more than 100,000 rows; your plan screens 25 rows a file/u,
    );
    assert.equal(file.read(), 100_001);
  });
});
