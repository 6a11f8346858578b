import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import type { ListEdition } from '../../ingest/party-store.ts';
import type { IndexPublisher } from '../index-publisher.ts';
import { applyChanges, type ListChanges } from './apply-changes.ts';
import { recordDocument } from './documents.ts';
import { everyDocument } from './every-document.ts';
import { putTemplates } from './index-catalogue.ts';
import { acquireIndexLock, type HeldIndexLock } from './index-lock.ts';
import { isOfStore, isServed, mayAnswer } from './index-fit.ts';
import { readState, type ReadState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** Runs work that writes the index while no other process does. Throws `ServiceError` `busy` after `waitMs`. */
export async function withIndexLock<T>(
  writing: IndexWriting,
  waitMs: number,
  work: (lock: HeldIndexLock) => Promise<T>,
): Promise<T> {
  const { client, names, nowMs } = writing;
  await putTemplates(client, names);
  const lock = await acquireIndexLock({ client, index: names.locks, nowMs, waitMs });
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
}

/** Creates the publisher. `waitMs` is how long to wait for another writer. */
export function createElasticsearchPublisher(writing: IndexWriting, waitMs: number): IndexPublisher {
  const { client, names, store } = writing;
  return {
    async publish(code) {
      const editions = await store.editions();
      const edition = editions.get(code);
      if (edition === undefined) return;
      const state = (await readState(client, names.alias))?.state;
      if (state !== undefined && isOfStore(state, editions) && isServed(state, code, edition)) return;
      await withIndexLock(writing, waitMs, async (lock) => {
        const served = await readState(client, names.alias);
        if (served === null) await rebuildIndex(writing, lock, { removeOlderVersions: false });
        else await bringUp(writing, lock, served, { code, edition });
      });
    },
  };
}

async function bringUp(
  writing: IndexWriting,
  lock: HeldIndexLock,
  served: ReadState,
  { code, edition }: { readonly code: ListCode; readonly edition: ListEdition },
): Promise<void> {
  const editions = await writing.store.editions();
  if (!isOfStore(served.state, editions)) {
    writing.onUnfit?.('the index was made of another store of lists');
    await rebuildIndex(writing, lock, { removeOlderVersions: false });
    return;
  }
  if (isServed(served.state, code, edition)) return;
  if (!mayAnswer(served.state, editions))
    writing.onUnfit?.(`${code} in the index is not what the store holds`);
  await applyChanges(writing, lock, served, await changesOf(writing, served, code, edition));
}

/** What differs between what is served of a list and a generation of it; from the journal where it goes back so far. */
async function changesOf(
  writing: IndexWriting,
  served: ReadState,
  code: ListCode,
  { generation, origin }: ListEdition,
): Promise<ListChanges> {
  const since = served.state.generations[code] ?? 0;
  // Of one number and other parties, and of numbers that the store has not come to yet, nothing is recorded.
  const journal = since < generation ? await writing.store.changesSince(code, since) : null;
  const parties =
    journal === null
      ? await differences(writing, served, code)
      : new Map(journal.map(({ partyId, after }) => [partyId, after]));
  return { code, generation, origin, parties };
}

/** Compares every party of a list with what is served of it. */
async function differences(
  { client, store }: IndexWriting,
  { index, state }: ReadState,
  code: ListCode,
): Promise<ReadonlyMap<number, ListedParty | null>> {
  const checksums = new Map<number, number>();
  const query = {
    bool: {
      filter: [{ term: { kind: 'party' } }, { term: { list: code } }],
      must_not: [{ range: { since: { gt: state.revision } } }, { range: { until: { lte: state.revision } } }],
    },
  };
  const served = everyDocument({ client, index, query, fields: ['party', 'checksum'], sortBy: 'party' });
  for await (const { fields } of served) checksums.set(Number(fields['party']), Number(fields['checksum']));
  const differing = new Map<number, ListedParty | null>();
  for await (const party of store.parties(code)) {
    if (checksums.get(party.id) !== recordDocument(party).checksum) differing.set(party.id, party);
    checksums.delete(party.id);
  }
  for (const id of checksums.keys()) differing.set(id, null);
  return differing;
}
