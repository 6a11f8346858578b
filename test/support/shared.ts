import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sharedRoot = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** Path of a file or folder of the `shared` folder beside the checkout; null where there is none. */
export function sharedPath(relative: string): string | null {
  const path = `${sharedRoot}${relative}`;
  return existsSync(path) ? path : null;
}
