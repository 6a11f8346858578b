import { clean } from '../record-parts.ts';

/** `a)` behind a space or mark; `(a)`, `（ａ）` behind anything but a word or number of which it is a part (`Section 5(a)`). */
const ENUMERATOR =
  /(?:^|[\s;,.])\s*\(?(?:[a-z]|[ivx]{1,4})\)\s*(?=\S)|(?<![\p{Script=Latin}\d(（])[(（](?:[a-zａ-ｚ]|[ivx]{1,4})[)）]\s*(?=\S)/giu;

/**
 * Splits a cell that numbers its values, `a) ... b) ...`, `(i) ... (ii) ...`, or separates them by semicolons or line
 * breaks. The `_x000D_` that spreadsheets leave of a carriage return is a line break, too.
 */
export function splitEnumerated(text: string): readonly string[] {
  return text
    .replace(/_x000D_/giu, '\n')
    .replace(/[\u200b-\u200f\ufeff]/gu, '')
    .replace(ENUMERATOR, '\n')
    .split(/[;\n\r]+/u)
    .map((piece) =>
      clean(piece)
        .replace(/^[,.、]\s*|[,;、]+$/gu, '')
        .trim(),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !/^\D*[:：]$/u.test(piece));
}
