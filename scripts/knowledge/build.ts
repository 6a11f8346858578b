import { closeSync, openSync, readdirSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digestOfSources } from '../../src/source-version.ts';
import { nameTables } from './tables-of-names.ts';
import { addressKnowledge } from './words-of-addresses.ts';
import { besideTables } from './words-beside.ts';
import { characterTables } from './words-in-characters.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');
const DATA = 'src/matching/data';

/** Tables that derive from this repository alone; they are not committed. */
const BUILT = [
  'address-knowledge.json',
  'beside.json',
  'characters.json',
  'names.json',
  'translations.json',
] as const;
type Built = (typeof BUILT)[number];

/** The SHA-256 of all that the tables are made of: knowledge, the code that reads words, and what makes the tables. */
function digestOfInputs(): string {
  const built: readonly string[] = BUILT;
  const inputs = [
    ...readdirSync(`${ROOT}/src/matching`)
      .filter((name) => name !== 'data')
      .map((name) => `src/matching/${name}`),
    ...readdirSync(`${ROOT}/${DATA}`)
      .filter((name) => name.endsWith('.json') && !built.includes(name))
      .map((name) => `${DATA}/${name}`),
  ];
  return digestOfSources(ROOT, ['knowledge', 'scripts/knowledge', ...inputs.sort()]);
}

/** What a built table begins with. */
const beginningOf = (digest: string): string => `{"from":"${digest}",`;

function beginsWith(file: string, beginning: string): boolean {
  try {
    const opened = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(beginning.length);
      return readSync(opened, bytes) === bytes.length && bytes.toString('latin1') === beginning;
    } finally {
      closeSync(opened);
    }
  } catch {
    return false;
  }
}

/** Writes a file as a whole, so that whoever reads it meanwhile has a sound one. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** A form of an address as it is looked up: its words joined by blanks. */
const addressForm = (segments: readonly (readonly { readonly text: string }[])[]): string =>
  segments
    .flat()
    .map((token) => token.text)
    .join(' ');

/**
 * Builds the tables that the matcher loads where they are not those of the knowledge and the code that are here; returns whether
 * it had to. What is fresh is told by a digest in the tables, never by times. Throws `SyntaxError` for a table that cannot be read.
 */
export async function buildKnowledge(): Promise<boolean> {
  const digest = digestOfInputs();
  const beginning = beginningOf(digest);
  if (BUILT.every((name) => beginsWith(`${ROOT}/${DATA}/${name}`, beginning))) return false;
  const write = (name: Built, table: object): void => {
    writeWhole(`${ROOT}/${DATA}/${name}`, `${JSON.stringify({ from: digest, ...table })}\n`);
  };
  write('characters.json', characterTables());
  write('names.json', nameTables());
  write('beside.json', besideTables());
  // What reads words loads these tables.
  const { splitAddress } = await import('../../src/matching/addresses/split-address.ts');
  write(
    'address-knowledge.json',
    addressKnowledge((text) => addressForm(splitAddress(text))),
  );
  const { languageTables } = await import('./words-of-languages.ts');
  const { translationTable } = await import('./translations.ts');
  write('translations.json', translationTable(languageTables()));
  return true;
}
