import { posix } from 'node:path';
import { SPREADSHEET } from './reading-bounds.ts';
import { tooMuch } from './reading-budget.ts';
import { UnusableFileError } from './unusable-file.ts';
import { readXml } from './xml-events.ts';
import { openWorkbookZip, type WorkbookZip } from './workbook-zip.ts';

/** A sheet that holds cells. */
export interface WorkbookSheet {
  readonly name: string;
  readonly part: string;
}

/** Excel takes 31 characters; the names are kept with the upload. */
const MOST_NAME_CHARACTERS = 100;

/** What of a workbook concerns its cells. */
export interface Workbook {
  readonly zip: WorkbookZip;
  /** In the order of the tabs. Hidden sheets are left out. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sharedStringsPart: string | null;
  readonly stylesPart: string | null;
  /** Days count from 1904, as old Excel for Macintosh had it. */
  readonly from1904: boolean;
}

interface Relation {
  readonly type: string;
  readonly part: string;
}

/** Opens an XLSX workbook; whoever opened it closes its `zip`. Throws `UnusableFileError`. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openWorkbookZip(path);
  try {
    return await readWorkbook(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readWorkbook(zip: WorkbookZip): Promise<Workbook> {
  const main = await mainPart(zip);
  const relations = await readRelations(zip, main);
  const sheets: WorkbookSheet[] = [];
  let from1904 = false;
  await readXml(zip.read(main, SPREADSHEET.describingBytes), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/u.test(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const relation = relations.get(attributeNamed(attributes, 'id'));
      if (relation?.type !== 'worksheet') return;
      if (sheets.length === SPREADSHEET.sheets) throw tooMuch(`has more than ${SPREADSHEET.sheets} sheets`);
      sheets.push({ name: (attributes['name'] ?? '').slice(0, MOST_NAME_CHARACTERS), part: relation.part });
    },
  });
  if (sheets.length === 0) throw new UnusableFileError('empty', 'The spreadsheet has no sheet with cells.');
  const partOf = (type: string): string | null =>
    [...relations.values()].find((relation) => relation.type === type && zip.has(relation.part))?.part ??
    null;
  return {
    zip,
    sheets,
    from1904,
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
}

/** The workbook itself, by the relations of the package: other programs than Excel name their parts otherwise. */
async function mainPart(zip: WorkbookZip): Promise<string> {
  if (zip.has('_rels/.rels')) {
    const relations = await readRelations(zip, '');
    const main = [...relations.values()].find(({ type }) => type === 'officeDocument');
    // A binary workbook (.xlsb) has the same relations; a text document (.docx) has another main part.
    if (main !== undefined && zip.has(main.part) && /workbook[^/]*\.xml$/u.test(main.part)) return main.part;
  }
  throw new UnusableFileError(
    'unsupported',
    'This is not an XLSX spreadsheet. Save the table as XLSX or CSV.',
  );
}

async function readRelations(zip: WorkbookZip, of: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(of === '' ? 'x' : of);
  const part = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  const relations = new Map<string, Relation>();
  await readXml(zip.read(part, SPREADSHEET.describingBytes), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const target = attributes['Target'] ?? '';
      relations.set(attributes['Id'] ?? '', {
        type: (attributes['Type'] ?? '').replace(/^.*\//u, ''),
        part: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return relations;
}

/** An attribute by its name without prefix: `r:id`. */
function attributeNamed(attributes: Readonly<Record<string, string>>, name: string): string {
  const key = Object.keys(attributes).find((known) => known.endsWith(`:${name}`));
  return attributes[key ?? name] ?? '';
}
