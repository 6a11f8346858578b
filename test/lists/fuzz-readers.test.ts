import assert from 'node:assert/strict';
import { mutate } from '../../scripts/fuzz/mutations.ts';
import { createRandom } from '../../scripts/fuzz/random.ts';
import { FUZZED_FORMATS, fuzzReaders } from '../../scripts/fuzz/fuzz-readers.ts';

const INPUTS = 30;

describe('readers of changed files', function () {
  // The inputs are bounded by the process they run in, which is ended when one hangs.
  this.timeout(0);

  for (const format of FUZZED_FORMATS) {
    it(`give records or refuse ${format}: no crash, no hang, no silent empty list`, async () => {
      const { counts, findings } = await fuzzReaders({
        formats: [format],
        first: 0,
        inputs: INPUTS,
        from: null,
      });
      assert.deepEqual(findings, []);
      const { read = 0, refused = 0 } = counts.get(format) ?? {};
      assert.equal(read + refused, INPUTS);
      assert.ok(read > 0, 'the unchanged files are read');
      assert.ok(refused > 0, 'some changes are noticed');
    });
  }

  it('are the same for the same number', () => {
    const file = Buffer.from('<list><party id="1"><name>Example</name></party></list>');
    for (let input = 1; input < 200; input++) {
      assert.ok(mutate(file, createRandom(input)).equals(mutate(file, createRandom(input))));
    }
  });
});
