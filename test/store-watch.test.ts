import assert from 'node:assert/strict';
import { ServiceError } from '../src/errors.ts';
import { createStoreWatch, type StoreState, type StoreWatch } from '../src/store-watch.ts';

describe('the watch over stores', () => {
  let watch: StoreWatch | null = null;
  let failure: unknown;
  let trials: number;
  let changes: StoreState[];

  beforeEach(() => {
    failure = null;
    trials = 0;
    changes = [];
  });
  afterEach(() => watch?.close());

  const start = (tryIt: () => Promise<void>): StoreWatch => {
    watch = createStoreWatch({
      stores: [{ name: 'a.sqlite', tryIt }],
      onChange: (state) => changes.push(state),
      everyMs: 5,
      againMs: 5,
      limitMs: 50,
    });
    return watch;
  };
  const tried = (): Promise<void> => {
    trials++;
    // A trial throws whatever it is that a store throws.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    return failure === null ? Promise.resolve() : Promise.reject(failure);
  };
  const moreTrials = async (): Promise<void> => {
    const before = trials;
    while (trials < before + 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('says after the first trial how a store is', async () => {
    assert.deepEqual(await start(tried).states(), [{ name: 'a.sqlite', ready: true, detail: 'writable' }]);
  });

  const cases: readonly (readonly [unknown, string])[] = [
    [new ServiceError('busy', 'a.sqlite is busy'), 'locked by another process'],
    [
      new ServiceError('store_unavailable', 'a.sqlite cannot be used: the disk is full'),
      'a.sqlite cannot be used: the disk is full',
    ],
    [new Error('/secret/path failed'), 'does not answer'],
    [undefined, 'does not answer'],
    ['a text', 'does not answer'],
  ];
  for (const [thrown, detail] of cases) {
    it(`says "${detail}" for ${String(thrown)}, and that it is well again`, async () => {
      failure = thrown;
      start(tried);
      assert.deepEqual(await watch?.states(), [{ name: 'a.sqlite', ready: false, detail }]);
      failure = null;
      await moreTrials();
      assert.deepEqual(await watch?.states(), [{ name: 'a.sqlite', ready: true, detail: 'writable' }]);
      assert.deepEqual(
        changes.map(({ ready }) => ready),
        [false, true],
      );
    });
  }

  it('tells of a change once, not of each trial', async () => {
    failure = new ServiceError('busy', 'busy');
    start(tried);
    await moreTrials();
    await moreTrials();
    assert.equal(changes.length, 1);
  });

  it('gives up on a trial that does not end, and begins no second one', async () => {
    let begun = 0;
    let end: () => void = () => undefined;
    start(() => {
      begun++;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    assert.deepEqual((await watch?.states())?.[0], {
      name: 'a.sqlite',
      ready: false,
      detail: 'does not answer within 0.05 seconds',
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    assert.equal(begun, 1);
    end();
  });

  it('asks no store because it is asked', async () => {
    const patient = createStoreWatch({
      stores: [{ name: 'a', tryIt: tried }],
      onChange: () => undefined,
      everyMs: 60_000,
    });
    for (let asked = 0; asked < 100; asked++) await patient.states();
    assert.equal(trials, 1);
    await patient.close();
  });

  it('takes in a store that is opened later', async () => {
    start(tried).add({ name: 'b.sqlite', tryIt: () => Promise.reject(new ServiceError('busy', 'busy')) });
    assert.deepEqual(
      (await watch?.states())?.map(({ name, ready }) => [name, ready]),
      [
        ['a.sqlite', true],
        ['b.sqlite', false],
      ],
    );
  });
});
