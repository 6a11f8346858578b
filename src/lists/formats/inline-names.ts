import type { ListedName } from '../../domain/listed-party.ts';
import { resolveCountry } from '../../countries/countries.ts';
import { clean } from '../record-parts.ts';
import { alternativesOfOrganisation } from './alternatives.ts';
import { guessEntryType } from './entry-type-guess.ts';

/** What a name field with aliases in its prose says. */
export interface InlineNames {
  /** The name without the parts that give other names or the scope of the listing. */
  readonly primary: string;
  readonly others: readonly ListedName[];
  /** Scope clauses, such as `and any successor, sub-unit, or subsidiary thereof`. */
  readonly notes: readonly string[];
}

/** How the aliases of a list are separated. */
export interface AliasSeparators {
  /** True where a comma separates aliases too; legal forms after a comma stay with their name. */
  readonly commas: boolean;
  /** What the publisher says the party is, if it does: a quoted brand of a firm is no nickname. */
  readonly party?: 'individual' | 'entity';
}

const FORMER = String.raw`(?:f\.\s?k\.\s?a\b\.?|fka\b|f\/k\/a|formerly(?:\s+(?:known|named|called))?(?:\s+as)?|previously(?:\s+(?:known|named|called))?(?:\s+as)?)`;
const ALSO = String.raw`(?:a\.\s?k\.\s?a\b\.?|aka\b|a\/k\/a|d\.\s?b\.\s?a\b\.?|dba\b|d\/b\/a|n\.\s?k\.\s?a\b\.?|nka\b|n\/k\/a|t\/a|also\s+known\s+as|now\s+known\s+as|known\s+as|doing\s+business\s+as|trading\s+as|renamed(?:\s+as)?|alias(?:es)?\b)`;
/** `and two aliases: A; and B`, `including one alias: A`. */
const COUNTED = String.raw`(?:(?:and|including|with)\s+(?:the\s+following\s+|\w+(?:-\w+)?\s+)?alias(?:es)?\s*:)`;

const MARKER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:and\\s+)?(?:(?<former>${FORMER})|${COUNTED}|${ALSO})[\\s,.:]*(?=[\\p{L}\\p{N}"'“(&])`,
  'giu',
);
const SCOPE =
  /(?:[;,]\s*|\s+)(?:and|including)\s+(?:(?:any|its|their|all)\s+(?:successor|sub-?unit|subordinate|affiliate|subsidiar)[\p{L}]*(?:[\s,]+(?:(?:or|and|its|any|the)\s+)*(?:sub-?units?|subsidiar(?:y|ies)|successors?|subordinate|affiliate[ds]?|entities|thereof))*|subsidiaries)[.\s]*$/iu;
const LEGAL_FORM =
  '(?:inc|ltd|llc|llp|lp|l\\.?l\\.?c|co|corp|corporation|company|limited|gmbh|plc|s\\.?a|s\\.?l|s\\.?r\\.?l|a\\.?s|b\\.?v|n\\.?v|k\\.?g|jr|sr|ii|iii|iv|esq|pte|pty|pvt|private|import|s\\.?p\\.?a|de c\\.?v|fze|fzc|fzco|joint stock)';
/** Forms that as often stand before a name: after a comma they belong to the name before it only when nothing follows. */
const FORM_BEHIND =
  '(?:jsc|ojsc|cjsc|pjsc|oao|ooo|zao|pao|nao|ano|ao|fgup|ао|оао|пао|зао|ооо|сао|нао|ано|фгуп|аат|заат|таа|тов)[.)]*\\s*(?:$|[,;(])';
const COMMA = new RegExp(`,\\s+(?!${LEGAL_FORM}(?![\\p{L}\\p{N}])|${FORM_BEHIND})`, 'iu');
/** `ZAMAN, Haydar` is one name although its field separates names by commas. */
const FAMILY_NAME_FIRST = /^\p{Lu}[\p{Lu}'-]+,\s+\p{Lu}\p{Ll}[\p{L} '-]*$/u;
/** Bracketed capitals that are no acronym of the name: places and legal forms. */
const NO_ACRONYM = new Set([
  'GROUP',
  'HONG',
  'KONG',
  'LIMITED',
  'PTY',
  'PVT',
  'LTD',
  'FZC',
  'FZE',
  'LLC',
  'INC',
]);

/** `Sample Ltd. Affiliated Entity: Sample Works Co.` is a party of both names. */
const AFFILIATED = /\baffiliated entity\s*:\s*(.+)$/iu;

/** Reads a name field in which the publisher also writes aliases, former names, acronyms and scope clauses. */
export function readInlineNames(text: string, separators: AliasSeparators): InlineNames {
  const notes: string[] = [];
  const others: ListedName[] = [];
  const withoutScope = clean(text).replace(SCOPE, (clause) => {
    notes.push(clause.replace(/^[\s;,]+/u, '').trim());
    return '';
  });
  const withoutBrackets = withoutScope.replace(
    /\s*(?:\(((?:[^()]|\([^()]*\))*)\)|\[([^[\]]*)\])/gu,
    (whole, round: string | undefined, square: string | undefined) => {
      const marked = splitAtMarkers(round ?? square ?? '');
      if (marked.head !== '' || marked.names.length === 0) return whole;
      others.push(...marked.names.flatMap((name) => expand(name, separators)));
      return '';
    },
  );
  const outside = splitAtMarkers(withoutBrackets);
  const variants = bracketVariants(outside.head, separators.party);
  const [, affiliated = ''] = AFFILIATED.exec(outside.head) ?? [];
  others.push(
    alias(affiliated),
    ...variants.others.map(alias),
    ...outside.names.flatMap((name) => expand(name, separators)),
  );
  return { primary: tidy(variants.primary), others: others.filter((name) => name.text !== ''), notes };
}

/** Splits a field of aliases at its separators; a leading `and` and labels such as `f.k.a.` are read. */
export function readAliasList(text: string, separators: AliasSeparators): readonly ListedName[] {
  return expand({ ...alias(text) }, separators);
}

const alias = (text: string): ListedName => ({ text: clean(text), kind: 'alias', quality: 'strong' });

const tidy = (text: string): string =>
  clean(text)
    .replace(/^["“”]+(.*?)["“”]+$/u, '$1')
    .replace(/^(?:and\s+)+/iu, '')
    .replace(/\s+,/gu, ',')
    .replace(/[\s;,:]+$/u, '')
    .trim();

function splitAtMarkers(text: string): { readonly head: string; readonly names: readonly ListedName[] } {
  const names: ListedName[] = [];
  let head = text;
  let start = -1;
  let kind: ListedName['kind'] = 'alias';
  for (const match of text.matchAll(MARKER)) {
    if (isPlainWord(match[0], text.slice(0, match.index))) continue;
    if (start < 0) head = text.slice(0, match.index);
    else names.push({ text: text.slice(start, match.index), kind, quality: 'strong' });
    start = match.index + match[0].length;
    kind = match.groups?.['former'] === undefined ? 'alias' : 'former';
  }
  if (start >= 0) names.push({ text: text.slice(start), kind, quality: 'strong' });
  return { head: tidy(head), names };
}

/** `Aka`, `Alias` and the like in the middle of a name may be a part of it. */
function isPlainWord(marker: string, before: string): boolean {
  return /^(?:Aka|Dba|Fka|Nka|Alias|Aliases|Known As)\b/u.test(marker) && /[\p{L}\p{N}]\s*$/u.test(before);
}

/** What publishers write between aliases: a word, or where the firms of the list are. */
const NO_NAME = /^(?:and|or)$|^\(?all of (?:the )?preceding\b/iu;

function expand(name: ListedName, separators: AliasSeparators): readonly ListedName[] {
  const pieces = splitOutsideBrackets(name.text, /;/u).flatMap((piece) =>
    separators.commas && !FAMILY_NAME_FIRST.test(tidy(piece))
      ? splitOutsideBrackets(tidy(piece), COMMA)
      : [piece],
  );
  return pieces.flatMap((piece) => {
    const read = readInlineNames(tidy(piece), separators);
    if (read.primary === '' || NO_NAME.test(read.primary)) return read.others;
    const texts =
      separators.party === 'individual' ? [read.primary] : alternativesOfOrganisation(read.primary);
    return [...texts.map((text) => ({ ...name, text })), ...read.others];
  });
}

function splitOutsideBrackets(text: string, separator: RegExp): readonly string[] {
  const hidden: string[] = [];
  const flat = text.replace(/\([^()]*\)|\[[^[\]]*\]/gu, (group) => `\u0001${hidden.push(group) - 1}\u0002`);
  return flat
    .split(separator)
    .map((piece) => piece.replace(/\u0001(\d+)\u0002/gu, (_, index: string) => hidden[Number(index)] ?? ''));
}

/** `Federal Service (FS)`, `AVS (Armored Vehicle Spares)`, `Sergei (Sergi) Petrov`, `John "Jack" Roe`: further names. */
function bracketVariants(
  text: string,
  party: AliasSeparators['party'],
): { readonly primary: string; readonly others: readonly string[] } {
  const [, given = '', nickname = '', family = ''] =
    /^([\p{L}.' -]+?)\s+["“]([\p{L}.' -]+)["”]\s+([\p{L}.' -]+)$/u.exec(text) ?? [];
  if (nickname !== '' && isPersonal(`${given} ${family}`, party))
    return { primary: text, others: [`${given} ${family}`, `${nickname} ${family}`] };
  const [, before = '', inside = '', after = ''] = /^([^()]+?)\s*\(([^()]+)\)\s*([^()]*)$/u.exec(text) ?? [];
  if (inside === '') return { primary: text, others: [] };
  if (/^[\s.,]*$/u.test(after)) {
    if (isAcronym(inside, before) || (isAcronym(before, inside) && before.length < inside.length)) {
      return { primary: before, others: [inside] };
    }
    return { primary: text, others: [] };
  }
  const words = /^[\p{L}][\p{L}' -]+$/u;
  const isSecondName = words.test(before) && words.test(inside) && !NO_ACRONYM.has(inside.toUpperCase());
  if (isSecondName && isPersonal(`${before} ${after}`, party)) {
    return { primary: `${before} ${after}`, others: [`${inside} ${after}`] };
  }
  return { primary: text, others: [] };
}

const isPersonal = (name: string, party: AliasSeparators['party']): boolean =>
  (party ?? guessEntryType(name, { mostlyPeople: true }).entryType) === 'individual';

/** True when capitals stand for a longer name: by the beginnings of its words, or as three and more bare capitals. */
function isAcronym(short: string, long: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, '');
  if (!/^[\p{Lu}\p{N} .&/-]{2,12}$/u.test(short.trim()) || letters.length < 2) return false;
  if (NO_ACRONYM.has(letters)) return false;
  if (beginsWords(letters.toLowerCase(), long.toLowerCase().match(/\p{L}+/gu) ?? [])) return true;
  return (
    letters.length >= 3 &&
    letters.length <= 8 &&
    !short.includes(' ') &&
    long.split(' ').length > 1 &&
    resolveCountry(short) === null
  );
}

/** True when the letters are made of beginnings of the words in their order; words may be left out. */
function beginsWords(letters: string, words: readonly string[]): boolean {
  if (letters === '') return true;
  const [word, ...rest] = words;
  if (word === undefined) return false;
  for (let length = Math.min(word.length - 1, letters.length); length > 0; length--) {
    if (word.startsWith(letters.slice(0, length)) && beginsWords(letters.slice(length), rest)) return true;
  }
  return beginsWords(letters, rest);
}
