import { resolveCountry } from '../../countries/countries.ts';
import { isDay } from './days.ts';
import { labelKind } from './label-words.ts';
import { squeeze } from './normalise-value.ts';

/** Between numbers side by side: "K123456; L999999", "OR801168 and Kuwaiti National ID No. 281020505755". */
const BETWEEN = /\s*;\s*|\s*,\s+|,(?!\d)|\s+(?:and|&|or)\s+|\s+[-–]\s+|\n/iu;

/** A note behind a number, and its check digit: "K123456 (expired)", "D489833(9)". */
const NOTE = /\s*\((?<note>[^()]*)\)\s*$/u;
/** What the number is, in front of it: "(INN): 7704734000". */
const NOTE_BEFORE = /^\s*\([^()\d]*\)(?:\s*:\s*|\s+)/u;
/** "6000845 Nabatieh", "A 0139243 German travel document": a word behind a number, unlike the letters of "161285 i". */
const WORDS_BEHIND =
  /(?<=\d)\s+(?:at\s+)?\p{L}[\p{Ll}'’-]{3,}(?:[\s,-]+[\p{L}'’.-]+)*$|(?<=\d)\s+\p{Lu}{5,}$/u;
/** The office before a number that is long enough to be whole: "Sisli TA/0690472808", "Haiti 004-341-263-3". */
const OFFICE_BEFORE = /^\p{Lu}\p{Ll}{2,}\s[^\d]*(?=\d)/u;
const LONG_NUMBER = 9;

/** Numbers that are long enough to be one each: "7704734000/770301001", "BD3843329/BD5609822". */
const LONG_BETWEEN_STROKES = /^[A-Z]{0,4}-?\d{7,}$/iu;
/** The same with blanks between them: "0308791 1099181 1505678". */
const LONG_BETWEEN_BLANKS = /^\d{7,}$/u;

/** Shorter ones are parts of numbers. */
const SHORTEST = 5;

/**
 * The complete numbers that a recorded identifier holds beside what it is as a whole: numbers side by side, a number without
 * its note or what is said in front of it. Never a part of one: not 142195 of the passport "8001 142195", 351838 of "HE 351838"
 * or 1996 of "1360/1995-1996".
 */
export function completeNumbers(text: string): readonly string[] {
  const { bare, noted } = withoutNote(text);
  const pieces = [...bare.split(BETWEEN), noted]
    .map(withoutWords)
    .flatMap((piece) => [piece, ...sideBySide(piece)]);
  return pieces.filter((piece) => /\d/u.test(piece) && !isDay(piece) && squeeze(piece).length >= SHORTEST);
}

/** A text without the note at its end; the note too where it says that it is a number: "14 (RV. NO: 103100149)". */
function withoutNote(text: string): { readonly bare: string; readonly noted: string } {
  const note = NOTE.exec(text)?.groups?.['note'] ?? '';
  const noted = withoutWords(note);
  const isNumber = noted !== note.trim() && /^\d{8,}$/u.test(squeeze(noted));
  return { bare: text.replace(NOTE, '').replace(NOTE_BEFORE, ''), noted: isNumber ? noted : '' };
}

/** A piece without the words in front of its number, between series and number, and behind it. */
function withoutWords(piece: string): string {
  const words = piece.trim().replace(NOTE, '').replace(WORDS_BEHIND, '').split(/\s+/u);
  const first = words.findIndex((word) => /\d/u.test(word));
  const lastLabel = words.slice(0, first).findLastIndex((word) => labelKind(word) !== null);
  const rest = words.slice(isSaidBefore(words.slice(0, lastLabel + 1)) ? lastLabel + 1 : 0);
  const number = rest.filter((word) => !isSaidBefore([word])).join(' ');
  return withoutCountry(number.replace(/^[#:\s]+/u, ''));
}

/** Words in front of a number that end in one that says so: "Ration Card Number", "Kuwaiti National ID No.", "BPA Nr.". */
function isSaidBefore(words: readonly string[]): boolean {
  const kind = labelKind(words.at(-1) ?? '');
  return kind === 'behind' || kind === 'saying';
}

/** "N348171/IRAQ"; "Haiti 004-341-263-3": the country or an office is no part of a number. */
function withoutCountry(number: string): string {
  const [digits = '', country = ''] = number.split('/');
  if (/^\p{L}{3,}$/u.test(country) && resolveCountry(country) !== null) return digits;
  const behindOffice = number.replace(OFFICE_BEFORE, '');
  return /^[\d\s.-]+$/u.test(behindOffice) && squeeze(behindOffice).length >= LONG_NUMBER
    ? behindOffice
    : number;
}

function sideBySide(piece: string): readonly string[] {
  const ofStrokes = piece.split(/\s*\/\s*/u);
  if (ofStrokes.length > 1 && ofStrokes.every((part) => LONG_BETWEEN_STROKES.test(part))) return ofStrokes;
  const ofBlanks = piece.split(/\s+/u);
  return ofBlanks.length > 1 && ofBlanks.every((part) => LONG_BETWEEN_BLANKS.test(part)) ? ofBlanks : [];
}
