import type { Identification, ListedAddress } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile } from '../../list-source.ts';
import { clean, listedAddress } from '../../record-parts.ts';
import { readJsonRecords } from '../json-records.ts';
import { type CslFile, CslFileBuilder } from './csl-file.ts';
import { type CslRow, type CslTag, repairText } from './row.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const READ_KEYS = new Set([
  'id',
  '_id',
  'source',
  'name',
  'alt_names',
  'addresses',
  'country',
  'federal_register_notice',
  'start_date',
  'end_date',
  'standard_order',
  'programs',
  'license_requirement',
  'license_policy',
  'title',
  'remarks',
  'dates_of_birth',
  'places_of_birth',
  'nationalities',
  'citizenships',
  'ids',
  'source_information_url',
  'source_list_url',
]);

/** Reads the JSON form. Throws `ListFormatError` when it is not whole or a record has no source or name. */
export async function readCslJson(file: OpenedFile): Promise<CslFile> {
  const builder = new CslFileBuilder();
  for await (const record of readJsonRecords(file.bytes(), 'results')) {
    const source = text(record['source']);
    if (source === '') throw new ListFormatError('a record of the screening list has no source');
    const tag = builder.tagOf(source, text(record['name']));
    if (tag === null) continue;
    builder.add(readRecord(tag, record));
    for (const [key, value] of Object.entries(record)) {
      if (!READ_KEYS.has(key) && !isEmpty(value)) {
        builder.unknown(tag, `${key} of ${tag}`, JSON.stringify(value).slice(0, 80));
      }
    }
  }
  return builder.whole([]);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    text(value) === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Text of a value; `null`, absent and empty are the same to the publisher. */
function text(value: unknown): string {
  if (typeof value === 'string') return clean(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) || (typeof value === 'object' && value !== null) ? JSON.stringify(value) : '';
}

function texts(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map(text).filter((one) => one !== '');
}

function objects(value: unknown): readonly JsonRecord[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is JsonRecord => typeof one === 'object' && one !== null);
}

function readRecord(tag: CslTag, record: JsonRecord): CslRow {
  return {
    tag,
    id: text(record['id'] ?? record['_id']),
    name: repairText(text(record['name'])),
    altNames: texts(record['alt_names']).map(repairText),
    addresses: objects(record['addresses']).flatMap(readAddress),
    country: text(record['country']),
    notice: text(record['federal_register_notice']),
    startDate: text(record['start_date']),
    endDate: text(record['end_date']),
    standardOrder: text(record['standard_order']),
    programs: texts(record['programs']),
    licenseRequirement: repairText(text(record['license_requirement'])),
    licensePolicy: repairText(text(record['license_policy'])),
    title: text(record['title']),
    remarks: repairText(text(record['remarks'])),
    datesOfBirth: texts(record['dates_of_birth']),
    placesOfBirth: texts(record['places_of_birth']),
    nationalities: texts(record['nationalities']),
    citizenships: texts(record['citizenships']),
    identifications: objects(record['ids']).map(readIdentification),
    pageUrl: text(record['source_information_url']) || text(record['source_list_url']),
  };
}

function readAddress(address: JsonRecord): readonly ListedAddress[] {
  return listedAddress({
    lines: [repairText(text(address['address']))],
    city: repairText(text(address['city'])),
    state: text(address['state']),
    postalCode: text(address['postal_code']),
    country: text(address['country']),
  });
}

function readIdentification(id: JsonRecord): Identification {
  const dates = [
    ['issued', text(id['issue_date'])],
    ['expires', text(id['expiration_date'])],
  ] as const;
  return {
    type: text(id['type']),
    number: text(id['number']),
    country: text(id['country']),
    note: dates
      .filter(([, date]) => date !== '')
      .map(([label, date]) => `${label} ${date}`)
      .join(', '),
  };
}
