import legalFormTable from '../data/legal-forms.json' with { type: 'json' };
import equivalentTable from '../data/name-equivalents.json' with { type: 'json' };
import frequencyTable from '../data/word-frequencies.json' with { type: 'json' };
import wordGroupTable from '../data/word-groups.json' with { type: 'json' };

/** The word tables in the form that preparing a name looks them up in. */
export interface WordTables {
  /** Number of listed parties that bear a word of this spelling variant; absent for rare ones. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Groups of equivalent spellings by spelling variant (`*` and the text for a consonantal word). */
  readonly equivalents: ReadonlyMap<string, readonly string[]>;
  /** How widely used a name is, by spelling variant: the number of spellings in all its groups. */
  readonly spread: ReadonlyMap<string, number>;
  /** Groups of organisations' words and of nicknames, by text. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Texts of organisations' words. */
  readonly generic: ReadonlySet<string>;
  /** Class of a legal form by its words joined with spaces. */
  readonly legalForms: ReadonlyMap<string, string>;
  /** Most words of a legal form. */
  readonly longestLegalForm: number;
}

function add(map: Map<string, string[]>, key: string, group: string): void {
  const groups = map.get(key);
  if (groups === undefined) map.set(key, [group]);
  else if (!groups.includes(group)) groups.push(group);
}

function readEquivalents(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  equivalentTable.groups.split('\n').forEach((line, index) => {
    for (const form of line.split(' ')) add(map, form, `g${index}`);
  });
  return map;
}

/** A name that is written in many languages in many ways is borne by many people: "Maria", "Smith". */
function readSpread(equivalents: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const groups of equivalents.values())
    for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const spreadOf = (groups: readonly string[]): number =>
    groups.reduce((sum, group) => sum + (sizes.get(group) ?? 0), 0);
  return new Map([...equivalents].map(([form, groups]) => [form, spreadOf(groups)]));
}

function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const [name, words] of Object.entries(wordGroupTable.organisation)) {
    for (const word of words) add(map, word, `m${name}`);
  }
  for (const [name, words] of Object.entries(wordGroupTable.nicknames)) {
    for (const word of words) add(map, word, `n${name}`);
  }
  return map;
}

function readLegalForms(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, forms] of Object.entries(legalFormTable.forms))
    for (const form of forms) map.set(form, name);
  return map;
}

function buildTables(): WordTables {
  const legalForms = readLegalForms();
  const equivalents = readEquivalents();
  return {
    frequencies: new Map(Object.entries(frequencyTable.frequencies as Readonly<Record<string, number>>)),
    equivalents,
    spread: readSpread(equivalents),
    meanings: readMeanings(),
    generic: new Set(Object.values(wordGroupTable.organisation).flat()),
    legalForms,
    longestLegalForm: Math.max(...[...legalForms.keys()].map((form) => form.split(' ').length)),
  };
}

let tables: WordTables | null = null;

/** The word tables, read at the first call. */
export function wordTables(): WordTables {
  tables ??= buildTables();
  return tables;
}
