import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListedPartyRecord } from '../../src/domain/listed-party.ts';
import type { ListSource, SourceEdition } from '../../src/lists/list-source.ts';

const root = fileURLToPath(new URL('../fixtures/lists/', import.meta.url));

/** Text of a file below `test/fixtures/lists`. */
export function listFixture(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}

/** The edition of a source by its id. */
export function editionOf(source: ListSource, id: string): SourceEdition {
  const edition = source.editions.find((candidate) => candidate.id === id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return edition;
}

/** The party whose primary name is given. */
export function partyNamed(records: readonly ListedPartyRecord[], name: string): ListedPartyRecord {
  const party = records.find((record) => record.names[0]?.text === name);
  if (party === undefined)
    throw new Error(`no party named ${name}: ${records.map((record) => record.names[0]?.text).join(' | ')}`);
  return party;
}

/** Number of parties of each type. */
export function countTypes(records: readonly ListedPartyRecord[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { entryType } of records) counts[entryType] = (counts[entryType] ?? 0) + 1;
  return counts;
}
