import assert from 'node:assert/strict';
import { catalogueByCode } from '../../../src/http/presenters/catalogue-by-code.ts';
import { presentMatches } from '../../../src/http/presenters/matches.ts';
import { CATALOGUE, matchOf } from '../../support/http-service.ts';

describe('http: presenting matches', () => {
  const matchesOf = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      matchOf(1 - place / 10_000, { kind: 'identifier', label: `Passport: ${place}` }),
    );
  const aliasesOf = (presented: readonly object[]): readonly string[] =>
    presented.map((match) => (match as { matched_alias: string }).matched_alias);

  it('lets other requests be answered between hundreds of them, and keeps their order', async () => {
    const matches = matchesOf(500);
    let turns = 0;
    let isDone = false;
    const tick = (): void => {
      turns++;
      if (!isDone) setImmediate(tick);
    };
    setImmediate(tick);
    const presented = await presentMatches(matches, catalogueByCode(CATALOGUE));
    isDone = true;
    assert.ok(turns >= 8, `${turns} turns`);
    assert.deepEqual(
      aliasesOf(presented),
      matches.map((_, place) => `Passport: ${place}`),
    );
  });

  it('presents thousands of them as they are written, in their order', async () => {
    const matches = matchesOf(2_000);
    const presented = await presentMatches(matches, catalogueByCode(CATALOGUE));
    const written = JSON.parse(JSON.stringify(presented)) as readonly object[];
    assert.deepEqual(
      aliasesOf(written),
      matches.map((_, place) => `Passport: ${place}`),
    );
  });

  it('presents no match at all', async () => {
    assert.deepEqual(await presentMatches([], catalogueByCode(CATALOGUE)), []);
  });
});
