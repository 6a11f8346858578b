const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
/** What the sum comes to: BIP-173 for version 0 of a witness, BIP-350 for those after it. */
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

/** True where the checksum of an address such as `bc1q...` holds; the case of its letters says nothing. */
export function isBech32(address: string): boolean {
  const text = address.toLowerCase();
  const separator = text.lastIndexOf('1');
  const digits = [...text.slice(separator + 1)].map((character) => ALPHABET.indexOf(character));
  const [version] = digits;
  if (separator < 1 || version === undefined || digits.includes(-1)) return false;
  const prefix = [...text.slice(0, separator)].map((character) => character.charCodeAt(0));
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...digits];
  return sumOf(values) === (version === 0 ? BECH32 : BECH32M);
}

function sumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, term] of GENERATOR.entries()) if (((top >>> bit) & 1) === 1) sum ^= term;
  }
  return sum >>> 0;
}
