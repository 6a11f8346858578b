import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import type { ListEdition } from '../../../src/ingest/party-store.ts';
import { openSegment, partyAt, type SegmentData } from '../../../src/search/embedded/list-segment.ts';
import { buildSegment } from '../../../src/search/embedded/segment-builder.ts';
import { createSegmentFiles } from '../../../src/search/embedded/segment-file.ts';
import { madeUpParties } from '../../support/parties.ts';

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

const parties = madeUpParties(200, 3);
const build = (generation: number): Promise<SegmentData> =>
  buildSegment({
    code: 'OFAC_SDN',
    generation,
    origin: 'store.parties',
    parties: stream(parties),
    cache: new Map(),
    nowMs: () => performance.now(),
  });

const of = (generation: number): ListEdition => ({ generation, origin: 'store.parties' });

describe('segment files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'segments-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('reads back exactly what was written', async () => {
    const files = createSegmentFiles(folder);
    const built = await build(7);
    await files.write(built);
    const read = await files.read('OFAC_SDN', of(7));
    assert.ok(read);
    const asArrays = (columns: object) =>
      Object.entries(columns as Record<string, Uint8Array>).map(([name, column]) => [
        name,
        Array.from(column),
      ]);
    assert.deepEqual(asArrays(read.columns), asArrays(built.columns));
    assert.deepEqual(asArrays(read.names.columns), asArrays(built.names.columns));
    assert.deepEqual([read.indexes, read.names.indexes], [built.indexes, built.names.indexes]);
    const segment = openSegment(read, new Map());
    assert.deepEqual(partyAt(segment, 5), parties[5]);
  });

  it('knows only the generation that was written and keeps one a list', async () => {
    const files = createSegmentFiles(folder);
    await files.write(await build(1));
    assert.equal(await files.read('OFAC_SDN', of(2)), null);
    assert.equal(await files.read('UN_CONSOLIDATED', of(1)), null);
    await writeFile(join(folder, 'OFAC_SDN-1-of-a-killed-process.draft'), 'x');
    await files.write(await build(2));
    assert.equal((await readdir(folder)).length, 1);
    assert.ok(await files.read('OFAC_SDN', of(2)));
    assert.equal((await files.newest('OFAC_SDN'))?.generation, 2);
    assert.equal(await files.newest('UN_CONSOLIDATED'), null);
  });

  it('does not take what was made of another store or of other parties, and says so', async () => {
    const told: string[] = [];
    const files = createSegmentFiles(folder, (file, why) => told.push(`${file.slice(0, 10)} ${why}`));
    await files.write(await build(1));
    const other: ListEdition = { generation: 1, origin: 'another store.parties' };
    assert.equal(await files.read('OFAC_SDN', other), null);
    assert.equal(await files.has('OFAC_SDN', other), false);
    assert.equal(await files.has('OFAC_SDN', of(1)), true);
    assert.deepEqual(told, ['OFAC_SDN-1 made of other parties']);
  });

  it('finds every bit of its head that is another one', async () => {
    const files = createSegmentFiles(folder);
    await files.write(await build(1));
    const [name = ''] = await readdir(folder);
    const path = join(folder, name);
    const whole = await readFile(path);
    const headEnd = whole.indexOf(10);
    for (let place = 0; place <= headEnd; place += Math.ceil(headEnd / 20)) {
      const flipped = Buffer.from(whole);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      await writeFile(path, flipped);
      assert.equal(await files.read('OFAC_SDN', of(1)), null, `byte ${place}`);
      assert.equal(await files.has('OFAC_SDN', of(1)), false, `byte ${place}`);
    }
  });

  it('takes a damaged, cut or empty file for none', async () => {
    const files = createSegmentFiles(folder);
    await files.write(await build(1));
    const [name = ''] = await readdir(folder);
    const path = join(folder, name);
    const whole = await readFile(path);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 100] = (flipped[whole.length - 100] ?? 0) ^ 1;
    await writeFile(path, flipped);
    assert.equal(await files.read('OFAC_SDN', of(1)), null);
    await writeFile(path, whole);
    await truncate(path, whole.length - 4096);
    assert.equal(await files.read('OFAC_SDN', of(1)), null);
    await writeFile(path, '');
    assert.equal(await files.read('OFAC_SDN', of(1)), null);
    await writeFile(path, 'not json\nabc');
    assert.equal(await files.read('OFAC_SDN', of(1)), null);
    assert.equal(await files.newest('OFAC_SDN'), null);
  });
});
