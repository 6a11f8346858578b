import assert from 'node:assert/strict';
import { EngineUnavailableError, InvalidInputError, ListsNotLoadedError } from '../../src/errors.ts';
import { readContacts } from '../../src/screening/contact-values.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { countScreenings, countUnprepared } from '../../src/screening-log/count-screenings.ts';
import type { Door } from '../../src/screening-log/screening-log.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { NOW } from '../support/http-service.ts';
import { LISTED } from '../support/screening-service.ts';
import { primaryName } from '../../src/domain/listed-party.ts';

const OPTIONS = { lists: ['EU_FSF', 'OFAC_SDN'], threshold: 0.9 } as const;
const NOBODY = 'Xqzwvt Brmplk';

describe('counting of screenings', () => {
  let screening: Screening;
  let counted: string[];
  const listed = LISTED[0] === undefined ? '' : primaryName(LISTED[0]);
  before(async () => {
    screening = createScreening({ engine: await engineHolding(LISTED), clock: () => NOW });
  });
  beforeEach(() => {
    counted = [];
  });
  const by = (door: Door, used = screening): Screening =>
    countScreenings(
      () => used,
      (...count) => counted.push(count.join(' ')),
    )({ door, accountId: 1, keyId: null });

  it('tells the doors of the API by what is asked, and all others by who asks', async () => {
    const request = { ...OPTIONS, name: NOBODY };
    const address = { ...OPTIONS, address: '7 Nowhere Street, Sampletown' };
    await by('api').screenName(request);
    await by('api').screenAddress(address);
    await by('api').screenBatch({ ...OPTIONS, items: [{ name: NOBODY }] });
    await by('console').screenName(request);
    await by('console').screenAddress(address);
    await by('upload').screenBatch({ ...OPTIONS, items: [{ name: NOBODY }] });
    await by('agents').screenName(request);
    assert.deepEqual(
      counted.map((count) => count.replace(' no_match', '')),
      ['api_single', 'api_address', 'api_batch', 'console_form', 'console_form', 'console_upload', 'agents'],
    );
  });

  it('counts each item of a batch by what it came to', async () => {
    const { results } = await by('api').screenBatch({
      ...OPTIONS,
      items: [{ name: listed }, { name: NOBODY }],
    });
    assert.equal(results.length, 2);
    assert.deepEqual(counted, ['api_batch match', 'api_batch no_match']);
  });

  it('counts a match of a contact value alone', async () => {
    const holder = LISTED.find(({ contacts }) => contacts.length > 0);
    const email = holder?.contacts.find(({ type }) => type === 'email')?.value ?? '';
    assert.notEqual(email, '');
    await by('api').screenName({ ...OPTIONS, name: NOBODY, contacts: readContacts({ email }) });
    assert.deepEqual(counted, ['api_single match']);
  });

  it('counts an item that holds nothing to search as invalid, and one whose search failed as failed', async () => {
    const lost: Screening = {
      ...screening,
      screenBatch: async (request, asker) => {
        const answer = await screening.screenBatch(request, asker);
        return { ...answer, results: answer.results.map((item) => ({ ...item, name: { error: 'failed' } })) };
      },
    };
    const items = [
      { name: '-' },
      { name: '…', address: 'Paris', contacts: readContacts({ email: 'no address' }) },
      { name: NOBODY, address: 'Paris', contacts: readContacts({ email: 'no address' }) },
      { name: NOBODY },
    ];
    await by('api').screenBatch({ ...OPTIONS, items });
    assert.deepEqual(counted.splice(0), [
      'api_batch invalid',
      'api_batch invalid',
      'api_batch no_match',
      'api_batch no_match',
    ]);
    await by('api', lost).screenBatch({ ...OPTIONS, items: items.slice(1) });
    assert.deepEqual(counted, ['api_batch invalid', 'api_batch failed', 'api_batch failed']);
  });

  it('counts what is refused before it is screened by why', async () => {
    const prepare = countUnprepared((...count) => counted.push(count.join(' ')));
    const failing = (error: Error, screenings: number): Promise<void> =>
      assert.rejects(
        prepare('api_batch', screenings, () => Promise.reject(error)),
        error,
      );
    await failing(new ListsNotLoadedError('not yet', 15), 2);
    await failing(new InvalidInputError('name', 'is none'), 1);
    await failing(new EngineUnavailableError('down'), 1);
    assert.equal(await prepare('agents', 1, () => Promise.resolve('ready')), 'ready');
    assert.deepEqual(counted, [
      'api_batch unavailable',
      'api_batch unavailable',
      'api_batch invalid',
      'api_batch failed',
    ]);
  });

  it('tells what failed from what could not be asked, and passes both on', async () => {
    await assert.rejects(by('api').screenAddress({ ...OPTIONS, address: 'Paris' }));
    const down: Screening = {
      ...screening,
      screenName: () => Promise.reject(new EngineUnavailableError('down')),
      screenBatch: () => Promise.reject(new EngineUnavailableError('down')),
    };
    await assert.rejects(by('agents', down).screenName({ ...OPTIONS, name: NOBODY }), EngineUnavailableError);
    const items = [{ name: NOBODY }, { name: NOBODY }];
    await assert.rejects(by('upload', down).screenBatch({ ...OPTIONS, items }), EngineUnavailableError);
    assert.deepEqual(counted, [
      'api_address invalid',
      'agents failed',
      'console_upload failed',
      'console_upload failed',
    ]);
  });
});
