import assert from 'node:assert/strict';
import { rememberedByText } from '../../../../src/matching/names/reading/remembered-by-text.ts';

describe('what is remembered by text', () => {
  it('is derived once, also where nothing is found', () => {
    const derived: string[] = [];
    const lengthOf = rememberedByText(10, (text) => {
      derived.push(text);
      return text === '' ? undefined : text.length;
    });
    for (const text of ['ali', '', 'ali', '', 'omar']) lengthOf(text);
    assert.deepEqual(derived, ['ali', '', 'omar']);
    assert.equal(lengthOf('ali'), 3);
    assert.equal(lengthOf(''), undefined);
  });

  it('is let go when there is too much of it', () => {
    let derived = 0;
    const upper = rememberedByText(2, (text) => {
      derived++;
      return text.toUpperCase();
    });
    for (const text of ['a', 'b', 'c', 'c', 'a']) assert.equal(upper(text), text.toUpperCase());
    assert.equal(derived, 4);
  });
});
