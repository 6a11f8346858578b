import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { placesByText } from '../../../src/search/embedded/word-order.ts';

const keysOf = (text: string): readonly string[] =>
  prepareName(text, { mayHaveLegalForm: true }).words.map(({ key }) => key);

describe('order of listed words', () => {
  it('is that of the first letters of their texts, whatever their script and class', async () => {
    const keys = keysOf('Zarubin Petrov Петрова Ltd Anna 7');
    const places = await placesByText(keys, () => Promise.resolve());
    const inOrder = [...keys.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    assert.deepEqual([...places].sort(), [...keys.keys()]);
    const texts = inOrder.map((word) => keys[word]?.replace(/^[^|]*\|[^a-z0-9]?/u, ''));
    const letters = texts.filter((text) => /^[a-z]/u.test(text ?? ''));
    assert.deepEqual(letters, [...letters].sort());
    assert.equal(letters.length, keys.length - 1);
  });

  it('keeps words that begin alike as they were, and takes no words', async () => {
    const places = await placesByText(['|abcdefb', '|abcdefa'], () => Promise.resolve());
    assert.deepEqual([...places], [0, 1]);
    assert.deepEqual([...(await placesByText([], () => Promise.resolve()))], []);
  });
});
