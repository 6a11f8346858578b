import assert from 'node:assert/strict';
import { candidateBound, type MostMatched } from '../../src/matching/candidate-bound.ts';
import {
  listedKeys,
  listedNameKeys,
  queryJoinedWordKeys,
  queryKeys,
  queryNameKeys,
  waysOfKey,
} from '../../src/matching/candidate-keys.ts';
import { alignWords } from '../../src/matching/names/align-words.ts';
import { weightLeftOutByHabit } from '../../src/matching/names/omission.ts';
import { prepareName } from '../../src/matching/names/prepare-name.ts';
import { sumOfWeights } from '../../src/matching/names/prepared-name.ts';
import type { PreparedWord } from '../../src/matching/names/prepared-word.ts';
import { joinLikeness } from '../../src/matching/names/correspondence/join-likeness.ts';
import { mostBySlips } from '../../src/matching/names/correspondence/slips.ts';
import { createQueryName } from '../../src/matching/names/query-name.ts';
import { scoreName } from '../../src/matching/names/score-names.ts';
import { WAYS } from '../../src/matching/names/correspondence/ways.ts';
import { wordLikeness } from '../../src/matching/names/correspondence/word-likeness.ts';
import { NAME_MODEL } from '../../src/matching/scoring-model.ts';
import { readCaseTable } from '../../scripts/bench-matching/case-table.ts';
import { madeUpParties, seededRandom } from '../support/parties.ts';

const LETTERS = 'aeioubdghklmnrstvz';

/** A word and others one to three edits from it, with doubled, swapped, dropped and changed letters. */
function neighbours(word: string, random: () => number): readonly string[] {
  return Array.from({ length: 12 }, () => {
    let text = word;
    for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits--) {
      const place = Math.floor(random() * text.length);
      const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
      const kind = Math.floor(random() * 4);
      if (kind === 0) text = text.slice(0, place) + text.slice(place + 1);
      else if (kind === 1) text = text.slice(0, place) + letter + text.slice(place);
      else if (kind === 2) text = text.slice(0, place) + letter + text.slice(place + 1);
      else
        text =
          text.slice(0, place) +
          text
            .slice(place, place + 2)
            .split('')
            .reverse()
            .join('') +
          text.slice(place + 2);
    }
    return text;
  });
}

const wordsOf = (text: string): readonly PreparedWord[] =>
  prepareName(text, { mayHaveLegalForm: true }).words;

describe('candidate keys', () => {
  const random = seededRandom(5);
  const texts = [
    ...new Set(
      madeUpParties(120, 23).flatMap(({ names }) =>
        names.flatMap(({ text }) => text.toLowerCase().split(/\W+/u)),
      ),
    ),
    ...'halavanau golovanov ryhoravich grigorevich cumar jurij yuri muhammad yusuf wladimir sergei tschernow al ltd bank banque محمد حسين لادن путин x j 7 102'.split(
      ' ',
    ),
  ].filter((text) => text !== '');
  const words = texts
    .flatMap((text) => [text, ...neighbours(text, random)])
    .flatMap(wordsOf)
    .filter(({ wordClass }) => wordClass !== 'between');

  it('gives two words that correspond a shared key with a ceiling not below their likeness', () => {
    let corresponding = 0;
    for (let index = 0; index < words.length; index++) {
      const query = words[index];
      if (query === undefined) continue;
      const keys = queryKeys(query);
      for (const offset of [0, 1, 2, 3, 5, 8, 13, 700]) {
        const listed = words[(index + offset) % words.length];
        if (listed === undefined) continue;
        const likeness = wordLikeness(query, listed)?.likeness ?? 0;
        if (likeness === 0) continue;
        corresponding++;
        const filed = new Set(listedKeys(listed));
        const ceiling = Math.max(
          0,
          ...keys.filter(({ key }) => filed.has(key)).map((entry) => entry.ceiling),
        );
        assert.ok(ceiling >= likeness - 1e-9, `${query.text} / ${listed.text}: ${ceiling} < ${likeness}`);
      }
    }
    assert.ok(corresponding > 2000, `only ${corresponding} pairs corresponded`);
  });

  it('finds what two neighbours written as one are alike to by the keys of both', async () => {
    let alike = 0;
    const pairs = await readCaseTable('test/cases/matching/pairs.csv');
    // To prepare all of them takes longer than the rest of the tests of this folder.
    for (const { a, b } of pairs.filter((_, row) => row % 10 === 0)) {
      for (const [query, listed] of [
        [a, b],
        [b, a],
      ] as const) {
        const { joins } = createQueryName(prepareName(query, { mayHaveLegalForm: true }));
        const filed = wordsOf(listed).map((word) => [word, new Set(listedKeys(word))] as const);
        for (const join of joins) {
          const keys = queryJoinedWordKeys(join);
          for (const [word, own] of filed) {
            const ways = keys.reduce((all, { key }) => all | (own.has(key) ? waysOfKey(key) : 0), 0);
            const isMet = keys.some(({ key }) => own.has(key));
            const likeness = joinLikeness(join, word)?.likeness ?? 0;
            const byKeys = isMet ? (joinLikeness(join, word, ways)?.likeness ?? 0) : 0;
            assert.ok(byKeys >= likeness, `${join.text} / ${word.text}: ${byKeys} < ${likeness}`);
            if (likeness > 0) alike++;
          }
        }
      }
    }
    assert.ok(alike > 100, `only ${alike} alike`);
  });

  it('lets words without another common key be alike by slips alone', () => {
    let bySlips = 0;
    for (let index = 0; index < words.length; index++) {
      for (const offset of [1, 2, 5, 13]) {
        const [a, b] = [words[index], words[index + offset]];
        const likeness = a && b ? (wordLikeness(a, b)?.likeness ?? 0) : 0;
        if (!a || !b || likeness === 0) continue;
        const filed = new Set(listedKeys(b));
        if (queryKeys(a).some(({ key }) => waysOfKey(key) !== WAYS.slip && filed.has(key))) continue;
        bySlips++;
        const most = mostBySlips(a.text, b.text);
        assert.ok(most >= likeness - 1e-9, `${a.text} / ${b.text}: ${most} < ${likeness}`);
      }
    }
    assert.ok(bySlips > 200, `only ${bySlips} pairs`);
  });

  it('gives names with the spaces elsewhere a shared key with a score not below theirs', () => {
    for (const [a, b] of [
      ['Zarubezhvodstroy', 'Zarubezh Vod Stroy'],
      ['Zarubezh Vod Stroy', 'ZarubezhVodStroy OOO'],
      ['Chol Bong San 1', 'Cholbongsan 1'],
    ] as const) {
      const query = createQueryName({ words: wordsOf(a), totalWeight: sumOfWeights(wordsOf(a)) });
      const listed = listedNameKeys(wordsOf(b));
      const shared = queryNameKeys(query).filter(({ key }) => listed.has(key));
      const best = scoreName(query, { words: wordsOf(b), totalWeight: sumOfWeights(wordsOf(b)) });
      assert.ok(
        shared.some(({ score }) => score >= best),
        `${a} / ${b}: ${best}`,
      );
    }
  });

  it('finds no likeness beside the ways of comparing of the keys that words have in common', () => {
    let fewer = 0;
    for (let index = 0; index < words.length; index++) {
      for (const offset of [0, 1, 2, 5, 13]) {
        const [a, b] = [words[index], words[index + offset]];
        if (!a || !b) continue;
        const filed = new Set(listedKeys(b));
        const common = queryKeys(a).filter(({ key }) => filed.has(key));
        const ways = common.reduce((all, { key }) => all | waysOfKey(key), 0);
        assert.deepEqual(wordLikeness(a, b, ways), wordLikeness(a, b), `${a.text} / ${b.text}`);
        if (common.length > 0 && common.length < filed.size) fewer++;
      }
    }
    assert.ok(fewer > 2000, `only ${fewer} pairs`);
  });

  it('is symmetric in the likeness of words', () => {
    for (let index = 0; index + 5 < words.length; index++) {
      const [a, b] = [words[index], words[index + 5]];
      if (a === undefined || b === undefined) continue;
      assert.equal(wordLikeness(a, b)?.likeness, wordLikeness(b, a)?.likeness, `${a.text} / ${b.text}`);
    }
  });
});

describe('candidate bound', () => {
  it('never asks more of a name than a name of that score has', () => {
    const names = madeUpParties(250, 31).map((party) => party.names[0]?.text ?? '');
    for (const threshold of [0.3, 0.5, 0.8]) {
      const bound = candidateBound(threshold);
      for (let index = 0; index < names.length; index++) {
        const query = createQueryName(prepareName(names[index] ?? '', { mayHaveLegalForm: true }));
        const listed = prepareName(names[(index * 5 + 1) % names.length] ?? '', { mayHaveLegalForm: true });
        if (scoreName(query, listed) < threshold) continue;
        const gains = query.name.words.map((word, position) =>
          Math.max(
            0,
            ...listed.words.map((other) => {
              const likeness = query.likeness(other, position);
              return likeness === 0 ? 0 : bound.gain(word.weight, other.weight, likeness);
            }),
          ),
        );
        const gained = gains.reduce((sum, gain) => sum + gain, 0);
        const joins = query.joins.length > 0 ? NAME_MODEL.weights.rarest : 0;
        assert.ok(gained + joins >= bound.required(query.name.totalWeight, listed.totalWeight));
      }
    }
  });

  it('lets a name through whose score reaches the threshold, for what its words match', () => {
    const names = madeUpParties(200, 37).map((party) => party.names[0]?.text ?? '');
    let reaching = 0;
    for (const [index, text] of names.entries()) {
      const other = names[(index * 7 + 3) % names.length] ?? '';
      const texts = [text, text.split(' ').slice(1).join(' '), `${text} ${other}`, `Dr. ${text} Ivanovich`];
      for (const [a, b] of texts.flatMap((one) => texts.map((two) => [one, two] as const))) {
        const query = createQueryName(prepareName(a, { mayHaveLegalForm: true }));
        const listed = prepareName(b, { mayHaveLegalForm: true });
        const { pairs, queryLeft, listedLeft } = alignWords(query, listed);
        const most: MostMatched = {
          matched: pairs.reduce((sum, { weight, likeness }) => sum + weight * likeness, 0),
          leftQuery: sumOfWeights(queryLeft),
          leftListed: sumOfWeights(listedLeft),
          sparedOfQuery: pairs.length > 1 ? Number.POSITIVE_INFINITY : weightLeftOutByHabit(query.name),
          mayBeFramed: pairs.length > 1,
        };
        const score = scoreName(query, listed);
        for (const threshold of [0.3, 0.5, 0.8]) {
          if (score < threshold) continue;
          reaching++;
          assert.ok(candidateBound(threshold).mayReach(most), `${a} / ${b} at ${threshold}: ${score}`);
        }
      }
    }
    assert.ok(reaching > 2000, `only ${reaching} pairs reached a threshold`);
  });

  it('leaves nothing over by which a name may reach', () => {
    const random = seededRandom(77);
    let missed = 0;
    for (let round = 0; round < 20_000; round++) {
      const bound = candidateBound(0.2 + 0.7 * random());
      const [matched, leftQuery, leftListed] = [2 * random(), 3 * random() - 0.5, 3 * random() - 0.5];
      const mayBeFramed = random() < 0.5;
      if (Math.max(leftQuery, leftListed) <= bound.mostLeft(matched, mayBeFramed)) continue;
      missed++;
      const sparedOfQuery = random() < 0.5 ? Number.POSITIVE_INFINITY : random();
      assert.ok(!bound.mayReach({ matched, leftQuery, leftListed, sparedOfQuery, mayBeFramed }));
    }
    assert.ok(missed > 5000);
    assert.equal(candidateBound(0).mostLeft(0, false), Number.POSITIVE_INFINITY);
  });

  it('tells names apart by the words that only a full name shares', () => {
    const most = { matched: 0.2, leftQuery: 1, leftListed: 0, sparedOfQuery: 0, mayBeFramed: false };
    assert.ok(!candidateBound(0.3).mayReach(most));
    assert.ok(candidateBound(0.3).mayReach({ ...most, matched: 1.2, leftQuery: 0.2 }));
  });

  it('asks more for a higher threshold and for longer names', () => {
    assert.ok(candidateBound(0.8).required(2, 2) > candidateBound(0.3).required(2, 2));
    assert.ok(candidateBound(0.5).required(2, 3) > candidateBound(0.5).required(2, 2));
    assert.ok(candidateBound(0).required(2, 2) <= 0);
  });
});
