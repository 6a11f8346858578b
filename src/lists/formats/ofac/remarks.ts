import { readDay } from '../../dates.ts';
import type { ReadReport } from '../../list-source.ts';
import { REMARK_TYPES, routeOf } from './feature-types.ts';
import { addFeature, type OfacFeature } from './features.ts';
import { naturalPersonName } from './names.ts';
import { addListedOn, addName, countryCode, type PartyDraft } from './party-draft.ts';

const WEAK_ALIAS = /^([afn])\.k\.a\.\s+'(.*)'$/su;
const WALLET = /^Digital Currency Address - (\S+)\s+(\S+)$/u;
const LISTING_DATE = /^(Listing Date \([^)]*\)):?\s+(.+)$/u;

/** `A123 (Iran) issued 27 Sep 2002 expires 26 Sep 2007`: number, country and the rest. */
const DOCUMENT =
  /^(?<number>.+?)(?:\s+\((?<country>[A-Z][^()\d]*)\))?(?<note>(?:[\s,]+(?:issued|expires|expired|valid|issue date|expire date)\b.*)?)$/iu;

/** What a document or number type looks like in prose; such a token should not be left unread. */
const LOOKS_NUMBERED =
  /^(?:alt\.\s+)?[A-Z][\w.'/ -]{1,50}?\s(?:No\.?|Number|#|Card|ID|Code|Passport|Licen[cs]e)(?: #)?:?\s+\S*\d\S*(?:\s+\([A-Z][^()\d]*\))?(?:\s+(?:issued|expires)\s.*)?$/u;

/** A semicolon with the characters around it: a blank follows, or was forgotten between two words. */
const SEPARATES = /^.?;(?:\s|$)|^[a-z];[a-z]/u;

/** Positions of `(` that have a matching `)`, and of that `)`. */
function matchedBrackets(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const pairs = new Map<number, number>();
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') open.push(index);
    if (text[index] !== ')') continue;
    const start = open.pop();
    if (start !== undefined) pairs.set(start, index);
  }
  return pairs;
}

/**
 * Splits remarks into their `; `-separated tokens. An aside in brackets may hold `; ` itself and stays whole; a
 * bracket without its partner hides nothing. The final full stop is dropped.
 */
export function splitRemarks(remarks: string): readonly string[] {
  const text = remarks.replace(/\.\s*$/u, '');
  const pairs = matchedBrackets(text);
  const tokens: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    index = pairs.get(index) ?? index;
    if (text[index] !== ';' || !SEPARATES.test(text.slice(index - 1, index + 2))) continue;
    tokens.push(text.slice(start, index));
    start = index + 1;
  }
  tokens.push(text.slice(start));
  return tokens.map((token) => token.trim()).filter((token) => token !== '');
}

/** The type a token starts with, and what follows it; null where it starts with none. */
function typed(token: string): { readonly type: string; readonly rest: string } | null {
  const type = REMARK_TYPES.find((candidate) => token.startsWith(candidate));
  if (type === undefined) return null;
  const rest = /^(?:\s*[:#]\s*|\s+)(\S.*)$/su.exec(token.slice(type.length))?.[1];
  return rest === undefined ? null : { type, rest: rest.replace(/^#\s+/u, '') };
}

function readFeature(token: string): OfacFeature | null {
  const wallet = WALLET.exec(token);
  if (wallet) {
    const [, currency = '', address = ''] = wallet;
    return { type: `Digital Currency Address - ${currency}`, value: address, country: '', note: '' };
  }
  const found = typed(token);
  if (found === null) return null;
  if (routeOf(found.type) !== 'identification') {
    return { type: found.type, value: found.rest, country: '', note: '' };
  }
  const parts = DOCUMENT.exec(found.rest)?.groups;
  const number = parts?.['number'] ?? found.rest;
  const place = parts?.['country'] ?? '';
  const country = countryCode(place) === '' ? '' : place;
  const dates = (parts?.['note'] ?? '').replace(/^[\s,]+/u, '');
  const note = [country === place ? '' : place, dates].filter((text) => text !== '').join(', ');
  return { type: found.type, value: number, country, note };
}

/** Prose such as `License to operate` starts like a document; a number has a digit or is written in capitals. */
function isPlausible(feature: OfacFeature): boolean {
  if (routeOf(feature.type) !== 'identification') return true;
  return /\d/u.test(feature.value) || /^[A-Z0-9 ./-]+$/u.test(feature.value);
}

function readWeakAlias(draft: PartyDraft, token: string): boolean {
  const alias = WEAK_ALIAS.exec(token);
  if (!alias) return false;
  const text = alias[2] ?? '';
  addName(draft, {
    text: draft.entryType === 'individual' ? naturalPersonName(text) : text,
    kind: alias[1] === 'f' ? 'former' : 'alias',
    quality: 'weak',
  });
  return true;
}

function readToken(draft: PartyDraft, token: string, report: ReadReport): void {
  const plain = token.replace(/^alt\.\s+/iu, '');
  if (readWeakAlias(draft, plain)) return;
  const listing = LISTING_DATE.exec(plain);
  if (listing) return addListedOn(draft, readDay(listing[2] ?? ''));
  const feature = readFeature(plain);
  if (feature !== null && isPlausible(feature)) return addFeature(draft, feature, report);
  if (LOOKS_NUMBERED.test(plain)) {
    report.unknown(`remark ${plain.replace(/\s+\S*\d.*$/u, '')}`, plain);
  }
}

/**
 * Takes the typed facts out of the remarks of the CSV files: dates and places of birth, countries, documents, contacts,
 * wallets and weak aliases. The remarks themselves are kept in full. `cut` says that the file holds only the
 * beginning of them: the last token is then a fragment and is not read.
 */
export function readRemarks(draft: PartyDraft, remarks: string, cut: boolean, report: ReadReport): void {
  draft.remarks = remarks;
  const tokens = splitRemarks(remarks);
  for (const token of cut ? tokens.slice(0, -1) : tokens) readToken(draft, token, report);
}
