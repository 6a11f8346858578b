import { createHash, webcrypto } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListCode } from '../../domain/list-code.ts';
import type { ListEdition } from '../../ingest/party-store.ts';
import { sourceVersion } from '../../source-version.ts';
import type { HashIndex } from '../hash-index.ts';
import type { SegmentData } from './list-segment.ts';
import { shareColumns } from './shared-memory.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;
type ColumnType = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Float32Array';
const COLUMN_TYPES: Readonly<
  Record<ColumnType, new (buffer: ArrayBufferLike, start: number, length: number) => Column>
> = { Uint8Array, Uint16Array, Uint32Array, Float32Array };

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

/** What the columns are of, and the parts in the order in which they follow. Its line begins with its own SHA-256. */
interface Header extends ListEdition {
  readonly code: ListCode;
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

const checksumOfLine = (line: string): string => createHash('sha256').update(line).digest('hex');

function encode(segment: SegmentData): readonly Uint8Array[] {
  const { code, generation, origin } = segment;
  const [names, rest] = [encodePart(segment.names), encodePart(segment)];
  const header: Header = { code, generation, origin, names: names.part, rest: rest.part };
  const line = JSON.stringify(header);
  return [Buffer.from(`${checksumOfLine(line)} ${line}\n`), ...names.bytes, ...rest.bytes];
}

/** SHA-256 in hexadecimal, reckoned beside the event loop. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Longest header line; the columns have a few dozen names. */
const LONGEST_HEADER = 65_536;

/** The header of an open file and where its parts begin; null for one that is not sound. */
async function readHeader(file: FileHandle): Promise<{ header: Header; end: number } | null> {
  const { size } = await file.stat();
  const start = Buffer.alloc(Math.min(size, LONGEST_HEADER));
  await file.read(start, 0, start.length, 0);
  const end = start.indexOf(10) + 1;
  const [checksum = '', ...rest] = start.toString('utf8', 0, Math.max(0, end - 1)).split(' ');
  const line = rest.join(' ');
  return checksumOfLine(line) === checksum ? { header: JSON.parse(line) as Header, end } : null;
}

async function reading<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

/** The segment of a file if it is what `fits` wants; a word why it is not used. */
function readSegment(path: string, fits: (header: Header) => boolean): Promise<SegmentData | Unfit> {
  return reading(path, async (file) => {
    const found = await readHeader(file);
    if (found === null) return 'damaged';
    const { header, end } = found;
    if (!fits(header)) return 'made of other parties';
    const names = await readPart(file, end, header.names);
    const rest = await readPart(file, end + header.names.byteLength, header.rest);
    if (names === null || rest === null) return 'damaged';
    // The names are let go once they are merged; the rest is served, also by threads.
    return decode(header, columnsIn(header.names, names), columnsIn(header.rest, shared(rest)));
  });
}

type ColumnsByName = ReadonlyMap<string, Column>;

/** Reads a part into one buffer of its own, in which every column type may begin; null for one that is not sound. */
async function readPart(
  file: FileHandle,
  from: number,
  part: FilePart,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = new Uint8Array(part.byteLength);
  for (let read = 0; read < body.length;) {
    const { bytesRead } = await file.read(body, read, body.length - read, from + read);
    if (bytesRead === 0) return null;
    read += bytesRead;
  }
  return (await sha256(body)) === part.checksum ? body : null;
}

/** As a whole, so that its columns need not be shared one by one; sums are not reckoned of shared memory. */
const shared = (bytes: Uint8Array): Uint8Array => shareColumns({ bytes }).bytes;

const columnsIn = ({ columns }: FilePart, { buffer }: Uint8Array): ColumnsByName =>
  new Map(
    columns.map(({ name, type, start, length }) => [name, new COLUMN_TYPES[type](buffer, start, length)]),
  );

const plainColumns = (columns: ColumnsByName): object =>
  Object.fromEntries([...columns].filter(([name]) => !name.includes('.')));

const indexOf = (columns: ColumnsByName, name: string): HashIndex =>
  Object.fromEntries(['starts', 'entries'].map((part) => [part, columns.get(`${name}.${part}`)])) as never;

function decode(
  { code, generation, origin }: Header,
  names: ColumnsByName,
  rest: ColumnsByName,
): SegmentData {
  return {
    code,
    generation,
    origin,
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

/** Why a file that is there is not used. */
export type Unfit = 'damaged' | 'made of other parties';

/** Segments kept on disk, so that a start need not build them anew. Losing or damaging a file costs time only. */
export interface SegmentFiles {
  /** The segment of a generation; null when there is no sound file that was made of the same parties. */
  read(code: ListCode, edition: ListEdition): Promise<SegmentData | null>;
  /** The segment of the newest generation of which there is a sound file; null for none. */
  newest(code: ListCode): Promise<SegmentData | null>;
  /** True when there is a file of the generation whose head is sound. */
  has(code: ListCode, edition: ListEdition): Promise<boolean>;
  /** Writes the segment and removes files of other generations of its list. */
  write(segment: SegmentData): Promise<void>;
}

/** Segments as files of a folder, which is made. `onUnfit` is told of each file that is there and does not serve. */
export function createSegmentFiles(
  folder: string,
  onUnfit: (file: string, why: Unfit) => void = () => undefined,
): SegmentFiles {
  const digest = sourceVersion(DERIVATION);
  const nameOf = (code: ListCode, generation: number): string => `${code}-${generation}-${digest}.segment`;
  const read = async (name: string, fits: (header: Header) => boolean): Promise<SegmentData | null> => {
    const found = await readSegment(join(folder, name), fits).catch(absentOrDamaged);
    if (typeof found !== 'string') return found;
    onUnfit(name, found);
    return null;
  };
  const isOf =
    (code: ListCode, { generation, origin }: ListEdition) =>
    (header: Header): boolean =>
      header.code === code && header.generation === generation && header.origin === origin;
  return {
    read: (code, edition) => read(nameOf(code, edition.generation), isOf(code, edition)),
    async newest(code) {
      const names = await readdir(folder).catch(() => []);
      const generations = names
        .filter((name) => name.startsWith(`${code}-`) && name.endsWith(`-${digest}.segment`))
        .map((name) => Number.parseInt(name.slice(code.length + 1), 10));
      for (const generation of generations.sort((a, b) => b - a)) {
        const segment = await read(nameOf(code, generation), (header) => header.code === code);
        if (segment !== null) return segment;
      }
      return null;
    },
    async has(code, edition) {
      const found = await reading(join(folder, nameOf(code, edition.generation)), readHeader).catch(
        () => null,
      );
      return found !== null && isOf(code, edition)(found.header);
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

/** A file that is not there was never kept; one that cannot be read is as good as damaged. */
function absentOrDamaged(error: unknown): Unfit | null {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : 'damaged';
}
