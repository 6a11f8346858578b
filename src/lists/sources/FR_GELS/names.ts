import type { EntryType, ListedName } from '../../../domain/listed-party.ts';
import { clean, listedNames } from '../../record-parts.ts';
import { type LabelledNames, readLabels } from './labels.ts';

/** `(orthographe en farsi)`: a remark on the script, no part of the name. */
const SCRIPT_REMARK = /\s*\((?:orthographe|en)\s[^()]*\)\s*$/iu;
/** A ship entered under its owner: `Ocean Maritime Management Company, Limited - navire HUI CHON`. */
const SHIP_OF_OWNER = /^(?<owner>.+?)\s+[-–]\s+navire\s+(?<ship>.+)$/iu;

/** Name of the owner that a ship's name embeds; empty for none. */
export function shipOwner(name: string): string {
  return clean(SHIP_OF_OWNER.exec(clean(name))?.groups?.['owner'] ?? '');
}

/**
 * The names of an entry: given names before `Nom` for people (several PRENOM are spellings of one, or separate given
 * names), the ship without its owner, and the aliases, of which about 170 hold several names behind semicolons. Any of
 * them may hold labels.
 */
export function readNames(
  entryType: EntryType,
  name: string,
  givenNames: readonly string[],
  aliases: readonly string[],
): LabelledNames {
  const family = clean(name);
  const given = givenNames.map(clean).filter((one) => one !== '');
  const ship = entryType === 'vessel' ? SHIP_OF_OWNER.exec(family)?.groups?.['ship'] : undefined;
  const whole =
    entryType === 'individual' && given.length > 0
      ? [...given.map((one) => `${one} ${family}`), ...joined(given, family)]
      : [ship ?? family];
  const read = [...whole, ...aliases.flatMap(splitAlias)].map(readLabels);
  const [primary, ...recorded] = read.flatMap(({ names }) => names);
  if (primary === undefined) return { names: [], facts: [] };
  const all = [primary, ...recorded];
  const translated = all.flatMap(({ text }) => translations(text));
  return {
    names: listedNames([
      { ...primary, text: tidy(primary.text), kind: 'primary' },
      ...recorded.map((one) => ({ ...one, text: tidy(one.text) })),
      ...translated.map((text): ListedName => ({ text: tidy(text), kind: 'alias', quality: 'strong' })),
    ]),
    facts: read.flatMap(({ facts }) => facts),
  };
}

/** Several single given names may as well be one person's: Mohammed and Reda give Mohammed Reda. */
function joined(given: readonly string[], family: string): readonly string[] {
  const single = given.length > 1 && given.every((one) => !one.includes(' '));
  return single ? [`${given.join(' ')} ${family}`] : [];
}

/** A semicolon behind `им` stands for the full stop of the Russian "named after". */
function splitAlias(alias: string): readonly string[] {
  return clean(alias).split(/(?<!(?:^|\s)им);/u);
}

function tidy(text: string): string {
  return clean(text)
    .replace(SCRIPT_REMARK, '')
    .replace(/[\s;,]+$/u, '')
    .replace(/^[“"«]\s*([^“”"«»]+?)\s*[”"»]$/u, '$1');
}

/**
 * A name with its French translation in brackets, `JSC REMDIZEL (société par actions REMDIZEL)`, gives both; an acronym or
 * a single word in brackets does not.
 */
function translations(text: string): readonly string[] {
  const [, outside = '', inside = ''] = /^([^()]{4,}?)\s*\(([^()]*\s[^()]*)\)$/u.exec(tidy(text)) ?? [];
  return /\p{Ll}/u.test(inside) && inside.length > 8 && !/^soi-disant/iu.test(inside)
    ? [outside, inside]
    : [];
}
