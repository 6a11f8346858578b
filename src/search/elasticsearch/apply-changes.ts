import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { BulkWriter } from './bulk-writer.ts';
import { DocumentMaker, wordDocument } from './documents.ts';
import { translated } from './engine-failures.ts';
import { everyId } from './every-document.ts';
import type { HeldIndexLock } from './index-lock.ts';
import { replaceState, type ReadState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';

/** What differs between the served parties of a list and a generation. */
export interface ListChanges {
  readonly code: ListCode;
  readonly generation: number;
  /** The party as it is from now on, by id; null for one that is gone. */
  readonly parties: ReadonlyMap<number, ListedParty | null>;
  /** Words whose documents are to be written anew, by their terms. */
  readonly damagedWords?: ReadonlyMap<string, PreparedWord>;
}

/** Parties whose documents are looked up at once. */
const PARTIES_AT_ONCE = 1_000;

type Writing = Pick<IndexWriting, 'client' | 'clock' | 'graceMs'>;

/**
 * Writes the changed parties of a list beside the served ones and then, by one write of the state, serves them. Killed
 * before that write, nothing of it is seen and the next run clears it away. Throws `EngineUnavailableError`.
 */
export async function applyChanges(
  writing: Writing,
  lock: HeldIndexLock,
  before: ReadState,
  changes: ListChanges,
): Promise<void> {
  const { client, clock } = writing;
  const { index, state } = before;
  const revision = state.revision + 1;
  await clearAway(writing, lock, before);
  const writer = new BulkWriter(client, index, () => {
    lock.assertHeld();
  });
  await retire(writing, writer, index, [...changes.parties.keys()], revision);
  const added = await addParties(writer, changes, revision);
  await writer.finish();
  await refresh(writing, index);
  await assertFound(writing, index, revision, added);
  lock.assertHeld();
  await replaceState(client, before, {
    revision,
    servedSince: clock().toISOString(),
    generations: { ...state.generations, [changes.code]: changes.generation },
  });
}

/** Makes everything written so far be found. */
export async function refresh({ client }: Pick<Writing, 'client'>, index: string): Promise<void> {
  const { _shards: shards } = await translated(client.indices.refresh({ index }));
  if ((shards?.failed ?? 0) > 0) {
    throw new EngineUnavailableError('the search engine failed: a part of the index could not be refreshed');
  }
}

/** Undoes what a killed run left unserved, and removes what no answer on its way can need any more. */
async function clearAway(writing: Writing, lock: HeldIndexLock, { index, state }: ReadState): Promise<void> {
  const { client, clock, graceMs } = writing;
  const { revision } = state;
  await refresh(writing, index);
  const find = { client, index, sortBy: 'order' } as const;
  const unserved = await everyId({ ...find, query: { range: { since: { gt: revision } } } });
  const wronglyRetired = await everyId({ ...find, query: { range: { until: { gt: revision } } } });
  const servedMs = clock().getTime() - Date.parse(state.servedSince);
  const past =
    servedMs >= graceMs ? await everyId({ ...find, query: { range: { until: { lte: revision } } } }) : [];
  if (unserved.length + wronglyRetired.length + past.length === 0) return;
  const writer = new BulkWriter(client, index, () => {
    lock.assertHeld();
  });
  const gone = new Set([...unserved, ...past]);
  for (const id of gone) await writer.add({ id, remove: true });
  for (const id of wronglyRetired) if (!gone.has(id)) await writer.add({ id, part: { until: null } });
  await writer.finish();
  await refresh(writing, index);
}

async function retire(
  { client }: Writing,
  writer: BulkWriter,
  index: string,
  parties: readonly number[],
  revision: number,
): Promise<void> {
  for (let from = 0; from < parties.length; from += PARTIES_AT_ONCE) {
    const some = parties.slice(from, from + PARTIES_AT_ONCE);
    const query = {
      bool: { filter: [{ terms: { party: some } }], must_not: [{ exists: { field: 'until' } }] },
    };
    for (const id of await everyId({ client, index, query, sortBy: 'order' })) {
      await writer.add({ id, part: { until: revision } });
    }
  }
}

/** Returns the number of documents that the revision adds. */
async function addParties(
  writer: BulkWriter,
  { parties, damagedWords = new Map<string, PreparedWord>() }: ListChanges,
  revision: number,
): Promise<number> {
  const maker = new DocumentMaker();
  const written = new Set<string>();
  let added = 0;
  for (const [term, word] of damagedWords) {
    written.add(term);
    await writer.add({ id: wordId(term), document: { ...wordDocument(term, word), since: revision } });
  }
  for (const party of parties.values()) {
    if (party === null) continue;
    const { documents, words } = maker.ofParty(party);
    for (const document of documents) {
      await writer.add({
        id: documentId(document.order, revision),
        document: { ...document, since: revision },
      });
    }
    for (const [term, word] of words) {
      if (written.has(term)) continue;
      written.add(term);
      await writer.add({ id: wordId(term), createOnly: { ...wordDocument(term, word), since: revision } });
    }
    added += documents.length;
  }
  return added;
}

/** Id of the document of a place in the order, as it is from a revision on. */
export const documentId = (order: string, revision: number): string => `${order}@${revision}`;
/** Id of the document of a word. */
export const wordId = (term: string): string => `w${term}`;

async function assertFound(
  { client }: Writing,
  index: string,
  revision: number,
  expected: number,
): Promise<void> {
  const query = { bool: { filter: [{ term: { since: revision } }, { exists: { field: 'party' } }] } };
  const { count } = await translated(client.count({ index, query }));
  if (count !== expected) {
    throw new EngineUnavailableError(`the index holds ${count} of ${expected} documents that were written`);
  }
}
