import type { Identification, ListedContact, ListedParty } from '../../domain/listed-party.ts';
import type { LookupKey } from './lookup-key.ts';
import {
  lookupKey,
  normaliseEmail,
  normaliseNumber,
  normalisePhone,
  normaliseWallet,
  normaliseWebsite,
} from './normalise-value.ts';

/** A value under which a listed party is found, and how it reads in an answer. */
export interface ListedValue {
  readonly key: LookupKey;
  readonly label: string;
}

const CONTACT_KINDS = {
  email: { label: 'Email', normalise: normaliseEmail },
  phone: { label: 'Phone', normalise: normalisePhone },
  website: { label: 'Website', normalise: normaliseWebsite },
} as const;

/** The number as a whole and each long number in it: UK cells hold several, "7704734000/770301001 (Russia)". */
function numbersOf(identification: Identification): ReadonlySet<string> {
  const parts = identification.number.split(/[\s,;/()]+/u).filter((part) => /\d{4}/u.test(part));
  return new Set([identification.number, ...parts].map(normaliseNumber).filter((number) => number !== ''));
}

function identificationLabel({ type, number, country }: Identification): string {
  return country === '' ? `${type}: ${number}` : `${type}: ${number} (${country})`;
}

function contactValue(contact: ListedContact): ListedValue | null {
  const { label, normalise } = CONTACT_KINDS[contact.type];
  const key = lookupKey(contact.type, normalise(contact.value));
  return key === null ? null : { key, label: `${label}: ${contact.value}` };
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
    const value = contactValue(contact);
    if (value !== null) keep(value.key, value.label);
  }
  return [...values].map(([key, label]) => ({ key, label }));
}
