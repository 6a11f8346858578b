import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltFile } from './bundle.ts';

/** What sources read by their own place: it lies in `dist/` as it does in the package. */
const READ_AS_THEY_ARE = ['bin/run', 'demo/lists', 'openapi.yaml', 'src'] as const;
const CODE = /\.tsx?$/u;

/** Names of the files of this build. */
const RECORD = 'build.json';

/**
 * Writes `dist/` of a package, each file as a whole, so that whoever starts meanwhile has a sound one. Files of the build before stay: a
 * process that runs may still load a part of them. Older ones are removed.
 */
export function writeDist(root: string, built: readonly BuiltFile[], dist = join(root, 'dist')): void {
  const before = filesOfBuild(dist);
  const copied = READ_AS_THEY_ARE.flatMap((path) => filesAt(root, path)).filter((name) => !CODE.test(name));
  for (const name of copied) {
    writeWhole(join(dist, name), readFileSync(join(root, name)), statSync(join(root, name)).mode);
  }
  for (const { name, contents } of built) writeWhole(join(dist, name), contents);
  const files = [...copied, ...built.map(({ name }) => name)].sort();
  writeWhole(join(dist, RECORD), Buffer.from(`${JSON.stringify({ files })}\n`));
  const kept = new Set([...before, ...files, RECORD]);
  for (const name of filesAt(dist, '.')) if (!kept.has(name)) rmSync(join(dist, name), { force: true });
}

function filesAt(root: string, path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
}

function filesOfBuild(dist: string): readonly string[] {
  try {
    return (JSON.parse(readFileSync(join(dist, RECORD), 'utf8')) as { readonly files: readonly string[] })
      .files;
  } catch {
    return [];
  }
}

function writeWhole(path: string, contents: Uint8Array, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeFileSync(unfinished, contents);
  if (mode !== undefined) chmodSync(unfinished, mode);
  renameSync(unfinished, path);
}
