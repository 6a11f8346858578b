import type { ListedName } from '../../../domain/listed-party.ts';
import { readAliasList, readInlineNames } from '../../formats/inline-names.ts';
import { splitOutsideBrackets } from '../../formats/scripts.ts';
import { clean, listedNames } from '../../record-parts.ts';
import type { SemaRecord } from './parse.ts';

/** Labels in front of native spellings: `Russian: ...`, `Belarussian : ...`. */
const LABEL =
  /\(?\s*\b(?:Russian|Belarus+ian|Ukrainian|Arabic|Persian|Farsi|Hebrew|Burmese|Spanish|Chinese|Korean|French|English)\s*:\s*/giu;

/** The names of a person, entity or ship. */
export function namesOf(record: SemaRecord): readonly ListedName[] {
  if (record.entity !== '') return listedNames([...entityNames(record.entity), ...aliasesOf(record.aliases)]);
  const surname = splitBracket(record.lastName);
  const primary = clean(`${record.givenName} ${surname.name}`);
  const variants = surname.variants.map((variant) => alias(`${record.givenName} ${variant}`));
  return listedNames([
    { text: primary, kind: 'primary', quality: 'strong' },
    ...variants,
    ...aliasesOf(record.aliases).flatMap((name) => withGivenName(name, record.givenName)),
  ]);
}

const alias = (text: string): ListedName => ({ text: clean(text), kind: 'alias', quality: 'strong' });

/** `DIKIY (DIKY)` gives the surname in two spellings. */
function splitBracket(lastName: string): { readonly name: string; readonly variants: readonly string[] } {
  const [, name = '', variant = ''] = /^([^()]+)\(([^()]+)\)$/u.exec(lastName) ?? [];
  return name === '' ? { name: lastName, variants: [] } : { name: clean(name), variants: [clean(variant)] };
}

/** An alias of one word is another spelling of the surname; alone it identifies nobody. */
function withGivenName(name: ListedName, givenName: string): readonly ListedName[] {
  if (givenName === '' || !/^\p{Lu}[\p{L}'’-]+$/u.test(name.text)) return [name];
  return [alias(`${givenName} ${name.text}`), { ...name, quality: 'weak' }];
}

/** `English name/Nom français` and `X (a.k.a. Y)`. */
function entityNames(text: string): readonly ListedName[] {
  const [first = '', ...others] = languages(text).map((part) => readInlineNames(part, { commas: false }));
  if (typeof first === 'string') return [];
  return [
    { text: first.primary, kind: 'primary', quality: 'strong' },
    ...first.others,
    ...others.flatMap((read) => [alias(read.primary), ...read.others]),
  ];
}

/** Splits at a slash between two names, not inside an abbreviation (`A/S`). */
function languages(text: string): readonly string[] {
  return splitOutsideBrackets(text, /\//u).length === 1 ||
    /(?:^|\s)\p{L}{1,2}\/\p{L}{1,2}(?:\s|$)/u.test(text)
    ? [text]
    : splitOutsideBrackets(text, /\//u)
        .map(clean)
        .filter((part) => part !== '');
}

/** One free text with commas, semicolons, slashes and script labels; brackets may be left open. */
function aliasesOf(text: string): readonly ListedName[] {
  return text
    .replace(LABEL, '; ')
    .split(/;/u)
    .flatMap((part) => languages(balanced(part)))
    .flatMap((part) => readAliasList(part, { commas: true }))
    .map((name) => ({ ...name, text: unquoted(name.text) }));
}

function balanced(text: string): string {
  const open = text.split('(').length;
  const closed = text.split(')').length;
  const whole = open === closed ? text : text.replace(/[()]/gu, ' ');
  return clean(whole).replace(/^\(([^()]*)\)$/u, '$1');
}

const unquoted = (text: string): string =>
  text.replace(/^["“«]([^"”»]*)["”»]$/u, '$1').replace(/^[\s,.]+|[\s,]+$/gu, '');
