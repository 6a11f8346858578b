import { normaliseWallet } from './normalise-value.ts';

/** Lengths of digital-currency addresses of the kinds that lists record (Bitcoin 26, Monero 106 with integrated id). */
const SHORTEST = 25;
const LONGEST = 110;

/** Address of the Ethereum family without what says that it is hexadecimal. */
const BARE_EVM = /^[0-9a-f]{40}$/iu;

/** A part of an address that was broken over two lines. */
const HALF = /^(?=.*\d)[0-9a-zA-Z]{8,}$/u;

/**
 * The digital-currency addresses that a text is or holds, in the form in which they are compared, whatever stands beside
 * them: "(12Qt...)", "bitcoin:12Qt...?amount=0.1", "https://etherscan.io/address/0x098B...".
 */
export function typedWallets(text: string): readonly string[] {
  if (!/\d/u.test(text)) return [];
  const runs = text.match(/[0-9a-zA-Z]+/gu) ?? [];
  const addresses = [...runs, ...brokenInTwo(text)].filter(isAddress);
  return addresses.flatMap((address) => [
    normaliseWallet(address),
    ...(BARE_EVM.test(address) ? [normaliseWallet(`0x${address}`)] : []),
  ]);
}

const isAddress = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && /\d/u.test(text);

function brokenInTwo(text: string): readonly string[] {
  const words = text.split(/\s+/u);
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return HALF.test(word) && HALF.test(next) ? [word + next] : [];
  });
}
