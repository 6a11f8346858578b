import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { BulkWriter } from './bulk-writer.ts';
import { DocumentMaker, WORD_KINDS, wordDocument } from './documents.ts';
import { translated } from './engine-failures.ts';
import { everyDocument, everyId } from './every-document.ts';
import type { HeldIndexLock } from './index-lock.ts';
import { replaceState, type ReadState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';

/** What differs between the served parties of a list and a generation. */
export interface ListChanges {
  readonly code: ListCode;
  readonly generation: number;
  /** What the generation was made of (`ListEdition`). */
  readonly origin: string;
  /** The party as it is from now on, by id; null for one that is gone. */
  readonly parties: ReadonlyMap<number, ListedParty | null>;
  /** Words whose documents are to be written anew, by their terms. */
  readonly damagedWords?: ReadonlyMap<string, PreparedWord>;
}

/** Parties whose documents are looked up at once. */
const PARTIES_AT_ONCE = 1_000;
/** Words that are looked up at once. */
const WORDS_AT_ONCE = 10_000;

/** Where and for which revision is written. */
interface Target {
  readonly writer: BulkWriter;
  readonly index: string;
  readonly revision: number;
}

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
  const target = { writer, index, revision };
  await retire(writing, target, [...changes.parties.keys()]);
  const added = await addParties(writing, target, changes);
  await writer.finish();
  await refresh(writing, index);
  await assertFound(writing, index, revision, added);
  lock.assertHeld();
  await replaceState(client, before, {
    revision,
    servedSince: clock().toISOString(),
    generations: { ...state.generations, [changes.code]: changes.generation },
    origins: { ...state.origins, [changes.code]: changes.origin },
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
  { writer, index, revision }: Target,
  parties: readonly number[],
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
  { client }: Writing,
  { writer, index, revision }: Target,
  { parties, damagedWords = new Map() }: ListChanges,
): Promise<number> {
  const maker = new DocumentMaker();
  const held = new Map<string, PreparedWord>();
  let added = 0;
  for (const party of parties.values()) {
    if (party === null) continue;
    const { documents, words } = maker.ofParty(party);
    for (const document of documents) {
      await writer.add({
        id: documentId(document.order, revision),
        document: { ...document, since: revision },
      });
    }
    for (const [term, word] of words) held.set(term, word);
    added += documents.length;
  }
  for (const [term, word] of damagedWords) {
    held.delete(term);
    await writer.add({ id: wordId(term), document: { ...wordDocument(term, word), since: revision } });
  }
  for (const [term, word] of await lackingWords(client, index, held)) {
    await writer.add({ id: wordId(term), createOnly: { ...wordDocument(term, word), since: revision } });
  }
  return added;
}

/** The words that the index does not hold: most of an update's are there. */
async function lackingWords(
  client: Writing['client'],
  index: string,
  words: ReadonlyMap<string, PreparedWord>,
): Promise<ReadonlyMap<string, PreparedWord>> {
  const lacking = new Map(words);
  const terms = [...words.keys()];
  for (let from = 0; from < terms.length; from += WORDS_AT_ONCE) {
    const some = terms.slice(from, from + WORDS_AT_ONCE);
    const query = { bool: { filter: [{ terms: { kind: [...WORD_KINDS] } }, { terms: { words: some } }] } };
    const held = everyDocument({ client, index, query, fields: ['words'], sortBy: 'order' });
    for await (const { fields } of held) lacking.delete(String((fields['words'] as string[])[0]));
  }
  return lacking;
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
