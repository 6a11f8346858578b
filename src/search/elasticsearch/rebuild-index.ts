import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError } from '../../errors.ts';
import { documentId, refresh, wordId } from './apply-changes.ts';
import { BulkWriter } from './bulk-writer.ts';
import { DocumentMaker, WORD_KINDS, wordDocument } from './documents.ts';
import { translated } from './engine-failures.ts';
import { knownIndices, putTemplates, removeLeftOvers, swapAlias } from './index-catalogue.ts';
import type { HeldIndexLock } from './index-lock.ts';
import { createState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';

/** What a rebuild wrote of one list. */
export interface ListTally {
  parties: number;
  documents: number;
  /** Sum of the documents' checksums. */
  checksum: number;
}

/** What a rebuild did. */
export interface RebuildReport {
  readonly index: string;
  readonly lists: ReadonlyMap<ListCode, ListTally>;
  readonly words: number;
  /** Size on disk of the primary copy, in bytes. */
  readonly bytes: number;
  readonly removed: readonly string[];
}

const FIRST_REVISION = 1;

/** Waits for the lists' parties, then writes each distinct word once. */
async function fill(
  { store }: IndexWriting,
  writer: BulkWriter,
  codes: Iterable<ListCode>,
): Promise<Pick<RebuildReport, 'lists' | 'words'>> {
  const maker = new DocumentMaker();
  const written = new Set<string>();
  const lists = new Map<ListCode, ListTally>();
  for (const code of codes) {
    const tally: ListTally = { parties: 0, documents: 0, checksum: 0 };
    lists.set(code, tally);
    for await (const party of store.parties(code)) {
      const { documents, words } = maker.ofParty(party);
      tally.parties++;
      for (const document of documents) {
        tally.documents++;
        tally.checksum += document.checksum;
        const id = documentId(document.order, FIRST_REVISION);
        await writer.add({ id, document: { ...document, since: FIRST_REVISION } });
      }
      for (const [term, word] of words) {
        if (written.has(term)) continue;
        written.add(term);
        await writer.add({
          id: wordId(term),
          document: { ...wordDocument(term, word), since: FIRST_REVISION },
        });
      }
    }
  }
  await writer.finish();
  return { lists, words: written.size };
}

interface ListBucket {
  readonly key: string;
  readonly doc_count: number;
  readonly checksum: { readonly value: number };
}

/** Compares what the index found per list with what was written. Throws `EngineUnavailableError`. */
async function assertFilled(
  { client }: IndexWriting,
  index: string,
  { lists, words }: Pick<RebuildReport, 'lists' | 'words'>,
): Promise<void> {
  const checksum = { sum: { field: 'checksum' } };
  const response = await translated(
    client.search({
      index,
      size: 0,
      allow_partial_search_results: false,
      aggs: {
        lists: { terms: { field: 'list', size: 1_000 }, aggs: { checksum } },
        words: { filter: { terms: { kind: [...WORD_KINDS] } } },
      },
    }),
  );
  const byList = response.aggregations?.['lists'] as { readonly buckets: readonly ListBucket[] } | undefined;
  const found = new Map(byList?.buckets.map((bucket) => [bucket.key, bucket]));
  for (const [code, tally] of lists) {
    const bucket = found.get(code);
    if ((bucket?.doc_count ?? 0) !== tally.documents || (bucket?.checksum.value ?? 0) !== tally.checksum) {
      throw new EngineUnavailableError(`the new index does not hold ${code} as it was written`);
    }
  }
  const wordCount = (response.aggregations?.['words'] as { readonly doc_count: number } | undefined)
    ?.doc_count;
  if (wordCount !== words) throw new EngineUnavailableError('the new index lacks words that were written');
}

async function sizeOf({ client }: IndexWriting, index: string): Promise<number> {
  const stats = await translated(client.indices.stats({ index, metric: 'store' }));
  return stats._all.primaries?.store?.size_in_bytes ?? 0;
}

/**
 * Writes a new index from the store of record, checks it and serves it in place of the old one. Nothing is served before
 * it is complete; killed at any moment, the old index goes on serving and the next run removes what is left. Throws
 * `EngineUnavailableError`.
 */
export async function rebuildIndex(
  writing: IndexWriting,
  lock: HeldIndexLock,
  options: { readonly removeOlderVersions: boolean },
): Promise<RebuildReport> {
  const { client, names, store, clock } = writing;
  const editions = [...(await store.editions())];
  const latest = (await knownIndices(client, names)).filter(({ current }) => current);
  const index = names.index(1 + Math.max(0, ...latest.map(({ generation }) => generation)));
  await putTemplates(client, names);
  await translated(client.indices.create({ index }));
  const writer = new BulkWriter(client, index, () => {
    lock.assertHeld();
  });
  const filled = await fill(
    writing,
    writer,
    editions.map(([code]) => code),
  );
  await refresh(writing, index);
  await assertFilled(writing, index, filled);
  await translated(client.indices.forcemerge({ index, max_num_segments: 1 }));
  await translated(client.indices.putSettings({ index, settings: { auto_expand_replicas: '0-1' } }));
  lock.assertHeld();
  await createState(client, index, {
    revision: FIRST_REVISION,
    servedSince: clock().toISOString(),
    generations: Object.fromEntries(editions.map(([code, { generation }]) => [code, generation])),
    origins: Object.fromEntries(editions.map(([code, { origin }]) => [code, origin])),
  });
  await swapAlias(client, names, index);
  const bytes = await sizeOf(writing, index);
  const removed = await removeLeftOvers(writing, { olderVersions: options.removeOlderVersions });
  return { index, ...filled, bytes, removed };
}
