import assert from 'node:assert/strict';
import { oddTexts } from '../../../scripts/bench-matching/odd-texts.ts';

describe('odd texts', () => {
  const texts = oddTexts();

  it('hold every kind of text that a name field is sent', () => {
    const has = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
    assert.ok(texts.some((text) => [...text].length === 500));
    assert.ok(texts.some((text) => text.split(' ').length >= 80));
    assert.ok(texts.some((text) => [...text].length === 1));
    for (const kind of [
      /^\d+$/u,
      /\u0000/u,
      /\p{Emoji_Presentation}/u,
      /\p{Mn}{5}/u,
      /<script>/u,
      /DROP TABLE/u,
      /\bAND\b/u,
    ])
      assert.ok(has(kind), String(kind));
  });

  it('are within the length that the interface allows', () => {
    for (const text of texts.filter((one) => !/\p{Mn}{5}/u.test(one))) assert.ok([...text].length <= 500);
  });

  it('are the same in every run', () => {
    assert.deepEqual(oddTexts(), texts);
  });
});
