import { ListFormatError } from '../../../errors.ts';
import { readXmlRecords, type XmlElement } from '../../formats/xml-records.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';

/**
 * Fields by the part of an element's name before its first hyphen. The names changed in 2024/25 (`Entity` became
 * `EntityOrShip`) and in August 2026 (`EntityOrShip-EntiteOuNavire`); `record` stayed, so a reader bound to old names would
 * see the right number of empty records.
 */
const FIELDS = {
  Country: 'regulation',
  LastName: 'lastName',
  GivenName: 'givenName',
  Entity: 'entity',
  EntityOrShip: 'entity',
  Title: 'title',
  TitleOrShip: 'title',
  TitleOrShipType: 'title',
  DateOfBirth: 'date',
  DateOfBirthOrShipBuildDate: 'date',
  ShipIMONumber: 'imo',
  Aliases: 'aliases',
  Schedule: 'schedule',
  Item: 'item',
  DateOfListing: 'listed',
} as const;

/** Meaning of an element. */
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** One record; an absent field is an empty text. */
export type SemaRecord = Readonly<Record<Field, string>>;

const EMPTY: SemaRecord = {
  regulation: '',
  lastName: '',
  givenName: '',
  entity: '',
  title: '',
  date: '',
  imo: '',
  aliases: '',
  schedule: '',
  item: '',
  listed: '',
};

/** Reads the records. Throws `ListFormatError` for a record without name, regulation or item. */
export async function* readSemaRecords(file: OpenedFile, report: ReadReport): AsyncGenerator<SemaRecord> {
  const elements = readXmlRecords(file.bytes(), { root: 'data-set', records: ['data-set/record'] });
  for await (const element of elements) {
    if (element.name === 'data-set') continue;
    if (element.name === 'record') yield readRecord(element, report);
    else report.unknown(`element ${element.name}`, element.text.slice(0, 80));
  }
}

function readRecord(element: XmlElement, report: ReadReport): SemaRecord {
  const record: Record<Field, string> = { ...EMPTY };
  for (const child of element.children) {
    const name = child.name.split('-')[0] ?? '';
    const field: Field | undefined = (FIELDS as Readonly<Record<string, Field>>)[name];
    if (field === undefined) report.unknown(`record/${child.name}`, child.text.slice(0, 80));
    else record[field] = clean(child.text.replace(/[\u200b\ufeff]/gu, ''));
  }
  if (record.lastName === '' && record.givenName === '' && record.entity === '') {
    throw new ListFormatError(
      `a record without name: ${record.regulation} ${record.schedule} ${record.item}`,
    );
  }
  if (record.regulation === '' || record.item === '') {
    throw new ListFormatError(`a record without regulation or item: ${record.entity}${record.lastName}`);
  }
  return record;
}
