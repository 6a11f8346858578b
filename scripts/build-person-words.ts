/**
 * Counts which words stand in names of people and not of organisations, over local copies of the lists whose publishers tell
 * the two apart, and writes `src/lists/formats/data/person-words.json`: a name is taken for a person's only where one of
 * them is in it. Usage: npm run build:person-words -- [--check] [FOLDER]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nameWords } from '../src/lists/formats/entry-type-guess.ts';
import { isLatin } from '../src/lists/formats/scripts.ts';
import { LIST_SOURCES } from '../src/lists/registry.ts';
import { openLocalEdition, readAll } from '../test/support/open-edition.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run build:person-words -- [--check] [FOLDER]');
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = positionals[0] ?? `${root}../shared/lists`;
const target = `${root}src/lists/formats/data/person-words.json`;

/** Fewer people than these may be a slip of one list. */
const FEWEST_PEOPLE = 3;
/** So many people for each organisation: `Ali` is in names of firms, too. */
const PEOPLE_FOR_ONE_ORGANISATION = 8;

const people = new Map<string, number>();
const organisations = new Map<string, number>();

for (const source of LIST_SOURCES) {
  for (const edition of source.editions) {
    const files = openLocalEdition(edition, `${folder}/${source.folder}`);
    if (files === null) continue;
    const { records } = await readAll(edition, files);
    for (const { entryType, typeIsGuessed, names } of records) {
      if (typeIsGuessed === true) continue;
      const counts = entryType === 'individual' ? people : organisations;
      const words = new Set(names.filter(({ text }) => isLatin(text)).flatMap(({ text }) => nameWords(text)));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    break;
  }
}

const words = [...people]
  .filter(([word, count]) => {
    const others = organisations.get(word) ?? 0;
    return word.length > 1 && count >= FEWEST_PEOPLE && count >= PEOPLE_FOR_ONE_ORGANISATION * others;
  })
  .map(([word]) => word)
  .sort();
const text = `${JSON.stringify({ notice: 'Words of names of people on the published lists', words: words.join(' ') })}\n`;
if (!values.check) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error(`person-words.json is not what the script makes of ${folder}`);
  process.exitCode = 1;
}
