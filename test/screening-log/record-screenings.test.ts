import assert from 'node:assert/strict';
import { openScreeningLog, type OpenScreeningLog } from '../../src/compose-screening-log.ts';
import { createApiKey } from '../../src/accounts/api-key.ts';
import { EngineUnavailableError, InvalidInputError } from '../../src/errors.ts';
import { createRecordedScreening, type ScreeningsBy } from '../../src/screening-log/record-screenings.ts';
import type { LoggedScreening, ScreeningLogStore } from '../../src/screening-log/screening-log.ts';
import { createEditions } from '../../src/screening/editions.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { readContacts } from '../../src/screening/contact-values.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { CATALOGUE, NOW } from '../support/http-service.ts';
import { LISTED } from '../support/screening-service.ts';

const ORIGIN = { door: 'api', accountId: 1, keyId: 7 } as const;
const OPTIONS = { lists: ['EU_FSF', 'OFAC_SDN'], threshold: 0.3 } as const;

describe('recording of screenings', () => {
  let log: OpenScreeningLog;
  let screening: Screening;
  let screeningsBy: ScreeningsBy;
  let lost: [unknown, number][];
  beforeEach(async () => {
    log = await openScreeningLog(':memory:');
    lost = [];
    const engine = await engineHolding(LISTED);
    const editionsOf = createEditions(() => Promise.resolve(CATALOGUE));
    screening = createScreening({ engine, clock: () => NOW, editionsOf });
    screeningsBy = recorded(log.store);
  });
  afterEach(() => log.close());

  function recorded(store: Pick<ScreeningLogStore, 'append'>, used = screening): ScreeningsBy {
    const onFailure = (error: unknown, records: number): void => {
      lost.push([error, records]);
    };
    return createRecordedScreening({ screening: used, log: store, onFailure });
  }
  const logged = async (): Promise<readonly LoggedScreening[]> =>
    (await log.store.search({ accountId: 1 }, 100)).entries.toReversed();

  it('answers as the screening does', async () => {
    const request = { ...OPTIONS, name: 'Qmbrel Zothvan' };
    const plain = await screening.screenName(request);
    const found = await screeningsBy(ORIGIN).screenName(request);
    assert.equal(JSON.stringify(found), JSON.stringify(plain));
  });

  it('says who, when, what, how, on which lists of which dates, and what came of it', async () => {
    const contacts = readContacts({ email: 'info@uphasol.example, nonsense' });
    const request = { ...OPTIONS, name: ' Qmbrel  ZOTHVAN', country: 'Iran', limit: 1, contacts };
    await screeningsBy(ORIGIN).screenName(request);
    const [{ id: _id, ...entry }, ...more] = (await logged()) as [LoggedScreening];
    assert.deepEqual(more, []);
    assert.deepEqual(entry, {
      origin: ORIGIN,
      screenedAt: NOW,
      name: ' Qmbrel  ZOTHVAN',
      address: null,
      contacts: [
        { type: 'email', value: 'info@uphasol.example', matches: 2 },
        { type: 'email', value: 'nonsense', matches: null },
      ],
      options: { threshold: 0.3, country: 'Iran', limit: 1 },
      lists: ['EU_FSF', 'OFAC_SDN'].map((code) => ({
        code,
        generation: 1,
        dataAsOf: '2026-03-14',
        fetchedAt: '2026-03-15T06:00:00.000Z',
        stale: false,
      })),
      found: { name: 1, address: null, contact: 2 },
      best: { partyId: 9_001, listCode: 'OFAC_SDN', name: 'Qmbrel Zothvan', score: 1 },
      flags: [{ tier: 'embargoed', jurisdiction: 'Iran' }],
    });
  });

  it('counts no flag as a match', async () => {
    await screeningsBy(ORIGIN).screenName({ ...OPTIONS, name: 'Nobody Atall', country: 'Iran' });
    const [entry] = await logged();
    assert.deepEqual([entry?.found.name, entry?.best, entry?.flags.length], [0, null, 1]);
  });

  it('records an address by itself', async () => {
    await screeningsBy(ORIGIN).screenAddress({ ...OPTIONS, address: '27 Stromynka Ul., Moscow 107076' });
    const [entry] = await logged();
    assert.deepEqual([entry?.name, entry?.address], [null, '27 Stromynka Ul., Moscow 107076']);
    assert.deepEqual(entry?.found, { name: null, address: 1, contact: null });
    assert.equal(entry?.best?.partyId, 9_001);
  });

  it('records each item of a batch, with what of it was searched', async () => {
    const items = [
      { name: 'Qmbrel Zothvan', address: 'Moscow', country: 'Russia' },
      { name: 'Nobody Atall', address: '27 Stromynka Ul., Moscow' },
      { name: 'Nobody Else', contacts: readContacts({ website: 'uphasol.example' }) },
    ];
    await screeningsBy({ ...ORIGIN, door: 'upload', reference: 'upload 3' }).screenBatch({
      ...OPTIONS,
      items,
    });
    const entries = await logged();
    assert.deepEqual(
      entries.map(({ found, address }) => [found.name, found.address, found.contact, address]),
      [
        [1, null, null, 'Moscow'],
        [0, 1, null, '27 Stromynka Ul., Moscow'],
        [0, null, 2, null],
      ],
    );
    assert.deepEqual(
      entries.map(({ best }) => best?.partyId),
      [9_001, 9_001, 9_002],
    );
    assert.deepEqual(entries[0]?.options, { threshold: 0.3, country: 'Russia' });
    assert.deepEqual(entries[0]?.origin, { ...ORIGIN, door: 'upload', reference: 'upload 3' });
  });

  it('records nothing of what was not screened', async () => {
    const mine = screeningsBy(ORIGIN);
    await assert.rejects(mine.screenName({ ...OPTIONS, name: '?!' }), InvalidInputError);
    await assert.rejects(mine.screenAddress({ ...OPTIONS, address: 'Moscow' }), InvalidInputError);
    const failing = tampered(await engineHolding(LISTED), () => ({
      findNamesOfMany: (searches) =>
        Promise.resolve(searches.map(() => ({ failure: new EngineUnavailableError('gone') }))),
    }));
    const broken = recorded(log.store, createScreening({ engine: failing, clock: () => NOW }));
    await broken(ORIGIN).screenBatch({ ...OPTIONS, items: [{ name: 'Qmbrel Zothvan' }] });
    assert.deepEqual(await logged(), []);
    assert.deepEqual(lost, []);
  });

  it('never holds a key, wherever it was typed', async () => {
    const apiKey = createApiKey((size) => new Uint8Array(size).fill(7));
    const contacts = readContacts({ email: `${apiKey}@example.com`, website: apiKey });
    await screeningsBy(ORIGIN).screenName({ ...OPTIONS, name: `key ${apiKey}!`, country: apiKey, contacts });
    await screeningsBy(ORIGIN).screenAddress({ ...OPTIONS, address: `${apiKey} Main Street 5` });
    const items = [{ name: apiKey, address: `${apiKey} Main Street 5` }];
    await screeningsBy(ORIGIN).screenBatch({ ...OPTIONS, items });
    const entries = await logged();
    assert.equal(entries.length, 3);
    assert.ok(!JSON.stringify(entries).includes(apiKey.slice(0, 20)));
    assert.match(entries[0]?.name ?? '', /^key ssk_\w{6}…!$/u);
  });

  it('answers although the log fails, and tells how many records are lost', async () => {
    const failure = new Error('disk full');
    const mine = recorded({ append: () => Promise.reject(failure) })(ORIGIN);
    const found = await mine.screenName({ ...OPTIONS, name: 'Qmbrel Zothvan' });
    assert.equal(found.totalMatches, 1);
    await mine.screenBatch({ ...OPTIONS, items: [{ name: 'One Name' }, { name: 'Other Name' }] });
    assert.deepEqual(lost, [
      [failure, 1],
      [failure, 2],
    ]);
  });
});
