import { readDataRows } from './inspect-file.ts';
import type { FileRow } from './reading/file-row.ts';
import { SPREADSHEET_ROOM, type ReadingRoom } from './reading/reading-room.ts';
import { openTable, type TableFile } from './reading/table-file.ts';
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

/** Opens a file at the next row of its upload. Throws `NoRoomError`, `UnusableFileError`. */
export async function openRowCursor(
  path: string,
  { reading, counts }: Upload,
  room: ReadingRoom = SPREADSHEET_ROOM,
): Promise<RowCursor> {
  const file = openTable(path, room.tryForRun);
  const cursor = new StreamCursor(file, readDataRows(file, reading));
  try {
    await cursor.skip(counts.done);
  } catch (error) {
    await cursor.close();
    throw error;
  }
  return cursor;
}

class StreamCursor implements RowCursor {
  readonly #file: TableFile;
  readonly #rows: AsyncGenerator<FileRow>;
  #ahead: readonly FileRow[] = [];
  next = 0;

  constructor(file: TableFile, rows: AsyncGenerator<FileRow>) {
    this.#file = file;
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
    this.#file.close();
  }

  async #read(): Promise<FileRow | null> {
    const read: IteratorResult<FileRow, unknown> = await this.#rows.next();
    return read.done === true ? null : read.value;
  }
}
