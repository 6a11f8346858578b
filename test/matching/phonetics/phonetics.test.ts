import assert from 'node:assert/strict';
import {
  consonantSkeleton,
  disagreeingVowels,
  writesAllVowels,
} from '../../../src/matching/phonetics/consonant-skeleton.ts';
import { phoneticCodes } from '../../../src/matching/phonetics/phonetic-codes.ts';
import { spellingVariant } from '../../../src/matching/phonetics/spelling-variant.ts';
import { splitWords } from '../../../src/matching/normalise/split-words.ts';

describe('spelling variant', () => {
  const SAME: readonly (readonly [string, string])[] = [
    ['smirnov', 'smirnoff'],
    ['medvedev', 'medwedew'],
    ['jamal', 'djamal'],
    ['qassem', 'kassem'],
    ['yusuf', 'youssouf'],
    ['hussein', 'husayn'],
    ['mueller', 'muller'],
    ['osama', 'usama'],
    ['mohammed', 'mohamed'],
    ['lavrinsky', 'lavrinskij'],
    ['fatimah', 'fatima'],
    ['walid', 'valid'],
    ['aziz', 'azis'],
  ];
  for (const [a, b] of SAME)
    it(`reads ${a} and ${b} alike`, () => assert.equal(spellingVariant(a), spellingVariant(b)));

  const APART: readonly (readonly [string, string])[] = [
    ['hasan', 'hassun'],
    ['ivan', 'ivanov'],
    ['karim', 'karin'],
    ['ahmad', 'amad'],
    ['petrov', 'petrova'],
  ];
  for (const [a, b] of APART)
    it(`keeps ${a} and ${b} apart`, () => assert.notEqual(spellingVariant(a), spellingVariant(b)));
});

describe('consonant skeleton', () => {
  for (const [arabic, latin] of [
    ['محمد', 'muhammad'],
    ['حسين', 'husayn'],
    ['فاطمة', 'fatimah'],
    ['قاسم', 'qasim'],
    ['شيرازي', 'shirazi'],
  ] as const) {
    it(`of ${latin} is the same in Arabic script`, () => {
      const [word] = splitWords(arabic);
      assert.equal(consonantSkeleton(word?.text ?? ''), consonantSkeleton(latin));
    });
  }

  it('tells a word that begins with a vowel: "Asad" is not "Saad"', () => {
    assert.notEqual(consonantSkeleton('asad'), consonantSkeleton('saad'));
    assert.equal(consonantSkeleton('iyad'), consonantSkeleton(splitWords('اياد')[0]?.text ?? ''));
  });

  it('is the mark of a vowel alone for a word of vowels', () => assert.equal(consonantSkeleton('aya'), "'"));
});

describe('phonetic codes', () => {
  it('are shared by names that sound alike', () => {
    const shared = phoneticCodes('gorbachev').filter((code) => phoneticCodes('gorbatchow').includes(code));
    assert.ok(shared.length > 0);
  });

  it('are left out when they are too short to tell names apart', () => {
    assert.deepEqual(phoneticCodes('ali'), []);
    assert.deepEqual(phoneticCodes('lee'), []);
  });

  it('are none for words with digits', () => assert.deepEqual(phoneticCodes('unit26165'), []));
});

describe('vowels of a script that leaves short ones out', () => {
  it('are all written in "aly" for Ali and "kym" for Kim, not in "hmd" for Hamad', () => {
    assert.ok(writesAllVowels('aly', 'ali'));
    assert.ok(writesAllVowels('kym', 'kim'));
    assert.ok(!writesAllVowels('hmd', 'hamad'));
    assert.ok(!writesAllVowels('ramy', 'rima'));
  });

  it('disagree where a long one is another or is missing', () => {
    assert.equal(disagreeingVowels('hsyn', 'hussein', false), 0);
    assert.equal(disagreeingVowels('hsn', 'hassan', false), 0);
    assert.equal(disagreeingVowels('hsn', 'hussein', false), 1);
    assert.equal(disagreeingVowels('ramy', 'rima', false), 1);
    assert.equal(disagreeingVowels('abrahym', 'ibrahim', false), 0);
  });
});
