import assert from 'node:assert/strict';
import { StaleListsError } from '../../src/errors.ts';
import type { CatalogueEntry } from '../../src/ingest/catalogue.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { refusingStaleLists } from '../../src/screening/refuse-stale-lists.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { CATALOGUE, NOW } from '../support/http-service.ts';
import { LISTED } from '../support/screening-service.ts';

const ADDRESS = '27 Stromynka Street, Moscow';

describe('an operator who screens against no stale list', () => {
  let entries: readonly CatalogueEntry[];
  let screening: Screening;
  beforeEach(async () => {
    entries = CATALOGUE.map((entry) => ({ ...entry, stale: entry.facts.code === 'EU_FSF' }));
    const engine = await engineHolding(LISTED);
    screening = refusingStaleLists(createScreening({ engine, clock: () => NOW }), () =>
      Promise.resolve(entries),
    );
  });

  const all = { lists: ['EU_FSF', 'OFAC_SDN'], threshold: 0.8 } as const;
  const fresh = { lists: ['OFAC_SDN'], threshold: 0.8 } as const;
  const named = (error: unknown): boolean => {
    assert.ok(error instanceof StaleListsError);
    assert.match(error.message, /EU_FSF \(2026-03-14\) is older than its rhythm explains/u);
    assert.ok(!error.message.includes('OFAC_SDN'), error.message);
    assert.equal(error.retryAfterSeconds, 3_600);
    return true;
  };

  it('has the stale list named in place of any answer that would rest on it', async () => {
    const items = [{ name: 'Qmbrel Zothvan' }];
    await assert.rejects(screening.screenName({ ...all, name: 'Qmbrel Zothvan' }), named);
    await assert.rejects(screening.screenAddress({ ...all, address: ADDRESS }), named);
    await assert.rejects(screening.screenBatch({ ...all, items }), named);
  });

  it('has the other lists searched where they are asked for', async () => {
    const items = [{ name: 'Qmbrel Zothvan' }];
    assert.equal((await screening.screenName({ ...fresh, name: 'Qmbrel Zothvan' })).totalMatches, 1);
    assert.equal((await screening.screenAddress({ ...fresh, address: ADDRESS })).totalMatches, 1);
    const { results } = await screening.screenBatch({ ...fresh, items });
    assert.ok('matches' in (results[0]?.name ?? {}));
    assert.deepEqual(screening.searchesOfBatch({ ...fresh, items }), { name: 1, address: 0, contact: 0 });
  });

  it('has everything searched again once the list is renewed', async () => {
    entries = CATALOGUE;
    assert.equal((await screening.screenName({ ...all, name: 'Qmbrel Zothvan' })).totalMatches, 1);
  });
});
