import assert from 'node:assert/strict';
import { OverBudgetError } from '../../src/errors.ts';
import { askerOf, type Asker } from '../../src/screening/asker.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { FairTurns } from '../../src/screening/fair-turns.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { createSearcherInProcess } from '../../src/screening/search-in-process.ts';
import { WORK_LIMITS } from '../../src/screening/work-limits.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { listedParty, madeUpParties } from '../support/parties.ts';

const LISTS = ['OFAC_SDN'] as const;
const LETTERS = Array.from({ length: 165 }, (_, place) => `${String.fromCharCode(65 + (place % 26))}.`).join(
  ' ',
);
const clock = (): Date => new Date(0);
const anyone = (): Asker => askerOf(1, '192.0.2.1', null);

describe('requests that would take more than their share', () => {
  let engine: SearchEngine;
  let screening: Screening;
  before(async () => {
    const initials = Array.from({ length: 26 }, (_, place) =>
      listedParty(`${String.fromCharCode(65 + place)}. Zothvan`, { id: 5_000 + place }),
    );
    engine = await engineHolding([...madeUpParties(2_000, 11), ...initials]);
    screening = createScreening({ engine, clock });
  });

  it('finds hardly a candidate for 25 names of single letters at threshold 0', async () => {
    const asker = anyone();
    const items = Array.from({ length: 25 }, (_, place) => ({ name: `${LETTERS} ${place}`.slice(0, 500) }));
    const { results } = await screening.screenBatch({ items, lists: LISTS, threshold: 0 }, asker);
    assert.equal(results.length, 25);
    assert.ok(asker.share.candidates <= 25 * 100, `${asker.share.candidates} candidates`);
  });

  it('fails an item that finds more candidates than a search may, says so, and answers the others', async () => {
    const turns = new FairTurns({ limits: { ...WORK_LIMITS, candidatesOfSearch: 20 }, nowMs: () => 0 });
    const limited = createScreening({ searcher: createSearcherInProcess(engine, turns), clock });
    const items = [{ name: 'Mohammed Ali Hassan Ahmed' }, { name: 'Zothvan Qmbrel' }];
    const common = await limited.screenBatch({ items, lists: LISTS, threshold: 0 }, anyone());
    const [first] = common.results;
    assert.ok(first !== undefined && 'error' in first.name && first.name.error.includes('more work'));
    assert.equal(common.searchesRun.name, common.results.filter(({ name }) => 'matches' in name).length);
    const narrow = await limited.screenBatch({ items, lists: LISTS, threshold: 0.9 }, anyone());
    assert.deepEqual(
      narrow.results.map(({ name }) => 'error' in name),
      [false, false],
    );
    await assert.rejects(
      limited.screenName({ name: 'Mohammed Ali Hassan Ahmed', lists: LISTS, threshold: 0 }, anyone()),
      OverBudgetError,
    );
  });

  it('keeps ten thousand matches of an item, and counts them all', async () => {
    const crowd = await engineHolding(
      Array.from({ length: 10_050 }, (_, at) => listedParty('Qmbrel Zothvan', { id: at + 1 })),
    );
    const over = createScreening({ engine: crowd, clock });
    const single = await over.screenName({ name: 'Qmbrel Zothvan', lists: LISTS, threshold: 0.5 });
    assert.deepEqual([single.matches.length, single.totalMatches], [10_000, 10_050]);
    assert.equal(single.matches[9_999]?.party.id, 10_000);
    const { results } = await over.screenBatch({
      items: [{ name: 'Qmbrel Zothvan' }],
      lists: LISTS,
      threshold: 0.5,
    });
    const part = results[0]?.name;
    assert.ok(part !== undefined && 'matches' in part);
    assert.deepEqual([part.matches.length, part.totalMatches], [10_000, 10_050]);
  });

  it('lets a single screening of another account pass a batch after a few of its items', async () => {
    const turns = new FairTurns({ limits: WORK_LIMITS, nowMs: () => 0 });
    let searched = 0;
    const counting: Pick<SearchEngine, 'snapshot'> = {
      async snapshot() {
        const snapshot = await engine.snapshot();
        return {
          ...snapshot,
          findValuesOfMany: (searches) => snapshot.findValuesOfMany(searches),
          findNamesOfMany: async (searches, pace) => {
            const answers = await snapshot.findNamesOfMany(searches, pace);
            searched += searches.length;
            return answers;
          },
        };
      },
    };
    const fair = createScreening({ searcher: createSearcherInProcess(counting, turns), clock });
    const items = Array.from({ length: 100 }, () => ({ name: 'Mohammed Ali Hassan' }));
    const batch = fair.screenBatch({ items, lists: LISTS, threshold: 0 }, anyone());
    await new Promise((resolve) => setImmediate(resolve));
    await fair.screenName(
      { name: 'Qmbrel Zothvan', lists: LISTS, threshold: 0.5 },
      askerOf(2, '192.0.2.2', null),
    );
    assert.ok(searched <= 25, `${searched} names of the batch came first`);
    assert.equal((await batch).results.length, 100);
  });
});
