import legalFormTable from '../data/legal-forms.json' with { type: 'json' };
import hanTable from '../data/name-characters-han.json' with { type: 'json' };
import characterTable from '../data/name-characters.json' with { type: 'json' };
import equivalentTable from '../data/name-equivalents.json' with { type: 'json' };
import frequencyTable from '../data/word-frequencies.json' with { type: 'json' };
import wordGroupTable from '../data/word-groups.json' with { type: 'json' };
import { sortedLines } from './sorted-lines.ts';

/** Groups of equivalent spellings, by spelling variant; `*` and the text of a consonantal word, `@` and characters. */
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

const inGroups = (numbers: string): readonly string[] => numbers.split(' ').map((number) => `g${number}`);

function readEquivalents(): EquivalentSpellings {
  const letters = sortedLines(equivalentTable.forms);
  const tables = [sortedLines(hanTable.forms), sortedLines(characterTable.forms)];
  const groupsInCharacters = (form: string): readonly string[] =>
    tables.flatMap((table) => {
      const found = table.find(form);
      return found === null ? [] : inGroups(found);
    });
  return {
    groupsOf(form) {
      if (form.startsWith('@')) return groupsInCharacters(form.slice(1));
      const found = letters.find(form);
      const space = found?.indexOf(' ') ?? -1;
      return found === null || space < 0 ? [] : inGroups(found.slice(space + 1));
    },
    spreadOf(form) {
      const found = letters.find(form);
      return found === null ? 0 : parseInt(found, 36);
    },
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
