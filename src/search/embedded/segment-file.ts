import { createHash, webcrypto } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListCode } from '../../domain/list-code.ts';
import type { HashIndex } from '../hash-index.ts';
import type { SegmentData } from './list-segment.ts';

/** Raised when the columns change their meaning. */
const FORMAT_VERSION = 2;

const COLUMN_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float32Array } as const;
type ColumnType = keyof typeof COLUMN_TYPES;
type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;

interface ColumnPlace {
  readonly name: string;
  readonly type: ColumnType;
  readonly start: number;
  readonly length: number;
}

interface Header {
  readonly code: ListCode;
  readonly generation: number;
  readonly columns: readonly ColumnPlace[];
  /** SHA-256 of the columns' bytes: a file cut short or damaged is built anew. */
  readonly checksum: string;
}

/** Every byte of the code and tables by which names are prepared and filed: another rule makes another segment. */
function derivationDigest(): string {
  const hash = createHash('sha256').update(String(FORMAT_VERSION));
  for (const folder of ['../../matching/', './']) {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Columns start at multiples of eight bytes, which every column type may begin at. */
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

function columnsOf({ columns, indexes }: SegmentData): readonly (readonly [string, Column])[] {
  const ofIndex = ([name, index]: [string, HashIndex]): [string, Column][] => [
    [`${name}.starts`, index.starts],
    [`${name}.entries`, index.entries],
  ];
  return [...Object.entries(columns), ...Object.entries(indexes).flatMap(ofIndex)];
}

const bytesOf = (column: Column): Uint8Array =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

const typeOf = (column: Column): ColumnType =>
  column instanceof Uint8Array ? 'Uint8Array' : (column.constructor.name as ColumnType);

function encode(segment: SegmentData): readonly Uint8Array[] {
  const places: ColumnPlace[] = [];
  const parts: Uint8Array[] = [];
  const hash = createHash('sha256');
  let start = 0;
  for (const [name, column] of columnsOf(segment)) {
    places.push({ name, type: typeOf(column), start, length: column.length });
    const padding = new Uint8Array(aligned(column.byteLength) - column.byteLength);
    for (const part of [bytesOf(column), padding]) {
      parts.push(part);
      hash.update(part);
    }
    start += aligned(column.byteLength);
  }
  const { code, generation } = segment;
  const header: Header = { code, generation, columns: places, checksum: hash.digest('hex') };
  const line = JSON.stringify(header);
  const padded = line.padEnd(aligned(Buffer.byteLength(line) + 1) - 1);
  return [Buffer.from(`${padded}\n`), ...parts];
}

/** SHA-256 in hexadecimal, reckoned beside the event loop. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Longest header line; the columns have a few dozen names. */
const LONGEST_HEADER = 65_536;

/** Reads a segment file into one buffer of its own, in which every column type may begin. */
async function readSegment(path: string): Promise<SegmentData | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(Math.min(size, LONGEST_HEADER));
    await file.read(start, 0, start.length, 0);
    const lineEnd = start.indexOf(10);
    if (lineEnd < 0) return null;
    const body = new Uint8Array(size - lineEnd - 1);
    for (let read = 0; read < body.length;) {
      const { bytesRead } = await file.read(body, read, body.length - read, lineEnd + 1 + read);
      if (bytesRead === 0) return null;
      read += bytesRead;
    }
    return await decode(JSON.parse(start.toString('utf8', 0, lineEnd)) as Header, body);
  } finally {
    await file.close();
  }
}

async function decode(header: Header, body: Uint8Array<ArrayBuffer>): Promise<SegmentData | null> {
  if ((await sha256(body)) !== header.checksum) return null;
  const columns = new Map<string, Column>();
  for (const { name, type, start, length } of header.columns) {
    columns.set(name, new COLUMN_TYPES[type](body.buffer, start, length));
  }
  const plain = [...columns].filter(([name]) => !name.includes('.'));
  const index = (name: string): HashIndex =>
    Object.fromEntries(['starts', 'entries'].map((part) => [part, columns.get(`${name}.${part}`)])) as never;
  return {
    code: header.code,
    generation: header.generation,
    columns: Object.fromEntries(plain) as never,
    indexes: {
      wordsByKey: index('wordsByKey'),
      rowsByJoin: index('rowsByJoin'),
      valuesByKey: index('valuesByKey'),
      addressWordsByKey: index('addressWordsByKey'),
      addressesByJoin: index('addressesByJoin'),
      addressesByPart: index('addressesByPart'),
    },
  };
}

/** Segments kept on disk, so that a start need not build them anew. Losing or damaging a file costs time only. */
export interface SegmentFiles {
  /** The segment of a generation; null when there is no sound file of it. */
  read(code: ListCode, generation: number): Promise<SegmentData | null>;
  /** True when there is a file of the generation, sound or not. */
  has(code: ListCode, generation: number): Promise<boolean>;
  /** Writes the segment and removes files of other generations of its list. */
  write(segment: SegmentData): Promise<void>;
}

/** Segments as files of a folder, which is made. */
export function createSegmentFiles(folder: string): SegmentFiles {
  const digest = derivationDigest();
  const nameOf = (code: ListCode, generation: number): string => `${code}-${generation}-${digest}.segment`;
  return {
    async read(code, generation) {
      try {
        const segment = await readSegment(join(folder, nameOf(code, generation)));
        return segment?.code === code && segment.generation === generation ? segment : null;
      } catch {
        return null;
      }
    },
    has(code, generation) {
      return access(join(folder, nameOf(code, generation))).then(
        () => true,
        () => false,
      );
    },
    async write(segment) {
      await mkdir(folder, { recursive: true });
      const name = nameOf(segment.code, segment.generation);
      const draft = join(folder, `${name}.${process.pid}.draft`);
      const file = await open(draft, 'w');
      try {
        for (const part of encode(segment)) await file.writeFile(part);
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
      for (const other of await readdir(folder)) {
        if (other.startsWith(`${segment.code}-`) && other !== name)
          await rm(join(folder, other), { force: true });
      }
    },
  };
}
