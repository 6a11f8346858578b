import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFiles, ReadReport } from '../../list-source.ts';
import {
  child,
  childrenOf,
  childText,
  readXmlRecords,
  reportUnknownChildren,
  type XmlElement,
} from '../xml-records.ts';
import { applySupplement, readSupplement } from './advanced-supplement.ts';
import { addFeature } from './features.ts';
import { personName } from './names.ts';
import {
  addAddress,
  addName,
  finishDraft,
  newDraft,
  uniqueReferences,
  type PartyDraft,
} from './party-draft.ts';

const ENTRY_CHILDREN = new Set([
  'uid',
  'firstName',
  'lastName',
  'title',
  'sdnType',
  'remarks',
  'programList',
  'idList',
  'akaList',
  'addressList',
  'nationalityList',
  'citizenshipList',
  'dateOfBirthList',
  'placeOfBirthList',
  'vesselInfo',
]);

/** Items of the lists of an entry, with the children each may have. */
const ITEM_CHILDREN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['program', new Set<string>()],
  ['id', new Set(['uid', 'idType', 'idNumber', 'idCountry', 'issueDate', 'expirationDate'])],
  ['aka', new Set(['uid', 'type', 'category', 'lastName', 'firstName'])],
  [
    'address',
    new Set(['uid', 'address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country']),
  ],
  ['nationality', new Set(['uid', 'country', 'mainEntry'])],
  ['citizenship', new Set(['uid', 'country', 'mainEntry'])],
  ['dateOfBirthItem', new Set(['uid', 'dateOfBirth', 'mainEntry'])],
  ['placeOfBirthItem', new Set(['uid', 'placeOfBirth', 'mainEntry'])],
]);

/** Parts of `vesselInfo` and the feature each stands for. */
const VESSEL_FEATURES: readonly (readonly [string, string])[] = [
  ['callSign', 'Vessel Call Sign'],
  ['vesselType', 'Vessel Type'],
  ['vesselFlag', 'Vessel Flag'],
  ['vesselOwner', 'Vessel Owner'],
  ['tonnage', 'Vessel Tonnage'],
  ['grossRegisteredTonnage', 'Vessel Gross Registered Tonnage'],
];

function reportUnknown(entry: XmlElement, report: ReadReport): void {
  reportUnknownChildren(entry, ENTRY_CHILDREN, report.unknown);
  for (const list of entry.children) {
    for (const item of list.children) {
      const known = ITEM_CHILDREN.get(item.name);
      if (known !== undefined) reportUnknownChildren(item, known, report.unknown);
      else if (list.name !== 'vesselInfo') report.unknown(`${list.name}/${item.name}`, item.text);
      else if (!VESSEL_FEATURES.some(([name]) => name === item.name)) {
        report.unknown(`vesselInfo/${item.name}`, item.text);
      }
    }
  }
}

function nameIn(draft: PartyDraft, element: XmlElement): string {
  const family = childText(element, 'lastName');
  const given = childText(element, 'firstName');
  return draft.entryType === 'individual' ? personName(given, family) : `${given} ${family}`.trim();
}

function addAliases(draft: PartyDraft, entry: XmlElement, report: ReadReport): void {
  for (const aka of childrenOf(entry, 'aka', 'akaList')) {
    const type = childText(aka, 'type');
    const category = childText(aka, 'category');
    const text = nameIn(draft, aka);
    if (!['a.k.a.', 'f.k.a.', 'n.k.a.'].includes(type)) report.unknown(`alias type ${type}`, text);
    if (!['strong', 'weak'].includes(category)) report.unknown(`alias category ${category}`, text);
    addName(draft, {
      text,
      kind: type === 'f.k.a.' ? 'former' : 'alias',
      quality: category === 'weak' ? 'weak' : 'strong',
    });
  }
}

function addAddresses(draft: PartyDraft, entry: XmlElement): void {
  for (const address of childrenOf(entry, 'address', 'addressList')) {
    addAddress(draft, {
      lines: ['address1', 'address2', 'address3'].map((line) => childText(address, line)),
      city: childText(address, 'city'),
      state: childText(address, 'stateOrProvince'),
      postalCode: childText(address, 'postalCode'),
      country: childText(address, 'country'),
    });
  }
}

function addIds(draft: PartyDraft, entry: XmlElement, report: ReadReport): void {
  for (const id of childrenOf(entry, 'id', 'idList')) {
    const issued = childText(id, 'issueDate');
    const expires = childText(id, 'expirationDate');
    const dates = [issued && `issued ${issued}`, expires && `expires ${expires}`];
    const feature = {
      type: childText(id, 'idType'),
      value: childText(id, 'idNumber'),
      country: childText(id, 'idCountry'),
      note: dates.filter((date) => date !== '').join(' '),
    };
    addFeature(draft, feature, report);
  }
}

/** Facts that stand in lists of their own: item element, its list, the element with the value, the feature type. */
const LISTED_FACTS: readonly (readonly [string, string, string, string])[] = [
  ['nationality', 'nationalityList', 'country', 'Nationality Country'],
  ['citizenship', 'citizenshipList', 'country', 'Citizenship Country'],
  ['dateOfBirthItem', 'dateOfBirthList', 'dateOfBirth', 'Birthdate'],
  ['placeOfBirthItem', 'placeOfBirthList', 'placeOfBirth', 'Place of Birth'],
];

function addFacts(draft: PartyDraft, entry: XmlElement, report: ReadReport): void {
  const add = (type: string, value: string): void => {
    if (value !== '') addFeature(draft, { type, value, country: '', note: '' }, report);
  };
  add('Title', childText(entry, 'title'));
  for (const [item, list, value, type] of LISTED_FACTS) {
    for (const element of childrenOf(entry, item, list)) add(type, childText(element, value));
  }
  const vessel = child(entry, 'vesselInfo');
  if (vessel) for (const [name, type] of VESSEL_FEATURES) add(type, childText(vessel, name));
}

function readEntry(entry: XmlElement, report: ReadReport): PartyDraft {
  reportUnknown(entry, report);
  const ref = childText(entry, 'uid');
  const draft = newDraft(ref, childText(entry, 'sdnType'));
  addName(draft, { text: nameIn(draft, entry), kind: 'primary', quality: 'strong' });
  draft.programs.push(...childrenOf(entry, 'program', 'programList').map((program) => program.text));
  addAliases(draft, entry, report);
  addAddresses(draft, entry);
  addFacts(draft, entry, report);
  addIds(draft, entry, report);
  draft.remarks = childText(entry, 'remarks');
  return draft;
}

/** Header of the file, whose name the publisher misspells: day of publication (`MM/DD/YYYY`) and number of entries. */
function readHeader(header: XmlElement, report: ReadReport): void {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/u.exec(childText(header, 'Publish_Date')) ?? [];
  if (!month || !day || !year) throw new ListFormatError('the date of publication is missing');
  report.dataAsOf(`${year}-${month}-${day}`);
  const count = childText(header, 'Record_Count');
  if (!/^\d+$/u.test(count)) throw new ListFormatError('the number of entries is missing');
  report.declaredCount(Number(count));
}

/**
 * Reads `SDN.XML` or `CONSOLIDATED.XML` and, where it is there, the advanced XML for native-script names and days of
 * listing. Throws `ListFormatError` for a file that is not whole, has no header, repeats an entry number or holds a
 * party without a name.
 */
export async function* readClassicXml(
  files: OpenedFiles,
  listCode: ListCode,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  const supplement = await readSupplement(files.all('advanced')[0], listCode, report);
  const refuseDuplicate = uniqueReferences();
  const records = readXmlRecords(files.one('primary').bytes(), {
    root: 'sdnList',
    records: ['sdnList/sdnEntry'],
  });
  let hasHeader = false;
  for await (const element of records) {
    if (element.name === 'publshInformation') {
      readHeader(element, report);
      hasHeader = true;
    } else if (element.name === 'sdnEntry') {
      const draft = readEntry(element, report);
      refuseDuplicate(draft.ref);
      applySupplement(draft, supplement.get(draft.ref));
      yield finishDraft(draft, listCode);
    } else if (element.name !== 'sdnList') report.unknown(`sdnList/${element.name}`, element.text);
  }
  if (!hasHeader) throw new ListFormatError('the header with date and number of entries is missing');
}
