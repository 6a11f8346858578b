import assert from 'node:assert/strict';
import {
  joinedNeighbours,
  movedSpaceLikeness,
} from '../../../src/matching/names/correspondence/joined-neighbours.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import type { PreparedWord } from '../../../src/matching/names/prepared-word.ts';
import { QueryNeighbours } from '../../../src/matching/names/correspondence/query-neighbours.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { renderedNeighbours } from '../../../src/matching/names/correspondence/rendered-neighbours.ts';
import { syllabicNeighbours } from '../../../src/matching/names/correspondence/syllabic-neighbours.ts';
import { wordLikeness } from '../../../src/matching/names/correspondence/word-likeness.ts';
import { waysBetween, withTraits } from '../../../src/matching/names/word-traits.ts';
import { readCaseTable } from '../../../scripts/bench-matching/case-table.ts';

const wordsOf = (text: string): readonly PreparedWord[] =>
  prepareName(text, { mayHaveLegalForm: true }).words;

describe('traits of words', () => {
  let pairs: readonly (readonly [PreparedWord[], PreparedWord[]])[] = [];

  before(async () => {
    const table = await readCaseTable('test/cases/matching/pairs.csv');
    pairs = table.map(({ a, b }) => [
      [...wordsOf(a), ...createQueryName(prepareName(a, { mayHaveLegalForm: true })).joins],
      [...wordsOf(b)],
    ]);
  });

  it('tell words apart only when no way of comparing finds them alike', () => {
    let [apart, alike] = [0, 0];
    for (const [index, [words]] of pairs.entries()) {
      for (const offset of [0, 1, 2, 17]) {
        const others = pairs[(index + offset) % pairs.length]?.[1] ?? [];
        for (const a of words) {
          for (const b of others) {
            const ways = waysBetween(a, b);
            const likeness = wordLikeness(a, b);
            assert.deepEqual(ways === 0 ? null : wordLikeness(a, b, ways), likeness, `${a.key} / ${b.key}`);
            if (ways === 0) apart++;
            if (likeness !== null) alike++;
          }
        }
      }
    }
    assert.ok(alike > 1000, `only ${alike} alike`);
    assert.ok(apart > 10 * alike, `only ${apart} told apart`);
  });

  it('are derived of the fields that the word has in the end', () => {
    const [word] = wordsOf('Zawahiri');
    assert.ok(word);
    const other = withTraits({ ...word, groups: ['g-of-a-test'], rows: [] });
    assert.equal(other.rowBits, 0);
    assert.notEqual(other.groupBits, word.groupBits);
    assert.deepEqual(withTraits({ ...other, groups: word.groups, rows: word.rows }), word);
  });
});

describe('neighbours of a query', () => {
  it('are passed over only when no word of the query is they', () => {
    const texts = [
      'Abubakr Kim',
      'yongc hol',
      'annaxkosakova',
      'Jong-un Kim',
      'ジョンウン',
      '정은',
      'Zedong Mao',
      'أبوبكر',
    ];
    const listed = [
      'Abu Bakr',
      'Yong Chol',
      'Anna Kosakova',
      'Kim Jong Un',
      'Mao Tse-tung',
      'Hwang Jang Yop',
      'Ural Vagon',
    ];
    let [passed, found] = [0, 0];
    for (const text of texts) {
      const words = wordsOf(text);
      const neighbours = new QueryNeighbours(words);
      for (const [first, second] of listed
        .map(wordsOf)
        .flatMap((all) => all.slice(1).map((next, place) => [all[place] ?? next, next] as const))) {
        const likeness = Math.max(
          ...words.map((word, place) => {
            const next = words[place + 1];
            const moved =
              next === undefined ? 0 : movedSpaceLikeness(word.text, next.text, first.text, second.text);
            return Math.max(
              moved,
              joinedNeighbours(word.text, first.text, second.text),
              syllabicNeighbours(word, first, second),
              renderedNeighbours(word, first, second),
            );
          }),
        );
        if (likeness > 0) found++;
        if (neighbours.mayBe(first, second) !== 0) continue;
        passed++;
        assert.equal(likeness, 0, `${text} / ${first.text} ${second.text}`);
      }
    }
    assert.ok(found > 6, `only ${found} found`);
    assert.ok(passed > 20, `only ${passed} passed over`);
  });
});
