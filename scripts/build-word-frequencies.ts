/**
 * Counts on how many parties of one list each word stands, the most of all lists, over local copies of them, and writes
 * `src/matching/data/word-frequencies.json`: how rare a word is decides its weight. The table is committed, so that a
 * score means the same on every day and on both engines.
 * Usage: npm run build:word-frequencies -- [--check] [FOLDER]
 */
import { buildListTable } from './list-tables/build-list-table.ts';
import { wordFrequencyTable } from './list-tables/word-frequencies.ts';

process.exitCode = await buildListTable('build:word-frequencies', wordFrequencyTable());
