import assert from 'node:assert/strict';
import { countMatching } from '../../src/monitoring/count-matching.ts';
import type { MatchWatch } from '../../src/monitoring/match-watch.ts';
import { nobody } from '../../src/screening/asker.ts';

const WATCH = { kind: 'name', text: 'Example', entityType: 'entity', country: '' } as const;
const VIEW = {} as Parameters<MatchWatch>[0];

describe('counting of watched items', () => {
  const run = async (matchWatch: MatchWatch, lists: Parameters<MatchWatch>[2] = ['UN_CONSOLIDATED']) => {
    const counted: string[] = [];
    const found = countMatching(matchWatch, (outcome) => counted.push(outcome))(VIEW, WATCH, lists, nobody());
    await found.catch(() => undefined);
    return counted;
  };
  const finding =
    (scores: readonly { partyId: number; score: number }[]): MatchWatch =>
    async () => ({
      scores,
      present: async () => [],
    });

  it('tells what matches from what does not, and from what failed', async () => {
    assert.deepEqual(await run(finding([{ partyId: 1, score: 0.9 }])), ['match']);
    assert.deepEqual(await run(finding([])), ['no_match']);
    assert.deepEqual(await run(() => Promise.reject(new Error('down'))), ['failed']);
  });

  it('counts nothing against no list', async () => {
    assert.deepEqual(await run(finding([]), []), []);
  });
});
