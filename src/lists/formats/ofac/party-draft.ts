import { resolveCountry } from '../../../countries/countries.ts';
import type { ListCode } from '../../../domain/list-code.ts';
import type {
  BirthDate,
  CountryRelation,
  EntryType,
  Identification,
  ListedAddress,
  ListedContact,
  ListedName,
  ListedPartyRecord,
  PartyCountry,
  Wallet,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';

/** A party while its facts are gathered from one of OFAC's layouts. */
export interface PartyDraft {
  readonly ref: string;
  readonly entryType: EntryType;
  readonly names: ListedName[];
  readonly addresses: ListedAddress[];
  readonly countries: PartyCountry[];
  readonly identifications: Identification[];
  readonly contacts: ListedContact[];
  readonly wallets: Wallet[];
  readonly birthDates: BirthDate[];
  readonly birthPlaces: string[];
  readonly programs: string[];
  /** Facts without a field of their own, in the publisher's words. */
  readonly annotations: string[];
  remarks: string;
  listedOn: string | null;
}

/** An address as the layouts give it, before the country is read. */
export interface AddressParts {
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** OFAC's words for "no country". */
const NO_COUNTRY = /^(?:undetermined|none identified|unknown)?$/iu;

const PARTY_TYPES: ReadonlyMap<string, EntryType> = new Map([
  ['individual', 'individual'],
  ['entity', 'entity'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

function partyType(text: string, ref: string): EntryType {
  const type = PARTY_TYPES.get(text.trim().toLowerCase());
  if (type === undefined) throw new ListFormatError(`party ${ref} has the unknown type "${text}"`);
  return type;
}

/**
 * An empty draft. Throws `ListFormatError` when the reference is not OFAC's plain number or the type is not one of its
 * four words: a party of an unknown kind is no default.
 */
export function newDraft(ref: string, typeText: string): PartyDraft {
  if (!/^\d{1,10}$/u.test(ref))
    throw new ListFormatError(`"${ref.slice(0, 40)}" is not an OFAC entry number`);
  return {
    ref,
    entryType: partyType(typeText, ref),
    names: [],
    addresses: [],
    countries: [],
    identifications: [],
    contacts: [],
    wallets: [],
    birthDates: [],
    birthPlaces: [],
    programs: [],
    annotations: [],
    remarks: '',
    listedOn: null,
  };
}

/** Country code of OFAC's spelling; `Region: Crimea` is read as `Crimea`. Empty where it names no country. */
export function countryCode(text: string): string {
  return resolveCountry(text.replace(/^Region:\s*/u, '')) ?? '';
}

/** Ties a country to the draft, once per relation; OFAC's words for "none" are no country. */
export function addCountry(draft: PartyDraft, name: string, relation: CountryRelation): void {
  const text = name.trim();
  if (NO_COUNTRY.test(text)) return;
  if (draft.countries.some((known) => known.name === text && known.relation === relation)) return;
  draft.countries.push({ name: text, code: countryCode(text), relation });
}

/** Adds a name; an empty one is ignored. */
export function addName(draft: PartyDraft, name: ListedName): void {
  const text = name.text.replace(/\s+/gu, ' ').trim();
  if (text !== '') draft.names.push({ ...name, text });
}

/** Adds an alias that repeats under another heading (issuer names, native spellings) only when it is new. */
export function addNameOnce(draft: PartyDraft, name: ListedName): void {
  const key = name.text.toLowerCase();
  if (!draft.names.some((known) => known.text.toLowerCase() === key)) addName(draft, name);
}

/** Adds an address and its country; one without any content is ignored. */
export function addAddress(draft: PartyDraft, parts: AddressParts): void {
  const country = NO_COUNTRY.test(parts.country.trim()) ? '' : parts.country.trim();
  const address = parts.lines.filter((line) => line !== '').join(', ');
  if ([address, parts.city, parts.state, parts.postalCode, country].every((part) => part === '')) return;
  draft.addresses.push({
    address,
    city: parts.city,
    state: parts.state,
    postalCode: parts.postalCode,
    country,
    countryCode: countryCode(country),
  });
  addCountry(draft, country, 'address');
}

/** Endings of country names that OFAC inverts: `Korea, North`, `Bahamas, The`, `Virgin Islands, British`. */
const INVERTED = /^(?:North|South|The|British|U\.S\.|Isle of|(?:.*\s)?Republic of(?: the)?)$/u;

/** Adds a place of birth and the country it ends in (`Moscow, Russia`; `Pyongyang, Korea, North`). */
export function addBirthPlace(draft: PartyDraft, place: string): void {
  if (place === '') return;
  draft.birthPlaces.push(place);
  const pieces = place.split(/\s*,\s*/u);
  const last = pieces.at(-1) ?? '';
  const country = INVERTED.test(last) ? pieces.slice(-2).join(', ') : last;
  if (countryCode(country) !== '') addCountry(draft, country, 'birth');
}

/** Moves the day of listing back to `day` when that is earlier. */
export function addListedOn(draft: PartyDraft, day: string | null): void {
  if (day !== null && (draft.listedOn === null || day < draft.listedOn)) draft.listedOn = day;
}

/**
 * The finished record; the first primary name leads. Throws `ListFormatError` for a party without a primary name:
 * OFAC always gives one, so the file is damaged.
 */
export function finishDraft(draft: PartyDraft, listCode: ListCode): ListedPartyRecord {
  const { ref, annotations, remarks, names, ...facts } = draft;
  const primary = names.find((name) => name.kind === 'primary');
  if (primary === undefined) throw new ListFormatError(`party ${ref} has no name`);
  const others = names
    .filter((name) => name !== primary)
    .map((name): ListedName => (name.kind === 'primary' ? { ...name, kind: 'alias' } : name));
  return {
    ...facts,
    listCode,
    publisherRef: ref,
    names: [primary, ...others],
    programs: [...new Set(draft.programs)],
    remarks: [...annotations, remarks].filter((text) => text !== '').join('; '),
    sourceUrl: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${ref}`,
  };
}

/** Refuses a reference that came before: two parties of one number mean that the file is not trustworthy. */
export function uniqueReferences(): (ref: string) => void {
  const seen = new Set<string>();
  return (ref) => {
    if (seen.has(ref)) throw new ListFormatError(`entry number ${ref} occurs twice`);
    seen.add(ref);
  };
}
