import assert from 'node:assert/strict';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { openSegment } from '../../../src/search/embedded/list-segment.ts';
import { wordFromKey } from '../../../src/matching/names/word-from-key.ts';
import { mergeNames, type NamedSegment } from '../../../src/search/embedded/merge-names.ts';
import { NO_NAMES, type NameIndex } from '../../../src/search/embedded/name-index.ts';
import { buildSegment } from '../../../src/search/embedded/segment-builder.ts';
import { forEachItem } from '../../../src/search/hash-index.ts';
import { keyHash } from '../../../src/search/key-hash.ts';
import { madeUpParties } from '../../support/parties.ts';

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

async function segmentOf(
  code: ListCode,
  parties: readonly ListedParty[],
  generation = 1,
): Promise<NamedSegment> {
  const source = { code, generation, parties: stream(parties), cache: new Map() };
  const data = await buildSegment({ ...source, nowMs: () => performance.now() });
  return { segment: openSegment(data, new Map()), names: data.names };
}

/** Everything that an index says, whatever the numbers of its rows and words. */
function contentOf(index: NameIndex): object {
  const { wordRowStarts, wordRowTotals, wordRows } = index.columns;
  const ofRow = (row: number): string => {
    const part = index.columns.rowParts[row] ?? -1;
    const own = row - (index.partStarts[part] ?? 0);
    return `${index.parts[part]?.code} ${own} ${index
      .name(row)
      .words.map(({ key }) => key)
      .join(' ')}`;
  };
  const rows = Array.from({ length: index.rowCount }, (_, row) => ofRow(row));
  const words = Array.from({ length: index.wordCount }, (_, word) => {
    const key = index.keys.at(word);
    const found: (string | undefined)[] = [];
    for (let at = wordRowStarts[word] ?? 0; at < (wordRowStarts[word + 1] ?? 0); at++)
      found.push(rows[wordRows[at] ?? -1]);
    const totals = wordRowTotals.slice(wordRowStarts[word], wordRowStarts[word + 1]);
    assert.deepEqual(
      [...totals],
      [...totals].sort((a, b) => a - b),
      `rows of ${key} by weight`,
    );
    const filed: number[] = [];
    forEachItem(index.indexes.wordsByKey, keyHash(`=${index.word(word).text}`), (item) => filed.push(item));
    assert.ok(filed.includes(word), key);
    assert.deepEqual(index.word(word), wordFromKey(key));
    return [key, index.columns.wordSignatures[word], found.sort()];
  });
  const joins = index.indexes.rowsByJoin.entries;
  const joined = new Uint32Array(rows.length);
  for (let at = 1; at < joins.length; at += 2) {
    const row = joins[at] ?? 0;
    joined[row] = (joined[row] ?? 0) + 1;
  }
  return {
    rows: rows.map((row, at) => `${row} ${joined[at]}`).sort(),
    words: words.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    keys: index.indexes.wordsByKey.entries.length,
  };
}

describe('merging the names of lists', () => {
  const first = madeUpParties(120, 3);
  const second = madeUpParties(90, 4);
  const changed = madeUpParties(110, 5);

  it('gives the same index whether lists come together or one by one', async () => {
    const [a, b] = [await segmentOf('OFAC_SDN', first), await segmentOf('EU_FSF', second)];
    const together = await mergeNames(NO_NAMES, [a, b], new Map());
    const oneByOne = await mergeNames(await mergeNames(NO_NAMES, [a], new Map()), [b], new Map());
    assert.deepEqual(contentOf(oneByOne), contentOf(together));
    assert.equal(together.rowCount, a.names.columns.rowTotals.length + b.names.columns.rowTotals.length);
  });

  it('puts a generation in the place of the one before, and nothing of that one stays', async () => {
    const [a, b] = [await segmentOf('OFAC_SDN', first), await segmentOf('EU_FSF', second)];
    const next = await segmentOf('OFAC_SDN', changed, 2);
    const switched = await mergeNames(await mergeNames(NO_NAMES, [a, b], new Map()), [next], new Map());
    assert.deepEqual(contentOf(switched), contentOf(await mergeNames(NO_NAMES, [b, next], new Map())));
    assert.deepEqual(switched.parts.map(({ code, generation }) => `${code} ${generation}`).sort(), [
      'EU_FSF 1',
      'OFAC_SDN 2',
    ]);
  });

  it('takes a list without names, and no list at all', async () => {
    const empty = await mergeNames(NO_NAMES, [await segmentOf('OFAC_SDN', [])], new Map());
    assert.deepEqual([empty.rowCount, empty.wordCount, empty.parts.length], [0, 0, 1]);
    const none = await mergeNames(NO_NAMES, [], new Map());
    assert.deepEqual([none.rowCount, none.wordCount, none.parts.length], [0, 0, 0]);
  });
});
