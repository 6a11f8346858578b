import assert from 'node:assert/strict';
import { candidateBound } from '../../../src/matching/candidate-bound.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import type { PreparedWord } from '../../../src/matching/names/prepared-word.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { RecentScores } from '../../../src/matching/names/recent-scores.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const GIVEN = 'Ivan Omar Maria Chen Yusuf Anna Boris Fatima Kim Pedro Olga Hassan'.split(' ');
const FAMILY = 'Petrov Haddad Castillo Wei Novak Sidorova Rahman Ortega Park Ivanenko Khalil Lindqvist'.split(
  ' ',
);

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: false });
const names = GIVEN.flatMap((given) => FAMILY.map((family) => prepare(`${given} ${family}`)));

describe('recent scores', () => {
  const bound = candidateBound(0.3);
  const [words = [], others = []] = names.map((name) => name.words);

  it('are kept of equal words, whichever list holds them', () => {
    const scores = new RecentScores();
    scores.set(words, bound, 0.7);
    assert.equal(scores.get([...words], bound), 0.7);
    assert.equal(scores.get(others, bound), undefined);
    assert.equal(scores.get(words.slice(1), bound), undefined);
  });

  it('are let go with their bound', () => {
    const scores = new RecentScores();
    scores.set(words, bound, 0.7);
    assert.equal(scores.get(words, candidateBound(0.3)), undefined);
    assert.equal(scores.get(words, undefined), undefined);
    scores.set(others, undefined, 0.2);
    assert.equal(scores.get(words, bound), undefined);
    assert.equal(scores.get(others, undefined), 0.2);
  });

  it('are none before the first, even of a name without words', () => {
    const none: readonly PreparedWord[] = [];
    assert.equal(new RecentScores().get(none, undefined), undefined);
  });

  it('are those of a query that was never asked before, for many more names than are kept', () => {
    for (const typed of ['Ivan Petrov', 'Omar Khalil Haddad', 'Maria']) {
      const query = createQueryName(prepare(typed));
      const fresh = names.map((name) => scoreName(createQueryName(prepare(typed)), name));
      for (let round = 0; round < 2; round++)
        assert.deepEqual(
          names.map((name) => scoreName(query, name)),
          fresh,
        );
    }
  });
});
