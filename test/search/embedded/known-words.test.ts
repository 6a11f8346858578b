import assert from 'node:assert/strict';
import { KnownWords, type AlikeWords } from '../../../src/search/embedded/known-words.ts';

const alike = (count: number): AlikeWords => new Float32Array(3 * count);

describe('words known from look-ups', () => {
  it('are kept as they were found', () => {
    const known = new KnownWords(50_000);
    const found = alike(3);
    known.set('wmohammed', found);
    assert.equal(known.get('wmohammed'), found);
    assert.equal(known.get('wali'), undefined);
  });

  it('are kept as long as they are asked for, and let go otherwise', () => {
    const known = new KnownWords(50_000);
    const [common, rare] = [alike(10), alike(10)];
    known.set('common', common);
    known.set('rare', rare);
    for (let round = 0; round < 100; round++) {
      known.set(`other ${round}`, alike(20_000));
      assert.equal(known.get('common'), common, `round ${round}`);
    }
    assert.equal(known.get('rare'), undefined);
  });
});
