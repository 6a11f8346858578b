import type { Identification, ListedParty } from '../../domain/listed-party.ts';
import { listedContactKeys } from '../contacts/listed-contacts.ts';
import type { LookupKey } from './lookup-key.ts';
import { lookupKey, normaliseNumber, normaliseWallet } from './normalise-value.ts';

/** A value under which a listed party is found, and how it reads in an answer. */
export interface ListedValue {
  readonly key: LookupKey;
  readonly label: string;
}

const CONTACT_LABELS = { email: 'Email', phone: 'Phone', website: 'Website' } as const;

/** The number as a whole and each long number in it: UK cells hold several, "7704734000/770301001 (Russia)". */
function numbersOf(identification: Identification): ReadonlySet<string> {
  const parts = identification.number.split(/[\s,;/()]+/u).filter((part) => /\d{4}/u.test(part));
  return new Set([identification.number, ...parts].map(normaliseNumber).filter((number) => number !== ''));
}

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
  }
  for (const contact of party.contacts) {
    const label = `${CONTACT_LABELS[contact.type]}: ${contact.value}`;
    for (const { key } of listedContactKeys(contact, tiedCountries(party))) keep(key, label);
  }
  return [...values].map(([key, label]) => ({ key, label }));
}
