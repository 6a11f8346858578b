import assert from 'node:assert/strict';
import {
  hashRequest,
  parseIdempotencyKey,
  type IdempotencyTicket,
  type KeptAnswer,
} from '../../src/accounts/idempotency.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { InvalidInputError } from '../../src/errors.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';

const answer = { status: 200, headers: { 'x-ratelimit-remaining': '41' }, body: '{"matches":[]}' };
const request = hashRequest('POST', '/screen/', '{"name":"A"}');
const otherRequest = hashRequest('POST', '/screen/', '{"name":"B"}');

describe('idempotency keys', () => {
  let services: AccountServices;
  let clock: FakeClock;
  beforeEach(async () => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    services = await openAccountServices({ filename: ':memory:', clock: clock.now });
    await services.management.create({ email: 'one@example.com', plan: 'starter' });
    await services.management.create({ email: 'two@example.com', plan: 'starter' });
  });
  afterEach(() => services.close());

  const begin = (key = 'k', hash = request, accountId = 1) =>
    services.idempotency.begin(accountId, key, hash);
  const ticket = async (key?: string): Promise<IdempotencyTicket> => {
    const began = await begin(key);
    assert.equal(began.outcome, 'new');
    return began.ticket;
  };

  /** Charges a request for five searches and keeps its answer; returns what the account has used by then. */
  const finish = async (held: IdempotencyTicket, kept: KeptAnswer, searchesRun = 5): Promise<number> => {
    const account = await services.store.findById(held.accountId);
    assert.ok(account !== null);
    const reservation = await services.allowance.reserve(account, 5);
    const ended = { ticket: held, answer: kept };
    return (await services.allowance.settle(account, reservation, searchesRun, ended)).used;
  };

  it('give a retry the first answer', async () => {
    await finish(await ticket(), answer);
    assert.deepEqual(await begin(), { outcome: 'answered', answer });
    assert.deepEqual(await begin(), { outcome: 'answered', answer });
  });
  it('let one of several requests at once run', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const counts = ['new', 'in_progress'].map((kind) => outcomes.filter((o) => o.outcome === kind).length);
    assert.deepEqual(counts, [1, 19]);
  });
  it('refuse another request under a used key, answered or not', async () => {
    const first = await ticket();
    assert.equal((await begin('k', otherRequest)).outcome, 'different_request');
    await finish(first, answer);
    assert.equal((await begin('k', otherRequest)).outcome, 'different_request');
  });
  it('run a request again that was abandoned', async () => {
    await services.idempotency.abandon(await ticket());
    assert.equal((await begin('k', otherRequest)).outcome, 'new');
  });
  it('belong to an account: the same key of another one is new', async () => {
    await finish(await ticket(), answer);
    assert.equal((await begin('k', request, 2)).outcome, 'new');
  });
  it('are told apart by letter case', async () => {
    await ticket('k');
    assert.equal((await begin('K')).outcome, 'new');
  });
  it('are free again 60 seconds after a process died with them', async () => {
    await ticket();
    clock.advance(59_999);
    assert.equal((await begin()).outcome, 'in_progress');
    clock.advance(1);
    assert.equal((await begin()).outcome, 'new');
  });
  it('keep the answer of the request that took the key over, not of the late one', async () => {
    const late = await ticket();
    clock.advance(60_000);
    const next = await ticket();
    assert.equal(await finish(late, { ...answer, body: 'late' }), 0);
    await services.idempotency.abandon(late);
    assert.equal((await begin()).outcome, 'in_progress');
    assert.equal(await finish(next, answer), 5);
    assert.deepEqual(await begin(), { outcome: 'answered', answer });
  });
  it('keep no answer that was not charged', async () => {
    const first = await ticket();
    await assert.rejects(finish(first, answer, 6), RangeError);
    await services.idempotency.abandon(first);
    assert.equal((await begin()).outcome, 'new');
  });
  it('keep an answer that was given, whoever abandons it afterwards', async () => {
    const first = await ticket();
    await finish(first, answer);
    await services.idempotency.abandon(first);
    assert.equal((await begin()).outcome, 'answered');
  });
  it('are forgotten after 24 hours', async () => {
    await finish(await ticket(), answer);
    clock.advance(86_399_999);
    assert.equal((await begin()).outcome, 'answered');
    clock.advance(1);
    assert.equal((await begin()).outcome, 'new');
  });
  it('go with their account', async () => {
    await finish(await ticket(), answer);
    await services.management.remove('one@example.com');
    const { account } = await services.management.create({ email: 'one@example.com', plan: 'starter' });
    assert.equal((await begin('k', request, account.id)).outcome, 'new');
  });
  it('hash parts that cannot run into one another', () => {
    assert.notDeepEqual(hashRequest('ab', 'c'), hashRequest('a', 'bc'));
  });

  for (const text of ['k', '8e03978e-40d5-43e8-bc93-6894a57f9324', '!~', 'x'.repeat(255)]) {
    it(`accept ${text.slice(0, 40)}`, () => assert.equal(parseIdempotencyKey(text), text));
  }
  for (const text of ['', ' ', 'a b', 'a\nb', 'ключ', 'x'.repeat(256), 'a\u0000']) {
    it(`refuse ${JSON.stringify(text.slice(0, 40))}, naming the header`, () =>
      assert.throws(
        () => parseIdempotencyKey(text),
        (error) => error instanceof InvalidInputError && error.message.startsWith('Idempotency-Key: '),
      ));
  }
});
