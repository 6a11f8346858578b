import assert from 'node:assert/strict';
import { walletChecksum } from '../../../src/matching/identifiers/wallet-checksum.ts';

// Addresses that the documentation of the currencies gives as examples.
const RIGHT = [
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
];

describe('checksum of a digital-currency address', () => {
  for (const address of RIGHT) {
    it(`holds for ${address}, and for none of its spellings in another case or with a letter changed`, () => {
      assert.equal(walletChecksum(address), 'right');
      for (const other of [
        address.toLowerCase(),
        address.toUpperCase(),
        address.replace(/[a-z]/u, 'z'),
        `${address}1`,
      ])
        assert.equal(walletChecksum(other), 'wrong', other);
    });
  }
  for (const text of [
    '',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    '1',
    '1'.repeat(10_000),
    'Иван',
  ]) {
    it(`is not read of "${text.slice(0, 45)}"`, () => assert.equal(walletChecksum(text), 'none'));
  }
});
