import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailableError, ServiceError } from '../../../src/errors.ts';
import { createTroubleLog } from '../../../src/jobs/trouble-log.ts';
import type { PartyStore } from '../../../src/ingest/party-store.ts';
import { createIndexKeeper } from '../../../src/search/elasticsearch/index-keeper.ts';

describe('search/elasticsearch/index-keeper', () => {
  it('tells of a server that is away once, and once when it is there again', async () => {
    const told: string[] = [];
    const troubles = createTroubleLog({
      tell: {
        failing: ({ times }) => told.push(`failing ${times}`),
        over: ({ times }) => told.push(`over ${times}`),
      },
      nowMs: () => performance.now(),
    });
    const failures: (Error | null)[] = Array.from(
      { length: 40 },
      () => new EngineUnavailableError('the search engine failed: no node can be reached'),
    );
    // Whoever writes the index just now is no trouble.
    failures.push(new ServiceError('busy', 'another process writes the index'));
    const keeper = createIndexKeeper({
      store: {
        editions: () => Promise.resolve(new Map([['UN_CONSOLIDATED', null]])),
      } as unknown as PartyStore,
      publisher: {
        publish: () => {
          const failure = failures.shift() ?? null;
          return failure === null ? Promise.resolve() : Promise.reject(failure);
        },
      },
      intervalMs: 1,
      onFailure: (error) => troubles.failed('index', error),
      onKept: () => troubles.finished('index', 0),
    });
    keeper.start();
    while (told.length < 2) await sleep(5);
    await keeper.stop();
    assert.deepEqual(told, ['failing 1', 'over 40']);
    assert.deepEqual(failures, []);
  });
});
