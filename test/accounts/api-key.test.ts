import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createApiKey, hashApiKey, isApiKeyForm, sameHash, shownPrefix } from '../../src/accounts/api-key.ts';

describe('API keys', () => {
  it('have one form, whatever the bytes', () => {
    for (const fill of [0, 1, 127, 255]) {
      const key = createApiKey((size) => new Uint8Array(size).fill(fill));
      assert.match(key, /^ssk_[0-9A-Za-z]{43}$/u);
      assert.ok(isApiKeyForm(key));
    }
  });
  it('hold all 32 bytes: one bit makes another key', () => {
    const keys = new Set<string>();
    for (let bit = 0; bit < 256; bit++) {
      keys.add(
        createApiKey((size) => {
          const bytes = new Uint8Array(size);
          bytes[bit >> 3] = 1 << (bit & 7);
          return bytes;
        }),
      );
    }
    assert.equal(keys.size, 256);
  });
  it('are stored as SHA-256', () => {
    const key = createApiKey(randomBytes);
    assert.equal(hashApiKey(key).length, 32);
    assert.ok(sameHash(hashApiKey(key), hashApiKey(key)));
    assert.ok(!sameHash(hashApiKey(key), hashApiKey(`${key}x`)));
    assert.ok(!sameHash(hashApiKey(key), hashApiKey(key).subarray(1)));
  });
  it('show their owner ten characters', () => {
    const key = createApiKey(randomBytes);
    assert.equal(shownPrefix(key), key.slice(0, 10));
  });
  for (const text of [
    '',
    'ssk_',
    'x'.repeat(47),
    `ssk_${'a'.repeat(42)}`,
    `ssk_${'a'.repeat(44)}`,
    `SSK_${'a'.repeat(43)}`,
    ` ssk_${'a'.repeat(43)}`,
    `ssk_${'a'.repeat(43)}\n`,
    `ssk_${'a'.repeat(42)}é`,
    `ssk_${'a'.repeat(42)}'`,
    'a'.repeat(1_000_000),
  ]) {
    it(`are not ${JSON.stringify(text.slice(0, 60))}`, () => assert.ok(!isApiKeyForm(text)));
  }
});
