import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile } from '../../list-source.ts';
import { readRows } from '../delimited-text.ts';
import { type CslFile, CslFileBuilder } from './csl-file.ts';
import { splitFlatAddresses } from './flat-addresses.ts';
import { flatIdentifications } from './flat-identifications.ts';
import { type CslRow, type CslTag, repairText } from './row.ts';

const COLUMNS = [
  '_id',
  'source',
  'entity_number',
  'type',
  'programs',
  'name',
  'title',
  'addresses',
  'federal_register_notice',
  'start_date',
  'end_date',
  'standard_order',
  'license_requirement',
  'license_policy',
  'call_sign',
  'vessel_type',
  'gross_tonnage',
  'gross_registered_tonnage',
  'vessel_flag',
  'vessel_owner',
  'remarks',
  'source_list_url',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'places_of_birth',
  'source_information_url',
  'ids',
] as const;
type Column = (typeof COLUMNS)[number];

/** Columns that only the Treasury's rows fill. */
const TREASURY_ONLY: readonly Column[] = [
  'entity_number',
  'type',
  'call_sign',
  'vessel_type',
  'gross_tonnage',
  'gross_registered_tonnage',
  'vessel_flag',
  'vessel_owner',
];

/**
 * Reads the CSV form. Copies that people keep may repeat the header and end in the middle of a row of the Treasury's lists,
 * which this service does not take from here; a cut row of any other list makes the file unreadable.
 */
export async function readCslCsv(file: OpenedFile): Promise<CslFile> {
  const builder = new CslFileBuilder();
  let header: readonly string[] | null = null;
  let cut: CutRow | null = null;
  for await (const cells of readRows(closeLastQuote(file.bytes()))) {
    if (header === null) {
      header = checkHeader(cells);
      continue;
    }
    if (cells[0] === header[0] && cells[1] === header[1]) continue;
    // Only the last row of a file can be cut by its end: one before it is a fault of its own list alone.
    if (cut?.swallowing) throw new ListFormatError(cut.reason);
    if (cut?.tag) builder.broken(cut.tag, cut.reason);
    cut = readCells(builder, header, cells);
  }
  if (header === null) throw new ListFormatError('the file is empty');
  if (cut?.tag) throw new ListFormatError(cut.reason);
  return builder.whole(cut === null ? [] : [cut.id]);
}

/** A row with fewer or more cells than the header; without `tag` one of another list. */
interface CutRow {
  readonly tag: CslTag | null;
  readonly reason: string;
  readonly id: string;
  /** True where a quote left open may have taken in rows of any list. */
  readonly swallowing: boolean;
}

function readCells(
  builder: CslFileBuilder,
  header: readonly string[],
  cells: readonly string[],
): CutRow | null {
  const value = (column: string): string => cells[header.indexOf(column)]?.trim() ?? '';
  const tag = builder.tagOf(value('source'), value('name'));
  if (cells.length !== header.length) {
    const reason = `a row of the screening list is cut short: ${value('name')}`;
    return { tag, reason, id: value('_id'), swallowing: cells.some((cell) => cell.includes('\n')) };
  }
  if (tag === null) return null;
  builder.add(readRow(tag, value));
  for (const column of header) {
    if (value(column) === '') continue;
    if (!isKnown(column)) builder.unknown(tag, `column ${column}`, value(column));
    else if (TREASURY_ONLY.includes(column)) builder.unknown(tag, `${column} of ${tag}`, value(column));
  }
  return null;
}

const isKnown = (column: string): column is Column => (COLUMNS as readonly string[]).includes(column);

function checkHeader(cells: readonly string[]): readonly string[] {
  const header = cells.map((cell) => cell.replace(/^\uFEFF/u, '').trim());
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
  return header;
}

/** Ends a quoted cell that the file leaves open, so that the cut row comes out as a row with too few columns. */
async function* closeLastQuote(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let quotes = 0;
  for await (const chunk of bytes) {
    for (const byte of chunk) if (byte === 0x22) quotes++;
    yield chunk;
  }
  if (quotes % 2 === 1) yield Buffer.from('"\n');
}

function readRow(tag: CslTag, value: (column: Column) => string): CslRow {
  const list = (column: Column): readonly string[] =>
    value(column)
      .split(/;\s+/u)
      .filter((item) => item !== '');
  return {
    tag,
    id: value('_id'),
    name: repairText(value('name')),
    altNames: value('alt_names') === '' ? [] : [repairText(value('alt_names'))],
    addresses: splitFlatAddresses(repairText(value('addresses'))),
    country: '',
    notice: value('federal_register_notice'),
    startDate: value('start_date'),
    endDate: value('end_date'),
    standardOrder: value('standard_order'),
    programs: list('programs'),
    licenseRequirement: repairText(value('license_requirement')),
    licensePolicy: repairText(value('license_policy')),
    title: value('title'),
    remarks: repairText(value('remarks')),
    datesOfBirth: list('dates_of_birth'),
    placesOfBirth: list('places_of_birth'),
    nationalities: list('nationalities'),
    citizenships: list('citizenships'),
    identifications: flatIdentifications(value('ids')),
    pageUrl: value('source_information_url') || value('source_list_url'),
  };
}
