import assert from 'node:assert/strict';
import type { Account } from '../../src/accounts/accounts.ts';
import { InvalidInputError, ServiceError } from '../../src/errors.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import {
  createReviews,
  flagsOfWatch,
  type ReviewRequest,
  type Reviews,
  type WatchUnderReview,
} from '../../src/monitoring/reviews.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { listedParty } from '../support/parties.ts';
import { GO_ON, MonitoredLists } from './support/monitored-lists.ts';

const OTHER = listedParty('Unrelated Qwertzian', { id: 1 });
const VIKTOR = listedParty('Viktor Examplov', { id: 2 });
const VIKTOR_WEAKER = listedParty('Victor Eksamplov', { id: 2 });
const VIKTOR_IVAN = listedParty('Viktor Ivan Examplov', { id: 3 });

describe('monitoring/reviews', () => {
  let world: MonitoredLists;
  let account: Account;
  let reviews: Reviews;
  let watchId: number;
  beforeEach(async () => {
    world = await MonitoredLists.open();
    const { accounts, engine, clock } = world;
    const matchWatch = createMatchWatch(ADDRESS_SEARCHING);
    reviews = createReviews({ store: accounts.reviews, engine, matchWatch, clock: clock.now });
    account = await world.account();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR_WEAKER]);
    watchId = await world.watch(account, 'Viktor Examplov');
    await world.rescreening.everything(GO_ON);
  });
  afterEach(() => world.close());

  const open = (by = account, from = 0, size = 10): Promise<WatchUnderReview> =>
    reviews.open(by, watchId, { from, size });
  const judge = (changes: Partial<ReviewRequest> = {}, by = account): Promise<void> =>
    reviews.review(by, { watchId, partyId: 2, verdict: 'false_positive', note: '', ...changes });
  const update = async (...parties: readonly (typeof OTHER)[]): Promise<number> => {
    world.clock.advance(3_600_000);
    await world.commit('OFAC_SDN', [OTHER, ...parties]);
    await world.rescreening.changes(GO_ON);
    return (await world.takeMails()).length;
  };
  const notFound = (error: unknown): boolean => error instanceof ServiceError && error.code === 'not_found';

  it('shows what an item matches, since when, and what nobody has looked at', async () => {
    await update(VIKTOR_WEAKER, VIKTOR_IVAN);
    const { watch, matches } = await open();
    assert.equal(watch.text, 'Viktor Examplov');
    assert.deepEqual(
      matches
        .toSorted((a, b) => a.partyId - b.partyId)
        .map(({ partyId, match, firstSeenAt, review }) => [
          partyId,
          match?.party.names[0]?.text,
          firstSeenAt?.toISOString(),
          review,
        ]),
      [
        [2, 'Victor Eksamplov', '2026-03-15T12:00:00.000Z', null],
        [3, 'Viktor Ivan Examplov', '2026-03-15T13:00:00.000Z', null],
      ],
    );
    assert.deepEqual([...(await reviews.waiting(account))], [[watchId, 2]]);
    const lastMatch = new Date('2026-03-15T13:00:00.000Z');
    assert.deepEqual([...(await reviews.lastMatches(account))], [[watchId, lastMatch]]);
  });

  it('keeps a judgement with its note and moment, behind what is still to be looked at', async () => {
    await update(VIKTOR, VIKTOR_IVAN);
    await judge({ verdict: 'true_match', note: '  born elsewhere\r\nsee file \u00007 ' });
    const { matches } = await open();
    assert.deepEqual(
      matches.map(({ partyId }) => partyId),
      [3, 2],
    );
    assert.deepEqual(matches[1]?.review, {
      verdict: 'true_match',
      note: 'born elsewhere\nsee file 7',
      reviewedAt: world.clock.now(),
    });
    assert.deepEqual([...(await reviews.waiting(account))], [[watchId, 1]]);
    await judge({ verdict: null });
    assert.deepEqual([...(await reviews.waiting(account))], [[watchId, 2]]);
  });

  it('alerts of a rising level, but not for a pair that is a false positive', async () => {
    await judge();
    assert.equal(await update(VIKTOR), 0);
    const { matches } = await open();
    assert.deepEqual([matches[0]?.score, matches[0]?.review?.verdict], [1, 'false_positive']);
    assert.equal(await update(VIKTOR, VIKTOR_IVAN), 1, 'another party of the item still alerts');
  });

  it('does not alert of a false positive that was taken off its list and comes back', async () => {
    await judge();
    assert.equal(await update(), 0);
    assert.deepEqual((await open()).matches, []);
    assert.equal(await update(VIKTOR), 0);
    assert.equal((await open()).matches[0]?.review?.verdict, 'false_positive');
  });

  it('goes on alerting of a true match whose level rises, and of a judgement that was withdrawn', async () => {
    await judge({ verdict: 'true_match' });
    assert.equal(await update(VIKTOR), 1);
    await judge();
    await judge({ verdict: null });
    await update(VIKTOR_WEAKER);
    assert.equal(await update(VIKTOR), 1);
  });

  it('knows nothing of the same party at the item of another account', async () => {
    const other = await world.account('other@example.com');
    const theirs = await world.watch(other, 'Viktor Examplov');
    await judge();
    assert.equal(await update(VIKTOR), 1, 'the other account is alerted');
    assert.deepEqual([...(await reviews.waiting(other))], [[theirs, 1]]);
    await assert.rejects(open(other), notFound);
    await assert.rejects(judge({ verdict: 'true_match' }, other), notFound);
    await assert.rejects(judge({ verdict: null }, other), notFound);
    assert.equal((await open()).matches[0]?.review?.verdict, 'false_positive');
  });

  it('refuses a judgement on what does not match, and a note that is too long', async () => {
    await assert.rejects(judge({ partyId: 1 }), notFound);
    await assert.rejects(judge({ watchId: 999 }), notFound);
    await assert.rejects(judge({ note: 'x'.repeat(1_001) }), InvalidInputError);
    assert.deepEqual([...(await reviews.waiting(account))], [[watchId, 1]]);
  });

  it('shows a part of the matches, those to be looked at first', async () => {
    await update(VIKTOR, VIKTOR_IVAN);
    await judge();
    const parts = [await open(account, 0, 1), await open(account, 1, 1), await open(account, 2, 1)];
    assert.deepEqual(
      parts.map(({ total, matches }) => [
        total,
        ...matches.map(({ partyId, match }) => [partyId, match?.party.id]),
      ]),
      [[2, [3, 3]], [2, [2, 2]], [2]],
    );
  });

  it('forgets judgements with their item', async () => {
    await judge();
    await world.monitoring.remove(account, watchId);
    watchId = await world.watch(account, 'Viktor Examplov');
    assert.equal((await open()).matches[0]?.review, null);
  });

  it('flags the places of watched addresses only', () => {
    const address = {
      kind: 'address',
      text: '1 Example Street, Tehran',
      entityType: null,
      country: '',
    } as const;
    assert.deepEqual(
      flagsOfWatch(address).map(({ jurisdiction }) => jurisdiction),
      ['Iran'],
    );
    assert.deepEqual(
      flagsOfWatch({ ...address, text: '1 Example Street', country: 'Cuba' }).map(({ tier }) => tier),
      ['embargoed'],
    );
    assert.deepEqual(flagsOfWatch({ ...address, kind: 'name', entityType: 'entity' }), []);
  });
});
