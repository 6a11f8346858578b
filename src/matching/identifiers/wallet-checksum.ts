import { createHash } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Addresses in base 58 of currencies that put four bytes of a checksum at the end: Bitcoin, Litecoin, Dash, Dogecoin, Tron, Zcash. */
const CHECKED = /^(?:[13LMXDT]|t[13])[0-9a-zA-Z]{24,40}$/u;
const CHECKED_IN_ANY_CASE = /^(?:[13lmxdt]|t[13])[0-9a-z]{24,40}$/u;

/**
 * What the checksum of a digital-currency address in base 58 says of how it is written: `wrong` for letters that were changed
 * or lost their case. `none` for an address of another kind, whose checksum is not read.
 */
export function walletChecksum(address: string): 'right' | 'wrong' | 'none' {
  if (!CHECKED_IN_ANY_CASE.test(address.toLowerCase())) return 'none';
  if (!CHECKED.test(address)) return 'wrong';
  const bytes = base58Bytes(address);
  if (bytes === null || bytes.length < 25) return 'wrong';
  const [payload, checksum] = [bytes.subarray(0, -4), bytes.subarray(-4)];
  return sha256(sha256(payload)).subarray(0, 4).equals(checksum) ? 'right' : 'wrong';
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
