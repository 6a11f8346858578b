import { ListFormatError } from '../../../errors.ts';
import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import type { OpenedFile, OpenedFiles, ReadReport } from '../../list-source.ts';
import { readRows } from '../delimited-text.ts';
import { applySupplement, readSupplement } from './advanced-supplement.ts';
import { splitCity } from './city-line.ts';
import { naturalPersonName } from './names.ts';
import {
  addAddress,
  addCountry,
  addName,
  finishDraft,
  newDraft,
  uniqueReferences,
  type PartyDraft,
} from './party-draft.ts';
import { readRemarks } from './remarks.ts';

type Row = readonly string[];

/** Remarks are cut at this length and go on in the comments file. */
const REMARKS_LIMIT = 1000;

const CTRL_Z = 0x1a;

/** Passes the bytes on and refuses a file that does not end in OFAC's Ctrl-Z: it was cut, perhaps between two rows. */
async function* untilEndMark(file: OpenedFile): AsyncGenerator<Uint8Array> {
  let last: number | undefined;
  for await (const chunk of file.bytes()) {
    last = chunk.findLast((byte) => byte > 0x20 || byte === CTRL_Z) ?? last;
    yield chunk;
  }
  if (last === undefined) throw new ListFormatError(`${file.name} is empty`);
  if (last !== CTRL_Z)
    throw new ListFormatError(`${file.name} is cut short: its end mark (Ctrl-Z) is missing`);
}

/** Rows with OFAC's null (`-0- `, unquoted, with a trailing blank) read as an empty string. */
async function* rowsOf(file: OpenedFile, columns: number): AsyncGenerator<Row> {
  for await (const row of readRows(untilEndMark(file), { columns })) {
    yield row.map((cell) => {
      const text = cell.trim();
      if (text === '-0-') return '';
      return cell.length >= REMARKS_LIMIT ? cell : text; // a blank at the cut belongs to the remarks
    });
  }
}

async function rowsByParty(file: OpenedFile, columns: number): Promise<Map<string, Row[]>> {
  const byParty = new Map<string, Row[]>();
  for await (const row of rowsOf(file, columns)) {
    const rows = byParty.get(row[0] ?? '');
    if (rows) rows.push(row);
    else byParty.set(row[0] ?? '', [row]);
  }
  return byParty;
}

/** Continuations of remarks, as they stand in the file: a blank at either end belongs to the text. */
async function continuations(file: OpenedFile): Promise<Map<string, string>> {
  const byParty = new Map<string, string>();
  for await (const [ref = '', text = ''] of readRows(untilEndMark(file), { columns: 2 })) {
    byParty.set(ref.trim(), `${byParty.get(ref.trim()) ?? ''}${text}`);
  }
  return byParty;
}

const nameOf = (draft: PartyDraft, text: string): string =>
  draft.entryType === 'individual' ? naturalPersonName(text) : text;

function addAliases(draft: PartyDraft, rows: readonly Row[], report: ReadReport): void {
  for (const [, , type = '', text = '', remarks = ''] of rows) {
    if (!['aka', 'fka', 'nka'].includes(type)) report.unknown(`alias type ${type}`, text);
    if (remarks !== '') report.unknown('alias remarks', remarks);
    addName(draft, {
      text: nameOf(draft, text),
      kind: type === 'fka' ? 'former' : 'alias',
      quality: 'strong',
    });
  }
}

function addAddresses(draft: PartyDraft, rows: readonly Row[], report: ReadReport): void {
  for (const [, , line = '', cityLine = '', country = '', remarks = ''] of rows) {
    if (remarks !== '') report.unknown('address remarks', remarks);
    addAddress(draft, { lines: [line], ...splitCity(cityLine), country });
  }
}

/** Title and the vessel columns; what has no field of its own stands before the remarks. */
function addColumns(draft: PartyDraft, row: Row): void {
  const [, , , , title = '', callSign = '', type = '', tonnage = '', gross = '', flag = '', owner = ''] = row;
  const labelled: readonly (readonly [string, string])[] = [
    ['Title', title],
    ['Vessel Type', type],
    ['Vessel Tonnage', tonnage],
    ['Vessel Gross Registered Tonnage', gross],
    ['Vessel Owner', owner],
  ];
  for (const [label, text] of labelled) if (text !== '') draft.annotations.push(`${label} ${text}`);
  if (callSign !== '') {
    draft.identifications.push({ type: 'Vessel Call Sign', number: callSign, country: '', note: '' });
  }
  addCountry(draft, flag, 'flag');
}

function reportOrphans(file: string, left: ReadonlyMap<string, unknown>, report: ReadReport): void {
  for (const ref of left.keys()) report.unknown(`${file} row of no party`, ref);
}

/**
 * Reads the four CSV files of one publication (`sdn.csv`, `alt.csv`, `add.csv`, `sdn_comments.csv`, no headers) and,
 * where it is there, the advanced XML for native-script names and days of listing. Throws `ListFormatError` for a file
 * that is cut short, has other columns, repeats an entry number or holds a party without a name.
 */
export async function* readCsvQuartet(
  files: OpenedFiles,
  listCode: ListCode,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  const primary = files.one('primary');
  if (primary.lastModified !== null) report.dataAsOf(primary.lastModified);
  const aliases = await rowsByParty(files.one('aliases'), 5);
  const addresses = await rowsByParty(files.one('addresses'), 6);
  const overflow = await continuations(files.one('remarks'));
  const supplement = await readSupplement(files.all('advanced')[0], listCode, report);
  const take = <T>(map: Map<string, T>, ref: string): T | undefined => {
    const value = map.get(ref);
    map.delete(ref);
    return value;
  };
  const refuseDuplicate = uniqueReferences();
  let count = 0;
  for await (const row of rowsOf(primary, 12)) {
    const [ref = '', name = '', type = '', programs = ''] = row;
    refuseDuplicate(ref);
    count++;
    const draft = newDraft(ref, type === '' ? 'entity' : type);
    addName(draft, { text: nameOf(draft, name), kind: 'primary', quality: 'strong' });
    draft.programs.push(...programs.split('] [').filter((program) => program !== ''));
    addAliases(draft, take(aliases, ref) ?? [], report);
    addAddresses(draft, take(addresses, ref) ?? [], report);
    addColumns(draft, row);
    const start = row[11] ?? '';
    const continuation = take(overflow, ref);
    const cut = start.length >= REMARKS_LIMIT && continuation === undefined;
    if (cut) report.unknown('remarks cut without continuation', ref);
    readRemarks(draft, `${start}${continuation ?? ''}`, cut, report);
    applySupplement(draft, supplement.get(ref));
    yield finishDraft(draft, listCode);
  }
  if (count === 0) throw new ListFormatError(`${primary.name} holds no party`);
  reportOrphans('aliases', aliases, report);
  reportOrphans('addresses', addresses, report);
  reportOrphans('remarks', overflow, report);
}
