import type { ListedName } from '../../../domain/listed-party.ts';
import { clean, listedNames, withoutTail } from '../../record-parts.ts';
import type { PolishTable } from './lookups.ts';

/** Words before a further name. A name "do 3.03.2022 r. –" or "poprzednio" is a former one, "obecnie" the one of today. */
const LABEL =
  /((?:(?:pełna|skrócona)\s+)?nazwa(?:\s+(?:rosyjskojęzyczna|arabska|angielska|w\s+języku\s+\p{L}+))?\s*:|w\s+języku\s+\p{L}+\s*:|w\s+zapisie\s+także|inaczej\s*:|obecnie\s*:|poprzednio\s*:|dawniej\s*:|do\s+\d{1,2}[.\d]*\s*r\.\s*[–-])/iu;
const FORMER = /^(?:poprzednio|dawniej|do\s)/iu;

/** The name of a row as it stands before its brackets: what the row is known by. */
export function nameOf(recorded: string): string {
  return withoutTail(clean(split(recorded)[0]), /[\s,;]/u);
}

/** The names of a row: its own and those that stand in brackets or lines behind it. */
export function readNames(table: PolishTable, recorded: string): readonly ListedName[] {
  const [, rest] = split(recorded);
  const pieces = rest.split(LABEL);
  const others: ListedName[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const kind = FORMER.test(pieces[index - 1] ?? '') ? 'former' : 'alias';
    const texts = table === 'osoby' ? personNames(pieces[index] ?? '') : entityNames(pieces[index] ?? '');
    others.push(...texts.map((text) => ({ text, kind, quality: 'strong' }) as const));
  }
  const own = nameOf(recorded);
  const primary = table === 'osoby' ? givenNameFirst(own) : own;
  return listedNames([{ text: primary, kind: 'primary', quality: 'strong' }, ...others]);
}

/** The part before the first bracket that stands on its own, and the rest. */
function split(recorded: string): readonly [string, string] {
  const start = recorded.search(/\s*\(|\n\s*nazwa\s/u);
  return start <= 0 ? [recorded, ''] : [recorded.slice(0, start), recorded.slice(start)];
}

/** `SZNEJDER Siergiej Iwanowicz` gives Siergiej Iwanowicz SZNEJDER: the surname is in capitals and comes first. */
function givenNameFirst(name: string): string {
  const [, surname = '', given = ''] = /^((?:[\p{Lu}'’-]{2,}\s+)+)(\p{Lu}\p{Ll}.*)$/u.exec(clean(name)) ?? [];
  return surname === '' ? clean(name) : `${given} ${surname.trim()}`;
}

/** Variants between quotes, commas and `lub` (or); a closing quote or bracket may be missing. */
function personNames(text: string): readonly string[] {
  return clean(text)
    .split(/[„”“"«»(),;]|(?<=\s)lub(?=\s|$)/u)
    .map((one) => givenNameFirst(one))
    .filter((one) => one.length > 2);
}

/** Names of companies keep their quotes; a bracket within one gives a further name. */
function entityNames(text: string): readonly string[] {
  return text
    .split(/[()]|\n\s*\n/u)
    .map((one) => withoutTail(clean(one).replace(/^[\s,;:]+/u, ''), /[\s,;:]/u))
    .map((one) => (count(one, /[„“”"]/gu) === 1 ? one.replace(/^[„“”"]|[„“”"]$/gu, '') : one))
    .filter((one) => (one.match(/\p{L}/gu)?.length ?? 0) > 1);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
