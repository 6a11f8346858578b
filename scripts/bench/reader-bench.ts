import { createFolderFetcher } from '../../src/ingest/folder-fetcher.ts';
import { validRecords } from '../../src/ingest/valid-records.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type {
  ListSource,
  OpenedFile,
  OpenedFiles,
  ReadReport,
  SourceEdition,
} from '../../src/lists/list-source.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { figure, timed, type Figure } from './measure.ts';

/** How the XML of a list marks a record, and the reference by which the publisher tells it from others. */
interface Records {
  readonly element: string;
  /** The reference, without what stands behind it. */
  readonly reference: RegExp;
}

const RECORDS: Readonly<Partial<Record<ListCode, Records>>> = {
  UN_CONSOLIDATED: { element: 'INDIVIDUAL', reference: /<REFERENCE_NUMBER>[^<]*/u },
  EU_FSF: { element: 'sanctionEntity', reference: /euReferenceNumber="[^"]*/u },
  UK_SANCTIONS: { element: 'Designation', reference: /<UniqueID>[^<]*/u },
  SWISS_SECO: { element: 'target', reference: /ssid="[^"]*/u },
};

/** Lists that `readerFigures` can enlarge. */
export const XML_LISTS = Object.keys(RECORDS) as readonly ListCode[];

const SILENT: ReadReport = {
  dataAsOf: () => undefined,
  declaredCount: () => undefined,
  unknown: () => undefined,
  leftOut: () => undefined,
};

/** Where the first record of a file starts, and where the last one ends that begins within so many characters of it. */
function rangeOf(content: string, element: string, characters: number): readonly [number, number] {
  const end = `</${element}>`;
  const start = content.search(new RegExp(`<${element}[\\s>]`, 'u'));
  const stop = content.lastIndexOf(end, start + characters) + end.length;
  if (start < 0 || stop <= start) throw new Error(`the file has no <${element}>`);
  return [start, stop];
}

/** Characters of records that are repeated: the benchmark itself shall hold little. */
const REPEATED = 2_000_000;

/** The XML of a list in a folder of local copies, with its first records only. Throws `Error` when there is none. */
export async function sampleOf(code: ListCode, from: string): Promise<string> {
  const { element, source, edition, role } = xmlOf(code);
  const fetcher = await createFolderFetcher(from);
  const fetched = await fetcher.fetch({ ...source, editions: [edition] });
  if (fetched === null) throw new Error(`${from} has no XML of ${code}`);
  const content = (await contentOf(fetched.files.one(role))).toString('utf8');
  await fetcher.close();
  const [, stop] = rangeOf(content, element, REPEATED);
  const [, end] = rangeOf(content, element, content.length);
  return content.slice(0, stop) + content.slice(end);
}

/**
 * The bytes of a file whose records are repeated up to a size, each time with other references: a reader refuses one that
 * comes twice. Nothing larger than the file is held.
 */
async function* enlarged(
  content: string,
  { element, reference }: Records,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const end = `</${element}>`;
  const [start, stop] = rangeOf(content, element, content.length);
  yield Buffer.from(content.slice(0, start));
  for (let time = 0, size = 0; size < bytes; time++) {
    for (let at = start; at < stop;) {
      const next = content.indexOf(end, at) + end.length;
      const record = content.slice(at, next).replace(reference, (found) => `${found}x${time}`);
      yield await Promise.resolve(Buffer.from(record));
      size += record.length;
      at = next;
    }
  }
  yield Buffer.from(content.slice(stop));
}

async function contentOf(file: OpenedFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes()) parts.push(part);
  return Buffer.concat(parts);
}

function onlyFile(bytes: () => AsyncIterable<Uint8Array>): OpenedFiles {
  const file: OpenedFile = { name: 'enlarged.xml', lastModified: null, bytes };
  return { all: () => [file], one: () => file };
}

function xmlOf(code: ListCode): Records & {
  readonly source: ListSource;
  readonly edition: SourceEdition;
  readonly role: string;
} {
  const records = RECORDS[code];
  const source = LIST_SOURCES.find(({ facts }) => facts.code === code);
  const edition = source?.editions.find(({ files }) => files.length === 1 && files[0]?.format === 'xml');
  const role = edition?.files[0]?.role;
  if (records === undefined || source === undefined || edition === undefined || role === undefined)
    throw new Error(`${code} has no XML that can be enlarged`);
  return { ...records, source, edition, role };
}

/**
 * Reads a sample of one list, its records repeated up to a number of megabytes, in this process: records, time and the most
 * memory that the process ever had.
 */
export async function readerFigures(
  code: ListCode,
  sample: string,
  megabytes: number,
): Promise<readonly Figure[]> {
  const { edition, ...records } = xmlOf(code);
  let count = 0;
  const { ms } = await timed(async () => {
    const files = onlyFile(() => enlarged(sample, records, megabytes * 1_000_000));
    const read = validRecords(code, edition.read(files, SILENT));
    for (let next = await read.next(); next.done !== true; next = await read.next()) count++;
  });
  return [
    figure(`${code}: records of ${megabytes} MB`, count, 'records'),
    figure(`${code}: read in`, ms / 1000, 's'),
    figure(`${code}: memory at most`, process.resourceUsage().maxRSS / 1000, 'MB', { atMost: 300 }),
  ];
}
