import { equalContactKeys } from '../contacts/typed-contacts.ts';
import { cleanText } from '../normalise/clean-text.ts';
import type { LookupKey } from './lookup-key.ts';
import { asciiDigits, lookupKey, walletInAnyCase, withoutLeadingZeros } from './normalise-value.ts';
import { tailNumberIn } from './tail-number.ts';
import { readTypedValue } from './typed-value.ts';
import { typedBankIdentifiers } from './typed-bank-identifiers.ts';
import { typedNumbers } from './typed-numbers.ts';
import { typedWallets } from './typed-wallets.ts';
import { walletChecksum } from './checksums/wallet-checksum.ts';

/** "№" would become "No" as text is cleaned, and one word with what follows. */
const NUMBER_SIGN = /№/gu;

/**
 * Keys of the identifier, wallet, e-mail address, phone number or website that a text typed in place of a name may be
 * or contain (`Passport K123456`). A plain word gives none. A text that is a contact value as a whole also gives those of
 * values near it, such as other pages of a website's domain; see `scoreOfKey`.
 */
export function queryValueKeys(text: string): readonly LookupKey[] {
  const clean = cleanValue(text);
  return distinct([
    ...numberAndWalletKeys(clean),
    ...equalContactKeys(clean),
    ...(readTypedValue(text)?.lookups ?? []).map(({ key }) => key),
  ]);
}

/** Keys of a text that is known to be an identifier or a wallet: never those of a phone number with the same digits. */
export function identifierKeys(text: string): readonly LookupKey[] {
  return distinct(numberAndWalletKeys(cleanValue(text)));
}

const cleanValue = (text: string): string => asciiDigits(cleanText(text.replace(NUMBER_SIGN, '#')));

function numberAndWalletKeys(clean: string): readonly (LookupKey | null)[] {
  const numbers = [...typedNumbers(clean), ...typedBankIdentifiers(clean), tailNumberIn(clean)];
  const wallets = typedWallets(clean);
  return [
    ...numbers.map((number) => lookupKey('number', number)),
    ...numbers.map((number) => lookupKey('number', withoutLeadingZeros(number))),
    ...wallets.map((wallet) => lookupKey('wallet', wallet)),
    ...wallets
      .filter((wallet) => walletChecksum(wallet) === 'wrong')
      .map((wallet) => lookupKey('walletcase', walletInAnyCase(wallet))),
  ];
}

const distinct = (keys: readonly (LookupKey | null)[]): readonly LookupKey[] => [
  ...new Set(keys.filter((key) => key !== null)),
];
