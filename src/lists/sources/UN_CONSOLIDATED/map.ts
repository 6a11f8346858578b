import type {
  BirthDate,
  Identification,
  ListedAddress,
  ListedName,
  ListedPartyRecord,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { contactsIn, uniqueContacts } from '../../formats/contact-values.ts';
import { isShipImoNumber } from '../../formats/imo-number.ts';
import { labelledNumbers, walletsIn } from '../../formats/labelled-numbers.ts';
import { splitOutsideBrackets } from '../../formats/scripts.ts';
import { childrenOf, childText, type XmlElement } from '../../formats/xml-records.ts';
import {
  addressCountries,
  joinRemarks,
  listedNames,
  partyCountry,
  uniqueAddresses,
  uniqueBy,
  uniqueCountries,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import { readAddress } from './addresses.ts';
import { readAlias } from './aliases.ts';
import { readDocument } from './documents.ts';
import { ALIAS_QUALITIES, DATE_TYPES } from './lookups.ts';

type Unknown = (what: string, example: string) => void;

/** Page of the list at the United Nations; entries have no page of their own. */
export const UN_LIST_PAGE = 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list';

const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

/** Turns an INDIVIDUAL or ENTITY element into a record. Throws `ListFormatError` when it has no reference or name. */
export function mapParty(element: XmlElement, unknown: Unknown): ListedPartyRecord {
  const kind = element.name;
  const publisherRef = childText(element, 'REFERENCE_NUMBER');
  if (publisherRef === '') throw new ListFormatError(`${kind} without REFERENCE_NUMBER`);
  const aliases = childrenOf(element, `${kind}_ALIAS`).map((alias) => mapAlias(alias, unknown));
  const documents = childrenOf(element, 'INDIVIDUAL_DOCUMENT').map((one) => readDocument(one, unknown));
  const places = childrenOf(element, `${kind}_ADDRESS`).map(readAddress);
  const births = childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').map((one) => readBirth(one, unknown));
  const addresses = uniqueAddresses(places.flatMap((place) => place.addresses));
  const comments = childText(element, 'COMMENTS1');
  const aliasNotes = aliases.flatMap((alias) => alias.notes);
  const identifications = uniqueIdentifications([
    ...documents.flatMap((document) => document.identifications),
    ...labelledNumbers(comments),
    ...aliasNotes.flatMap(labelledNumbers),
    ...places.flatMap((place) => labelledNumbers(place.note)),
  ]);
  return {
    listCode: 'UN_CONSOLIDATED',
    publisherRef,
    entryType:
      kind === 'INDIVIDUAL' ? 'individual' : isVessel(comments, identifications) ? 'vessel' : 'entity',
    names: mapNames(
      element,
      aliases.flatMap((alias) => alias.names),
    ),
    addresses,
    countries: mapCountries(
      element,
      addresses,
      identifications.map((one) => one.country),
    ),
    identifications,
    contacts: uniqueContacts([
      ...contactsIn(comments),
      ...places.flatMap((place) => contactsIn(place.note)),
      ...aliasNotes.flatMap(contactsIn),
    ]),
    wallets: walletsIn(comments),
    birthDates: uniqueBy(
      [...births.flat(), ...aliases.flatMap((alias) => alias.birthDates)],
      (date) => date.text,
    ),
    birthPlaces: mapBirthPlaces(element),
    programs: uniqueTexts([childText(element, 'UN_LIST_TYPE')]),
    remarks: joinRemarks([
      comments,
      ...labelled(element, 'TITLE'),
      ...labelled(element, 'DESIGNATION'),
      ...['GENDER', 'SUBMITTED_BY'].map((name) => withLabel(name, childText(element, name))),
      ...documents.map((document) => document.remark),
      ...aliases.map((alias) => alias.remark),
      ...places.map((place) => withLabel('ADDRESS_NOTE', place.note)),
    ]),
    listedOn: readDay(childText(element, 'LISTED_ON').slice(0, 10)),
    sourceUrl: UN_LIST_PAGE,
  };
}

/**
 * Resolution 2146 (2014) and its successors list nothing but vessels (illicit petroleum from Libya), which the file has as
 * entities: LYe.006 AVAX. Shipping companies of the DPRK list only have IMO company numbers.
 */
function isVessel(comments: string, identifications: readonly Identification[]): boolean {
  const hasShipNumber = identifications.some(
    (one) => one.type === 'IMO number' && isShipImoNumber(one.number),
  );
  return hasShipNumber && /\bresolution 2146 \(2014\)/u.test(comments);
}

const LABELS: Readonly<Record<string, string>> = {
  TITLE: 'Title',
  DESIGNATION: 'Designation',
  GENDER: 'Gender',
  SUBMITTED_BY: 'Submitted by',
  ADDRESS_NOTE: 'Address',
};

const withLabel = (name: string, text: string): string => (text === '' ? '' : `${LABELS[name]}: ${text}`);

const values = (element: XmlElement, name: string): readonly string[] =>
  childrenOf(element, 'VALUE', name).map((value) => value.text);

const labelled = (element: XmlElement, name: string): readonly string[] =>
  values(element, name).map((value) => withLabel(name, value));

function mapNames(element: XmlElement, aliases: readonly ListedName[]): readonly ListedName[] {
  const whole = NAME_PARTS.map((part) => childText(element, part)).join(' ');
  const [primary = '', ...further] = splitOutsideBrackets(whole, /;/u);
  const strong = [...further, childText(element, 'NAME_ORIGINAL_SCRIPT')];
  return listedNames([
    { text: primary, kind: 'primary', quality: 'strong' },
    ...strong.map((text) => ({ text, kind: 'alias' as const, quality: 'strong' as const })),
    ...aliases,
  ]);
}

interface MappedAlias {
  readonly names: readonly ListedName[];
  readonly notes: readonly string[];
  readonly birthDates: readonly BirthDate[];
  readonly remark: string;
}

function mapAlias(element: XmlElement, unknown: Unknown): MappedAlias {
  const text = childText(element, 'ALIAS_NAME');
  const recorded = childText(element, 'QUALITY');
  const quality = ALIAS_QUALITIES[recorded.toLowerCase()];
  if (quality === undefined) unknown('alias quality', recorded);
  const read = readAlias(text, childText(element, 'NOTE'));
  const { kind, quality: strength } = quality ?? { kind: 'alias', quality: 'strong' };
  return {
    names: read.texts.map((name) => ({
      text: name,
      kind: read.formerlyListed ? 'former' : kind,
      quality: strength,
    })),
    notes: read.notes,
    birthDates: [childText(element, 'DATE_OF_BIRTH'), ...read.notes.flatMap(birthDatesOfNote)]
      .filter((date) => date !== '')
      .map(readBirthDate),
    remark: read.notes.length === 0 ? '' : `${text}: ${read.notes.join(', ')}`,
  };
}

const BORN =
  /\b(?:born(?:\s+(?:in|on))?|DP?OB)\s*[:-]?\s*((?:\d{1,2}\s+)?(?:\p{L}{3,9}\.?\s+)?(?:18|19|20)\d\d)/giu;

const birthDatesOfNote = (note: string): readonly string[] => [...note.matchAll(BORN)].map((m) => m[1] ?? '');

function readBirth(element: XmlElement, unknown: Unknown): readonly BirthDate[] {
  const [type = '', note = '', date = '', year = '', from = '', to = ''] = [
    'TYPE_OF_DATE',
    'NOTE',
    'DATE',
    'YEAR',
    'FROM_YEAR',
    'TO_YEAR',
  ].map((name) => childText(element, name));
  if (!DATE_TYPES.includes(type)) unknown('type of date of birth', type);
  const month = /^\p{L}{3,9}\.?$/u.test(note) && !/^approx/iu.test(note) ? `${note} ` : '';
  const range = from === '' || to === '' ? `${from}${to}` : `between ${from} and ${to}`;
  const text = [date, year === '' ? '' : `${month}${year}`, range, note].find((one) => one !== '') ?? '';
  if (text === '') return [];
  return [readBirthDate(type === 'APPROXIMATELY' && /^\d/u.test(text) ? `circa ${text}` : text)];
}

function mapBirthPlaces(element: XmlElement): readonly string[] {
  const places = childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH').map((place) =>
    ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY', 'NOTE'].map((part) => childText(place, part)),
  );
  const ofAliases = childrenOf(element, 'INDIVIDUAL_ALIAS').map((alias) =>
    ['CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH'].map((part) => childText(alias, part)),
  );
  return uniqueTexts(
    [...places, ...ofAliases].map((parts) => parts.filter((part) => part !== '').join(', ')),
  );
}

function mapCountries(
  element: XmlElement,
  addresses: readonly ListedAddress[],
  issuers: readonly string[],
): ListedPartyRecord['countries'] {
  const nationalities = [...values(element, 'NATIONALITY'), childText(element, 'NATIONALITY2')];
  const births = [
    ...childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH').map((place) => childText(place, 'COUNTRY')),
    ...childrenOf(element, 'INDIVIDUAL_ALIAS').map((alias) => childText(alias, 'COUNTRY_OF_BIRTH')),
  ];
  return uniqueCountries([
    ...nationalities.flatMap((name) => partyCountry(name, 'nationality')),
    ...births.flatMap((name) => partyCountry(name, 'birth')),
    ...addressCountries(addresses),
    ...issuers.flatMap((name) => partyCountry(name, 'document')),
  ]);
}
