import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty } from '../domain/listed-party.ts';
import type { PartyStore } from '../ingest/party-store.ts';

/** What changed in some lists since the generations that are known. */
export interface ListChanges {
  /** Lists whose changes are recorded. */
  readonly lists: readonly ListCode[];
  /** Lists whose changes are not recorded any more, or that are new. */
  readonly unrecorded: readonly ListCode[];
  /** Ids of every party that was added, changed or removed. */
  readonly touched: ReadonlyMap<ListCode, readonly number[]>;
  /** As they are now, those of them that are still listed. */
  readonly present: ReadonlyMap<ListCode, readonly ListedParty[]>;
}

/** Reads the changes of the lists; of a party that changed several times only the last state counts. */
export async function readChanges(
  store: Pick<PartyStore, 'changesSince'>,
  due: readonly ListCode[],
  known: ReadonlyMap<ListCode, number>,
): Promise<ListChanges> {
  const unrecorded: ListCode[] = [];
  const touched = new Map<ListCode, readonly number[]>();
  const present = new Map<ListCode, readonly ListedParty[]>();
  for (const code of due) {
    const since = known.get(code) ?? 0;
    const changes = since === 0 ? null : await store.changesSince(code, since);
    if (changes === null) {
      unrecorded.push(code);
      continue;
    }
    const latest = new Map(changes.map(({ partyId, after }) => [partyId, after]));
    touched.set(code, [...latest.keys()]);
    present.set(
      code,
      [...latest.values()].filter((party) => party !== null),
    );
  }
  return { lists: [...touched.keys()], unrecorded, touched, present };
}
