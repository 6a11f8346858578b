import { crc32, deflateRawSync } from 'node:zlib';

/** A part that is packed already, and the size that the directory shall state. */
export interface PackedPart {
  readonly packed: Buffer;
  readonly size: number;
}

interface Part {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
}

/** The bytes of a zip file, for what the zip writers of packages would not write: odd parts, and sizes that lie. */
export function zipOf(
  texts: Readonly<Record<string, string>>,
  packed: Readonly<Record<string, PackedPart>> = {},
): Uint8Array {
  const parts: Part[] = [
    ...Object.entries(texts).map(([name, text]) => {
      const bytes = Buffer.from(text);
      return {
        name: Buffer.from(name),
        packed: deflateRawSync(bytes),
        size: bytes.length,
        crc: crc32(bytes),
      };
    }),
    ...Object.entries(packed).map(([name, part]) => ({ name: Buffer.from(name), crc: 0, ...part })),
  ];
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const local = Buffer.concat([localHeader(part), part.name, part.packed]);
    directory.push(Buffer.concat([directoryEntry(part, offset), part.name]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...locals, entries, endOf(parts.length, entries.length, offset)]);
}

function common(target: Buffer, at: number, { packed, size, crc, name }: Part): void {
  target.writeUInt16LE(20, at);
  target.writeUInt16LE(8, at + 4);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(packed.length, at + 14);
  target.writeUInt32LE(size, at + 18);
  target.writeUInt16LE(name.length, at + 22);
}

function localHeader(part: Part): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  common(header, 4, part);
  return header;
}

function directoryEntry(part: Part, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  common(header, 6, part);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
