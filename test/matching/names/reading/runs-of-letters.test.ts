import assert from 'node:assert/strict';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = (count: number, between: string): string =>
  Array.from({ length: count }, (_, place) => LETTERS[place % LETTERS.length]).join(between);

const wordsOf = (text: string): readonly string[] =>
  prepareName(text, { mayHaveLegalForm: true }).words.map(({ text: word }) => word);

describe('matching: runs of single letters', () => {
  const absurd: readonly (readonly [what: string, text: string])[] = [
    ['with full stops', `${letters(165, '. ')}.`],
    ['with spaces', letters(250, ' ')],
    ['with hyphens', letters(250, '-')],
    ['with commas', letters(165, ', ')],
    ['of one letter', 'A. '.repeat(165)],
    ['in Cyrillic', 'А. Б. В. Г. Д. '.repeat(33)],
  ];
  for (const [what, text] of absurd) {
    it(`reads a hundred of them ${what} as one word`, () => {
      assert.equal(wordsOf(text).length, 1);
    });
  }

  it('reads the words beside the run as they are', () => {
    const words = wordsOf(`Qmbrel ${letters(20, '. ')}. Zothvan`);
    assert.deepEqual([words[0], words.at(-1), words.length], ['qmbrel', 'zothvan', 3]);
  });

  it('keeps the initials of people and the letters of firms', () => {
    assert.deepEqual(wordsOf('J. R. R. Tolkien'), ['j', 'r', 'r', 'tolkien']);
    assert.ok(wordsOf('A B C D E F G H').length >= 1);
    assert.equal(wordsOf('Zothvan A B C D E F G H').length, 9);
    assert.equal(wordsOf('Zothvan A B C D E F G H I').length, 2);
  });
});
