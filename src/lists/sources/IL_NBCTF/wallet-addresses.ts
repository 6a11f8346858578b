import { createHash } from 'node:crypto';
import type { Identification, Wallet } from '../../../domain/listed-party.ts';
import { walletsIn } from '../../formats/labelled-numbers.ts';

/** Letters of other alphabets that look like Latin ones and slipped into addresses. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  х: 'x',
  у: 'y',
};

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A holding at a wallet address or at a platform. */
export interface Holding {
  readonly wallets: readonly Wallet[];
  readonly identifications: readonly Identification[];
}

/**
 * Reads a cell of wallet addresses and user ids. Addresses are known by their form or by a currency beside them; digits alone
 * are a user id at an exchange. `(Address tag 1051035076) *` behind an address is a tag of the exchange.
 */
export function readHolding(text: string, currency: string): Holding {
  const given = /^-?$/u.test(currency) ? '' : currency;
  const wallets: Wallet[] = [];
  const identifications: Identification[] = [];
  for (const piece of text.split(/,\s+/u)) {
    const plain = piece.replace(/\s*\([^()]*\)\s*\*?\s*$/u, '').trim();
    const address = repairLookalikes(plain);
    if (address === '' || address === '-') continue;
    const isAccount = /^\d+$/u.test(address) || /[^\x21-\x7e]/u.test(given) || address.length < 15;
    if (isAccount) identifications.push(platformAccount(address, given));
    else wallets.push({ currency: given === '' ? currencyOf(address) : given, address });
  }
  return { wallets, identifications };
}

/** `חשבון Binance` (Binance account) is a label of the platform and no currency. */
function platformAccount(number: string, label: string): Identification {
  const platform = /[A-Za-z]{3,}/u.exec(label)?.[0];
  return {
    type: platform === undefined ? 'Exchange user ID' : `${platform} account`,
    number,
    country: '',
    note: '',
  };
}

function currencyOf(address: string): string {
  return walletsIn(address)[0]?.currency ?? '';
}

/** The address in Latin letters when that gives a TRON address with the right checksum; otherwise as it is. */
export function repairLookalikes(address: string): string {
  const latin = [...address].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return latin !== address && hasTronChecksum(latin) ? latin : address;
}

/** True when the last four of the 25 bytes are the start of the double SHA-256 of the others. */
function hasTronChecksum(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/u.test(address)) return false;
  let value = 0n;
  for (const letter of address) value = value * 58n + BigInt(BASE58.indexOf(letter));
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  const sha = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();
  return sha(sha(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}
