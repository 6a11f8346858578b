import assert from 'node:assert/strict';
import { introducesAnotherName, markOtherNames } from '../../../src/matching/normalise/other-name-phrases.ts';

describe('phrases that introduce another name', () => {
  const CASES = [
    'Zarya (formerly Vostok)',
    'Zarya, früher Vostok',
    'Zarya anteriormente denominada Vostok',
    'Zarya également connue sous le nom de Vostok',
    'Zarya, ранее Vostok',
    'Zarya (до 2010 - Vostok)',
    'Zarya известный как Vostok',
    'Zarya المعروف باسم Vostok',
    'Zarya معروف به Vostok',
    'Zarya（旧Vostok）',
    'Zarya（旧称：Vostok）',
    'Zarya @ Vostok',
    'Zarya (les Vostok)',
    'Zarya (ex-names: Vostok)',
    'Zarya renamed Vostok',
    'Zarya (former name Vostok)',
  ];
  for (const text of CASES)
    it(`${text} has two names`, () =>
      assert.deepEqual(
        markOtherNames(text, '|')
          .split('|')
          .map((name) => name.replace(/[^a-z]/giu, '')),
        ['Zarya', 'Vostok'],
      ));

  for (const text of [
    'Zarya Vostok',
    'Ivan Previously',
    'zarya@vostok.ru',
    '山田（旧姓：鈴木）',
    'Los Zetas',
  ])
    it(`${text} has one name`, () => assert.equal(markOtherNames(text, '|'), text));

  it('tells whether there is one', () => {
    assert.ok(introducesAnotherName('Zarya, ранее Vostok'));
    assert.ok(!introducesAnotherName('Kadyrov, Akhmad'));
  });
});
