import type { RowResult } from './upload.ts';
import type { RowFilter, UploadStore } from './upload-store.ts';

/** Rows that are read in one go; other requests are answered in between. */
const ROWS_AT_ONCE = 200;

/** Every row that the filter lets pass, in the order of the file. Memory is bounded by one page. */
export async function* deliveredRows(
  store: Pick<UploadStore, 'rowsAfter'>,
  id: string,
  filter: RowFilter,
): AsyncGenerator<readonly RowResult[]> {
  let after = -1;
  for (;;) {
    const rows = await store.rowsAfter(id, filter, after, ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.row;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
