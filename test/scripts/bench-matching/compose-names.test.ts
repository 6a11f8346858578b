import assert from 'node:assert/strict';
import { ordinaryNames } from '../../../scripts/bench-matching/compose-names.ts';

describe('ordinary names', () => {
  const names = ordinaryNames();

  it('are those of 3,000 people of 40 cultures and of 400 organisations at least', () => {
    const people = names.filter(({ isPerson }) => isPerson);
    assert.ok(people.length >= 3000, `${people.length} people`);
    assert.ok(new Set(people.map(({ culture }) => culture)).size >= 40);
    assert.ok(names.length - people.length >= 400, `${names.length - people.length} organisations`);
  });

  it('are the same in every run', () => {
    assert.deepEqual(ordinaryNames(), names);
  });

  it('have words for every place of their pattern', () => {
    for (const { text } of names) {
      assert.equal(text, text.trim());
      assert.doesNotMatch(text, /(?:^|\s)[GFMNTLC](?:\s|$)|\s\s|undefined/u);
    }
  });

  it('come in other scripts than Latin too', () => {
    const foreign = names.filter(({ text }) => !/\p{Script=Latin}/u.test(text));
    assert.ok(foreign.length >= 400, `${foreign.length} names`);
  });
});
