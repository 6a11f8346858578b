import { openLines, type Utf8Lines } from './utf8-lines.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;

function shareColumn<Shared extends Column>(column: Shared): Shared {
  if (column.buffer instanceof SharedArrayBuffer) return column;
  const memory = new SharedArrayBuffer(column.byteLength);
  const Type = column.constructor as new (buffer: SharedArrayBuffer) => Shared;
  const shared = new Type(memory);
  shared.set(column);
  return shared;
}

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

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
