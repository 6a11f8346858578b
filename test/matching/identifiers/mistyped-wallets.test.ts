import assert from 'node:assert/strict';
import { mistypedWallets } from '../../../src/matching/identifiers/mistyped-wallets.ts';

const MISTYPED: readonly (readonly [text: string, told: readonly string[]])[] = [
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3']],
  ['1bvbmseystwetqtfn5au4m4gfg7xjanvn2', ['1bvbmseystwetqtfn5au4m4gfg7xjanvn2']],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', []],
  ['wallet (tjrabprwbzy45sbavfcjinpjc18kjprtv8), Tron', ['tjrabprwbzy45sbavfcjinpjc18kjprtv8']],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD']],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', []],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5']],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', []],
];

/** Numbers and names that begin as an address does. */
const OTHERS = [
  'Bank account 10105000997603123456789123',
  'MT84MALT011000012345MTLCAST001S',
  'TR330006100519786457841326',
  'LC55HEMM000100010012001200023015',
  '3f2504e04f8941d39a0c0305e82c3301',
  'd131dd02c5e6eec4693d9a0698aff95c2fcab587',
  'Donaudampfschiffahrtsgesellschaft Nr 1',
  '49HqitRzdnhYjgTEAhgGpCfsjdTeMbUTU6cyR4JV1R7k2Eej9rGT8JpFiYDa4tZM6RZiFrHmMzgSrhHEqpDYKBe5B2ufNsL',
  '1',
  '',
];

describe('wallet addresses with a wrong checksum', () => {
  for (const [text, told] of MISTYPED) {
    it(`${told.length === 0 ? 'are not' : 'are'} told of "${text}"`, () =>
      assert.deepEqual(mistypedWallets(text), told));
  }
  for (const text of OTHERS) {
    it(`are not told of "${text.slice(0, 50)}"`, () => assert.deepEqual(mistypedWallets(text), []));
  }
  it('are told a few at most, each once', () => {
    const many = Array.from({ length: 9 }, (_, digit) => `1bvbmseystwetqtfn5au4m4gfg7xjanvn${digit + 1}`);
    assert.equal(mistypedWallets([...many, ...many].join(' ')).length, 3);
  });
});
