import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { applyChanges, refresh, wordId } from './apply-changes.ts';
import { checksumOf, DocumentMaker, wordDocument, type PartyDocument } from './documents.ts';
import { translated } from './engine-failures.ts';
import { everyDocument } from './every-document.ts';
import type { HeldIndexLock } from './index-lock.ts';
import { readState, type ReadState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';
import { servedAt } from './search-requests.ts';

/** How the index of one list compares with the store of record. */
export interface ListVerdict {
  readonly code: ListCode;
  /** Parties of the store. */
  readonly parties: number;
  /** Ids of parties that the index lacks, holds otherwise, and holds although the store does not. */
  readonly missing: readonly number[];
  readonly different: readonly number[];
  readonly extra: readonly number[];
  /** Words whose documents are missing or damaged. */
  readonly damagedWords: number;
  readonly servedGeneration: number;
  readonly storedGeneration: number;
}

/** What verifying found. */
export interface VerifyReport {
  readonly index: string;
  readonly lists: readonly ListVerdict[];
  readonly repaired: boolean;
}

/** True when the index serves exactly what the store of record holds. */
export function isSound(verdict: ListVerdict): boolean {
  const { missing, different, extra, damagedWords, servedGeneration, storedGeneration } = verdict;
  const wrong = missing.length + different.length + extra.length + damagedWords;
  return wrong === 0 && servedGeneration === storedGeneration;
}

const PARTIES_AT_ONCE = 500;
const WORDS_AT_ONCE = 2_000;

/** What a document says, without when it is served and its own checksum. */
function contentChecksum(fields: Readonly<Record<string, unknown>>): number {
  const { checksum: _, since: __, until: ___, ...content } = fields;
  return checksumOf(content);
}

/** The served documents of the parties of a list with ids above one and up to another, by their place in the order. */
async function servedDocuments(
  { client }: IndexWriting,
  { index, state }: ReadState,
  code: ListCode,
  ids: { readonly above: number; readonly upTo: number },
): Promise<ReadonlyMap<string, { readonly party: number; readonly checksum: number }>> {
  const range = Number.isFinite(ids.upTo) ? { gt: ids.above, lte: ids.upTo } : { gt: ids.above };
  const query = {
    bool: {
      filter: [{ term: { list: code } }, { range: { party: range } }],
      must_not: servedAt(state.revision),
    },
  };
  const found = new Map<string, { readonly party: number; readonly checksum: number }>();
  const fields = ['*'];
  for await (const document of everyDocument({ client, index, query, fields, sortBy: 'order' })) {
    const order = String(document.fields['order']);
    found.set(order, {
      party: Number(document.fields['party']),
      // A second document in one place is wrong whatever it says.
      checksum: found.has(order) ? Number.NaN : contentChecksum(document.fields),
    });
  }
  return found;
}

/** Compares one list, party by party and word by word. */
class ListComparison {
  readonly missing: number[] = [];
  readonly different: number[] = [];
  readonly extra = new Set<number>();
  readonly damagedWords = new Map<string, PreparedWord>();
  parties = 0;
  readonly #writing: IndexWriting;
  readonly #served: ReadState;
  readonly #code: ListCode;
  readonly #maker: DocumentMaker;
  /** Words seen in any list, by their terms. */
  readonly #knownWords: Set<string>;
  #words = new Map<string, PreparedWord>();

  constructor(
    writing: IndexWriting,
    served: ReadState,
    code: ListCode,
    shared: { maker: DocumentMaker; knownWords: Set<string> },
  ) {
    this.#writing = writing;
    this.#served = served;
    this.#code = code;
    this.#maker = shared.maker;
    this.#knownWords = shared.knownWords;
  }

  async run(): Promise<void> {
    let batch: ListedParty[] = [];
    let above = 0;
    const compare = async (upTo: number): Promise<void> => {
      await this.#compare(batch, { above, upTo });
      above = upTo;
      batch = [];
    };
    for await (const party of this.#writing.store.parties(this.#code)) {
      batch.push(party);
      if (batch.length === PARTIES_AT_ONCE) await compare(party.id);
    }
    await compare(Number.POSITIVE_INFINITY);
    await this.#compareWords();
  }

  async #compare(parties: readonly ListedParty[], ids: { above: number; upTo: number }): Promise<void> {
    const served = new Map(await servedDocuments(this.#writing, this.#served, this.#code, ids));
    for (const party of parties) {
      const { documents, words } = this.#maker.ofParty(party);
      this.parties++;
      const found = documents.filter(({ order }) => served.has(order));
      if (found.length === 0) this.missing.push(party.id);
      else if (!this.#holds(served, documents)) this.different.push(party.id);
      for (const { order } of documents) served.delete(order);
      await this.#collectWords(words);
    }
    const known = new Set(parties.map(({ id }) => id));
    for (const { party } of served.values()) {
      if (!known.has(party)) this.extra.add(party);
      else if (!this.different.includes(party)) this.different.push(party);
    }
  }

  #holds(
    served: ReadonlyMap<string, { readonly checksum: number }>,
    documents: readonly PartyDocument[],
  ): boolean {
    return documents.every(({ order, checksum }) => served.get(order)?.checksum === checksum);
  }

  async #collectWords(words: ReadonlyMap<string, PreparedWord>): Promise<void> {
    for (const [term, word] of words) {
      if (this.#knownWords.has(term)) continue;
      this.#knownWords.add(term);
      this.#words.set(term, word);
    }
    if (this.#words.size >= WORDS_AT_ONCE) await this.#compareWords();
  }

  async #compareWords(): Promise<void> {
    const words = this.#words;
    this.#words = new Map();
    if (words.size === 0) return;
    const { index } = this.#served;
    const { docs } = await translated(
      this.#writing.client.mget<Record<string, unknown>>({ index, ids: [...words.keys()].map(wordId) }),
    );
    const sound = new Set<string>();
    for (const doc of docs) {
      if (!('_source' in doc)) continue;
      const [term] = doc._source['words'] as readonly string[];
      const word = term === undefined ? undefined : words.get(term);
      if (term === undefined || word === undefined) continue;
      if (contentChecksum(doc._source) === wordDocument(term, word).checksum) sound.add(term);
    }
    for (const [term, word] of words) if (!sound.has(term)) this.damagedWords.set(term, word);
  }
}

function verdictOf(
  comparison: ListComparison,
  code: ListCode,
  generations: { readonly served: number; readonly stored: number },
): ListVerdict {
  return {
    code,
    parties: comparison.parties,
    missing: comparison.missing,
    different: comparison.different,
    extra: [...comparison.extra],
    damagedWords: comparison.damagedWords.size,
    servedGeneration: generations.served,
    storedGeneration: generations.stored,
  };
}

/** The wrong parties as they should be. */
async function corrections(
  { store }: IndexWriting,
  { missing, different, extra }: ListVerdict,
): Promise<ReadonlyMap<number, ListedParty | null>> {
  const stored = await store.partiesById([...missing, ...different]);
  return new Map([...missing, ...different, ...extra].map((id) => [id, stored.get(id) ?? null]));
}

/**
 * Compares every party of every list, all that is derived from it and every word with the store of record; with
 * `repair`, writes what is wrong anew. Only under the lock: nothing may change meanwhile. Throws
 * `EngineUnavailableError`.
 */
export async function verifyIndex(
  writing: IndexWriting,
  lock: HeldIndexLock,
  options: { readonly repair: boolean },
): Promise<VerifyReport> {
  const { client, names, store } = writing;
  const first = await served(writing);
  await refresh({ client }, first.index);
  const editions = await store.editions();
  const shared = { maker: new DocumentMaker(), knownWords: new Set<string>() };
  const lists: ListVerdict[] = [];
  let repaired = false;
  const codes = new Set([...editions.keys(), ...(Object.keys(first.state.generations) as ListCode[])]);
  for (const code of codes) {
    const state = await served(writing);
    const { generation, origin } = editions.get(code) ?? { generation: 0, origin: '' };
    const comparison = new ListComparison(writing, state, code, shared);
    await comparison.run();
    const verdict = verdictOf(comparison, code, {
      served: state.state.generations[code] ?? 0,
      stored: generation,
    });
    lists.push(verdict);
    if (!options.repair || isSound(verdict)) continue;
    const parties = await corrections(writing, verdict);
    await applyChanges(writing, lock, state, {
      code,
      generation,
      origin,
      parties,
      damagedWords: comparison.damagedWords,
    });
    repaired = true;
  }
  return { index: first.index, lists, repaired };

  async function served(from: IndexWriting): Promise<ReadState> {
    const state = await readState(from.client, names.alias);
    if (state === null) throw new EngineUnavailableError('there is no index of this version to compare');
    return state;
  }
}
