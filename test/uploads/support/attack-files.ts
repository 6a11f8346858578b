import { zipOf, type PackedPart } from './zip-of.ts';

const SPREADSHEETS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet whose parts are as given; `sheet`, `strings`, `styles` and `book` are texts of whole parts. */
export interface AttackParts {
  readonly sheet?: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly book?: string;
  readonly relations?: string;
  /** More parts of the zip. */
  readonly more?: Readonly<Record<string, string>>;
  readonly packed?: Readonly<Record<string, PackedPart>>;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${SPREADSHEETS}/${type}" Target="${target}"/>`;

const ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>';

/** A spreadsheet that a program other than ours might send. Small on purpose: what it does is in its parts. */
export function attackWorkbook(parts: AttackParts = {}): Uint8Array {
  return zipOf(
    {
      '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml':
        parts.book ?? '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        parts.relations ??
        `<Relationships>${relation('r1', 'worksheet', 'sheet.xml')}${relation('r2', 'sharedStrings', 'strings.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`,
      'xl/sheet.xml': parts.sheet ?? sheetOf(ROW),
      'xl/strings.xml': parts.strings ?? '<sst/>',
      'xl/styles.xml': parts.styles ?? '<styleSheet/>',
      ...parts.more,
    },
    parts.packed,
  );
}

/** A sheet with these rows. */
export const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** XML inside `root` that nests `depth` elements and closes none. */
export const nested = (root: string, depth: number): string => `<${root}>${'<a>'.repeat(depth)}`;

/** An element with so many attributes. */
export const wide = (root: string, attributes: number): string =>
  `<${root} ${Array.from({ length: attributes }, (_, place) => `a${place}="1"`).join(' ')}/>`;

/** An element with one attribute of so many characters. */
export const heavy = (root: string, characters: number): string => `<${root} a="${'x'.repeat(characters)}"/>`;

/** XML with a comment that does not end. */
export const endless = (root: string, characters: number): string =>
  `<${root}><!-- ${'< '.repeat(characters / 2)}`;
