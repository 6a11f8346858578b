import { createRequire } from 'node:module';

/** What stands beside a name, as `scripts/knowledge` builds it. */
interface WordsBeside {
  /** Offices and forms of address of all languages. */
  readonly offices: readonly string[];
  readonly titles: readonly string[];
  /** What else is written there, by its kind in `notes.tsv`. */
  readonly notes: Readonly<
    Record<'degree' | 'number' | 'place' | 'date' | 'month' | 'note' | 'branch', readonly string[]>
  >;
}

/** Required, not imported: see `spelling-tables.ts`. */
export const WORDS_BESIDE = createRequire(import.meta.url)('../data/beside.json') as WordsBeside;
