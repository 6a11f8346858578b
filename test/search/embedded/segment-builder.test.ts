import assert from 'node:assert/strict';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import type { PreparedWord } from '../../../src/matching/names/prepared-word.ts';
import type { SegmentData } from '../../../src/search/embedded/list-segment.ts';
import { buildSegment } from '../../../src/search/embedded/segment-builder.ts';
import type { HashIndex } from '../../../src/search/hash-index.ts';
import { madeUpParties, seededRandom } from '../../support/parties.ts';

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

/** Counts the words that are prepared. */
class Preparations extends Map<string, PreparedWord> {
  added = 0;
  override set(key: string, word: PreparedWord): this {
    this.added++;
    return super.set(key, word);
  }
}

function build(
  parties: readonly ListedParty[],
  { before, cache = new Map() }: { before?: SegmentData; cache?: Map<string, PreparedWord> } = {},
): Promise<SegmentData> {
  const source = { code: 'OFAC_SDN', generation: 1, parties: stream(parties), cache } as const;
  return buildSegment({ ...source, nowMs: () => performance.now() }, before);
}

const addressOf = (city: string): ListedParty['addresses'][number] => ({
  address: `${city.length} Harbour Street, Unit 4`,
  city,
  state: '',
  postalCode: '4021',
  countryCode: city.length % 2 === 0 ? 'CY' : '',
  country: '',
});

/** Parties with addresses and values, which the made-up ones lack. */
const parties = madeUpParties(300, 5).map((party, place): ListedParty => {
  if (place % 3 !== 0) return party;
  return {
    ...party,
    addresses: [addressOf(`Limassol ${'n'.repeat(place % 7)}`), addressOf('Xi')],
    contacts: [{ type: 'email', value: `desk${place}@example.org` }],
  };
});

const entriesOf = (index: HashIndex): readonly string[] => {
  const pairs: string[] = [];
  for (let at = 0; at < index.entries.length; at += 2)
    pairs.push(`${index.entries[at]} ${index.entries[at + 1]}`);
  return pairs.sort();
};

/** Everything that a segment says, whatever the order in which its indexes were filed. */
function contentOf({ columns, indexes, names }: SegmentData): object {
  const plain = Object.entries({ ...columns, ...names.columns }).map(([name, column]) => [
    name,
    Array.from(column as Uint8Array),
  ]);
  const filed = Object.entries({ ...indexes, ...names.indexes }).map(([name, index]) => [
    name,
    entriesOf(index),
  ]);
  return Object.fromEntries([...plain, ...filed]) as object;
}

describe('building a segment from an earlier one', () => {
  it('makes what building it whole makes, whatever was added, changed and removed', async () => {
    const random = seededRandom(9);
    for (let round = 0; round < 8; round++) {
      const before = parties.filter(() => random() < 0.7);
      const after = parties
        .filter(() => random() < 0.7)
        .map((party) =>
          random() < 0.2 ? { ...party, names: party.names.slice(0, 1), remarks: 'new' } : party,
        );
      const updated = await build(after, { before: await build(before) });
      assert.deepEqual(contentOf(updated), contentOf(await build(after)));
    }
  });

  it('prepares no word of a party that did not change', async () => {
    const cache = new Preparations();
    const before = await build(parties.slice(0, 200));
    await build(parties.slice(0, 200), { before, cache });
    assert.equal(cache.added, 0);
    await build(parties.slice(0, 201), { before, cache });
    assert.ok(cache.added > 0);
  });

  it('takes nothing over from a segment without parties, and serves none from one with', async () => {
    const none = await build([]);
    assert.deepEqual(contentOf(await build(parties, { before: none })), contentOf(await build(parties)));
    assert.deepEqual(contentOf(await build([], { before: await build(parties) })), contentOf(none));
  });
});
