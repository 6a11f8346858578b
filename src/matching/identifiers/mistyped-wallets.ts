import { cleanText } from '../normalise/clean-text.ts';
import { walletChecksum } from './checksums/wallet-checksum.ts';
import { asciiDigits } from './normalise-value.ts';

/**
 * What is written like an address with a checksum, by the lengths that such addresses have: account numbers and hashes begin
 * with the same letters. Bitcoin has 26 to 35 characters, Litecoin, Dash, Dogecoin and Tron 34, Zcash 35.
 */
const FORMS = [
  /^0x[0-9a-f]{40}$/iu,
  /^(?:bc1|tb1|ltc1)[0-9a-z]{23,87}$/iu,
  /^[13][0-9a-z]{25,34}$/iu,
  /^[lmxdt][0-9a-z]{33}$/iu,
  /^t[13][0-9a-z]{33}$/iu,
];
/** Digits alone are an account number, and with letters up to F a hash. */
const NUMBER_OR_HASH = /^[0-9a-f]+$/iu;

const MOST_TOLD = 3;

/** Digital-currency addresses in a text whose checksum is wrong, as typed, the first few; empty where all may be right. */
export function mistypedWallets(text: string): readonly string[] {
  const runs = asciiDigits(cleanText(text)).match(/[0-9a-zA-Z]{25,}/gu) ?? [];
  return [...new Set(runs)].filter(isMistyped).slice(0, MOST_TOLD);
}

function isMistyped(run: string): boolean {
  const isAddress = /\d/u.test(run) && !NUMBER_OR_HASH.test(run) && FORMS.some((form) => form.test(run));
  return isAddress && walletChecksum(run) === 'wrong';
}
