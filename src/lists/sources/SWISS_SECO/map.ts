import type {
  BirthDate,
  EntryType,
  Identification,
  ListedAddress,
  ListedPartyRecord,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readBirthDate } from '../../dates.ts';
import { islamicDaySpan } from '../../hijri.ts';
import { contactsIn, uniqueContacts } from '../../formats/contact-values.ts';
import { labelledNumbers, walletsIn } from '../../formats/labelled-numbers.ts';
import { child, childrenOf, childText, type XmlElement } from '../../formats/xml-records.ts';
import {
  addressCountries,
  joinRemarks,
  listedAddress,
  partyCountry,
  uniqueAddresses,
  uniqueBy,
  uniqueCountries,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import { DOCUMENT_TYPES, OBJECT_TYPES } from './lookups.ts';
import { readNames } from './names.ts';
import { firstListed, type Place, type References } from './parse.ts';

type Unknown = (what: string, example: string) => void;

/** Page of the list. */
export const SECO_LIST_PAGE =
  'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos/sanktionsmassnahmen/suche_sanktionsadressaten.html';

/** Turns a target into a record. Throws `ListFormatError` for a target that is no individual, entity or known object. */
export function mapTarget(target: XmlElement, references: References, unknown: Unknown): ListedPartyRecord {
  const publisherRef = target.attributes['ssid'] ?? '';
  const { party, entryType } = partyOf(target, publisherRef);
  const identities = childrenOf(party, 'identity');
  const all = (name: string): readonly XmlElement[] => identities.flatMap((one) => childrenOf(one, name));
  const placeOf = (element: XmlElement): Place | undefined => {
    const id = element.attributes['place-id'] ?? '';
    const place = references.places.get(id);
    if (id !== '' && place === undefined) unknown('place-id without place', id);
    return place;
  };
  const addresses = uniqueAddresses(all('address').flatMap((one) => readAddress(one, placeOf(one))));
  const births = all('place-of-birth').flatMap((one) => placeOf(one) ?? []);
  const information = freeTexts(target, party, 'other-information');
  const justifications = freeTexts(target, party, 'justification');
  const documents = all('identification-document').map((one) => readDocument(one, unknown));
  return {
    listCode: 'SWISS_SECO',
    publisherRef,
    entryType,
    names: readNames(party, unknown),
    addresses,
    countries: uniqueCountries([
      ...all('nationality').flatMap((one) => partyCountry(countryText(one), 'nationality')),
      ...births.flatMap((place) => partyCountry(place.country, 'birth')),
      ...addressCountries(addresses),
      ...documents.flatMap((one) => partyCountry(one.country, 'document')),
    ]),
    identifications: uniqueIdentifications([...documents, ...information.flatMap(labelledNumbers)]),
    contacts: uniqueContacts(information.flatMap(contactsIn)),
    wallets: information.flatMap(walletsIn),
    birthDates: uniqueBy(all('day-month-year').flatMap(readBirth), (date) => date.text),
    birthPlaces: uniqueTexts(births.map((place) => joinPlace(place))),
    programs: readPrograms(target, references, unknown),
    remarks: joinRemarks([...information, ...justifications, ...facts(target, party)]),
    listedOn: firstListed(target),
    sourceUrl: SECO_LIST_PAGE,
  };
}

function partyOf(target: XmlElement, ref: string): { party: XmlElement; entryType: EntryType } {
  const individual = child(target, 'individual');
  if (individual !== undefined) return { party: individual, entryType: 'individual' };
  const entity = child(target, 'entity');
  if (entity !== undefined) return { party: entity, entryType: 'entity' };
  const object = child(target, 'object');
  const entryType = OBJECT_TYPES[object?.attributes['object-type'] ?? ''];
  if (object === undefined || entryType === undefined)
    throw new ListFormatError(`target ${ref} is no individual, entity or vessel`);
  return { party: object, entryType };
}

/** Texts of one kind. The party's numbers and contacts stand in `other-information`; a justification names others' too. */
function freeTexts(target: XmlElement, party: XmlElement, name: string): readonly string[] {
  return [target, party].flatMap((parent) => childrenOf(parent, name).map((one) => one.text));
}

function facts(target: XmlElement, party: XmlElement): readonly string[] {
  const identities = childrenOf(party, 'identity');
  const generic = [target, party, ...identities].flatMap((parent) => childrenOf(parent, 'generic-attribute'));
  const relations = [target, party].flatMap((parent) => childrenOf(parent, 'relation'));
  const titles = identities
    .flatMap((identity) => childrenOf(identity, 'name-part', 'name'))
    .filter((part) => part.attributes['name-part-type'] === 'title');
  return [
    ...titles.map((part) => `Title: ${childText(part, 'value')}`),
    ...generic.map((one) => `${one.attributes['name'] ?? 'Attribute'}: ${one.text}`),
    ...relations.map((one) =>
      `Relation: ${one.attributes['relation-type'] ?? ''} ${one.attributes['target-id'] ?? ''}`.trim(),
    ),
    party.attributes['sex'] === undefined ? '' : `Sex: ${party.attributes['sex']}`,
    ...childrenOf(target, 'foreign-identifier').map((one) => `Foreign identifier: ${one.text}`),
  ];
}

function countryText(nationality: XmlElement): string {
  const country = child(nationality, 'country');
  const text = country?.text ?? '';
  return text === '' ? (country?.attributes['iso-code'] ?? '') : text;
}

const joinPlace = (place: Place): string =>
  [place.location, place.area, place.country].filter((part) => part !== '').join(', ');

function readAddress(element: XmlElement, place: Place | undefined): readonly ListedAddress[] {
  const part = (name: string): string => childText(element, name);
  const box = part('p-o-box');
  return listedAddress({
    lines: [
      part('c-o') === '' ? '' : `c/o ${part('c-o')}`,
      part('address-details'),
      box === '' ? '' : `PO Box ${box}`,
    ],
    city: place?.location ?? '',
    state: place?.area ?? '',
    postalCode: part('zip-code'),
    country: place?.country ?? '',
    ...(place === undefined || place.countryCode === '' ? {} : { countryCode: place.countryCode }),
  });
}

function readDocument(element: XmlElement, unknown: Unknown): Identification {
  const code = element.attributes['document-type'] ?? '';
  const known = DOCUMENT_TYPES[code];
  if (known === undefined) unknown('document-type', code);
  const issuer = child(element, 'issuer');
  const dated = (label: string, ...names: readonly string[]): string => {
    const text = names.map((name) => childText(element, name)).find((one) => one !== '') ?? '';
    return text === '' ? '' : `${label} ${text}`;
  };
  return {
    type: known ?? code,
    number: childText(element, 'number'),
    country: issuer?.text ?? '',
    note: joinRemarks([
      dated('issued', 'date-of-issue'),
      dated('expires', 'expiry-date', 'date-of-expiry'),
      childText(element, 'remark'),
      childText(element, 'remarks'),
    ]),
  };
}

/** Years and months alone leave the other attributes out. */
function readBirth(element: XmlElement): readonly BirthDate[] {
  const { year = '', month = '', day = '', calendar = 'Gregorian' } = element.attributes;
  if (year === '') return [];
  const padded = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  const text = padded.slice(0, month === '' ? 1 : day === '' ? 2 : 3).join('-');
  if (!/islamic|hijri/iu.test(calendar)) return [readBirthDate(text)];
  const number = (one: string): number | undefined => (one === '' ? undefined : Number(one));
  const span = islamicDaySpan(Number(year), number(month), number(day));
  return [{ text: `${text} (${calendar})`, earliest: span?.earliest ?? null, latest: span?.latest ?? null }];
}

function readPrograms(target: XmlElement, references: References, unknown: Unknown): readonly string[] {
  const inAttribute = target.attributes['sanctions-set-id'];
  const ids = [
    ...childrenOf(target, 'sanctions-set-id').map((one) => one.text),
    ...(inAttribute === undefined ? [] : inAttribute.split(/\s+/u)),
  ];
  return uniqueTexts(
    ids.map((id) => {
      const program = references.programs.get(id);
      if (program === undefined) unknown('sanctions-set-id without sanctions-set', id);
      return program ?? '';
    }),
  );
}
