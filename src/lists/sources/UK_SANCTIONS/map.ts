import type {
  Identification,
  ListedAddress,
  ListedName,
  ListedPartyRecord,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import {
  contacts,
  contactsIn,
  emailsIn,
  phonesIn,
  uniqueContacts,
  websitesIn,
} from '../../formats/contact-values.ts';
import { leadingCountry } from '../../formats/country-in-text.ts';
import { labelledNumbers, numbersOfField, walletsIn } from '../../formats/labelled-numbers.ts';
import {
  addressCountries,
  clean,
  joinRemarks,
  listedAddress,
  listedNames,
  partyCountry,
  uniqueAddresses,
  uniqueCountries,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import type { Designation, DesignationAddress, DesignationName, DesignationNumber } from './designation.ts';
import { ALIAS_STRENGTHS, ENTRY_TYPES_BY_KIND, NAME_TYPES } from './lookups.ts';

type Unknown = (what: string, example: string) => void;

/** Page of the list. */
export const UK_LIST_PAGE = 'https://www.gov.uk/government/publications/the-uk-sanctions-list';

/** Turns a designation of any edition into a record. Throws `ListFormatError` when its kind is not one of the three. */
export function mapDesignation(designation: Designation, unknown: Unknown): ListedPartyRecord {
  const entryType = ENTRY_TYPES_BY_KIND[designation.kind.toLowerCase()];
  if (entryType === undefined)
    throw new ListFormatError(`${designation.reference} has the unknown type ${designation.kind}`);
  const addresses = uniqueAddresses(designation.addresses.flatMap(mapAddress));
  const identifications = mapIdentifications(designation);
  const information = designation.otherInformation.join(' ');
  return {
    listCode: 'UK_SANCTIONS',
    publisherRef: designation.reference,
    entryType,
    names: listedNames([
      ...designation.names.map((name) => mapName(name, unknown)),
      ...designation.nonLatinNames.map((text) => ({
        text,
        kind: 'alias' as const,
        quality: 'strong' as const,
      })),
    ]),
    addresses,
    countries: uniqueCountries([
      ...designation.nationalities.flatMap((name) => partyCountry(name, 'nationality')),
      ...designation.birthPlaces.flatMap((place) => partyCountry(place.country, 'birth')),
      ...designation.flags.flatMap((name) => partyCountry(name, 'flag')),
      ...addressCountries(addresses),
      ...identifications.flatMap((one) => partyCountry(one.country, 'document')),
    ]),
    identifications,
    contacts: uniqueContacts([...mapContacts(designation), ...contactsIn(information)]),
    wallets: walletsIn(information),
    birthDates: uniqueTexts(designation.birthDates).map(readBirthDate),
    birthPlaces: uniqueTexts(
      designation.birthPlaces.map((place) =>
        [place.town, place.country].filter((one) => one !== '').join(', '),
      ),
    ),
    programs: uniqueTexts(designation.regimes),
    remarks: joinRemarks([
      ...designation.otherInformation,
      ...designation.facts.map(([label, value]) => (clean(value) === '' ? '' : `${label}: ${clean(value)}`)),
    ]),
    listedOn: readDay(designation.designatedOn),
    sourceUrl: UK_LIST_PAGE,
  };
}

function mapName(name: DesignationName, unknown: Unknown): ListedName {
  const kind = NAME_TYPES[name.type.trim().toLowerCase()];
  if (kind === undefined) unknown('name type', name.type);
  const quality = ALIAS_STRENGTHS[name.strength.trim().toLowerCase().replace(/\.$/u, '')];
  if (quality === undefined) unknown('alias strength', name.strength);
  return { text: name.text, kind: kind ?? 'alias', quality: quality ?? 'strong' };
}

const PROVINCE =
  /\b(?:province|oblast|region|governorate|republic|krai|state|county|district|prefecture)\b/iu;

/** The sixth line is the town; where it names a province and the fifth is filled, that one is the town. */
function mapAddress(address: DesignationAddress): readonly ListedAddress[] {
  const [fifth = '', sixth = ''] = address.lines.slice(4);
  const province = PROVINCE.test(sixth) && fifth !== '';
  return listedAddress({
    lines: address.lines.slice(0, province ? 4 : 5),
    city: province ? fifth : sixth,
    state: province ? sixth : '',
    postalCode: address.postalCode,
    country: address.country,
  });
}

function mapIdentifications(designation: Designation): readonly Identification[] {
  return uniqueIdentifications([
    ...designation.passports.flatMap((one) => mapNumber(one, 'Passport')),
    ...designation.nationalIdentifiers.flatMap((one) => mapNumber(one, 'National identification number')),
    ...designation.registrationNumbers.flatMap((one) => numbersOfField(one, 'Business registration number')),
    ...designation.imoNumbers.map((one) => numberOf('IMO number', one.replace(/^IMO\s*/iu, ''))),
    ...designation.hullNumbers.map((one) => numberOf('Hull identification number', one)),
    ...designation.otherInformation.flatMap(labelledNumbers),
  ]);
}

const numberOf = (type: string, number: string): Identification => ({ type, number, country: '', note: '' });

/** Information shorter than this may be a label (`Russian Tax ID`), longer is a story. */
const LONGEST_LABEL = 60;

/** Reads a number with its information; either may hold the label (`INN: 253716334825`, `Russian taxpayer ID`). */
function mapNumber(one: DesignationNumber, defaultType: string): readonly Identification[] {
  const note = clean(one.information);
  const country = leadingCountry(note);
  const number = clean(one.number)
    .replace(/^['’`]+|[\s,;]+$/gu, '')
    .replace(/^\p{L}[\p{L} ]*\b(?:number|no)\b\.?:?\s+(?=\S*\d)/iu, '');
  if (number === '' || number === '-') return [];
  const labelled = labelledNumbers(number);
  if (labelled.length > 0)
    return labelled.map((found) => ({ ...found, country: found.country || country, note }));
  const byLabel =
    note !== '' && note.length <= LONGEST_LABEL
      ? labelledNumbers(`${note}: ${number}`).find((found) => found.number === number)
      : undefined;
  return [{ type: byLabel?.type ?? defaultType, number, country, note }];
}

/** Any of the three fields may hold several values, or values of another kind. */
function mapContacts(designation: Designation): ListedPartyRecord['contacts'] {
  const { phones, emails, websites } = designation;
  return contacts({
    emails: [...emails, ...websites, ...phones].flatMap(emailsIn),
    phones: phones.flatMap(phonesIn),
    websites: [...websites, ...emails].flatMap(websitesIn),
  });
}
