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
import { speltNeighbours } from '../../../src/matching/names/correspondence/spelt-neighbours.ts';
import { syllabicNeighbours } from '../../../src/matching/names/correspondence/syllabic-neighbours.ts';
import { wordLikeness } from '../../../src/matching/names/correspondence/word-likeness.ts';
import {
  lowestBitOf,
  TraitsSideBySide,
  WORDS_SIDE_BY_SIDE,
} from '../../../src/matching/names/traits-side-by-side.ts';
import { optionsOf } from '../../../src/matching/names/word-options.ts';
import { waysBetween, withTraits } from '../../../src/matching/names/word-traits.ts';
import { readCaseTable } from '../../../scripts/bench-matching/case-table.ts';

/** Words of the texts met so far: every suite asks for those of the same pairs, and to prepare them is most of the time. */
const known = new Map<string, readonly PreparedWord[]>();

function wordsOf(text: string): readonly PreparedWord[] {
  const met = known.get(text);
  if (met !== undefined) return met;
  const { words } = prepareName(text, { mayHaveLegalForm: true });
  known.set(text, words);
  return words;
}

/** Every fifth pair of the case table: to prepare all of them takes longer than the rest of a test. */
const somePairs = async (): ReturnType<typeof readCaseTable> =>
  (await readCaseTable('test/cases/matching/pairs.csv')).filter((_, row) => row % 5 === 0);

describe('traits of words', () => {
  let pairs: readonly (readonly [PreparedWord[], PreparedWord[]])[] = [];

  before(async () => {
    pairs = (await somePairs()).map(({ a, b }) => [
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

describe('traits side by side', () => {
  it('lead to every word that shares a way of comparing', async () => {
    const table = await somePairs();
    let found = 0;
    for (const { a, b } of table) {
      const words = wordsOf(a);
      const traits = new TraitsSideBySide(words);
      for (const listed of wordsOf(b)) {
        const places: number[] = [];
        for (let left = traits.placesAlike(listed); left !== 0; left &= left - 1)
          places.push(lowestBitOf(left));
        const alike = [...words.entries()].filter(([, word]) => waysBetween(word, listed) !== 0);
        found += alike.length;
        for (const [at, word] of alike) assert.ok(places.includes(at), `${word.key} / ${listed.key}`);
      }
    }
    assert.ok(found > 2_000, `only ${found} share a way`);
  });

  it('lead to every alike word of a name of more words than stand side by side', async () => {
    const words = (await somePairs()).flatMap(({ a }) => wordsOf(a)).slice(0, 3 * WORDS_SIDE_BY_SIDE + 1);
    const options = optionsOf(words, []);
    for (const listed of words) {
      const alike = [...words.keys()].filter((at) => {
        const word = words[at];
        return word !== undefined && wordLikeness(word, listed) !== null;
      });
      assert.deepEqual(
        options.at(listed, 0).map(({ queryStart }) => queryStart),
        alike,
        listed.key,
      );
    }
  });
});

describe('neighbours of a query', () => {
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

  /** How the word at a place, alone or with the next, is two listed neighbours. */
  function likenessAt(
    words: readonly PreparedWord[],
    place: number,
    first: PreparedWord,
    second: PreparedWord,
  ): number {
    const [word, next] = [words[place], words[place + 1]];
    if (word === undefined) return 0;
    return Math.max(
      next === undefined ? 0 : movedSpaceLikeness(word.text, next.text, first.text, second.text),
      joinedNeighbours(word.text, first.text, second.text),
      syllabicNeighbours(word, first, second),
      renderedNeighbours(word, first, second),
      speltNeighbours(word, first, second),
    );
  }

  it('are passed over only when no word of the query is they', async () => {
    const table = await somePairs();
    const pairs = [
      ...texts.flatMap((text) => listed.map((other) => [text, other] as const)),
      ...table.flatMap(({ a, b }) => [[a, b] as const, [b, a] as const]),
    ];
    let [passed, found] = [0, 0];
    for (const [text, other] of pairs) {
      const words = wordsOf(text);
      const neighbours = new QueryNeighbours(words);
      const all = wordsOf(other);
      for (const [place, first] of all.entries()) {
        const second = all[place + 1];
        if (second === undefined) continue;
        const by = neighbours.mayBe(first, second);
        const places: number[] = [];
        let at = by === 0 ? -1 : neighbours.next(0, first, second, by);
        for (; at >= 0; at = neighbours.next(at + 1, first, second, by)) places.push(at);
        passed += words.length - places.length;
        for (const [one, { key }] of words.entries()) {
          if (likenessAt(words, one, first, second) === 0) continue;
          found++;
          assert.ok(places.includes(one), `${key} of ${text} / ${first.key} ${second.key}`);
        }
      }
    }
    assert.ok(found > 100, `only ${found} found`);
    assert.ok(passed > 10 * found, `only ${passed} passed over`);
  });
});
