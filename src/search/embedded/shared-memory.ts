import { openLines, type Utf8Lines } from './utf8-lines.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;

function shareColumn(column: Column): Column {
  if (column.buffer instanceof SharedArrayBuffer) return column;
  const shared = emptyLike(column, new SharedArrayBuffer(column.byteLength));
  shared.set(column);
  return shared;
}

function emptyLike(column: Column, memory: SharedArrayBuffer): Column {
  if (column instanceof Uint16Array) return new Uint16Array(memory);
  if (column instanceof Uint32Array) return new Uint32Array(memory);
  if (column instanceof Float32Array) return new Float32Array(memory);
  return new Uint8Array(memory);
}

const isColumn = (value: unknown): value is Column =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/**
 * The same columns in memory that threads share: what one thread is sent of them takes no memory again. Those that are there
 * already stay.
 */
export function shareColumns<Columns extends Readonly<Record<keyof Columns, unknown>>>(
  columns: Columns,
): Columns {
  const shared = Object.entries(columns).map(([name, value]) => [
    name,
    isColumn(value) ? shareColumn(value) : value,
  ]);
  return Object.fromEntries(shared) as Columns;
}

/** As `shareColumns`. */
export function shareLines({ bytes, starts }: Utf8Lines): Utf8Lines {
  return openLines(shareColumns({ bytes, starts }));
}
