import assert from 'node:assert/strict';
import { createCustomerIds, withFreshId } from '../../src/db/customer-ids.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const idsFrom = (offsets: readonly number[]) => {
  const left = [...offsets];
  return createCustomerIds(() => left.shift() ?? 0);
};

describe('ids that customers see', () => {
  it('are of a moment and chance', () => {
    const ids = idsFrom([5, 4_095]);
    const first = ids.next(NOW);
    assert.equal(first, (NOW.getTime() - Date.UTC(2020, 0, 1)) * 4_096 + 5);
    assert.equal(ids.next(later(10)), first - 5 + 10 * 4_096 + 4_095);
  });

  it('do not tell how many others were given in between', () => {
    const [busy, quiet] = [idsFrom([1, 7, 9, 3, 4]), idsFrom([1, 4])];
    const before = [busy.next(NOW), quiet.next(NOW)];
    for (let others = 1; others <= 3; others++) busy.next(later(others));
    assert.deepEqual(
      [busy.next(later(60_000)), quiet.next(later(60_000))].map((id, at) => id - (before[at] ?? 0)),
      [60_000 * 4_096 + 3, 60_000 * 4_096 + 3],
    );
  });

  it('rise, are whole and safe, also within one moment and when a clock goes back', () => {
    const ids = createCustomerIds();
    let last = 0;
    for (let count = 0; count < 20_000; count++) {
      const id = ids.next(later(count % 3 === 0 ? -count : 0));
      assert.ok(Number.isSafeInteger(id) && id > last);
      last = id;
    }
  });

  it('are safe until 2089, and positive before 2020', () => {
    assert.ok(Number.isSafeInteger(createCustomerIds(() => 4_095).next(new Date('2088-12-31T23:59:59Z'))));
    assert.ok(createCustomerIds().next(new Date(0)) > 0);
  });

  const taken = (code: string): Error => Object.assign(new Error('taken'), { code });

  it('are given up for others where another process was first', () => {
    const tried: number[] = [];
    const row = withFreshId(createCustomerIds(), NOW, (id) => {
      tried.push(id);
      if (tried.length < 3) throw taken('SQLITE_CONSTRAINT_PRIMARYKEY');
      return id;
    });
    assert.deepEqual([tried.length, row], [3, tried[2]]);
  });

  it('are not tried again after any other failure, nor for ever', () => {
    let tries = 0;
    const fail = (code: string) => () => {
      tries++;
      throw taken(code);
    };
    assert.throws(() => withFreshId(createCustomerIds(), NOW, fail('SQLITE_CONSTRAINT_FOREIGNKEY')));
    assert.equal(tries, 1);
    assert.throws(() => withFreshId(createCustomerIds(), NOW, fail('SQLITE_CONSTRAINT_PRIMARYKEY')));
    assert.equal(tries, 21);
  });
});
