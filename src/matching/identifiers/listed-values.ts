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

function identificationLabel({ type, number, country }: Identification): string {
  return country === '' ? `${type}: ${number}` : `${type}: ${number} (${country})`;
}

/** Every country that a phone number written without its code may belong to. */
function tiedCountries({ countries, addresses }: ListedParty): readonly string[] {
  const codes = [...countries.map(({ code }) => code), ...addresses.map(({ countryCode }) => countryCode)];
  return [...new Set(codes)];
}

/** Every identifier, wallet and contact value of a party by which it can be found, each key once. */
export function listedValues(party: ListedParty): readonly ListedValue[] {
  const values = new Map<LookupKey, string>();
  const keep = (key: LookupKey | null, label: string): void => {
    if (key !== null && !values.has(key)) values.set(key, label);
  };
  for (const identification of party.identifications) {
    for (const number of numbersOf(identification)) {
      keep(lookupKey('number', number), identificationLabel(identification));
    }
  }
  for (const { currency, address } of party.wallets) {
    const kind = currency === '' ? 'Digital currency address' : `Digital currency address - ${currency}`;
    keep(lookupKey('wallet', normaliseWallet(address)), `${kind}: ${address}`);
    keep(lookupKey('walletcase', walletInAnyCase(address)), `${kind}: ${address} (${LOST_CASE})`);
  }
  for (const contact of party.contacts) {
    const label = `${CONTACT_LABELS[contact.type]}: ${contact.value}`;
    for (const { key } of listedContactKeys(contact, tiedCountries(party))) keep(key, label);
  }
  return [...values].map(([key, label]) => ({ key, label }));
}
