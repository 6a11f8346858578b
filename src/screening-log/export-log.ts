import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '../csv/csv-line.ts';
import { identifierText } from '../domain/facts.ts';
import { levelOf } from '../domain/match.ts';
import type { LogCursor, LoggedScreening, LogSearch, ScreeningLogStore } from './screening-log.ts';

/** Entries that are read at once: small, so that requests in between wait for a few milliseconds at most. */
const PAGE = 500;

type Column = readonly [title: string, value: (entry: LoggedScreening) => CsvCell];

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['screened_at', ({ screenedAt }) => screenedAt.toISOString()],
  ['door', ({ origin }) => origin.door],
  ['api_key_id', ({ origin }) => origin.keyId],
  ['reference', ({ origin }) => origin.reference ?? null],
  ['name', ({ name }) => name],
  ['address', ({ address }) => address],
  ['contacts', ({ contacts }) => contacts.map(({ type, value }) => `${type} ${value}`).join('; ')],
  ['country', ({ options }) => options.country ?? null],
  ['type', ({ options }) => options.entryType ?? null],
  ['threshold', ({ options }) => options.threshold],
  ['limit', ({ options }) => options.limit ?? null],
  ['name_matches', ({ found }) => found.name],
  ['address_matches', ({ found }) => found.address],
  ['contact_matches', ({ found }) => found.contact],
  ['best_level', ({ best }) => (best === null ? 'none' : levelOf(best.score))],
  ['best_score', ({ best }) => best?.score ?? null],
  ['best_name', ({ best }) => best?.name ?? null],
  ['best_list', ({ best }) => best?.listCode ?? null],
  ['best_entry_id', ({ best }) => best?.partyId ?? null],
  [
    'jurisdiction_flags',
    ({ flags }) => flags.map((flag) => `${flag.jurisdiction} (${flag.tier})`).join('; '),
  ],
  ['date_of_birth', ({ options }) => options.facts?.dateOfBirth ?? null],
  ['nationality', ({ options }) => options.facts?.nationality ?? null],
  ['gender', ({ options }) => options.facts?.gender ?? null],
  ['identifiers', ({ options }) => options.facts?.identifiers?.map(identifierText).join('; ') ?? null],
  ['lists', ({ lists }) => lists.map(editionText).join('; ')],
];

/**
 * What fits a search as a CSV file, newest first, piece by piece: a log of any length in little memory. The caller asks for
 * the next piece when it has got rid of the last.
 */
export async function* exportLog(
  log: Pick<ScreeningLogStore, 'search'>,
  search: LogSearch,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title));
  let after: LogCursor | null | undefined = search.after;
  do {
    const { entries, next } = await log.search(after === undefined ? search : { ...search, after }, PAGE);
    if (entries.length > 0) yield entries.map(lineOf).join('');
    after = next;
  } while (after !== null);
}

function lineOf(entry: LoggedScreening): string {
  return csvLine(COLUMNS.map(([, value]) => value(entry)));
}

function editionText({ code, generation, dataAsOf, fetchedAt }: LoggedScreening['lists'][number]): string {
  const date = dataAsOf ?? (fetchedAt === null ? 'no date' : `fetched ${fetchedAt.slice(0, 10)}`);
  return `${code} ${date} (${generation})`;
}
