import { createHash } from 'node:crypto';
import type { ListedParty, ListedPartyRecord } from '../domain/listed-party.ts';

type FieldsOf<T> = T extends readonly (infer Item)[]
  ? FieldsOf<Item>
  : T extends object
    ? keyof T | FieldsOf<T[keyof T]>
    : never;

/** Every field of a record and of its parts; the compiler asks for a new one of the domain. */
const FIELDS: Readonly<Record<Extract<FieldsOf<ListedPartyRecord>, string>, true>> = {
  listCode: true,
  publisherRef: true,
  entryType: true,
  typeIsGuessed: true,
  names: true,
  addresses: true,
  countries: true,
  identifications: true,
  contacts: true,
  wallets: true,
  birthDates: true,
  birthPlaces: true,
  programs: true,
  remarks: true,
  listedOn: true,
  sourceUrl: true,
  text: true,
  kind: true,
  quality: true,
  address: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  countryCode: true,
  name: true,
  code: true,
  relation: true,
  type: true,
  number: true,
  note: true,
  value: true,
  currency: true,
  earliest: true,
  latest: true,
};
const FIELD_ORDER = Object.keys(FIELDS);

/** A record as the store keeps it. */
export interface StoredRecord {
  /** JSON with the fields in one fixed order, so that equal records are equal texts whichever reader made them. */
  readonly json: string;
  /** SHA-256 of `json`. */
  readonly checksum: Buffer;
}

/** Writes a record as the store keeps it. */
export function storeRecord(record: ListedPartyRecord): StoredRecord {
  const json = JSON.stringify(record, FIELD_ORDER);
  return { json, checksum: checksumOf(json) };
}

/** The checksum of a stored record. */
export function checksumOf(json: string): Buffer {
  return createHash('sha256').update(json).digest();
}

/** The checksum of a list's parties, each an id and the checksum of its record, in id order: SHA-256 in hexadecimal. */
export function contentOf(parties: Iterable<readonly [id: number, checksum: Buffer]>): string {
  const hash = createHash('sha256');
  for (const [id, checksum] of parties) hash.update(`${id}\n`).update(checksum);
  return hash.digest('hex');
}

/** Reads a stored record back, with its id. */
export function restoreParty(id: number, json: string): ListedParty {
  // One object instead of a copy: a start reads tens of thousands of them.
  const party = JSON.parse(json) as ListedPartyRecord & { id: number };
  party.id = id;
  return party;
}
