import { MOST_CELL_CHARACTERS, SPREADSHEET } from './reading-bounds.ts';
import { SharedTexts } from './shared-texts.ts';
import type { Workbook } from './workbook.ts';
import type { WorkbookPart } from './workbook-zip.ts';
import { readXml } from './xml-events.ts';

/** What the cells of a workbook refer to. */
export interface CellTexts {
  /** Texts that cells share, by number. */
  readonly shared: SharedTexts;
  /** Styles, by number, that show a number as a date. */
  readonly dateStyles: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** Reads the shared texts and the date styles of a workbook. Throws `UnusableFileError`. */
export async function readCellTexts(workbook: Workbook): Promise<CellTexts> {
  const { zip, sharedStringsPart, stylesPart, from1904 } = workbook;
  return {
    shared: sharedStringsPart === null ? new SharedTexts() : await readShared(zip.read(sharedStringsPart)),
    dateStyles:
      stylesPart === null
        ? new Set()
        : await readDateStyles(zip.read(stylesPart, SPREADSHEET.describingBytes)),
    from1904,
  };
}

/** Text comes in runs of one format each (`r`); readings of Japanese characters (`rPh`) are no part of it. */
async function readShared(part: WorkbookPart): Promise<SharedTexts> {
  const shared = new SharedTexts();
  let text = '';
  let inText = false;
  let inReading = false;
  await readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text(piece) {
      if (inText && text.length <= MOST_CELL_CHARACTERS) text += piece;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') shared.push(text);
    },
  });
  return shared;
}

async function readDateStyles(part: WorkbookPart): Promise<ReadonlySet<number>> {
  const dateFormats = new Set<number>();
  const dateStyles = new Set<number>();
  let inCellStyles = false;
  let styles = 0;
  await readXml(part, {
    open(name, attributes) {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) {
        dateFormats.add(Number(attributes['numFmtId']));
      }
      if (name !== 'xf' || !inCellStyles) return;
      const format = Number(attributes['numFmtId']);
      if (isBuiltInDate(format) || dateFormats.has(format)) dateStyles.add(styles);
      styles++;
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return dateStyles;
}

/** ECMA-376 part 1, 18.8.30: 14 to 22 are dates everywhere, 27 to 36 and 50 to 58 in East Asian Excel. */
function isBuiltInDate(format: number): boolean {
  return (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);
}

/** A format with a day, month or year outside quotes and brackets: `[$-409]d. mmm yyyy`. */
function isDateFormat(code: string): boolean {
  if (code.length > SPREADSHEET.formatCharacters) return false;
  const bare = code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/gu, '');
  return /[dy]/iu.test(bare) || /m.*[/.-]|[/.-].*m/iu.test(bare);
}

/** Days from 1 January 1970 back to the first day of a spreadsheet's count. */
const DAYS_TO_1970 = { from1900: 25_569, from1904: 24_107 };

/** A date as ISO text; the number itself where it is none. */
export function dateText(serial: number, from1904: boolean): string {
  const days = serial - DAYS_TO_1970[from1904 ? 'from1904' : 'from1900'];
  const date = new Date(Math.round(days * 86_400) * 1000);
  if (serial < 0 || Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
