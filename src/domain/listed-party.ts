import type { ListCode } from './list-code.ts';

/** The four types of listed entries, section 2.1 of the interface specification. */
export const ENTRY_TYPES = ['individual', 'entity', 'vessel', 'aircraft'] as const;

/** Type of a listed party. */
export type EntryType = (typeof ENTRY_TYPES)[number];

/** One name a list records for a party. Exactly one name of a party is `primary`. */
export interface ListedName {
  /** The name in natural order (given names before the family name), as recorded otherwise. */
  readonly text: string;
  /** `former` is a name the publisher marks as "formerly known as". */
  readonly kind: 'primary' | 'alias' | 'former';
  /** `weak` where the publisher calls the alias weak or of low quality. */
  readonly quality: 'strong' | 'weak';
}

/** One address, each part exactly as the list records it; an empty string stands for a part it does not record. */
export interface ListedAddress {
  /** Street, building, PO box: every line below the city, joined with `, `. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** Country as recorded (a name or a code). */
  readonly country: string;
  /** Upper-case ISO 3166-1 alpha-2 code of `country`; empty where there is none or it is unknown. */
  readonly countryCode: string;
}

/** How a country is tied to a listed party. */
export type CountryRelation =
  | 'nationality'
  | 'citizenship'
  | 'residence'
  | 'registration'
  | 'flag'
  | 'birth'
  | 'address'
  | 'document'
  | 'activity';

/** A country tied to a party. */
export interface PartyCountry {
  /** Country as recorded. */
  readonly name: string;
  /** Upper-case ISO 3166-1 alpha-2 code; empty where the text is not a known country. */
  readonly code: string;
  readonly relation: CountryRelation;
}

/** A document, registration or other number that identifies a party. */
export interface Identification {
  /** Kind of number in the publisher's words, such as `Passport`, `Tax ID No.`, `IMO number`. */
  readonly type: string;
  readonly number: string;
  /** Issuing country as recorded; empty for none. */
  readonly country: string;
  /** Anything the publisher adds: issue and expiry dates, issuer, "fraudulent". Empty for none. */
  readonly note: string;
}

/** An e-mail address, phone number or website of a party. */
export interface ListedContact {
  readonly type: 'email' | 'phone' | 'website';
  readonly value: string;
}

/** A digital-currency address. */
export interface Wallet {
  /** Currency tag in the publisher's words (`XBT`, `ETH`); empty where none is given. */
  readonly currency: string;
  readonly address: string;
}

/** A date of birth as recorded, with the days it may mean. */
export interface BirthDate {
  /** The publisher's text, such as `circa 1961` or `03 Feb 1970`. */
  readonly text: string;
  /** Earliest and latest day it can mean, ISO `yyyy-mm-dd`; null where the text could not be read. */
  readonly earliest: string | null;
  readonly latest: string | null;
}

/** What a list says of one party, before the service gives it an id. */
export interface ListedPartyRecord {
  readonly listCode: ListCode;
  /** The publisher's own reference, unique in its list; a stable derived one where there is none. */
  readonly publisherRef: string;
  readonly entryType: EntryType;
  /** True where the publisher tells no type and `entryType` is a guess between individual and entity; else absent. */
  readonly typeIsGuessed?: true;
  /** At least one name; the first is the primary one. */
  readonly names: readonly ListedName[];
  readonly addresses: readonly ListedAddress[];
  readonly countries: readonly PartyCountry[];
  readonly identifications: readonly Identification[];
  readonly contacts: readonly ListedContact[];
  readonly wallets: readonly Wallet[];
  readonly birthDates: readonly BirthDate[];
  readonly birthPlaces: readonly string[];
  /** Sanctions programs or their equivalents. */
  readonly programs: readonly string[];
  /** Free text of the publisher; may be empty. */
  readonly remarks: string;
  /** Day of listing, ISO `yyyy-mm-dd`; null where the publisher gives none. */
  readonly listedOn: string | null;
  /** Page of the entry or of the list at its publisher. */
  readonly sourceUrl: string;
}

/** The types as which a party is searched: both of the two between which its type is a guess. */
export function searchTypes({
  entryType,
  typeIsGuessed,
}: Pick<ListedPartyRecord, 'entryType' | 'typeIsGuessed'>): readonly EntryType[] {
  return typeIsGuessed === true ? ['individual', 'entity'] : [entryType];
}

/** A listed party: the record and the id that the service's registry gave to (list, publisher reference). */
export interface ListedParty extends ListedPartyRecord {
  /** Positive integer, never reused; see `ingest/party-store.ts`. */
  readonly id: number;
}

/** The primary name of a party. */
export function primaryName(party: ListedPartyRecord): string {
  return party.names[0]?.text ?? '';
}

/** Every name but the primary one, each once. */
export function otherNames(party: ListedPartyRecord): readonly string[] {
  const names = new Set(party.names.map(({ text }) => text));
  names.delete(primaryName(party));
  return [...names];
}

/** An address on one line, its parts as recorded. */
export function addressLine({ address, city, state, postalCode, country }: ListedAddress): string {
  return [address, city, state, postalCode, country].filter((part) => part !== '').join(', ');
}
