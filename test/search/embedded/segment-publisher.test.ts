import assert from 'node:assert/strict';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import type { ListEdition } from '../../../src/ingest/party-store.ts';
import type { SegmentData } from '../../../src/search/embedded/list-segment.ts';
import { createSegmentPublisher } from '../../../src/search/embedded/segment-publisher.ts';
import { madeUpParties } from '../../support/parties.ts';

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

const isOf = (kept: SegmentData, code: ListCode, { generation, origin }: ListEdition): boolean =>
  kept.code === code && kept.generation === generation && kept.origin === origin;

describe('segment publisher', () => {
  it('writes the segment of a committed generation once', async () => {
    const written: SegmentData[] = [];
    const publisher = createSegmentPublisher({
      store: {
        editions: () => Promise.resolve(new Map([['OFAC_SDN', { generation: 4, origin: 'a' }]])),
        parties: () => stream(madeUpParties(20, 1)),
      },
      files: {
        read: () => Promise.resolve(null),
        newest: () => Promise.resolve(null),
        has: (code, edition) => Promise.resolve(written.some((kept) => isOf(kept, code, edition))),
        write: (segment) => {
          written.push(segment);
          return Promise.resolve();
        },
      },
      nowMs: () => performance.now(),
    });
    await publisher.publish('OFAC_SDN');
    await publisher.publish('OFAC_SDN');
    await publisher.publish('UN_CONSOLIDATED');
    assert.deepEqual(
      written.map(({ code, generation, columns }) => [code, generation, columns.partyIds.length]),
      [['OFAC_SDN', 4, 20]],
    );
  });

  it('writes the segment of a generation that is about to be committed, and then no other', async () => {
    const written: SegmentData[] = [];
    const publisher = createSegmentPublisher({
      store: {
        editions: () => Promise.resolve(new Map([['OFAC_SDN', { generation: 5, origin: 'a' }]])),
        parties: () => assert.fail('the segment is there'),
      },
      files: {
        read: () => Promise.resolve(null),
        newest: () => Promise.resolve(null),
        has: (code, edition) => Promise.resolve(written.some((kept) => isOf(kept, code, edition))),
        write: (segment) => {
          written.push(segment);
          return Promise.resolve();
        },
      },
      nowMs: () => performance.now(),
    });
    await publisher.prepare?.({ code: 'OFAC_SDN', generation: 5, origin: 'a' }, stream(madeUpParties(20, 1)));
    await publisher.publish('OFAC_SDN');
    assert.deepEqual(
      written.map(({ code, generation, columns }) => [code, generation, columns.partyIds.length]),
      [['OFAC_SDN', 5, 20]],
    );
  });
});
