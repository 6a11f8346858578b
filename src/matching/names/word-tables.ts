import legalFormTable from '../data/legal-forms.json' with { type: 'json' };
import equivalentTable from '../data/name-equivalents.json' with { type: 'json' };
import frequencyTable from '../data/word-frequencies.json' with { type: 'json' };
import wordGroupTable from '../data/word-groups.json' with { type: 'json' };

/** Groups of equivalent spellings, by spelling variant (`*` and the text for a consonantal word). */
export interface EquivalentSpellings {
  /** The groups a form belongs to. */
  groupsOf(form: string): readonly string[];
  /** How widely used a name is: the spellings in all its groups. "Maria" and "Smith" are borne by many people. */
  spreadOf(form: string): number;
}

/** The word tables in the form that preparing a name looks them up in. */
export interface WordTables {
  /** Number of listed parties that bear a word of this spelling variant; absent for rare ones. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Equivalent spellings of personal names. */
  readonly equivalents: EquivalentSpellings;
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

function readEquivalents(): EquivalentSpellings {
  // Nearly every form is in one group: a number takes a tenth of the memory of an array.
  const groups = new Map<string, number | readonly number[]>();
  const sizes: number[] = [];
  equivalentTable.groups.split('\n').forEach((line, index) => {
    const forms = new Set(line.split(' '));
    sizes.push(forms.size);
    for (const form of forms) {
      const others = groups.get(form);
      groups.set(form, others === undefined ? index : [others, index].flat());
    }
  });
  const groupsOf = (form: string): readonly number[] => [groups.get(form) ?? []].flat();
  return {
    groupsOf: (form) => groupsOf(form).map((group) => `g${group}`),
    spreadOf: (form) => groupsOf(form).reduce((sum, group) => sum + (sizes[group] ?? 0), 0),
  };
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
  return {
    frequencies: new Map(Object.entries(frequencyTable.frequencies as Readonly<Record<string, number>>)),
    equivalents: readEquivalents(),
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
