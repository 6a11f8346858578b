import { readDataRows } from './inspect-file.ts';
import type { FileRow } from './reading/file-row.ts';
import type { Upload } from './upload.ts';

/** A place in an uploaded file; whoever opened it closes it. */
export interface RowCursor {
  /** Number of the next row, from 0. */
  readonly next: number;
  /** The next rows; fewer than asked for at the end. Throws `UnusableFileError`. */
  take(count: number): Promise<readonly FileRow[]>;
  /** Puts the last rows that were taken back. */
  giveBack(rows: readonly FileRow[]): void;
  close(): Promise<void>;
}

/** Opens a file at the next row of its upload. */
export async function openRowCursor(path: string, { reading, counts }: Upload): Promise<RowCursor> {
  const rows = readDataRows(path, reading);
  const cursor = new StreamCursor(rows);
  await cursor.skip(counts.done);
  return cursor;
}

class StreamCursor implements RowCursor {
  readonly #rows: AsyncGenerator<FileRow>;
  #ahead: readonly FileRow[] = [];
  next = 0;

  constructor(rows: AsyncGenerator<FileRow>) {
    this.#rows = rows;
  }

  async skip(count: number): Promise<void> {
    while (this.next < count && (await this.#read()) !== null) this.next++;
  }

  async take(count: number): Promise<readonly FileRow[]> {
    const taken = this.#ahead.slice(0, count);
    this.#ahead = this.#ahead.slice(count);
    while (taken.length < count) {
      const row = await this.#read();
      if (row === null) break;
      taken.push(row);
    }
    this.next += taken.length;
    return taken;
  }

  giveBack(rows: readonly FileRow[]): void {
    this.#ahead = [...rows, ...this.#ahead];
    this.next -= rows.length;
  }

  async close(): Promise<void> {
    await this.#rows.return(undefined);
  }

  async #read(): Promise<FileRow | null> {
    const read: IteratorResult<FileRow, unknown> = await this.#rows.next();
    return read.done === true ? null : read.value;
  }
}
