import assert from 'node:assert/strict';
import { keccak256 } from '../../../../src/matching/identifiers/checksums/keccak-256.ts';

/** Known answers of Keccak-256: of nothing, of a word, and of texts around the 136 bytes of a block. */
const KNOWN: readonly (readonly [text: string, hash: string])[] = [
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
  [
    'The quick brown fox jumps over the lazy dog',
    '4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15',
  ],
];

describe('Keccak-256', () => {
  for (const [text, hash] of KNOWN) {
    it(`of "${text}"`, () => assert.equal(keccak256(Buffer.from(text)).toString('hex'), hash));
  }
  it('tells texts around the size of a block apart', () => {
    const hashes = [0, 1, 135, 136, 137, 271, 272, 273].map((length) =>
      keccak256(Buffer.alloc(length, 'a')).toString('hex'),
    );
    assert.equal(new Set(hashes).size, hashes.length);
  });
});
