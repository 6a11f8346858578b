import { readFileSync, writeFileSync } from 'node:fs';
import type { ListedPartyRecord } from '../../src/domain/listed-party.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { openLocalEdition, readAll } from '../../test/support/open-edition.ts';

/** A committed table that is made of the published lists. */
export interface ListTable {
  /** Where it is committed, from the folder of the package. */
  readonly file: string;
  /** Takes the records of one list; called once for each list. */
  take(records: readonly ListedPartyRecord[]): void;
  /** The table of all that was taken, as it is written. */
  text(): string;
}

/** Reads local copies of the lists, each once, and hands each to all tables. Throws what readers throw. */
export async function fillFromLists(tables: readonly ListTable[], folder: string): Promise<void> {
  for (const source of LIST_SOURCES) {
    for (const edition of source.editions) {
      const files = openLocalEdition(edition, `${folder}/${source.folder}`);
      if (files === null) continue;
      const { records } = await readAll(edition, files);
      for (const table of tables) table.take(records);
      break;
    }
  }
}

/** Writes a table below the folder of the package `root`; with `check` only compares it. True when it is as committed now. */
export function keepTable(
  root: string,
  { file, text }: { file: string; text: string },
  check: boolean,
): boolean {
  const path = `${root}${file}`;
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is not what its script makes of the data`);
    return false;
  }
  return true;
}
