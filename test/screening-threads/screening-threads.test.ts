import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { mixedQueries } from '../../scripts/bench/queries.ts';
import { CancelledError, EngineUnavailableError } from '../../src/errors.ts';
import { askerOf, type Asker } from '../../src/screening/asker.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { Screening } from '../../src/screening/screening.ts';
import type { NameTask } from '../../src/screening/searcher.ts';
import type { EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { listedAddress } from '../support/addresses.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { serve } from '../support/engines.ts';
import { listedParty, madeUpParties } from '../support/parties.ts';
import { startThreads, type StartedThreads } from '../support/screening-threads.ts';

const LISTS = ['OFAC_SDN'] as const;
const PARTIES = madeUpParties(700, 7).map((party, place) => ({
  ...party,
  addresses: [
    listedAddress(`${place} Zothvan Street`, { city: 'Tehran', country: 'Iran', countryCode: 'IR' }),
  ],
}));
const clock = (): Date => new Date(0);
const client = (signal: AbortSignal | null = null): Asker => askerOf(1, '192.0.2.1', signal);
const nameTask = (name: string, threshold = 0.5): NameTask => ({
  kind: 'name',
  name,
  contacts: [],
  threshold,
  filter: { lists: LISTS },
});
/** Long enough that much happens before its answer: every name has a letter of it. */
const DEAR = nameTask('Mohammed Ali Hassan Ahmed Abdul Rahman Ibrahim Khan Hussein '.repeat(6).trim(), 0);

describe('screening threads', function () {
  this.timeout(120_000);
  let engine: EmbeddedEngine;
  let started: StartedThreads;
  let screening: Screening;
  before(async () => {
    engine = await engineHolding(PARTIES);
    started = startThreads(engine, { count: 2 });
    await started.threads.started;
    screening = createScreening({ searcher: started.threads, clock });
  });
  after(() => started.threads.close());

  it('answer as this thread does: names, addresses, contact values and batches, with explanations', async () => {
    const here = createScreening({ engine, clock });
    const queries = mixedQueries(PARTIES, 240);
    const asked = { lists: LISTS, limit: 20, explain: true };
    let matches = 0;
    for (const [place, { kind, text }] of queries.entries()) {
      const threshold = [0, 0.4, 0.65, 0.8][place % 4] ?? 0;
      const answers = await Promise.all(
        [here, screening].map((by) =>
          kind === 'address'
            ? by.screenAddress({ ...asked, address: text, threshold })
            : by.screenName({ ...asked, name: text, threshold }),
        ),
      );
      assert.deepEqual(answers[1], answers[0], text);
      matches += answers[0]?.matches.length ?? 0;
    }
    assert.ok(matches > 300, `${matches} matches compared`);
    const items = queries.slice(0, 60).map(({ text }, place) => ({
      name: place % 9 === 0 ? '...' : text.slice(0, 500),
      address: `${place} Zothvan Street`,
      contacts: [{ type: 'email' as const, value: 'nobody', error: 'no address' }],
    }));
    const batches = await Promise.all(
      [here, screening].map((by) => by.screenBatch({ items, lists: LISTS, threshold: 0.4 })),
    );
    assert.deepEqual(batches[1], batches[0]);
  });

  it('count what a request has used as this thread does', async () => {
    const [here, there] = [client(), client()];
    await createScreening({ engine, clock }).screenName({ ...DEAR, lists: LISTS }, here);
    await screening.screenName({ ...DEAR, lists: LISTS }, there);
    assert.equal(there.share.candidates, here.share.candidates);
    assert.equal(there.share.matches, here.share.matches);
    assert.ok(there.share.spentMs > 0);
    assert.equal(there.share.failedMs, 0);
  });

  it('refuse a name, and a list that is not served, with the errors that they have here', async () => {
    await assert.rejects(started.threads.search(nameTask('...'), client()), {
      code: 'invalid_input',
      message: 'name: must contain a letter or a digit',
    });
    const unknown = { ...nameTask('Zothvan'), filter: { lists: ['UN_CONSOLIDATED'] as const } };
    await assert.rejects(started.threads.search(unknown, client()), EngineUnavailableError);
  });

  it('leave this thread free while they search', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await Promise.all([1, 2, 3, 4].map(() => started.threads.search(DEAR, client())));
    clearInterval(timer);
    assert.ok(turns > 5, `${turns} turns`);
  });

  it('end the work of a client that hangs up, and count it as failed', async () => {
    const hangUp = new AbortController();
    const asker = client(hangUp.signal);
    const searching = started.threads.search(DEAR, asker);
    setImmediate(() => {
      hangUp.abort();
    });
    await assert.rejects(searching, CancelledError);
    assert.equal(asker.share.failedMs, asker.share.spentMs);
    assert.ok((await started.threads.search(nameTask('Zothvan'), client())).found.name.total >= 0);
  });

  it('hold no column of the index a second time', () => {
    const buffers: unknown[] = [];
    const visit = (value: unknown): void => {
      if (ArrayBuffer.isView(value)) buffers.push(value.buffer);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    };
    visit(engine.view().shared);
    assert.ok(buffers.length > 60, `${buffers.length} columns`);
    assert.ok(buffers.every((buffer) => buffer instanceof SharedArrayBuffer));
  });

  it('search in the view of the moment in which they begin, however many come after it', async () => {
    const own = await engineHolding([]);
    const { threads } = startThreads(own);
    await threads.started;
    const names = ['Qmbrel Zothvan', 'Tarnuk Belvisko', 'Oskel Drumantz'];
    const searches = names.map(async (name, place) => {
      await serve(own, 'OFAC_SDN', place + 2, [listedParty(name, { id: place + 1 })]);
      threads.showNewest();
      const asked = names.map((text) => threads.search(nameTask(text, 0.8), client()));
      return Promise.all(
        asked.map(async (searching) => {
          const { found, loadParties } = await searching;
          const parties = await loadParties(found.name.kept.map(({ partyId }) => partyId));
          return [...parties.keys()].map((id) => parties.get(id)?.names[0]?.text);
        }),
      );
    });
    const answers = await Promise.all(searches);
    await threads.close();
    // Each generation has one of the names, and one view never has two.
    for (const answer of answers) assert.equal(answer.flat().length, 1, JSON.stringify(answers));
  });
});

describe('screening threads that end', function () {
  this.timeout(120_000);
  let engine: EmbeddedEngine;
  before(async () => {
    engine = await engineHolding(PARTIES);
  });

  it('fail what they work on, which counts as failed work, and are replaced', async () => {
    const { threads, workers, failures } = startThreads(engine);
    await threads.started;
    const askers = [client(), askerOf(2, '198.51.100.2', null)];
    const searches = askers.map((asker) => threads.search(DEAR, asker));
    const ended = Promise.all(searches.map((searching) => assert.rejects(searching, EngineUnavailableError)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await workers[0]?.terminate();
    await ended;
    for (const { share } of askers) assert.ok(share.failedMs > 0);
    assert.equal(failures.length, 1);
    const { found } = await threads.search(nameTask(PARTIES[0]?.names[0]?.text ?? ''), client());
    assert.ok(found.name.total > 0);
    assert.equal(workers.length, 2);
    await threads.close();
  });

  it('are replaced by threads that have the newest view before anybody asks them', async () => {
    const readyOnceShown = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ kind }) => { if (kind === 'view') parentPort.postMessage({ kind: 'ready' }); });`;
    const { threads, workers } = startThreads(engine, {
      start: () => new Worker(readyOnceShown, { eval: true }),
    });
    threads.showNewest();
    await threads.started;
    await workers[0]?.terminate();
    while (threads.ready() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(workers.length, 2);
    await threads.close();
  });

  it('that cannot start are not tried for ever, and say why', async () => {
    const { threads, workers } = startThreads(engine, {
      start: () => new Worker('throw new Error("no code");', { eval: true }),
    });
    await assert.rejects(threads.started, /no code/u);
    assert.ok(workers.length >= 3);
    assert.equal(threads.ready(), 0);
    await threads.close();
  });

  it('for want of memory end alone', async () => {
    const { threads } = startThreads(engine, { options: { resourceLimits: { maxOldGenerationSizeMb: 16 } } });
    await assert.rejects(threads.started, { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    await threads.close();
  });

  it('of themselves when they are closed, and fail what they work on', async () => {
    const { threads, workers, failures } = startThreads(engine);
    await threads.started;
    const [worker] = workers;
    const exit = worker === undefined ? Promise.resolve([]) : once(worker, 'exit');
    const searching = assert.rejects(threads.search(DEAR, client()), EngineUnavailableError);
    await new Promise((resolve) => setImmediate(resolve));
    await threads.close();
    await Promise.all([searching, exit]);
    assert.deepEqual(failures, []);
    assert.equal(workers.length, 1);
  });
});
