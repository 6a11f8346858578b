import assert from 'node:assert/strict';
import { queryNeighbourKeys } from '../../../../src/matching/candidate-keys.ts';
import {
  joinedNeighbours,
  movedSpaceLikeness,
} from '../../../../src/matching/names/correspondence/joined-neighbours.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';

const keysOf = (name: string, place: number): readonly string[] =>
  queryNeighbourKeys(createQueryName(prepareName(name, { mayHaveLegalForm: false })), place).map(
    ({ key }) => key,
  );

describe('neighbours written as one', () => {
  it('are found with a letter in the place of the space', () => {
    assert.ok(joinedNeighbours('annaxkosakova', 'anna', 'kosakova') > 0);
    assert.ok(keysOf('annaxkosakova', 0).includes('jannakosakova'));
  });

  it('are found with the space in another place', () => {
    assert.ok(movedSpaceLikeness('yongc', 'hol', 'yong', 'chol') > 0);
    assert.ok(keysOf('yongc hol', 0).includes('jyongchol') && keysOf('yongc hol', 1).includes('jyongchol'));
  });

  it('are not found with two letters more, other letters, or as short words', () => {
    assert.equal(joinedNeighbours('annaxxkosakova', 'anna', 'kosakova'), 0);
    assert.equal(joinedNeighbours('annakosakova', 'anna', 'kosanova'), 0);
    assert.equal(joinedNeighbours('lix', 'l', 'ix'), 0);
    assert.equal(movedSpaceLikeness('anna', 'maria', 'anna', 'maria'), 0);
  });
});
