/**
 * Builds the compact word tables under `src/matching/data/` from the word tables of `shared/matching-data` (rigour and
 * libpostal, MIT; see THIRD_PARTY_NOTICES.md).
 * Usage: npm run build:matching-data -- [--check] [FOLDER]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { splitWords } from '../src/matching/normalise/split-words.ts';
import { spellingVariant } from '../src/matching/phonetics/spelling-variant.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run build:matching-data -- [--check] [FOLDER]');
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const from = positionals[0] ?? `${root}../shared/matching-data`;

const readJson = (name: string): unknown => JSON.parse(readFileSync(`${from}/${name}`, 'utf8'));
const phrase = (text: string): string =>
  splitWords(text)
    .map((word) => word.text)
    .join(' ');
const unique = (items: readonly string[]): string[] => [...new Set(items)].sort();

/** A short spelling that too many given names and surnames share says nothing of any of them; Muhammad does. */
const mostGroups = (form: string): number => {
  if (form.length <= 3) return 8;
  return form.length === 4 ? 40 : Infinity;
};
/** Forms of a name that differ by the bearer's sex are other persons' names: Prokofyevich / Prokofyevna. */
const PATRONYMIC_OF_A_WOMAN = /(?:vna|ichna|icna|inicna)$/u;
/** Syllables of Chinese, Japanese and Korean names are shared by far too many names. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function nameForm(form: string): string | null {
  if (SYLLABIC.test(form)) return null;
  const words = splitWords(form);
  const [word] = words;
  if (words.length !== 1 || word === undefined || word.text.length < 3 || /\d/u.test(word.text)) return null;
  const key = word.consonantal ? `*${word.text}` : spellingVariant(word.text);
  return PATRONYMIC_OF_A_WOMAN.test(key) ? null : key;
}

function nameEquivalents(): unknown {
  const lines = gunzipSync(readFileSync(`${from}/person_names.txt.gz`))
    .toString('utf8')
    .split('\n');
  const groups = lines.map((line) =>
    unique((line.split(' => ')[0] ?? '').split(', ').flatMap((form) => nameForm(form) ?? [])),
  );
  const uses = new Map<string, number>();
  for (const group of groups) for (const form of group) uses.set(form, (uses.get(form) ?? 0) + 1);
  const tellsApart = (form: string): boolean => form.length > 2 && (uses.get(form) ?? 0) <= mostGroups(form);
  const telling = groups
    .map((group) => group.filter(tellsApart))
    .filter((group) => group.length > 1)
    .map((group) => group.join(' '));
  return { notice: 'rigour 2.6.1 (MIT), names from Wikidata (CC0)', groups: unique(telling).join('\n') };
}

interface OrganisationType {
  readonly display?: string;
  readonly compare?: string;
  readonly generic?: string;
  readonly aliases: readonly string[];
}

function legalForms(): unknown {
  const byClass = new Map<string, string[]>();
  for (const type of readJson('org_types.json') as readonly OrganisationType[]) {
    const name = type.generic ?? type.compare ?? type.display;
    if (name === undefined) continue;
    const forms = [...type.aliases, type.display ?? '', type.compare ?? '']
      .map(phrase)
      .filter((form) => form.length > 1);
    byClass.set(name, [...(byClass.get(name) ?? []), ...forms]);
  }
  const forms = Object.fromEntries([...byClass].sort().map(([name, aliases]) => [name, unique(aliases)]));
  return { notice: 'rigour 2.6.1 (MIT)', forms };
}

function wordGroups(): unknown {
  const symbols = readJson('symbols.json') as Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
  const single = (table: Readonly<Record<string, readonly string[]>> | undefined): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(table ?? {}).map(([name, words]) => [
        name,
        unique(words.map(phrase).filter((word) => word.length > 1 && !word.includes(' '))),
      ]),
    );
  return {
    notice: 'rigour 2.6.1 (MIT)',
    organisation: { ...single(symbols['org_symbols']), ...single(symbols['org_domains']) },
    nicknames: single(symbols['person_nick']),
  };
}

const TABLES = {
  'name-equivalents.json': nameEquivalents,
  'legal-forms.json': legalForms,
  'word-groups.json': wordGroups,
};

let stale = false;
for (const [name, build] of Object.entries(TABLES)) {
  const path = `${root}src/matching/data/${name}`;
  const text = `${JSON.stringify(build(), null, name === 'name-equivalents.json' ? 0 : 1)}\n`;
  if (!values.check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${name} is not what the script makes of ${from}`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;
