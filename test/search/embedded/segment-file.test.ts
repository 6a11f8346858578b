import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
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
    parties: stream(parties),
    cache: new Map(),
    nowMs: () => performance.now(),
  });

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
    const read = await files.read('OFAC_SDN', 7);
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
    assert.equal(await files.read('OFAC_SDN', 2), null);
    assert.equal(await files.read('UN_CONSOLIDATED', 1), null);
    await writeFile(join(folder, 'OFAC_SDN-1-of-a-killed-process.draft'), 'x');
    await files.write(await build(2));
    assert.equal((await readdir(folder)).length, 1);
    assert.ok(await files.read('OFAC_SDN', 2));
    assert.equal((await files.newest('OFAC_SDN'))?.generation, 2);
    assert.equal(await files.newest('UN_CONSOLIDATED'), null);
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
    assert.equal(await files.read('OFAC_SDN', 1), null);
    await writeFile(path, whole);
    await truncate(path, whole.length - 4096);
    assert.equal(await files.read('OFAC_SDN', 1), null);
    await writeFile(path, '');
    assert.equal(await files.read('OFAC_SDN', 1), null);
    await writeFile(path, 'not json\nabc');
    assert.equal(await files.read('OFAC_SDN', 1), null);
    assert.equal(await files.newest('OFAC_SDN'), null);
  });
});
