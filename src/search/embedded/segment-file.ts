import { createHash, webcrypto } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListCode } from '../../domain/list-code.ts';
import { sourceVersion } from '../../source-version.ts';
import type { HashIndex } from '../hash-index.ts';
import type { SegmentData } from './list-segment.ts';

const COLUMN_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float32Array } as const;
type ColumnType = keyof typeof COLUMN_TYPES;
type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;

interface ColumnPlace {
  readonly name: string;
  readonly type: ColumnType;
  /** From the start of its part, in bytes. */
  readonly start: number;
  readonly length: number;
}

/** Columns that are read into one buffer, since they are let go together. */
interface FilePart {
  readonly columns: readonly ColumnPlace[];
  readonly byteLength: number;
  /** SHA-256 of the bytes: a file cut short or damaged is built anew. */
  readonly checksum: string;
}

/** What the columns are of, and the parts in the order in which they follow. */
interface Header {
  readonly code: ListCode;
  readonly generation: number;
  readonly names: FilePart;
  readonly rest: FilePart;
}

/** Folders of the code and tables by which parties are prepared and filed: another rule makes another segment. */
const DERIVATION = ['matching', 'domain', 'countries', 'search'] as const;

/** Columns start at multiples of eight bytes, which every column type may begin at. */
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** What of a segment becomes a part of the file. */
interface Columns {
  readonly columns: object;
  readonly indexes: object;
}

function columnsOf({ columns, indexes }: Columns): readonly (readonly [string, Column])[] {
  const ofIndex = ([name, index]: [string, HashIndex]): [string, Column][] => [
    [`${name}.starts`, index.starts],
    [`${name}.entries`, index.entries],
  ];
  return [
    ...(Object.entries(columns) as [string, Column][]),
    ...(Object.entries(indexes) as [string, HashIndex][]).flatMap(ofIndex),
  ];
}

const bytesOf = (column: Column): Uint8Array =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

const typeOf = (column: Column): ColumnType =>
  column instanceof Uint8Array ? 'Uint8Array' : (column.constructor.name as ColumnType);

interface EncodedPart {
  readonly part: FilePart;
  readonly bytes: readonly Uint8Array[];
}

function encodePart(segment: Columns): EncodedPart {
  const columns: ColumnPlace[] = [];
  const bytes: Uint8Array[] = [];
  const hash = createHash('sha256');
  let start = 0;
  for (const [name, column] of columnsOf(segment)) {
    columns.push({ name, type: typeOf(column), start, length: column.length });
    const padding = new Uint8Array(aligned(column.byteLength) - column.byteLength);
    for (const piece of [bytesOf(column), padding]) {
      bytes.push(piece);
      hash.update(piece);
    }
    start += aligned(column.byteLength);
  }
  return { part: { columns, byteLength: start, checksum: hash.digest('hex') }, bytes };
}

function encode(segment: SegmentData): readonly Uint8Array[] {
  const { code, generation } = segment;
  const [names, rest] = [encodePart(segment.names), encodePart(segment)];
  const header: Header = { code, generation, names: names.part, rest: rest.part };
  return [Buffer.from(`${JSON.stringify(header)}\n`), ...names.bytes, ...rest.bytes];
}

/** SHA-256 in hexadecimal, reckoned beside the event loop. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Longest header line; the columns have a few dozen names. */
const LONGEST_HEADER = 65_536;

async function readSegment(path: string): Promise<SegmentData | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(Math.min(size, LONGEST_HEADER));
    await file.read(start, 0, start.length, 0);
    const lineEnd = start.indexOf(10);
    if (lineEnd < 0) return null;
    const header = JSON.parse(start.toString('utf8', 0, lineEnd)) as Header;
    const names = await readPart(file, lineEnd + 1, header.names);
    const rest = await readPart(file, lineEnd + 1 + header.names.byteLength, header.rest);
    return names && rest && decode(header, names, rest);
  } finally {
    await file.close();
  }
}

type ColumnsByName = ReadonlyMap<string, Column>;

/** Reads a part into one buffer of its own, in which every column type may begin; null for one that is not sound. */
async function readPart(file: FileHandle, from: number, part: FilePart): Promise<ColumnsByName | null> {
  const body = new Uint8Array(part.byteLength);
  for (let read = 0; read < body.length;) {
    const { bytesRead } = await file.read(body, read, body.length - read, from + read);
    if (bytesRead === 0) return null;
    read += bytesRead;
  }
  if ((await sha256(body)) !== part.checksum) return null;
  return new Map(
    part.columns.map(({ name, type, start, length }) => [
      name,
      new COLUMN_TYPES[type](body.buffer, start, length),
    ]),
  );
}

const plainColumns = (columns: ColumnsByName): object =>
  Object.fromEntries([...columns].filter(([name]) => !name.includes('.')));

const indexOf = (columns: ColumnsByName, name: string): HashIndex =>
  Object.fromEntries(['starts', 'entries'].map((part) => [part, columns.get(`${name}.${part}`)])) as never;

function decode({ code, generation }: Header, names: ColumnsByName, rest: ColumnsByName): SegmentData {
  return {
    code,
    generation,
    columns: plainColumns(rest) as never,
    indexes: {
      valuesByKey: indexOf(rest, 'valuesByKey'),
      addressWordsByKey: indexOf(rest, 'addressWordsByKey'),
      addressesByJoin: indexOf(rest, 'addressesByJoin'),
      addressesByPart: indexOf(rest, 'addressesByPart'),
    },
    names: {
      columns: plainColumns(names) as never,
      indexes: { wordsByKey: indexOf(names, 'wordsByKey'), rowsByJoin: indexOf(names, 'rowsByJoin') },
    },
  };
}

/** Segments kept on disk, so that a start need not build them anew. Losing or damaging a file costs time only. */
export interface SegmentFiles {
  /** The segment of a generation; null when there is no sound file of it. */
  read(code: ListCode, generation: number): Promise<SegmentData | null>;
  /** The segment of the newest generation of which there is a sound file; null for none. */
  newest(code: ListCode): Promise<SegmentData | null>;
  /** True when there is a file of the generation, sound or not. */
  has(code: ListCode, generation: number): Promise<boolean>;
  /** Writes the segment and removes files of other generations of its list. */
  write(segment: SegmentData): Promise<void>;
}

/** Segments as files of a folder, which is made. */
export function createSegmentFiles(folder: string): SegmentFiles {
  const digest = sourceVersion(DERIVATION);
  const nameOf = (code: ListCode, generation: number): string => `${code}-${generation}-${digest}.segment`;
  const read: SegmentFiles['read'] = async (code, generation) => {
    try {
      const segment = await readSegment(join(folder, nameOf(code, generation)));
      return segment?.code === code && segment.generation === generation ? segment : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    async newest(code) {
      const names = await readdir(folder).catch(() => []);
      const generations = names
        .filter((name) => name.startsWith(`${code}-`) && name.endsWith(`-${digest}.segment`))
        .map((name) => Number.parseInt(name.slice(code.length + 1), 10));
      for (const generation of generations.sort((a, b) => b - a)) {
        const segment = await read(code, generation);
        if (segment !== null) return segment;
      }
      return null;
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
