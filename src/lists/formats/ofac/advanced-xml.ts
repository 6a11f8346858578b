import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile, OpenedFiles, ReadReport } from '../../list-source.ts';
import { child, childrenOf, childText, readXmlRecords, type XmlElement } from '../xml-records.ts';
import { addSanctionsEntry, type Listing } from './advanced-entries.ts';
import { readIdentityNames } from './advanced-names.ts';
import { readReferences, type AdvancedReferences } from './advanced-references.ts';
import { ADVANCED_RECORDS } from './advanced-supplement.ts';
import { routeOf } from './feature-types.ts';
import { addFeature, type OfacFeature } from './features.ts';
import {
  addAddress,
  addName,
  addNameOnce,
  finishDraft,
  newDraft,
  uniqueReferences,
  type AddressParts,
  type PartyDraft,
} from './party-draft.ts';
import { readDayElement, readPeriod } from './periods.ts';

/** What stands before the parties in the file and is looked up by id. */
interface Background {
  readonly references: AdvancedReferences;
  readonly locations: Map<string, AddressParts>;
  /** By id of the identity, not of the profile. */
  readonly documents: Map<string, OfacFeature[]>;
  readonly listings: ReadonlyMap<string, Listing>;
}

const PART_FIELDS: ReadonlyMap<string, 'lines' | 'city' | 'state' | 'postalCode'> = new Map([
  ['ADDRESS1', 'lines'],
  ['ADDRESS2', 'lines'],
  ['ADDRESS3', 'lines'],
  ['Unknown', 'lines'],
  ['REGION', 'lines'],
  ['CITY', 'city'],
  ['STATE/PROVINCE', 'state'],
  ['POSTAL CODE', 'postalCode'],
]);

const PARTY_CHILDREN = new Set(['Comment', 'Profile']);
const PROFILE_CHILDREN = new Set(['Identity', 'Feature']);

function readLocation(
  location: XmlElement,
  references: AdvancedReferences,
  report: ReadReport,
): AddressParts {
  const found = { lines: [] as string[], city: '', state: '', postalCode: '' };
  for (const part of childrenOf(location, 'LocationPart')) {
    const type = references.text('LocPartType', part.attributes['LocPartTypeID']);
    const field = PART_FIELDS.get(type);
    const text = childText(childrenOf(part, 'LocationPartValue')[0] ?? part, 'Value');
    if (field === undefined) report.unknown(`location part type ${type}`, text);
    else if (field === 'lines') found.lines.push(text);
    else found[field] = text;
  }
  const country = references.text('Country', child(location, 'LocationCountry')?.attributes['CountryID']);
  const area = references.areaCountry(child(location, 'LocationAreaCode')?.attributes['AreaCodeID']);
  return { ...found, country: country || area };
}

function documentNote(document: XmlElement, references: AdvancedReferences): string {
  const dates = childrenOf(document, 'DocumentDate').flatMap((date) => {
    const type = references.text('IDRegDocDateType', date.attributes['IDRegDocDateTypeID']);
    const period = child(date, 'DatePeriod');
    const day = period === undefined ? null : readPeriod(period);
    return day === null ? [] : [`${type === 'Issue Date' ? 'issued' : 'expires'} ${day.text}`];
  });
  const validity = references.text('Validity', document.attributes['ValidityID']);
  const doubt = validity === '' || validity === 'Valid' ? [] : [validity.toLowerCase()];
  const issuer = childText(document, 'IssuingAuthority');
  return [...dates, ...(issuer === '' ? [] : [`issued by ${issuer}`]), ...doubt].join(' ');
}

function readDocument(document: XmlElement, references: AdvancedReferences): OfacFeature {
  return {
    type: references.text('IDRegDocType', document.attributes['IDRegDocTypeID']),
    value: childText(document, 'IDRegistrationNo'),
    country: references.text('Country', document.attributes['IssuedBy-CountryID']),
    note: documentNote(document, references),
  };
}

/** Text of a feature version: a detail, a looked-up detail or the place it points to. */
function versionText(version: XmlElement, background: Background): string {
  const detail = child(version, 'VersionDetail');
  const looked = background.references.text('DetailReference', detail?.attributes['DetailReferenceID']);
  const text = looked || (detail?.text ?? '');
  if (text !== '') return text;
  const location = background.locations.get(
    child(version, 'VersionLocation')?.attributes['LocationID'] ?? '',
  );
  if (location === undefined) return '';
  const { lines, city, state, country } = location;
  return [...lines, city, state, country].filter((part) => part !== '').join(', ');
}

function addVersion(
  draft: PartyDraft,
  type: string,
  version: XmlElement,
  background: Background,
  report: ReadReport,
): void {
  const location = background.locations.get(
    child(version, 'VersionLocation')?.attributes['LocationID'] ?? '',
  );
  if (type === 'Location') {
    if (location === undefined) report.unknown('location without address', draft.ref);
    else addAddress(draft, location);
    return;
  }
  const period = child(version, 'DatePeriod');
  const span = period === undefined ? null : readPeriod(period);
  if (span !== null && routeOf(type) === 'birth-date') {
    draft.birthDates.push(span);
    return;
  }
  const value = span?.text ?? versionText(version, background);
  addFeature(draft, { type, value, country: '', note: '' }, report);
}

function addIdentity(
  draft: PartyDraft,
  identity: XmlElement,
  background: Background,
  report: ReadReport,
): void {
  for (const { name, script } of readIdentityNames(identity, background.references, report)) {
    if (script === 'Latin') addName(draft, name);
    else addNameOnce(draft, name);
  }
  for (const document of background.documents.get(identity.attributes['ID'] ?? '') ?? []) {
    addFeature(draft, document, report);
  }
}

function reportUnknown(parent: XmlElement, known: ReadonlySet<string>, report: ReadReport): void {
  for (const { name, text } of parent.children)
    if (!known.has(name)) report.unknown(`${parent.name}/${name}`, text);
}

function readParty(party: XmlElement, background: Background, report: ReadReport): PartyDraft {
  const ref = party.attributes['FixedRef'] ?? '';
  const profile = child(party, 'Profile');
  if (profile === undefined) throw new ListFormatError(`party ${ref} has no profile`);
  reportUnknown(party, PARTY_CHILDREN, report);
  reportUnknown(profile, PROFILE_CHILDREN, report);
  const type = background.references.partyType(profile.attributes['PartySubTypeID']);
  const draft = newDraft(ref, type);
  for (const identity of childrenOf(profile, 'Identity')) addIdentity(draft, identity, background, report);
  for (const feature of childrenOf(profile, 'Feature')) {
    const featureType = background.references.text('FeatureType', feature.attributes['FeatureTypeID']);
    for (const version of childrenOf(feature, 'FeatureVersion')) {
      addVersion(draft, featureType, version, background, report);
    }
  }
  const listing = background.listings.get(ref);
  draft.programs.push(...(listing?.programs ?? []));
  draft.listedOn ??= listing?.listedOn ?? null;
  draft.remarks = childText(party, 'Comment');
  return draft;
}

/** The sanctions entries stand after the parties they belong to, so they are read first. */
async function readListings(file: OpenedFile, listCode: ListCode): Promise<Map<string, Listing>> {
  const listings = new Map<string, Listing>();
  let references: AdvancedReferences | null = null;
  for await (const element of readXmlRecords(file.bytes(), ADVANCED_RECORDS)) {
    if (element.name === 'ReferenceValueSets') references = readReferences(element);
    else if (element.name === 'SanctionsEntry' && references !== null) {
      addSanctionsEntry(listings, element, references, listCode);
    }
  }
  return listings;
}

const IGNORED_RECORDS = new Set([
  'Sanctions',
  'ProfileRelationship',
  'SanctionsEntry',
  'SanctionsEntryLinks',
]);

/** Takes a record that stands before the parties; false for any other. */
function addBackground(element: XmlElement, background: Background, report: ReadReport): boolean {
  const { references, locations, documents } = background;
  if (element.name === 'Location') {
    locations.set(element.attributes['ID'] ?? '', readLocation(element, references, report));
  } else if (element.name === 'IDRegDocument') {
    const identity = element.attributes['IdentityID'] ?? '';
    documents.set(identity, [...(documents.get(identity) ?? []), readDocument(element, references)]);
  } else return false;
  return true;
}

/**
 * Reads `SDN_ADVANCED.XML` or `CONS_ADVANCED.XML`, which refers by id from parties to places and documents before them
 * and from sanctions entries after them to parties: two passes, one record in memory besides the looked-up parts.
 * Throws `ListFormatError` for a file that is not whole, repeats a number or holds a party without a name.
 */
export async function* readAdvancedXml(
  files: OpenedFiles,
  listCode: ListCode,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('primary');
  const listings = await readListings(file, listCode);
  const refuseDuplicate = uniqueReferences();
  let background: Background | null = null;
  let count = 0;
  for await (const element of readXmlRecords(file.bytes(), ADVANCED_RECORDS)) {
    if (element.name === 'DateOfIssue') {
      const day = readDayElement(element);
      if (day !== null) report.dataAsOf(day);
    } else if (element.name === 'ReferenceValueSets') {
      background = {
        references: readReferences(element),
        locations: new Map(),
        documents: new Map(),
        listings,
      };
    } else if (IGNORED_RECORDS.has(element.name)) {
      continue;
    } else if (background === null) {
      throw new ListFormatError('the advanced XML file has no reference values');
    } else if (element.name === 'DistinctParty') {
      const draft = readParty(element, background, report);
      refuseDuplicate(draft.ref);
      count++;
      if (listings.has(draft.ref)) yield finishDraft(draft, listCode);
      else report.leftOut('no entry on this list', draft.ref);
    } else if (!addBackground(element, background, report)) {
      report.unknown(`Sanctions/${element.name}`, element.text);
    }
  }
  if (count === 0) throw new ListFormatError('the advanced XML file holds no party');
}
