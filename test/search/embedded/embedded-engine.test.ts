import assert from 'node:assert/strict';
import { collectGarbage } from '../../../src/collect-garbage.ts';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { EngineUnavailableError } from '../../../src/errors.ts';
import { createEmbeddedEngine } from '../../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../../src/search/embedded/segment-builder.ts';
import { createStoreFollower } from '../../../src/search/embedded/store-follower.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import { describeFacts } from '../../contract/search-engine/search-engine-facts.ts';
import {
  describeSearchEngine,
  type EngineUnderTest,
} from '../../contract/search-engine/search-engine-contract.ts';
import { engineHolding } from '../../support/embedded-engine.ts';
import { engineWith, serve } from '../../support/engines.ts';
import { listedParty } from '../../support/parties.ts';

async function* inOrder(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of [...parties].sort((a, b) => a.id - b.id)) yield await Promise.resolve(party);
}

const nowMs = (): number => performance.now();

async function emptyEngine(): Promise<EngineUnderTest> {
  const engine = createEmbeddedEngine();
  engine.markComplete();
  let generation = 0;
  return {
    engine,
    async replaceList(code, parties) {
      generation++;
      await engine.serve([
        await buildSegment({ code, generation, parties: inOrder(parties), cache: engine.words, nowMs }),
      ]);
    },
    close: () => engine.close(),
  };
}

describeSearchEngine('embedded', emptyEngine);
describeFacts('embedded', emptyEngine);

describe('embedded engine', () => {
  it('is not ready and answers nothing before every list was loaded', async () => {
    const engine = createEmbeddedEngine();
    assert.equal((await engine.health()).ready, false);
    await assert.rejects(engine.snapshot(), EngineUnavailableError);
  });

  it('holds nothing of what it served before, of which V8 would not collect the memory by itself', async () => {
    const engine = await engineWith({ OFAC_SDN: [listedParty('Qmbrel Zothvan', { id: 1 })] });
    const before = ((): readonly WeakRef<ArrayBufferLike>[] => {
      const { columns, segments } = engine.view().shared;
      const buffers = [
        columns.rowTotals.buffer,
        segments.find(({ code }) => code === 'OFAC_SDN')?.columns.partyIds.buffer,
      ];
      return buffers.flatMap((buffer) => (buffer === undefined ? [] : [new WeakRef(buffer)]));
    })();
    assert.equal(before.length, 2);
    await serve(engine, 'OFAC_SDN', 2, [listedParty('Oskel Drumantz', { id: 2 })]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    await collectGarbage();
    assert.deepEqual(
      before.map((buffer) => buffer.deref()),
      [undefined, undefined],
    );
    assert.equal(engine.view().shared.segments.length, 1);
  });

  it('finds a row by a word that many rows have and a join that only adds to it', async () => {
    const others = Array.from({ length: 40 }, (_, index) =>
      listedParty(`Brother Zuqar ${'abcdefghij'.charAt(index % 10)}orn${index}`, { id: index + 1 }),
    );
    const engine = await engineWith({
      OFAC_SDN: [...others, listedParty('Brother Paul Pattni', { id: 99 })],
    });
    const snapshot = await engine.snapshot();
    for (const name of ['Brother PaulsPattni', 'Brother PaulPattni']) {
      for (const threshold of [0.3, 0.5, 0.65, 0.8]) {
        const found = await snapshot.findNames(queryOf(name), threshold, { lists: ['OFAC_SDN'] });
        assert.ok(
          found.some(({ partyId }) => partyId === 99),
          `${name} at ${threshold}`,
        );
      }
    }
  });

  it('prepares the words it serves in slices, and stops when told to', async () => {
    const letterOf = (number: number): string => String.fromCharCode(97 + number);
    const parties = Array.from({ length: 600 }, (_, index) =>
      listedParty(`Zuqar Vorn${letterOf(index / 26)}${letterOf(index % 26)}qelti`, { id: index + 1 }),
    );
    const source = { code: 'OFAC_SDN', generation: 1, parties: inOrder(parties), nowMs } as const;
    const segment = await buildSegment({ ...source, cache: new Map() });
    const preparedAfter = async (slices: number): Promise<number> => {
      const engine = createEmbeddedEngine();
      await engine.serve([segment]);
      let left = slices;
      await engine.prepareWords(() => Promise.resolve(left-- > 0));
      return engine.words.size;
    };
    assert.equal(await preparedAfter(0), 0);
    assert.equal(await preparedAfter(1), 400);
    assert.equal(await preparedAfter(100), 601);
  });

  it('names parties of every list, about as many as it is asked for', async () => {
    const parties = (listCode: ListCode, count: number): readonly ListedParty[] =>
      Array.from({ length: count }, (_, index) =>
        listedParty(`${listCode} ${index}`, { id: index + 1, listCode }),
      );
    const engine = createEmbeddedEngine();
    for (const [code, count] of [
      ['OFAC_SDN', 9],
      ['EU_FSF', 4],
    ] as const)
      await engine.serve([
        await buildSegment({
          code,
          generation: 1,
          parties: inOrder(parties(code, count)),
          nowMs,
          cache: new Map(),
        }),
      ]);
    assert.deepEqual(
      [...engine.someNames(5)],
      ['OFAC_SDN 0', 'OFAC_SDN 3', 'OFAC_SDN 6', 'EU_FSF 0', 'EU_FSF 3'],
    );
    assert.equal([...engine.someNames(100)].length, 13);
  });
});

describe('store follower', () => {
  const party = (name: string, id: number): ListedParty => listedParty(name, { id });

  it('serves what is committed at start and switches to each new generation', async () => {
    let edition = { generation: 1, origin: 'a' };
    let stored = [party('Qmbrel Zothvan', 1)];
    const engine = createEmbeddedEngine();
    const switches: string[] = [];
    const builds: string[] = [];
    let switched: () => void = () => {};
    const follower = createStoreFollower({
      store: { editions: async () => new Map([['OFAC_SDN', edition]]), parties: () => inOrder(stored) },
      engine,
      files: null,
      intervalMs: 5,
      nowMs,
      onBuild: (code, generation) => builds.push(`${code} ${generation}`),
      onSwitch: (code, generation) => {
        switches.push(`${code} ${generation}`);
        switched();
      },
      onFailure: (error) => assert.fail(String(error)),
    });
    await follower.start();
    const find = async (name: string) =>
      (await engine.snapshot()).findNames(queryOf(name), 0.8, { lists: ['OFAC_SDN'] });
    assert.equal((await find('Qmbrel Zothvan')).length, 1);

    const next = new Promise<void>((resolve) => (switched = resolve));
    stored = [party('Wendrik Uphasol', 2)];
    edition = { generation: 2, origin: 'b' };
    await next;
    assert.equal((await find('Qmbrel Zothvan')).length, 0);
    assert.equal((await find('Wendrik Uphasol')).length, 1);
    assert.deepEqual(switches, ['OFAC_SDN 1', 'OFAC_SDN 2']);
    assert.deepEqual(builds, switches);
    await follower.stop();
  });

  it('keeps serving the old generation and goes on when the store fails', async () => {
    let failing = false;
    let generation = 1;
    const engine = createEmbeddedEngine();
    let failed: () => void = () => {};
    let switched: () => void = () => {};
    const follower = createStoreFollower({
      store: {
        editions: async () => {
          if (failing) throw new Error('disk gone');
          return new Map([['OFAC_SDN', { generation, origin: 'a' }]]);
        },
        parties: () => inOrder([party('Qmbrel Zothvan', generation)]),
      },
      engine,
      files: null,
      intervalMs: 5,
      nowMs,
      onBuild: () => undefined,
      onSwitch: () => switched(),
      onFailure: () => failed(),
    });
    await follower.start();
    const failure = new Promise<void>((resolve) => (failed = resolve));
    failing = true;
    await failure;
    assert.ok((await (await engine.snapshot()).loadParties([1])).has(1));
    const recovery = new Promise<void>((resolve) => (switched = resolve));
    failing = false;
    generation = 2;
    await recovery;
    assert.ok((await (await engine.snapshot()).loadParties([2])).has(2));
    await follower.stop();
  });

  it('locates thousands of parties in steps between which other work runs', async () => {
    const engine = await engineHolding([listedParty('Qmbrel Zothvan', { id: 7 })]);
    const snapshot = await engine.snapshot();
    let turns = 0;
    let isDone = false;
    const tick = (): void => {
      turns++;
      if (!isDone) setImmediate(tick);
    };
    setImmediate(tick);
    const ids = Array.from({ length: 20_000 }, (_, place) => (place === 19_999 ? 7 : 100 + place));
    const parties = await snapshot.loadParties(ids);
    isDone = true;
    assert.ok(turns >= 30, `${turns} turns`);
    assert.deepEqual([...parties.keys()], [7]);
    assert.equal((await snapshot.loadParties([])).size, 0);
  });
});
