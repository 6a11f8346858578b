import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { composeListLoading, warnOfAbsentLists } from '../src/compose-list-loading.ts';
import type { FirstLoad } from '../src/ingest/first-load.ts';
import { createLogger } from '../src/logger.ts';
import { CATALOGUE, NOW } from './support/http-service.ts';

type Ingest = Parameters<typeof composeListLoading>[0]['ingest'];

/** A log in memory, and what it holds at `warn`. */
function memoryLog() {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const warnings = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { level: number; msg: string; absent?: readonly string[] })
      .filter(({ level }) => level === 40);
  return { logger: createLogger('info', stream), warnings };
}

const core = CATALOGUE.filter(({ facts }) => facts.core).map(({ facts }) => facts.code);

function ingestWith(loaded: readonly string[], states: FirstLoad[] = []): Ingest {
  return {
    firstLoad: async () => states.shift() ?? { kind: 'complete' },
    catalogue: async () => CATALOGUE,
    store: { generations: async () => new Map(loaded.map((code) => [code, 1])) },
    progress: {},
  } as unknown as Ingest;
}

describe('loading of the lists: core lists that are absent', () => {
  it('are named in a warning when the first load has ended', async () => {
    const { logger, warnings } = memoryLog();
    const [there = '', ...absent] = core;
    assert.notEqual(absent.length, 0);
    const loading = composeListLoading({
      config: { LISTS_SCHEDULE: '0 0 29 2 *' },
      logger,
      ingest: ingestWith([there], [{ kind: 'waiting', failed: null, nextTry: null }]),
      clock: () => NOW,
      update: async () => undefined,
    });
    await loading.run(new AbortController().signal);
    const [warning, ...more] = warnings();
    assert.deepEqual([warning?.absent, more.length], [absent, 0]);
    for (const code of absent) assert.ok(warning?.msg.includes(code), code);
    assert.equal(warning?.msg.includes(there), false);
  });

  it('are no matter when all are there', async () => {
    const { logger, warnings } = memoryLog();
    await warnOfAbsentLists(ingestWith(core), logger);
    assert.deepEqual(warnings(), []);
  });
});
