import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { checkRecords } from '../../check-records.ts';
import { groupBy } from '../../derived-reference.ts';
import type { OpenedFile, OpenedFiles, ReadReport, SourceEdition } from '../../list-source.ts';
import type { CslFile } from './csl-file.ts';
import { CSL_CSV_FILE, CSL_JSON_FILE, CSL_JSON_VARIANT } from './files.ts';
import { type CslProfile, cslParty, cslReference } from './party.ts';
import { readCslCsv } from './read-csv.ts';
import { readCslJson } from './read-json.ts';
import type { CslRow, CslTag } from './row.ts';

/** Fields of the screening list that none of its lists takes. */
export const CSL_IGNORED_FIELDS = [
  {
    field: '_id, id',
    reason: 'a hash of the row that changes with every edit; the reference is derived instead',
  },
  { field: 'source', reason: 'says which list the row is of' },
  {
    field:
      'entity_number, type, call_sign, vessel_type, gross_tonnage, gross_registered_tonnage, vessel_flag, vessel_owner',
    reason:
      'only filled for the Treasury lists, which are read from OFAC itself; reported when another list fills them',
  },
];

/** The same opened file is parsed once, whichever of its six lists asks first. */
const parsed = new WeakMap<OpenedFile, Promise<CslFile>>();

function parseOnce(file: OpenedFile, parse: (file: OpenedFile) => Promise<CslFile>): Promise<CslFile> {
  const earlier = parsed.get(file);
  if (earlier !== undefined) return earlier;
  const reading = parse(file);
  parsed.set(file, reading);
  return reading;
}

/** The layouts of a list that is cut from the Consolidated Screening List: JSON, CSV, then dated local copies. */
export function cslEditions(tag: CslTag, profile: CslProfile): readonly SourceEdition[] {
  const reader =
    (parse: (file: OpenedFile) => Promise<CslFile>) =>
    (files: OpenedFiles, report: ReadReport): AsyncIterable<ListedPartyRecord> =>
      checkRecords(readParties(newest(files), parse, { tag, profile, report }));
  return [
    { id: 'screening-list-json', files: [CSL_JSON_FILE], read: reader(readCslJson) },
    { id: 'screening-list-csv', files: [CSL_CSV_FILE], read: reader(readCslCsv) },
    { id: 'screening-list-json-copy', files: [CSL_JSON_VARIANT], read: reader(readCslJson) },
  ];
}

function newest(files: OpenedFiles): OpenedFile {
  return files.all('screening-list').at(-1) ?? files.one('screening-list');
}

async function* readParties(
  file: OpenedFile,
  parse: (file: OpenedFile) => Promise<CslFile>,
  list: { readonly tag: CslTag; readonly profile: CslProfile; readonly report: ReadReport },
): AsyncGenerator<ListedPartyRecord> {
  const { rows, unknown, strangeSources, broken, cutRows } = await parseOnce(file, parse);
  const reason = broken.get(list.tag);
  if (reason !== undefined) throw new ListFormatError(reason);
  for (const { what, example } of unknown.filter(({ tag }) => tag === list.tag))
    list.report.unknown(what, example);
  for (const { source, example } of strangeSources)
    list.report.leftOut(`row of no known list: ${source}`, example);
  for (const id of cutRows) list.report.leftOut('row of another list, cut short at the end of the file', id);
  const own = rows.filter((row) => row.tag === list.tag);
  if (own.length === 0) throw new ListFormatError(noRows(list.tag, strangeSources));
  const asOf = file.lastModified ?? newestStart(rows);
  yield* partiesOfRows(own, { profile: list.profile, report: list.report, asOf });
}

function noRows(tag: CslTag, strangeSources: CslFile['strangeSources']): string {
  const others = [...new Set(strangeSources.map(({ source }) => source))].join('; ');
  const hint = others === '' ? '' : `, but rows of lists nobody knows, one of which it may now be: ${others}`;
  return `the screening list holds no row of ${tag}${hint}`;
}

/** Newest starting day of the rows, ISO; the file carries no date of its own. */
export function newestStart(rows: readonly CslRow[]): string | null {
  const days = rows.map((row) => row.startDate).filter((date) => ISO_DAY.test(date));
  return days.sort().at(-1) ?? null;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/u;

/** The parties that rows describe; those whose every order ended before the day of the file are left out. */
export function* partiesOfRows(
  rows: readonly CslRow[],
  context: { readonly profile: CslProfile; readonly report: ReadReport; readonly asOf: string | null },
): Generator<ListedPartyRecord> {
  const { profile, report, asOf } = context;
  if (asOf !== null) report.dataAsOf(asOf);
  for (const [reference, group] of groupBy(rows, (row) => cslReference(row, profile))) {
    const current = group.filter((row) => !hasEnded(row, asOf));
    if (current.length > 0) yield cslParty(reference, current, profile);
    else report.leftOut('expired', reference);
  }
}

/** Orders that ended before the day of the file stay in it for a while. */
function hasEnded(row: CslRow, asOf: string | null): boolean {
  return asOf !== null && ISO_DAY.test(row.endDate) && row.endDate < asOf;
}
