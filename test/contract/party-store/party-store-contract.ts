import assert from 'node:assert/strict';
import { LIST_CODES } from '../../../src/domain/list-code.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { ListFormatError, ServiceError } from '../../../src/errors.ts';
import type { CommitDetails, CommittedGeneration, PartyStore } from '../../../src/ingest/party-store.ts';
import { collect, numbered, record, streamOf } from '../../ingest/support/records.ts';

const AT = new Date('2026-11-21T10:00:00Z');

function details(changes: Partial<CommitDetails> = {}): CommitDetails {
  return {
    at: AT,
    source: 'test: parties.xml',
    checksum: 'c1',
    accept: () => ({ dataAsOf: '2026-11-20' }),
    ...changes,
  };
}

/** What every store of record must do. `open` gives a fresh, empty one. */
export function partyStoreContract(name: string, open: () => Promise<PartyStore>): void {
  describe(`party store contract: ${name}`, () => {
    let store: PartyStore;

    beforeEach(async () => {
      store = await open();
    });

    afterEach(() => store.close());

    const commit = (
      records: readonly ListedPartyRecord[],
      changes?: Partial<CommitDetails>,
    ): Promise<CommittedGeneration> => store.commit('UN_CONSOLIDATED', streamOf(records), details(changes));

    const served = async (): Promise<readonly string[]> =>
      (await collect(store.parties('UN_CONSOLIDATED'))).map(({ publisherRef }) => publisherRef);

    it('knows every list, also those never loaded', async () => {
      const states = await store.states();
      assert.deepEqual(
        states.map(({ code }) => code),
        LIST_CODES,
      );
      assert.deepEqual(states[0], {
        code: 'AE_EOCN',
        generation: 0,
        entryCount: 0,
        lastUpdated: null,
        dataAsOf: null,
        lastFailure: null,
        source: '',
        checksum: '',
      });
      assert.equal((await store.generations()).size, 0);
      assert.deepEqual(await served(), []);
    });

    it('counts updates that went well, changed or not, and those that failed', async () => {
      assert.equal((await store.updateCounts()).size, 0);
      await store.markFailed('UN_CONSOLIDATED', AT, 'no answer');
      await commit([record('1')]);
      await store.markFetched('UN_CONSOLIDATED', AT);
      await store.markFailed('OFAC_SDN', AT, 'no answer');
      await store.markFailed('OFAC_SDN', AT, 'no answer');
      assert.deepEqual(
        await store.updateCounts(),
        new Map([
          ['UN_CONSOLIDATED', { succeeded: 2, failed: 1 }],
          ['OFAC_SDN', { succeeded: 0, failed: 2 }],
        ]),
      );
    });

    it('gives back every field as it was, with an id', async () => {
      const full = record('QDe.001', {
        entryType: 'individual',
        names: [
          { text: 'Первая Name \u0000 \ud83d\ude00', kind: 'primary', quality: 'strong' },
          { text: 'Other', kind: 'former', quality: 'weak' },
        ],
        addresses: [
          { address: 'a', city: 'b', state: 'c', postalCode: 'd', country: 'e', countryCode: 'FR' },
        ],
        countries: [{ name: 'France', code: 'FR', relation: 'birth' }],
        identifications: [{ type: 'Passport', number: 'K1', country: 'Iran', note: 'n' }],
        contacts: [{ type: 'email', value: 'a@example.org' }],
        wallets: [{ currency: 'XBT', address: 'x' }],
        birthDates: [{ text: '1961', earliest: '1961-01-01', latest: '1961-12-31' }],
        birthPlaces: ['Paris'],
        programs: ['P'],
        remarks: 'r',
        listedOn: '2001-02-03',
      });
      await commit([full]);
      const [party] = await collect(store.parties('UN_CONSOLIDATED'));
      assert.ok(party !== undefined && Number.isSafeInteger(party.id) && party.id > 0);
      assert.deepEqual(party, { ...full, id: party.id });
      assert.deepEqual(await store.partiesById([party.id, 999_999]), new Map([[party.id, party]]));
    });

    it('counts what a commit did and shows it in the state', async () => {
      assert.deepEqual(await commit(numbered(3)), {
        code: 'UN_CONSOLIDATED',
        generation: 1,
        added: 3,
        changed: 0,
        removed: 0,
        unchanged: 0,
      });
      const next = [record('2', { remarks: 'new' }), record('3'), record('4')];
      const committed = await commit(next, { checksum: 'c2' });
      assert.deepEqual(committed, {
        ...committed,
        generation: 2,
        added: 1,
        changed: 1,
        removed: 1,
        unchanged: 1,
      });
      const state = (await store.states()).find(({ code }) => code === 'UN_CONSOLIDATED');
      assert.deepEqual(state, {
        code: 'UN_CONSOLIDATED',
        generation: 2,
        entryCount: 3,
        lastUpdated: AT,
        dataAsOf: '2026-11-20',
        lastFailure: null,
        source: 'test: parties.xml',
        checksum: 'c2',
      });
      assert.deepEqual(await served(), ['2', '3', '4']);
      assert.deepEqual(await store.generations(), new Map([['UN_CONSOLIDATED', 2]]));
    });

    it('keeps the generation when no party differs, whatever the order of records and fields', async () => {
      await commit(numbered(3));
      const reordered = numbered(3)
        .reverse()
        .map((party) => Object.fromEntries(Object.entries(party).reverse()) as unknown as ListedPartyRecord);
      const committed = await commit(reordered, { checksum: 'c2' });
      assert.deepEqual([committed.generation, committed.unchanged], [1, 3]);
      assert.equal((await store.states()).find(({ generation }) => generation > 0)?.checksum, 'c2');
    });

    it('keeps an id through changes, removal and re-listing, and never gives it to another', async () => {
      await commit(numbered(3));
      const before = await collect(store.parties('UN_CONSOLIDATED'));
      await commit([record('1')]);
      await commit([record('1'), record('9'), record('3', { remarks: 'listed again' })]);
      const after = await collect(store.parties('UN_CONSOLIDATED'));
      const idOf = (parties: typeof before, ref: string): number | undefined =>
        parties.find(({ publisherRef }) => publisherRef === ref)?.id;
      assert.equal(idOf(after, '1'), idOf(before, '1'));
      assert.equal(idOf(after, '3'), idOf(before, '3'));
      assert.ok(!before.some(({ id }) => id === idOf(after, '9')));
    });

    it('gives different ids to the same reference on two lists', async () => {
      await commit(numbered(1));
      await store.commit('EU_FSF', streamOf([record('1', {}, 'EU_FSF')]), details());
      const [first] = await collect(store.parties('UN_CONSOLIDATED'));
      const [second] = await collect(store.parties('EU_FSF'));
      assert.notEqual(first?.id, second?.id);
      assert.equal(second?.listCode, 'EU_FSF');
    });

    it('records old and new values of each change, oldest first', async () => {
      await commit(numbered(2));
      await commit([record('1', { remarks: 'x' }), record('2'), record('3')]);
      await commit([record('1', { remarks: 'x' }), record('3')]);
      const changes = (await store.changesSince('UN_CONSOLIDATED', 1)) ?? [];
      assert.deepEqual(
        changes.map(({ kind, before, after }) => [
          kind,
          before?.publisherRef ?? null,
          before?.remarks ?? null,
          after?.remarks ?? null,
        ]),
        [
          ['changed', '1', '', 'x'],
          ['added', null, null, ''],
          ['removed', '2', '', null],
        ],
      );
      assert.ok(changes.every(({ partyId, before, after }) => partyId === (after ?? before)?.id));
      assert.equal((await store.changesSince('UN_CONSOLIDATED', 2))?.length, 1);
      assert.deepEqual(await store.changesSince('UN_CONSOLIDATED', 3), []);
    });

    it('says that changes are not recorded for the first generation and for a store that went back', async () => {
      assert.deepEqual(await store.changesSince('UN_CONSOLIDATED', 0), []);
      await commit(numbered(2));
      assert.equal(await store.changesSince('UN_CONSOLIDATED', 0), null);
      assert.equal(await store.changesSince('UN_CONSOLIDATED', 7), null);
    });

    it('forgets the changes of old generations and says so', async () => {
      await commit(numbered(1));
      for (let round = 1; round <= 40; round++) await commit([record('1', { remarks: String(round) })]);
      assert.equal(await store.changesSince('UN_CONSOLIDATED', 1), null);
      assert.equal((await store.changesSince('UN_CONSOLIDATED', 20))?.length, 21);
    });

    it('writes nothing when the records break off', async () => {
      await commit(numbered(3));
      async function* broken(): AsyncGenerator<ListedPartyRecord> {
        yield* streamOf(numbered(500));
        throw new ListFormatError('cut short');
      }
      await assert.rejects(
        store.commit('UN_CONSOLIDATED', broken(), details()),
        (error) => error instanceof ListFormatError && error.message === 'cut short',
      );
      assert.deepEqual(await served(), ['1', '2', '3']);
      assert.deepEqual(await store.changesSince('UN_CONSOLIDATED', 1), []);
    });

    it('asks for acceptance with both counts and writes nothing when refused', async () => {
      await commit(numbered(3));
      let asked: unknown;
      const refusal = commit(numbered(1), {
        accept: (counts) => {
          asked = counts;
          throw new ServiceError('list_refused', 'too few');
        },
      });
      await assert.rejects(
        refusal,
        (error) => error instanceof ServiceError && error.code === 'list_refused',
      );
      assert.deepEqual(asked, { parties: 1, previous: 3 });
      assert.deepEqual(await served(), ['1', '2', '3']);
    });

    it('lets a new generation be prepared with the parties it will have, before anybody sees it', async () => {
      await commit(numbered(450));
      const changed = [record('449', { remarks: 'new' }), ...numbered(448), record('900')];
      let prepared: unknown;
      const committed = await commit(changed, {
        prepare: async (generation, parties) => {
          prepared = [generation, await collect(parties)];
          assert.equal((await store.generations()).get('UN_CONSOLIDATED'), 1);
          assert.equal((await served()).length, 450);
        },
      });
      assert.equal(committed.generation, 2);
      const edition = (await store.editions()).get('UN_CONSOLIDATED');
      assert.equal(edition?.generation, 2);
      const target = { code: 'UN_CONSOLIDATED', ...edition };
      assert.deepEqual(prepared, [target, await collect(store.parties('UN_CONSOLIDATED'))]);
    });

    it('prepares a generation from which a party is only gone, and none when no party differs', async () => {
      await commit(numbered(3));
      const prepared: number[] = [];
      const prepare: CommitDetails['prepare'] = ({ generation }) => {
        prepared.push(generation);
        return Promise.resolve();
      };
      await commit(numbered(3), { prepare });
      assert.deepEqual(prepared, []);
      await commit(numbered(2), { prepare });
      assert.deepEqual(prepared, [2]);
    });

    it('writes nothing when the generation cannot be prepared', async () => {
      await commit(numbered(3));
      const failure = new Error('no space left');
      await assert.rejects(
        commit(numbered(5), { prepare: () => Promise.reject(failure) }),
        (error) => error === failure,
      );
      assert.deepEqual(await served(), ['1', '2', '3']);
      assert.equal((await commit(numbered(5))).generation, 2);
      assert.deepEqual(await served(), ['1', '2', '3', '4', '5']);
    });

    it('refuses a reference that comes twice, near or far apart', async () => {
      for (const twice of [
        [record('1'), record('7'), record('7')],
        [...numbered(900), record('7')],
      ]) {
        await assert.rejects(
          commit(twice),
          (error) => error instanceof ListFormatError && error.message === 'the reference 7 comes twice',
        );
      }
      assert.deepEqual(await served(), []);
    });

    it('notes fetches and failures without touching the parties', async () => {
      await store.markFailed('EU_FSF', AT, 'no answer');
      await commit(numbered(2));
      await store.markFailed('UN_CONSOLIDATED', AT, 'an HTML page');
      const failed = await store.states();
      const stateOf = (code: string): unknown => failed.find((state) => state.code === code)?.lastFailure;
      assert.deepEqual(stateOf('EU_FSF'), { at: AT, reason: 'no answer' });
      assert.deepEqual(stateOf('UN_CONSOLIDATED'), { at: AT, reason: 'an HTML page' });
      assert.equal((await store.generations()).has('EU_FSF'), false);
      const later = new Date('2026-11-21T16:00:00Z');
      await store.markFetched('UN_CONSOLIDATED', later);
      const state = (await store.states()).find(({ code }) => code === 'UN_CONSOLIDATED');
      assert.deepEqual(
        [state?.lastUpdated, state?.lastFailure, state?.generation, state?.dataAsOf],
        [later, null, 1, '2026-11-20'],
      );
    });

    it('serves the generation at which reading began, to its end', async () => {
      await commit(numbered(1500));
      const reading = store.parties('UN_CONSOLIDATED')[Symbol.asyncIterator]();
      await reading.next();
      await commit([record('1', { remarks: 'new' })]);
      let read = 1;
      for (let next = await reading.next(); next.done !== true; next = await reading.next()) read++;
      assert.equal(read, 1500);
      assert.deepEqual(await served(), ['1']);
    });

    it('shows nothing of a commit before it is done', async () => {
      await commit(numbered(3));
      const seen: number[] = [];
      async function* watched(): AsyncGenerator<ListedPartyRecord> {
        for (const party of numbered(1000)) {
          if (party.publisherRef === '900') seen.push((await served()).length);
          yield party;
        }
      }
      await store.commit('UN_CONSOLIDATED', watched(), details());
      assert.deepEqual(seen, [3]);
    });

    it('puts commits that are asked for at once one after the other', async () => {
      const results = await Promise.all([
        commit(numbered(300)),
        commit(numbered(200)),
        commit(numbered(300)),
      ]);
      assert.deepEqual(
        results.map(({ generation, added, removed }) => [generation, added, removed]),
        [
          [1, 300, 0],
          [2, 0, 100],
          [3, 100, 0],
        ],
      );
    });

    it('accepts a next commit after a failed one', async () => {
      await assert.rejects(commit([record('1'), record('1')]));
      assert.equal((await commit(numbered(2))).added, 2);
    });
  });
}
