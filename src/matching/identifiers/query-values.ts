import { equalContactKeys } from '../contacts/typed-contacts.ts';
import { cleanText } from '../normalise/clean-text.ts';
import type { LookupKey } from './lookup-key.ts';
import { asciiDigits, lookupKey } from './normalise-value.ts';
import { tailNumberIn } from './tail-number.ts';
import { readTypedValue } from './typed-value.ts';
import { typedBankIdentifiers } from './typed-bank-identifiers.ts';
import { typedNumbers } from './typed-numbers.ts';
import { typedWallets } from './typed-wallets.ts';

/** "№" would become "No" as text is cleaned, and one word with what follows. */
const NUMBER_SIGN = /№/gu;

/**
 * Keys of the identifier, wallet, e-mail address, phone number or website that a text typed in place of a name may be
 * or contain (`Passport K123456`). A plain word gives none. A text that is a contact value as a whole also gives those of
 * values near it, such as other pages of a website's domain; see `scoreOfKey`.
 */
export function queryValueKeys(text: string): readonly LookupKey[] {
  const clean = asciiDigits(cleanText(text.replace(NUMBER_SIGN, '#')));
  const numbers = [...typedNumbers(clean), ...typedBankIdentifiers(clean), tailNumberIn(clean)];
  const keys = [
    ...numbers.map((number) => lookupKey('number', number)),
    ...typedWallets(clean).map((wallet) => lookupKey('wallet', wallet)),
    ...equalContactKeys(clean),
    ...(readTypedValue(text)?.lookups ?? []).map(({ key }) => key),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
