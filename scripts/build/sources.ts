import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfSources } from '../../src/source-version.ts';

/** All that `dist/` is made of and by. */
const SOURCES = [
  'bin',
  'demo/lists',
  'index-templates',
  'knowledge',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
] as const;

/** What differs when `dist/` would become another one; null where the sources are not, as in an image. */
export function digestOfAllSources(root: string): string | null {
  return existsSync(join(root, 'scripts/build.ts')) ? digestOfSources(root, SOURCES) : null;
}
