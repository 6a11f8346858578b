import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** What a file imports through `import.meta.url`: threads and tables beside it. */
const BESIDE = /new URL\(\s*'(\.{1,2}\/[^']+)',\s*import\.meta\.url/gu;

/** What decides, beside the sources, what becomes of them: the packages, how they are compiled, and Node. */
const SETTINGS = ['package-lock.json', 'tsconfig.json'] as const;

/** Digests of files together with all that they import, types included, by content. Packages are those of the lock file. */
export class DigestsOfImports {
  readonly #root: string;
  readonly #contents = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[]>();
  readonly #own = new Map<string, string>();
  readonly #settings: string;

  /** Files named by `settings` count for every digest, beside the lock file and the compiler's settings. Throws where one is missing. */
  constructor(root: string, settings: readonly string[] = []) {
    this.#root = root;
    const hash = createHash('sha256').update(process.version);
    for (const file of [...SETTINGS, ...settings]) hash.update(`\n${file}\n${this.#digestOf(file)}`);
    this.#settings = hash.digest('hex');
  }

  /** The files that these import, directly or not, and they themselves; paths from the root, sorted. */
  closure(entries: readonly string[]): readonly string[] {
    const met = new Set(entries);
    for (const file of met) for (const imported of this.#importsOf(file)) met.add(imported);
    return [...met].sort();
  }

  /** SHA-256 in hexadecimal of these files, of all they import, and of the settings. */
  digest(entries: readonly string[]): string {
    const hash = createHash('sha256').update(this.#settings);
    for (const file of this.closure(entries)) hash.update(`\n${file}\n${this.#digestOf(file)}`);
    return hash.digest('hex');
  }

  #read(file: string): string {
    const contents = this.#contents.get(file) ?? readFileSync(join(this.#root, file), 'latin1');
    this.#contents.set(file, contents);
    return contents;
  }

  #digestOf(file: string): string {
    const digest =
      this.#own.get(file) ?? createHash('sha256').update(this.#read(file), 'latin1').digest('hex');
    this.#own.set(file, digest);
    return digest;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known !== undefined) return known;
    const imports = /\.[cm]?[jt]sx?$/u.test(file) ? this.#readImports(file) : [];
    this.#imports.set(file, imports);
    return imports;
  }

  #readImports(file: string): readonly string[] {
    const text = this.#read(file);
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const named = [
      ...importedFiles.map(({ fileName }) => fileName),
      ...Array.from(text.matchAll(BESIDE), ([, name]) => name ?? ''),
    ];
    const folder = join(this.#root, dirname(file));
    const paths = named.filter((name) => name.startsWith('.')).map((name) => join(folder, name));
    return paths
      .filter((path) => existsSync(path) && statSync(path).isFile())
      .map((path) => relative(this.#root, path));
  }
}
