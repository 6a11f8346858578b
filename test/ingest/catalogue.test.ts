import assert from 'node:assert/strict';
import { LIST_CODES } from '../../src/domain/list-code.ts';
import { createCatalogue } from '../../src/ingest/catalogue.ts';
import type { ListState } from '../../src/ingest/party-store.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { partiesSource } from './support/parties-source.ts';

const LOADED: ListState = {
  code: 'UN_CONSOLIDATED',
  generation: 4,
  entryCount: 12,
  lastUpdated: new Date('2026-11-21T10:00:00Z'),
  dataAsOf: '2026-11-20',
  lastFailure: { at: new Date('2026-11-21T11:00:00Z'), reason: 'no answer' },
  source: '',
  checksum: '',
};

describe('the catalogue', () => {
  let asked = 0;
  let now = 0;
  let fails = false;
  const store = {
    states: () => {
      asked++;
      return fails ? Promise.reject(new Error('locked')) : Promise.resolve([LOADED]);
    },
  };
  const clock = (): Date => new Date(now);

  beforeEach(() => {
    asked = 0;
    now = 0;
    fails = false;
  });

  it('shows all 23 lists in the order of their codes', async () => {
    const facts = LIST_SOURCES.map((source) => source.facts);
    const entries = await createCatalogue({ facts, store, clock, maxAgeMs: 500 })();
    assert.deepEqual(
      entries.map((entry) => entry.facts.code),
      LIST_CODES,
    );
    assert.ok(entries.every((entry) => entry.facts.name !== '' && entry.facts.description !== ''));
    assert.deepEqual(
      entries.filter((entry) => !entry.facts.core).map((entry) => entry.facts.code),
      ['FBI_WANTED', 'MX_SAT_69B'],
    );
  });

  it('calls a list stale whose publisher dated nothing anew for longer than its rhythm explains', async () => {
    const facts = [{ ...partiesSource('UN_CONSOLIDATED').facts, staleAfterDays: 30 }];
    const staleOn = async (day: string): Promise<boolean | undefined> => {
      now = Date.parse(day);
      return (await createCatalogue({ facts, store, clock, maxAgeMs: 500 })())[0]?.stale;
    };
    assert.equal(await staleOn('2026-11-21T00:00:00Z'), false);
    assert.equal(await staleOn('2026-12-20T00:00:00Z'), false);
    assert.equal(await staleOn('2026-12-20T00:00:01Z'), true);
  });

  it('gives every list a number of days after which it is stale', () => {
    for (const { facts } of LIST_SOURCES) assert.ok(facts.staleAfterDays >= 30, facts.code);
  });

  it('shows a list that was never loaded with no entries and no dates', async () => {
    const facts = [partiesSource('AE_EOCN').facts, partiesSource('UN_CONSOLIDATED').facts];
    const [never, loaded] = await createCatalogue({ facts, store, clock, maxAgeMs: 500 })();
    assert.deepEqual(never, {
      facts: facts[0],
      entryCount: 0,
      lastUpdated: null,
      dataAsOf: null,
      stale: false,
      lastFailure: null,
      generation: 0,
    });
    assert.deepEqual(loaded, {
      facts: facts[1],
      entryCount: 12,
      lastUpdated: LOADED.lastUpdated,
      dataAsOf: '2026-11-20',
      stale: false,
      lastFailure: LOADED.lastFailure,
      generation: 4,
    });
  });

  it('asks the store at most twice a second, and again after a failure', async () => {
    const catalogue = createCatalogue({ facts: [], store, clock, maxAgeMs: 500 });
    await Promise.all([catalogue(), catalogue()]);
    now = 499;
    await catalogue();
    assert.equal(asked, 1);
    now = 500;
    fails = true;
    await assert.rejects(catalogue());
    fails = false;
    await catalogue();
    assert.equal(asked, 3);
  });
});
