/**
 * Counts on how many parties of one list each word stands, the most of all lists, over local copies of them, and writes
 * `src/matching/data/word-frequencies.json`: how rare a word is decides its weight, and whoever stands on many lists bears
 * no common name for that. The table is committed, so that a
 * score means the same on every day and on both engines.
 * Usage: npm run build:word-frequencies -- [--check] [FOLDER]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ListedPartyRecord } from '../src/domain/listed-party.ts';
import { LIST_SOURCES } from '../src/lists/registry.ts';
import { prepareName, type WordCache } from '../src/matching/names/prepare-name.ts';
import { NAME_MODEL } from '../src/matching/scoring-model.ts';
import { openLocalEdition, readAll } from '../test/support/open-edition.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run build:word-frequencies -- [--check] [FOLDER]');
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = positionals[0] ?? `${root}../shared/lists`;
const target = `${root}src/matching/data/word-frequencies.json`;

const counts = new Map<string, number>();
const cache: WordCache = new Map();

/** Words of the names met so far, by the kind of name: every fourth stands on another list as well. */
const known = new Map<boolean, Map<string, readonly string[]>>([
  [true, new Map()],
  [false, new Map()],
]);

/** A name in a vowel-less script would count its bare consonants as a word of their own. */
function wordsOfName(text: string, mayHaveLegalForm: boolean): readonly string[] {
  const met = known.get(mayHaveLegalForm)?.get(text);
  if (met !== undefined) return met;
  const words = prepareName(text, { mayHaveLegalForm, cache })
    .words.filter((word) => !word.consonantal && word.text.length > 1)
    .map((word) => word.variant);
  known.get(mayHaveLegalForm)?.set(text, words);
  return words;
}

function wordsOf({ entryType, names }: ListedPartyRecord): ReadonlySet<string> {
  return new Set(names.flatMap(({ text }) => wordsOfName(text, entryType !== 'individual')));
}

for (const source of LIST_SOURCES) {
  for (const edition of source.editions) {
    const files = openLocalEdition(edition, `${folder}/${source.folder}`);
    if (files === null) continue;
    const { records } = await readAll(edition, files);
    const onList = new Map<string, number>();
    for (const record of records)
      for (const word of wordsOf(record)) onList.set(word, (onList.get(word) ?? 0) + 1);
    for (const [word, parties] of onList) counts.set(word, Math.max(counts.get(word) ?? 0, parties));
    break;
  }
}

const common = [...counts]
  .filter(([, parties]) => parties > NAME_MODEL.weights.rareUpTo)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const text = `${JSON.stringify({ notice: 'Counts of words over the published lists', frequencies: Object.fromEntries(common) }, null, 0)}\n`;
if (!values.check) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error(`word-frequencies.json is not what the script makes of ${folder}`);
  process.exitCode = 1;
}
