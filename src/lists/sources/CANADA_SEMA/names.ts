import type { ListedName } from '../../../domain/listed-party.ts';
import { alternativesOfOrganisation, alternativesOfPerson } from '../../formats/alternatives.ts';
import { readAliasList, readInlineNames } from '../../formats/inline-names.ts';
import { withoutLabels } from '../../formats/name-labels.ts';
import { splitAtScripts, splitOutsideBrackets } from '../../formats/scripts.ts';
import { clean, listedNames } from '../../record-parts.ts';
import type { SemaRecord } from './parse.ts';

/** The names of a person, entity or ship. */
export function namesOf(record: SemaRecord): readonly ListedName[] {
  if (record.entity !== '') {
    return listedNames([...entityNames(record.entity), ...entityAliases(record.aliases)]);
  }
  const surname = splitBracket(record.lastName);
  const named = (family: string): string => fullName(record.givenName, family);
  return listedNames([
    { text: named(surname.name), kind: 'primary', quality: 'strong' },
    ...surname.variants.map((variant) => alias(named(variant))),
    ...personAliases(record.aliases).flatMap((name) => completed(name, record.givenName, surname.name)),
  ]);
}

const alias = (text: string): ListedName => ({ text: clean(text), kind: 'alias', quality: 'strong' });

/** The surname stands in the field of given names again in a few records. */
function fullName(givenName: string, family: string): string {
  const repeated = givenName.toLowerCase().endsWith(` ${family.toLowerCase()}`);
  return clean(repeated ? givenName : `${givenName} ${family}`);
}

/** `DIKIY (DIKY)` gives the surname in two spellings. */
function splitBracket(lastName: string): { readonly name: string; readonly variants: readonly string[] } {
  const [, name = '', variant = ''] = /^([^()]+)\(([^()]+)\)$/u.exec(lastName) ?? [];
  return name === '' ? { name: lastName, variants: [] } : { name: clean(name), variants: [clean(variant)] };
}

const PATRONYMIC = /(?:vich|vna|вич|вна)$/iu;

/**
 * An alias of one word is another spelling of the surname, alone it identifies nobody; one of given name and patronymic
 * belongs before the surname.
 */
function completed(name: ListedName, givenName: string, lastName: string): readonly ListedName[] {
  const words = name.text.split(' ');
  if (words.length === 1 && givenName !== '' && /^\p{Lu}[\p{L}'’-]+$/u.test(name.text)) {
    return [alias(`${givenName} ${name.text}`), { ...name, quality: 'weak' }];
  }
  const isGivenName = words.length === 2 && PATRONYMIC.test(name.text) && !PATRONYMIC.test(lastName);
  return isGivenName && lastName !== '' && /^\p{Script=Latin}/u.test(name.text)
    ? [alias(`${name.text} ${lastName}`), { ...name, quality: 'weak' }]
    : [name];
}

/** `English name/Nom français` and `X (a.k.a. Y)`. */
function entityNames(text: string): readonly ListedName[] {
  const [first, ...others] = languages(text).map((part) => readInlineNames(part, ENTITIES));
  if (first === undefined) return [];
  return [
    { text: first.primary, kind: 'primary', quality: 'strong' },
    ...first.others,
    ...others.flatMap((read) => [alias(read.primary), ...read.others]),
  ];
}

const ENTITIES = { commas: false, party: 'entity' } as const;

/** Splits at a slash between two names, not inside an abbreviation (`A/S`) and not without spaces between single words. */
function languages(text: string): readonly string[] {
  return splitOutsideBrackets(text, /\//u).length === 1 ||
    /(?:^|\s)\p{L}{1,2}\/\p{L}{1,2}(?:\s|$)/u.test(text)
    ? [text]
    : splitOutsideBrackets(text, /\//u)
        .map(clean)
        .filter((part) => part !== '');
}

/** One free text with commas, semicolons and script labels; what `or`, `and` and strokes join is taken apart behind them. */
function personAliases(text: string): readonly ListedName[] {
  return fieldsOf(text)
    .flatMap(splitAtScripts)
    .flatMap((part) => readAliasList(part, { commas: true, party: 'individual' }))
    .flatMap((name) => alternativesOfPerson(unquoted(name.text)).map((one) => ({ ...name, text: one })));
}

function entityAliases(text: string): readonly ListedName[] {
  return fieldsOf(text)
    .flatMap(alternativesOfOrganisation)
    .flatMap(languages)
    .flatMap((part) => readAliasList(part, { commas: true, party: 'entity' }))
    .map((name) => ({ ...name, text: unquoted(name.text) }));
}

/** The parts between semicolons and labels. A comma before `or` is no end of a name. */
function fieldsOf(text: string): readonly string[] {
  return withoutLabels(text)
    .replace(/\s*,\s+(?=(?:or|and)\s)/gu, ' ')
    .split(/;/u)
    .map(clean)
    .filter((part) => part !== '');
}

const unquoted = (text: string): string =>
  text
    .replace(/^["“«]([^"“”«»]*)["”»]$/u, '$1')
    .replace(/^[\s,.]+|[\s,]+$/gu, '')
    .replace(/\s+(?:AKA|a\.k\.a\.?)$/u, '');
