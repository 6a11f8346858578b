import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the console as it is sent. */
export interface SentAsset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Style sheet, scripts and pictures: read once, held in memory. */
export interface Assets {
  /** The address of an asset with a mark of its content, so that it can be kept for ever. Throws for an unknown one. */
  urlOf(name: string): string;
  /** An asset by name; null for an unknown one. `version` is the mark the browser asked for. */
  read(name: string, version: string | null): SentAsset | null;
}

const FOLDER = fileURLToPath(new URL('assets/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const A_YEAR = 'public, max-age=31536000, immutable';

/** Reads the folder of assets. Only what is there at the start is served, so no path leads elsewhere. */
export function readAssets(): Assets {
  const files = new Map(readdirSync(FOLDER).map((name) => [name, prepare(name)]));
  return {
    urlOf(name) {
      const file = files.get(name);
      if (file === undefined) throw new Error(`there is no asset ${name}`);
      return `/assets/${name}?v=${file.version}`;
    },
    read(name, version) {
      const file = files.get(name);
      if (file === undefined) return null;
      return {
        body: file.body,
        headers: {
          'Content-Type': file.type,
          'Cache-Control': version === file.version ? A_YEAR : 'no-cache',
        },
      };
    },
  };
}

interface PreparedAsset {
  readonly type: string;
  readonly version: string;
  readonly body: Buffer;
}

function prepare(name: string): PreparedAsset {
  const type = TYPES[extname(name)];
  if (type === undefined) throw new Error(`assets/${name}: unknown kind of file`);
  const body = readFileSync(FOLDER + name);
  return { type, version: createHash('sha256').update(body).digest('hex').slice(0, 12), body };
}
