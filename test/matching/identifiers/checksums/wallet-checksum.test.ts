import assert from 'node:assert/strict';
import { walletChecksum } from '../../../../src/matching/identifiers/checksums/wallet-checksum.ts';

/** Addresses whose case matters: examples of the documentation of Bitcoin and Tron, and of EIP-55. */
const IN_THEIR_CASE = [
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** Examples of BIP-173 and BIP-350, of versions 0 and 1, of the main net and of test nets. */
const IN_ANY_CASE = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
];

/** Given as wrong by BIP-350: the sum of the other version, and a character that is none. */
const WRONG = [
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
];

describe('checksum of a digital-currency address', () => {
  for (const address of IN_THEIR_CASE) {
    it(`holds for ${address}, and not with a character or the case of one changed`, () => {
      assert.equal(walletChecksum(address), 'right');
      const last = address.at(-1) ?? '';
      const swapped = last === last.toLowerCase() ? last.toUpperCase() : last.toLowerCase();
      const otherCase = /\d/u.test(last)
        ? address.replace(/[a-z](?=\d)/u, (l) => l.toUpperCase())
        : address.slice(0, -1) + swapped;
      for (const other of [otherCase, address.replace(/(?<=^.{5,})[2-8]/u, '9')])
        assert.equal(walletChecksum(other), 'wrong', other);
    });
  }
  for (const address of IN_THEIR_CASE.filter((one) => !one.startsWith('0x'))) {
    it(`is wrong for ${address} in letters of one case, and with one more`, () => {
      for (const other of [address.toLowerCase(), address.toUpperCase(), `${address}1`])
        assert.equal(walletChecksum(other), 'wrong', other);
    });
  }
  for (const address of IN_ANY_CASE) {
    it(`holds for ${address} in either case, and not with a character changed or two exchanged`, () => {
      assert.equal(walletChecksum(address), 'right');
      assert.equal(walletChecksum(address.toUpperCase()), 'right');
      for (const other of [address.replace(/5/u, '6'), address.replace(/(.)(?!\1)(.)$/u, '$2$1')])
        assert.equal(walletChecksum(other), 'wrong', other);
    });
  }
  for (const address of WRONG) {
    it(`is wrong for ${address}`, () => assert.equal(walletChecksum(address), 'wrong'));
  }
  for (const text of [
    '',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
    '1',
    '1'.repeat(10_000),
    'Иван',
  ]) {
    it(`is not read of "${text.slice(0, 45)}"`, () => assert.equal(walletChecksum(text), 'none'));
  }
});
