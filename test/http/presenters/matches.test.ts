import assert from 'node:assert/strict';
import { catalogueByCode } from '../../../src/http/presenters/catalogue-by-code.ts';
import { presentMatches } from '../../../src/http/presenters/matches.ts';
import { CATALOGUE, matchOf } from '../../support/http-service.ts';

describe('http: presenting matches', () => {
  it('lets other requests be answered between thousands of them, and keeps their order', async () => {
    const matches = Array.from({ length: 2_000 }, (_, place) =>
      matchOf(1 - place / 10_000, { kind: 'identifier', label: `Passport: ${place}` }),
    );
    let turns = 0;
    let isDone = false;
    const tick = (): void => {
      turns++;
      if (!isDone) setImmediate(tick);
    };
    setImmediate(tick);
    const presented = await presentMatches(matches, catalogueByCode(CATALOGUE));
    isDone = true;
    assert.ok(turns >= 30, `${turns} turns`);
    assert.deepEqual(
      presented.map((match) => (match as { matched_alias: string }).matched_alias),
      matches.map((_, place) => `Passport: ${place}`),
    );
  });

  it('presents no match at all', async () => {
    assert.deepEqual(await presentMatches([], catalogueByCode(CATALOGUE)), []);
  });
});
