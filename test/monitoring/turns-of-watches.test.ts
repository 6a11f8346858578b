import assert from 'node:assert/strict';
import { CancelledError, OverBudgetError } from '../../src/errors.ts';
import type { Asker } from '../../src/screening/asker.ts';
import type { TakeTurns } from '../../src/screening/fair-turns.ts';
import type { Pace } from '../../src/search/pace.ts';
import { UNHURRIED } from '../../src/search/pace.ts';
import { listedParty } from '../support/parties.ts';
import { GO_ON, MonitoredLists } from './support/monitored-lists.ts';

const NAMES = ['Viktor Examplov', 'Anna Examplova'];

describe('matching of watched items', () => {
  let askers: Asker[];
  let steps: number;
  let pace: Pace;
  let world: MonitoredLists;
  const turns: TakeTurns = {
    run: (asker, work) => {
      askers.push(asker);
      return work({
        ...pace,
        step: (candidates) => {
          steps++;
          return pace.step(candidates);
        },
      });
    },
  };
  beforeEach(async () => {
    [askers, steps, pace] = [[], 0, UNHURRIED];
    world = await MonitoredLists.open(':memory:', ['OFAC_SDN'], turns);
    await world.commit(
      'OFAC_SDN',
      NAMES.map((name, index) => listedParty(name, { id: index + 1 })),
    );
  });
  afterEach(() => world.close());

  it('takes turns as a request of the account when an item is added', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    assert.deepEqual(
      askers.map(({ clients, urgency, hasNoShare }) => [clients, urgency, hasNoShare]),
      [[[`account ${account.id}`], 'request', undefined]],
    );
    assert.ok(steps > 0, 'the search goes in steps');
  });

  it('adds nothing that takes more than its share', async () => {
    const account = await world.account();
    pace = {
      ...UNHURRIED,
      step: () => {
        throw new OverBudgetError('too much');
      },
    };
    await assert.rejects(world.watch(account, 'Viktor Examplov'), OverBudgetError);
    assert.deepEqual(await world.monitoring.list(account), []);
  });

  it('takes turns as a job without a share of each account when all items are screened', async () => {
    const [one, two] = [await world.account('one@example.com'), await world.account('two@example.com')];
    await world.watch(one, 'Viktor Examplov');
    await world.watch(two, 'Anna Examplova');
    askers = [];
    assert.equal((await world.rescreening.everything(GO_ON)).screened, 2);
    assert.deepEqual(
      askers.map(({ clients, urgency, hasNoShare }) => [clients, urgency, hasNoShare]),
      [one, two].map(({ id }) => [[`account ${id}`], 'job', true]),
    );
  });

  it('ends in the middle of an item when it is told to stop, and writes nothing', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    const stop = new AbortController();
    pace = {
      ...UNHURRIED,
      step: () => {
        stop.abort();
        throw new CancelledError();
      },
    };
    assert.equal((await world.rescreening.everything(stop.signal)).screened, 0);
    pace = UNHURRIED;
    assert.equal((await world.rescreening.everything(GO_ON)).screened, 1);
  });
});
