import assert from 'node:assert/strict';
import { asSample } from '../../src/lists/as-sample.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';

describe('asSample', () => {
  const samples = asSample(LIST_SOURCES);

  it('marks every list in its catalogue name and description', () => {
    assert.equal(samples.length, LIST_SOURCES.length);
    for (const { facts } of samples) {
      assert.match(facts.name, / \(sample\)$/u);
      assert.match(facts.description, /^Sample [^.]*not for screening\. /u);
    }
  });

  it('expects no least number of parties', () => {
    for (const { expectations } of samples) assert.equal(expectations.minimumParties, 1);
  });

  it('leaves the sources themselves and their readers alone', () => {
    for (const [index, source] of LIST_SOURCES.entries()) {
      assert.doesNotMatch(source.facts.name, /sample/iu);
      assert.equal(samples[index]?.facts.code, source.facts.code);
      assert.equal(samples[index]?.editions, source.editions);
    }
  });
});
