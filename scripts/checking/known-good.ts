import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a check has found good, by a digest of all that it looked at: with an equal digest it would find the same. Kept below
 * `node_modules/.cache`, so that a fresh checkout knows nothing.
 */
export class KnownGood {
  readonly #file: string;
  readonly #digests: Map<string, string>;

  /** A file that is missing or damaged knows nothing. */
  constructor(file: string) {
    this.#file = file;
    this.#digests = readDigests(file);
  }

  has(name: string, digest: string): boolean {
    return this.#digests.get(name) === digest;
  }

  /** Says that it is good by this digest; null that it is not, by any. */
  set(name: string, digest: string | null): void {
    if (digest === null) this.#digests.delete(name);
    else this.#digests.set(name, digest);
  }

  /** Writes the file whole, or not at all. */
  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const own = `${this.#file}.${process.pid}`;
    writeFileSync(own, JSON.stringify(Object.fromEntries(this.#digests)));
    renameSync(own, this.#file);
  }
}

function readDigests(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  try {
    const digests: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (digests === null || typeof digests !== 'object' || Array.isArray(digests)) return new Map();
    return new Map(
      Object.entries(digests).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}
