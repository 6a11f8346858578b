import type {
  EntryType,
  Identification,
  ListedAddress,
  ListedContact,
  ListedPartyRecord,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readDay } from '../../dates.ts';
import {
  contacts,
  contactsIn,
  emailsIn,
  phonesIn,
  uniqueContacts,
  websitesIn,
} from '../../formats/contact-values.ts';
import { isShipImoNumber } from '../../formats/imo-number.ts';
import { labelledNumbers, walletsIn } from '../../formats/labelled-numbers.ts';
import { child, childrenOf, childText, type XmlElement } from '../../formats/xml-records.ts';
import {
  addressCountries,
  clean,
  joinRemarks,
  listedAddress,
  partyCountry,
  uniqueAddresses,
  uniqueCountries,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import { readBirthDates, readBirthPlaces } from './births.ts';
import {
  COMPANY_IDENTIFICATIONS,
  COMPANY_WORDS,
  CONTACT_KINDS,
  IDENTIFICATION_FLAGS,
  IDENTIFICATION_TYPES,
  NO_COUNTRY,
} from './lookups.ts';
import { readNames } from './names.ts';

type Unknown = (what: string, example: string) => void;

/** Page of the list in the European data portal; entries have no page of their own. */
export const EU_LIST_PAGE =
  'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions';

/** Turns a sanctionEntity into a record. Throws `ListFormatError` when it has neither reference nor id. */
export function mapEntity(entity: XmlElement, unknown: Unknown): ListedPartyRecord {
  const publisherRef = reference(entity);
  const names = readNames(entity);
  const regulation = child(entity, 'regulation');
  const addresses = uniqueAddresses(childrenOf(entity, 'address').flatMap(readAddress));
  const documents = childrenOf(entity, 'identification');
  const remarks = childrenOf(entity, 'remark').map((remark) => remark.text);
  const addressRemarks = childrenOf(entity, 'address').map((address) => childText(address, 'remark'));
  const freeTexts = [
    ...remarks,
    ...addressRemarks,
    ...childrenOf(entity, 'additionalInformation').map(keyed),
  ];
  const identifications = uniqueIdentifications([
    ...documents.flatMap((document) => readIdentification(document, unknown)),
    ...freeTexts.flatMap(labelledNumbers),
  ]);
  return {
    listCode: 'EU_FSF',
    publisherRef,
    entryType: entryType(
      entity,
      names.map((name) => name.text),
      unknown,
    ),
    names,
    addresses,
    countries: uniqueCountries([
      ...childrenOf(entity, 'citizenship').flatMap((one) => partyCountry(countryName(one), 'citizenship')),
      ...childrenOf(entity, 'birthdate').flatMap((one) => partyCountry(countryName(one), 'birth')),
      ...addressCountries(addresses),
      ...identifications.flatMap((one) => partyCountry(one.country, 'document')),
    ]),
    identifications,
    contacts: uniqueContacts([...readContacts(entity, unknown), ...freeTexts.flatMap(contactsIn)]),
    wallets: freeTexts.flatMap(walletsIn),
    birthDates: readBirthDates(entity),
    birthPlaces: readBirthPlaces(entity, countryName),
    programs: uniqueTexts([regulation?.attributes['programme'] ?? '']),
    remarks: mapRemarks(entity, [...remarks, ...addressRemarks]),
    listedOn: listedOn(entity, regulation),
    sourceUrl: sourceUrl(regulation),
  };
}

function reference(entity: XmlElement): string {
  const { euReferenceNumber = '', logicalId = '' } = entity.attributes;
  if (euReferenceNumber.trim() === '' && logicalId.trim() === '')
    throw new ListFormatError('a sanctionEntity has neither euReferenceNumber nor logicalId');
  return euReferenceNumber.trim() === '' ? logicalId.trim() : euReferenceNumber.trim();
}

/**
 * The list knows persons and enterprises only; a ship is an enterprise with an IMO number. Shipping companies carry IMO
 * company numbers under the same code, so an enterprise is called a vessel only when it has a number with the check digit
 * of ships, no registration or tax number, and no name with a company's word in it (Unica and New Konk, not Koti Corp).
 */
function entryType(entity: XmlElement, names: readonly string[], unknown: Unknown): EntryType {
  const code = child(entity, 'subjectType')?.attributes['code'] ?? '';
  if (code === 'person') return 'individual';
  if (code !== 'enterprise') unknown('subjectType code', code);
  const documents = childrenOf(entity, 'identification').map((one) => one.attributes);
  const hasShipNumber = documents.some(
    (one) => one['identificationTypeCode'] === 'imo' && isShipImoNumber(one['number'] ?? ''),
  );
  const companyLike =
    documents.some((one) => COMPANY_IDENTIFICATIONS.has(one['identificationTypeCode'] ?? '')) ||
    names.some((name) => COMPANY_WORDS.test(name));
  return hasShipNumber && !companyLike ? 'vessel' : 'entity';
}

function countryName(element: XmlElement): string {
  const { countryIso2Code = '', countryDescription = '' } = element.attributes;
  const description = clean(countryDescription);
  if (description !== '' && description !== 'UNKNOWN') return description;
  return NO_COUNTRY.has(countryIso2Code) ? '' : countryIso2Code;
}

function readAddress(element: XmlElement): readonly ListedAddress[] {
  const { street = '', poBox = '', place = '', city = '', zipCode = '', region = '' } = element.attributes;
  const iso = element.attributes['countryIso2Code'] ?? '';
  return listedAddress({
    lines: [
      street,
      poBox.trim() === '' ? '' : `PO Box ${poBox.replace(/^p\.?\s?o\.?\s?box\s*/iu, '')}`,
      place,
    ],
    city,
    state: region,
    postalCode: zipCode,
    country: countryName(element),
    // CS was Serbia and Montenegro; the list still has it for Serbia.
    ...(NO_COUNTRY.has(iso) ? {} : { countryCode: iso === 'CS' ? 'RS' : iso }),
  });
}

function readIdentification(element: XmlElement, unknown: Unknown): readonly Identification[] {
  const of = (name: string): string => clean(element.attributes[name] ?? '');
  const code = of('identificationTypeCode').toLowerCase();
  const known = IDENTIFICATION_TYPES[code];
  const described = of('identificationTypeDescription');
  if (known === undefined) unknown('identificationTypeCode', code);
  const type = described === '' ? (known ?? code) : described;
  const flags = Object.entries(IDENTIFICATION_FLAGS).filter(([flag]) => of(flag) === 'true');
  const note = joinRemarks([
    ...flags.map(([, words]) => words),
    ...noted(element, { nameOnDocument: 'in the name of', issuedBy: 'issued by', issueDate: 'issued' }),
    ...noted(element, { validFrom: 'valid from', validTo: 'valid to', region: 'region' }),
    childText(element, 'remark'),
  ]);
  return [of('number'), of('latinNumber')]
    .filter((number) => number !== '')
    .map((number) => ({ type, number, country: countryName(element), note }));
}

function noted(element: XmlElement, labels: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(labels)
    .map(([name, label]) => [label, clean(element.attributes[name] ?? '')])
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join(' '));
}

function readContacts(entity: XmlElement, unknown: Unknown): readonly ListedContact[] {
  return childrenOf(entity, 'contactInfo', 'address').flatMap((info) => {
    const { key = '', value = '' } = info.attributes;
    const kind = CONTACT_KINDS[key.toUpperCase()];
    if (kind === undefined) {
      unknown('contactInfo key', key);
      return contactsIn(value);
    }
    const read = { emails: emailsIn, phones: phonesIn, websites: websitesIn }[kind];
    // An e-mail address in the WEB field and the other way round are read as what they are.
    return contacts({ [kind]: read(value), ...(kind === 'emails' ? {} : { emails: emailsIn(value) }) });
  });
}

const keyed = (element: XmlElement): string =>
  `${element.attributes['key'] ?? ''}: ${element.attributes['value'] ?? ''}`;

function mapRemarks(entity: XmlElement, remarks: readonly string[]): string {
  const aliases = childrenOf(entity, 'nameAlias');
  const values = (name: string, label: string): readonly string[] =>
    uniqueTexts(aliases.map((alias) => alias.attributes[name] ?? '')).map((text) => `${label}: ${text}`);
  const { designationDetails = '', unitedNationId = '' } = entity.attributes;
  const numberTitle = child(entity, 'regulation')?.attributes['numberTitle'] ?? '';
  return joinRemarks([
    ...remarks,
    designationDetails,
    ...aliases.map((alias) => childText(alias, 'remark')),
    ...values('title', 'Title'),
    ...values('function', 'Function'),
    ...values('gender', 'Gender'),
    ...childrenOf(entity, 'birthdate').map((birth) => childText(birth, 'remark')),
    ...childrenOf(entity, 'citizenship').map((one) => childText(one, 'remark')),
    ...childrenOf(entity, 'additionalInformation').map(keyed),
    unitedNationId.trim() === '' ? '' : `UN reference: ${unitedNationId.trim()}`,
    numberTitle === '' ? '' : `Legal basis: ${numberTitle}`,
  ]);
}

/** The day of designation; without one the day of the act named in the entry, which may be a later amendment. */
function listedOn(entity: XmlElement, regulation: XmlElement | undefined): string | null {
  const designated = readDay((entity.attributes['designationDate'] ?? '').slice(0, 10));
  return designated ?? readDay((regulation?.attributes['publicationDate'] ?? '').slice(0, 10));
}

function sourceUrl(regulation: XmlElement | undefined): string {
  const url = regulation === undefined ? '' : childText(regulation, 'publicationUrl');
  return /^https?:\/\/\S+$/u.test(url) ? url : EU_LIST_PAGE;
}
