import type { Identification, ListedParty } from '../../domain/listed-party.ts';
import { listedContactKeys } from '../contacts/listed-contacts.ts';
import { completeNumbers } from './complete-numbers.ts';
import type { LookupKey } from './lookup-key.ts';
import {
  isBankIdentifier,
  lookupKey,
  normaliseNumber,
  normaliseWallet,
  walletInAnyCase,
  withoutLeadingZeros,
} from './normalise-value.ts';
import { tailNumberIn } from './tail-number.ts';

/** A value under which a listed party is found, and how it reads in an answer. */
export interface ListedValue {
  readonly key: LookupKey;
  readonly label: string;
}

const CONTACT_LABELS = { email: 'Email', phone: 'Phone', website: 'Website' } as const;

/** The number as a whole, the complete ones that it holds, a code in it ("SWIFT CODE: BADJRUMM") and the letters of an aircraft. */
function numbersOf({ number }: Identification): ReadonlySet<string> {
  const codes = number.split(/[\s:,;()]+/u).filter(isBankIdentifier);
  const numbers = [number, ...completeNumbers(number), ...codes].map(normaliseNumber);
  const found = [...numbers, ...numbers.map(withoutLeadingZeros), tailNumberIn(number)];
  return new Set(found.filter((one) => one !== ''));
}

/** What an answer says of an address that was typed in another case. */
const LOST_CASE = 'typed with a wrong checksum: the case of letters was lost';

/** How an identification reads in an answer. */
export function identificationLabel({ type, number, country }: Identification): string {
  return country === '' ? `${type}: ${number}` : `${type}: ${number} (${country})`;
}

/** Every country that a phone number written without its code may belong to. */
function tiedCountries({ countries, addresses }: ListedParty): readonly string[] {
  const codes = [...countries.map(({ code }) => code), ...addresses.map(({ countryCode }) => countryCode)];
  return [...new Set(codes)];
}

/** The keys of one identification, all with its label. */
export function identificationValues(identification: Identification): readonly ListedValue[] {
  const label = identificationLabel(identification);
  return [...numbersOf(identification)].flatMap((number) => {
    const key = lookupKey('number', number);
    return key === null ? [] : [{ key, label }];
  });
}

/** The keys of wallets, with what an answer says of each. */
export function walletValues(wallets: ListedParty['wallets']): readonly ListedValue[] {
  return wallets.flatMap(({ currency, address }) => {
    const kind = currency === '' ? 'Digital currency address' : `Digital currency address - ${currency}`;
    const values = [
      { key: lookupKey('wallet', normaliseWallet(address)), label: `${kind}: ${address}` },
      {
        key: lookupKey('walletcase', walletInAnyCase(address)),
        label: `${kind}: ${address} (${LOST_CASE})`,
      },
    ];
    return values.flatMap(({ key, label }) => (key === null ? [] : [{ key, label }]));
  });
}

/** Every identifier, wallet and contact value of a party by which it can be found, each key once. */
export function listedValues(party: ListedParty): readonly ListedValue[] {
  const values = new Map<LookupKey, string>();
  const keep = (key: LookupKey, label: string): void => {
    if (!values.has(key)) values.set(key, label);
  };
  const recorded = [...party.identifications.flatMap(identificationValues), ...walletValues(party.wallets)];
  for (const { key, label } of recorded) keep(key, label);
  for (const contact of party.contacts) {
    const label = `${CONTACT_LABELS[contact.type]}: ${contact.value}`;
    for (const { key } of listedContactKeys(contact, tiedCountries(party))) keep(key, label);
  }
  return [...values].map(([key, label]) => ({ key, label }));
}
