import type { BirthDate } from '../../../domain/listed-party.ts';
import { daySpan, readBirthDate } from '../../dates.ts';
import { splitEnumerated } from '../../formats/enumerated-text.ts';
import type { CellValue } from '../../formats/spreadsheet.ts';
import { hijriDaySpan } from '../../hijri.ts';

/** Days from 30 December 1899 to 1 January 1970. */
const EXCEL_EPOCH_DAYS = 25_569;

/** ISO day of a bare number in a date cell, which is a day serial here; null when it is none. */
function serialDay(value: number): string | null {
  if (!Number.isInteger(value) || value < 3_000 || value > 80_000) return null;
  return new Date((value - EXCEL_EPOCH_DAYS) * 86_400_000).toISOString().slice(0, 10);
}

/** Dates of birth of a cell: a day, a serial, or text such as `1963年頃`, `1955年から1958年の間`, `A又はB`. */
export function birthDatesOf(cell: CellValue): readonly BirthDate[] {
  if (typeof cell === 'number') {
    const day = serialDay(cell);
    return [day === null ? readBirthDate(String(cell)) : { text: day, earliest: day, latest: day }];
  }
  const text = (cell ?? '').normalize('NFKC').replace(/^born\b.*$/gimu, '');
  return splitEnumerated(text)
    .flatMap((piece) => piece.split(/又は|または|もしくは|若しくは|、|,\s*(?=\d{4})/u))
    .map((piece) => piece.trim())
    .filter((piece) => /\d/u.test(piece))
    .reduce<readonly string[]>((pieces, piece) => [...pieces, completed(piece, pieces.at(-1) ?? '')], [])
    .map(readJapaneseDate);
}

/** `1991年7月14日又は6月14日`, `1986年12月13日又は31日`, `1958年、59年又は60年生まれ`: what is left out is as in the date before. */
function completed(piece: string, before: string): string {
  const [, year = '', month = ''] = /(\d{4})(?:\s*年(?:\s*(\d{1,2})\s*月)?)?/u.exec(before) ?? [];
  if (year === '' || /\d{4}/u.test(piece)) return piece;
  if (/^\d{1,2}\s*月/u.test(piece)) return `${year}年${piece}`;
  if (/^\d{1,2}\s*日/u.test(piece) && month !== '') return `${year}年${month}月${piece}`;
  if (/^\d{2}(?:\s*年|$)/u.test(piece)) return `${year.slice(0, 2)}${piece.replace(/^(\d{2})$/u, '$1年')}`;
  return piece;
}

const DATE =
  /(\d{4})(?:\s*年\s*(?:(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日)?)?|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2}))/gu;

function readJapaneseDate(text: string): BirthDate {
  const spans = [...text.matchAll(DATE)].map(
    ([, year, month, day, slashMonth, slashDay, dotMonth, dotDay]) => {
      const [m, d] = [month ?? slashMonth ?? dotMonth, day ?? slashDay ?? dotDay];
      return daySpan(
        Number(year),
        m === undefined ? undefined : Number(m),
        d === undefined ? undefined : Number(d),
      );
    },
  );
  const isHijri = /ヒジュラ|イスラム暦/u.test(text);
  if (isHijri) return { text, ...hijriDay(text) };
  const [first, second] = spans;
  if (first === undefined || first === null) return readBirthDate(text);
  const last = /から|[~〜-]/u.test(text) && second ? second : first;
  return { text, earliest: first.earliest, latest: last.latest };
}

function hijriDay(text: string): { earliest: string | null; latest: string | null } {
  const [, year, month, day] = /(\d{4})\s*年(?:\s*(\d{1,2})\s*月)?(?:\s*(\d{1,2})\s*日)?/u.exec(text) ?? [];
  const number = (part: string | undefined): number | undefined =>
    part === undefined ? undefined : Number(part);
  const span = hijriDaySpan({ year: Number(year), month: number(month), day: number(day) });
  return { earliest: span?.earliest ?? null, latest: span?.latest ?? null };
}

/** Day of the first notice in `2001.9.22 2008.6.25改訂`, ISO; null when it cannot be read. */
export function firstNoticeDay(dates: string): string | null {
  const [, year, month, day] =
    /(\d{4})[./](\d{1,2})[./](\d{1,2})/u.exec(dates) ?? /(\d{4})-(\d\d)-(\d\d)/u.exec(dates) ?? [];
  return daySpan(Number(year), Number(month), Number(day))?.earliest ?? null;
}
