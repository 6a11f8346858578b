import { ListFormatError } from '../../../errors.ts';
import { readDay } from '../../dates.ts';
import { childText, readXmlRecords, type XmlElement } from '../../formats/xml-records.ts';
import { reportUnknownParts } from '../../formats/xml-shape.ts';
import type { ReadReport } from '../../list-source.ts';
import type { Designation } from './designation.ts';
import { UK_SHAPE } from './lookups.ts';

/** Yields the designations of UK-Sanctions-List.xml. */
export async function* parseXml(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): AsyncGenerator<Designation> {
  const records = readXmlRecords(bytes, { root: 'Designations', records: ['Designations/Designation'] });
  let dated = false;
  for await (const element of records) {
    if (element.name === 'Designations') continue;
    if (element.name === 'DateGenerated') {
      const day = readDay(element.text);
      if (day === null) throw new ListFormatError(`DateGenerated is not a day: ${element.text}`);
      report.dataAsOf(day);
      dated = true;
    } else if (element.name === 'Designation') {
      reportUnknownParts(element, UK_SHAPE, report.unknown);
      yield readDesignation(element);
    } else {
      report.unknown(`Designations/${element.name}`, element.text.slice(0, 80));
    }
  }
  if (!dated) throw new ListFormatError('Designations has no DateGenerated');
}

/** Every element of that name below, at any depth: the order and nesting of the blocks is not documented. */
function all(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

const texts = (element: XmlElement, name: string): readonly string[] =>
  all(element, name).map((one) => one.text);

const facts = (element: XmlElement, names: Readonly<Record<string, string>>): Designation['facts'] =>
  Object.entries(names).flatMap(([name, label]) =>
    texts(element, name).map((value): readonly [string, string] => [label, value]),
  );

const numbers = (element: XmlElement, name: string): Designation['passports'] =>
  all(element, name).map((one) => ({
    number: childText(one, `${name}Number`),
    information: childText(one, `${name}AdditionalInformation`),
  }));

const joined = (element: XmlElement, names: readonly string[]): string =>
  names.map((name) => childText(element, name)).join(' ');

function readDesignation(element: XmlElement): Designation {
  return {
    reference: childText(element, 'UniqueID'),
    kind: childText(element, 'IndividualEntityShip'),
    names: all(element, 'Name').map((name) => ({
      text: joined(name, ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6']),
      type: childText(name, 'NameType'),
      strength: childText(name, 'AliasStrength'),
    })),
    nonLatinNames: texts(element, 'NameNonLatinScript'),
    addresses: all(element, 'Address').map((address) => ({
      lines: [1, 2, 3, 4, 5, 6].map((line) => childText(address, `AddressLine${line}`)),
      postalCode: childText(address, 'AddressPostalCode'),
      country: childText(address, 'AddressCountry'),
    })),
    birthDates: texts(element, 'DOB'),
    birthPlaces: all(element, 'Location').map((place) => ({
      town: childText(place, 'TownOfBirth'),
      country: childText(place, 'CountryOfBirth'),
    })),
    nationalities: texts(element, 'Nationality'),
    passports: numbers(element, 'Passport'),
    nationalIdentifiers: numbers(element, 'NationalIdentifier'),
    registrationNumbers: texts(element, 'BusinessRegistrationNumber'),
    imoNumbers: texts(element, 'IMONumber'),
    hullNumbers: texts(element, 'HullIdentificationNumber'),
    flags: texts(element, 'CurrentBelievedFlagOfShip'),
    phones: texts(element, 'PhoneNumber'),
    emails: texts(element, 'EmailAddress'),
    websites: texts(element, 'Website'),
    regimes: texts(element, 'RegimeName'),
    designatedOn: childText(element, 'DateDesignated'),
    otherInformation: texts(element, 'OtherInformation'),
    facts: facts(element, {
      UKStatementofReasons: 'UK statement of reasons',
      SanctionsImposed: 'Sanctions imposed',
      DesignationSource: 'Designation source',
      Title: 'Title',
      Position: 'Position',
      Gender: 'Gender',
      TypeOfEntity: 'Type of entity',
      ParentCompany: 'Parent company',
      Subsidiary: 'Subsidiary',
      CurrentOwnerOperator: 'Current owner/operator',
      PreviousOwnerOperator: 'Previous owner/operator',
      PreviousFlag: 'Previous flag',
      TypeOfShip: 'Type of ship',
      TonnageOfShip: 'Tonnage',
      LengthOfShip: 'Length',
      YearBuilt: 'Year built',
      UNReferenceNumber: 'UN reference',
      OFSIGroupID: 'OFSI group ID',
    }),
  };
}
