/**
 * Counts which words stand in names of people and not of organisations, over local copies of the lists whose publishers tell
 * the two apart, and writes `src/lists/formats/data/person-words.json`: a name is taken for a person's only where one of
 * them is in it. Usage: npm run build:person-words -- [--check] [FOLDER]
 */
import { buildListTable } from './list-tables/build-list-table.ts';
import { personWordTable } from './list-tables/person-words.ts';

process.exitCode = await buildListTable('build:person-words', personWordTable());
