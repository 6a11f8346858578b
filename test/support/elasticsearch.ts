import { randomBytes } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { ListEdition, ListState, PartyChange } from '../../src/ingest/party-store.ts';
import { createElasticsearchClient, type Patience } from '../../src/search/elasticsearch/client.ts';
import { derivationDigest } from '../../src/search/elasticsearch/derivation.ts';
import { indexNames, type IndexNames } from '../../src/search/elasticsearch/index-names.ts';
import type { IndexWriting } from '../../src/search/elasticsearch/index-writing.ts';
import { itNeeds } from './needs.ts';

/** Address of the cluster that `npm run services` started, or that the environment names; null for none. */
const elasticsearchUrl: string | null = process.env['ELASTICSEARCH_URL'] ?? null;

/** Declares a suite that needs Elasticsearch; without one it is counted and named as skipped, and fails in CI. */
export function describeWithElasticsearch(name: string, suite: (url: string) => void): void {
  if (elasticsearchUrl === null) {
    describe(name, () => {
      itNeeds('Elasticsearch', 'npm test, or npm run services');
    });
    return;
  }
  const url = elasticsearchUrl;
  describe(name, () => suite(url));
}

/** Parties in memory in place of the store of record. */
export class PartiesInMemory {
  readonly #lists = new Map<ListCode, { generation: number; parties: Map<number, ListedParty> }>();
  readonly #journal = new Map<ListCode, { generation: number; change: PartyChange }[]>();
  /** Who the store is. */
  identity = 'store';
  /** False while the journal is taken to be lost. */
  keepsJournal = true;
  /** When the lists were last fetched, also when they were unchanged. */
  lastUpdated: Date | null = null;

  /** Commits a generation and returns its number. */
  commit(code: ListCode, parties: readonly ListedParty[]): number {
    const before = this.#lists.get(code) ?? { generation: 0, parties: new Map<number, ListedParty>() };
    const after = new Map(parties.map((party) => [party.id, party]));
    const generation = before.generation + 1;
    const journal = this.#journal.get(code) ?? [];
    for (const partyId of new Set([...before.parties.keys(), ...after.keys()])) {
      const [old, now] = [before.parties.get(partyId) ?? null, after.get(partyId) ?? null];
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
      journal.push({ generation, change: { kind, partyId, before: old, after: now } });
    }
    this.#journal.set(code, journal);
    this.#lists.set(code, { generation, parties: after });
    return generation;
  }

  readonly generations = (): Promise<ReadonlyMap<ListCode, number>> =>
    Promise.resolve(new Map([...this.#lists].map(([code, { generation }]) => [code, generation])));

  /** As of a store whose parties differ with every generation. */
  readonly editions = (): Promise<ReadonlyMap<ListCode, ListEdition>> =>
    Promise.resolve(
      new Map(
        [...this.#lists].map(([code, { generation }]) => [
          code,
          { generation, origin: `${this.identity}.${code} ${generation}` },
        ]),
      ),
    );

  readonly held = (): Promise<ReadonlySet<ListCode>> => Promise.resolve(new Set());

  readonly states = (): Promise<readonly ListState[]> =>
    Promise.resolve(
      [...this.#lists].map(([code, { generation, parties }]) => ({
        code,
        generation,
        entryCount: parties.size,
        lastUpdated: this.lastUpdated,
        dataAsOf: null,
        lastFailure: null,
        source: 'test',
        checksum: '',
      })),
    );

  async *parties(code: ListCode): AsyncGenerator<ListedParty> {
    const parties = [...(this.#lists.get(code)?.parties.values() ?? [])];
    for (const party of parties.sort((a, b) => a.id - b.id)) yield await Promise.resolve(party);
  }

  readonly partiesById = (ids: readonly number[]): Promise<ReadonlyMap<number, ListedParty>> => {
    const all = [...this.#lists.values()].flatMap(({ parties }) => [...parties]);
    return Promise.resolve(new Map(all.filter(([id]) => ids.includes(id))));
  };

  readonly changesSince = (code: ListCode, since: number): Promise<readonly PartyChange[] | null> => {
    if (!this.keepsJournal || since === 0) return Promise.resolve(null);
    const journal = this.#journal.get(code) ?? [];
    return Promise.resolve(
      journal.filter(({ generation }) => generation > since).map(({ change }) => change),
    );
  };
}

/** A deployment of its own in the cluster, and its removal. */
export interface TestDeployment extends IndexWriting {
  /** No answer of a machine that is busy with something else is too late, unless a test is about that. */
  readonly patience: Patience;
  readonly store: PartiesInMemory;
  readonly names: IndexNames;
  /** The indices there are, in order. */
  indices(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Makes a deployment under a prefix of its own; nothing else in the cluster is touched. */
export function testDeployment(
  url: string,
  { graceMs = 0, derivation = derivationDigest(), prefix = `test_${randomBytes(6).toString('hex')}` } = {},
): TestDeployment {
  const client: Client = createElasticsearchClient({ url });
  const names = indexNames(prefix, derivation);
  const indices = async (): Promise<readonly string[]> =>
    Object.keys(await client.indices.getAlias({ index: `${prefix}-*`, allow_no_indices: true })).sort();
  return {
    client,
    names,
    store: new PartiesInMemory(),
    clock: () => new Date(),
    nowMs: () => performance.now(),
    graceMs,
    patience: { answerMs: 120_000, snapshotMs: 360_000 },
    indices,
    async remove() {
      for (const index of await indices()) await client.indices.delete({ index });
      for (const name of [names.template, names.locksTemplate]) {
        await client.indices.deleteIndexTemplate({ name }, { ignore: [404] });
      }
      await client.close();
    },
  };
}
