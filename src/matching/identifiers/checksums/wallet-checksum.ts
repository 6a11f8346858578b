import { createHash } from 'node:crypto';
import { isBech32 } from './bech32.ts';
import { keccak256 } from './keccak-256.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Addresses in base 58 of currencies that put four bytes of a checksum at the end: Bitcoin, Litecoin, Dash, Dogecoin, Tron, Zcash. */
const CHECKED = /^(?:[13LMXDT]|t[13])[0-9a-zA-Z]{24,40}$/u;
const CHECKED_IN_ANY_CASE = /^(?:[13lmxdt]|t[13])[0-9a-z]{24,40}$/u;
/** Addresses of Bitcoin and Litecoin with a witness: bech32, and bech32m from version 1 on. */
const WITNESS = /^(?:bc1|tb1|ltc1)[0-9a-z]{20,87}$/u;
/** Addresses of the Ethereum family: capitals among the letters are the checksum, EIP-55. */
const EVM = /^0x[0-9a-f]{40}$/u;

/**
 * What the checksum of a digital-currency address says of how it is written: `wrong` for characters that were changed or, where
 * it matters, letters that lost their case. `none` for an address of another kind, whose checksum is not read, and for one of
 * the Ethereum family in letters of one case, which has none.
 */
export function walletChecksum(address: string): 'right' | 'wrong' | 'none' {
  const lower = address.toLowerCase();
  if (EVM.test(lower)) return ofCapitals(lower.slice(2), address.slice(2));
  if (WITNESS.test(lower)) return isBech32(lower) ? 'right' : 'wrong';
  if (!CHECKED_IN_ANY_CASE.test(lower)) return 'none';
  if (!CHECKED.test(address)) return 'wrong';
  const bytes = base58Bytes(address);
  if (bytes === null || bytes.length < 25) return 'wrong';
  const [payload, checksum] = [bytes.subarray(0, -4), bytes.subarray(-4)];
  return sha256(sha256(payload)).subarray(0, 4).equals(checksum) ? 'right' : 'wrong';
}

/** EIP-55: a letter is a capital where the digit of the hash at its place is 8 or more. */
function ofCapitals(lower: string, written: string): 'right' | 'wrong' | 'none' {
  if (written === lower || written === lower.toUpperCase()) return 'none';
  const hash = keccak256(Buffer.from(lower, 'ascii')).toString('hex');
  const checked = [...lower].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return checked.join('') === written ? 'right' : 'wrong';
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function base58Bytes(text: string): Buffer | null {
  let value = 0n;
  for (const character of text) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = /^1*/u.exec(text)?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}
