import assert from 'node:assert/strict';
import {
  crudeLikeness,
  foldedName,
  scriptOf,
  shareOfOwnWords,
} from '../../../scripts/bench-matching/folded-name.ts';
import { differentPairs } from '../../../scripts/bench-matching/list-negatives.ts';
import { aliasPairs, crossListPairs, samplePairs } from '../../../scripts/bench-matching/list-positives.ts';
import { mutatedPairs } from '../../../scripts/bench-matching/mutations.ts';
import { listedParty, madeUpParties } from '../../support/parties.ts';

const passport = (number: string) => [{ type: 'Passport', number, country: '', note: '' }];

describe('pairs made of lists', () => {
  it('take spellings of a name, in its script and in others, and leave other names of the party out', () => {
    const party = listedParty('Mikhail Sergeyevich Gorbachev', {
      id: 1,
      aliases: [
        'Michail Sergejevitj Gorbatjov',
        'Михаил Сергеевич Горбачёв',
        'The First Secretary',
        'Gorbachev',
      ],
    });
    const { pairs, leftOut } = aliasPairs([party]);
    assert.deepEqual(
      pairs.map(({ a, kind }) => [a, kind]),
      [
        ['Michail Sergejevitj Gorbatjov', 'alias of individual'],
        ['Михаил Сергеевич Горбачёв', 'listed in Cyrillic'],
      ],
    );
    assert.equal(leftOut, 1);
  });

  it('take no weak alias and no former name', () => {
    const names = [
      { text: 'Charles Ghankay Taylor', kind: 'primary', quality: 'strong' },
      { text: 'Charles Gankay Taylor', kind: 'alias', quality: 'weak' },
      { text: 'Charles Ghankai Taylor', kind: 'former', quality: 'strong' },
    ] as const;
    assert.deepEqual(aliasPairs([listedParty('', { id: 1, names })]).pairs, []);
  });

  it('join the bearer of one number on two lists, not two bearers on one', () => {
    const parties = [
      listedParty('Viktor Bout', { id: 1, identifications: passport('AB-123456') }),
      listedParty('Victor But', { id: 2, listCode: 'EU_FSF', identifications: passport('ab 123456') }),
      listedParty('Viktor Butt', { id: 3, identifications: passport('AB123456') }),
      listedParty('Viktor Boot', { id: 4, listCode: 'UK_SANCTIONS', identifications: passport('12345') }),
    ];
    const { pairs } = crossListPairs(parties);
    assert.deepEqual(
      pairs.map(({ a, b, isSame }) => [a, b, isSame]),
      [['Viktor Bout', 'Victor But', true]],
    );
  });

  it('call parties of one list different that share a word, unless one name holds the other', () => {
    const parties = madeUpParties(200, 5);
    const pairs = differentPairs(parties, 100);
    assert.ok(pairs.length >= 100);
    for (const { a, b, isSame } of pairs) {
      assert.equal(isSame, false);
      const [words, others] = [foldedName(a).split(' '), foldedName(b).split(' ')];
      assert.ok(
        words.some((word) => others.includes(word)),
        `${a} / ${b}`,
      );
      assert.notEqual(foldedName(a), foldedName(b));
    }
  });

  it('are the same in every run, and no more of a kind than asked for', () => {
    const parties = madeUpParties(200, 6);
    const sample = samplePairs(differentPairs(parties, 100), 20);
    assert.deepEqual(samplePairs(differentPairs(parties, 100), 20), sample);
    for (const kind of new Set(sample.map((pair) => pair.kind)))
      assert.ok(sample.filter((pair) => pair.kind === kind).length <= 20);
  });
});

describe('mutations of listed names', () => {
  const parties = madeUpParties(300, 7);
  const pairs = mutatedPairs(parties, 10);

  it('change the name by one rule, the same in every run', () => {
    assert.deepEqual(mutatedPairs(parties, 10), pairs);
    assert.ok(new Set(pairs.map(({ kind }) => kind)).size >= 12);
    for (const { a, b } of pairs) assert.notEqual(a, b);
  });

  it('keep all words when they only change the order', () => {
    for (const { a, b } of pairs.filter(({ kind }) => kind === 'family name first'))
      assert.equal(foldedName(a), foldedName(b));
  });
});

describe('script and crude likeness of a name', () => {
  it('names the script', () => {
    const scripts = ['Ali', 'Али', 'علي', '李', 'アリ', '山本タロウ', '김', 'Ali علي', '12'].map(scriptOf);
    assert.deepEqual(scripts, [
      'Latin',
      'Cyrillic',
      'Arabic',
      'Han',
      'Katakana',
      'Japanese',
      'Hangul',
      'mixed',
      'other',
    ]);
  });

  it('tells spellings of one name from a translation and from another name', () => {
    assert.ok(crudeLikeness('Владимир Путин', 'Vladimir Putin') > 0.8);
    assert.ok(crudeLikeness('Yevgeny Prigozhin', 'Evgeniy Prigozhin') > 0.7);
    assert.ok(crudeLikeness('Μαύρος Σεπτέμβρης', 'Black September Organisation') < 0.6);
    assert.ok(crudeLikeness('Abu Ali', 'Samir Kuntar') < 0.3);
  });

  it('tells a name that has words of its own from one that leaves words out or spells them otherwise', () => {
    const spellings = [
      ['Hugo Rafael Chávez Frías', 'Hugo Chávez'],
      ['Abdelmalek Dardakil', 'Abdelmalek Droukdel'],
      ['Hamid Reza Malakouti', 'Hamidreza Malekouti'],
    ] as const;
    for (const [a, b] of spellings) assert.equal(shareOfOwnWords(a, b), 0, `${a} / ${b}`);
    const others = [
      ['Vladimir Alexeyev', 'Vladimir Panyaev'],
      ['Havot Shuvi Eretz', 'Shuvi Eretz Outpost'],
    ] as const;
    for (const [a, b] of others) assert.ok(shareOfOwnWords(a, b) > 0.2, `${a} / ${b}`);
  });
});
