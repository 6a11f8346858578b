import type { CslRow, CslTag } from './row.ts';
import { readSource } from './source-codes.ts';

/** What a screening-list file holds for the six lists, and what in it nobody knows. */
export interface CslFile {
  readonly rows: readonly CslRow[];
  /** Parts that the reader does not know, each with the list whose rows have them: the other lists are whole without it. */
  readonly unknown: readonly { readonly tag: CslTag; readonly what: string; readonly example: string }[];
  /** Rows of no list that this service knows: their `source`, and a name of each. */
  readonly strangeSources: readonly { readonly source: string; readonly example: string }[];
  /** Why a list cannot be read from this file although the others can. */
  readonly broken: ReadonlyMap<CslTag, string>;
  /** Rows of other lists that are cut short at the end of a local copy. */
  readonly cutRows: readonly string[];
}

/** Collects a file row by row. */
export class CslFileBuilder {
  readonly #rows: CslRow[] = [];
  readonly #unknown: CslFile['unknown'][number][] = [];
  readonly #strangeSources: CslFile['strangeSources'][number][] = [];
  readonly #broken = new Map<CslTag, string>();

  add(row: CslRow): void {
    this.#rows.push(row);
  }

  unknown(tag: CslTag, what: string, example: string): void {
    this.#unknown.push({ tag, what, example });
  }

  broken(tag: CslTag, reason: string): void {
    if (!this.#broken.has(tag)) this.#broken.set(tag, reason);
  }

  /** The list that a row is of, null for none that is taken from here; a source nobody knows is kept. */
  tagOf(source: string, name: string): CslTag | null {
    const { tag, code } = readSource(source);
    if (tag === undefined) this.#strangeSources.push({ source, example: name });
    else if (tag !== null && code !== null) this.unknown(tag, `source code ${code}`, source);
    return tag ?? null;
  }

  whole(cutRows: readonly string[]): CslFile {
    return {
      rows: this.#rows,
      unknown: this.#unknown,
      strangeSources: this.#strangeSources,
      broken: this.#broken,
      cutRows,
    };
  }
}
