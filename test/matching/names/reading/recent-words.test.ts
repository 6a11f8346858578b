import assert from 'node:assert/strict';
import { wordFromKey } from '../../../../src/matching/names/word-from-key.ts';
import { RecentWords } from '../../../../src/matching/names/reading/recent-words.ts';

describe('recent words', () => {
  it('are kept as long as they are asked for, and never more than so many', () => {
    const words = new RecentWords(10);
    const kept = wordFromKey('|kept');
    words.set('|kept', kept);
    for (let number = 0; number < 100; number++) {
      const key = `|word${number}`;
      words.set(key, wordFromKey(key));
      assert.equal(words.get('|kept'), kept);
    }
    const left = Array.from({ length: 100 }, (_, number) => words.get(`|word${number}`)).filter(
      (word) => word !== undefined,
    );
    assert.ok(left.length > 0 && left.length < 10, `${left.length} are left`);
    assert.equal(words.get('|never'), undefined);
  });
});
