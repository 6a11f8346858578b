import type { Clock } from '../../src/domain/clock.ts';
import { createFolderFetcher } from '../../src/ingest/folder-fetcher.ts';
import { reportFiles } from '../../src/ingest/folder-report.ts';
import type { Tally } from '../../src/ingest/list-report.ts';
import type { PartyStore } from '../../src/ingest/party-store.ts';
import { coverageOf, type ListCoverage } from '../../src/lists/coverage.ts';
import type { ListSource } from '../../src/lists/list-source.ts';

/** One list of the report. */
export interface CoverageRow {
  readonly source: ListSource;
  readonly coverage: ListCoverage;
  /** Edition and files that the parties come from; empty for none. */
  readonly origin: string;
  readonly dataAsOf: string | null;
  /** What the reader met and did not know, and what it left out; null where only the store was read. */
  readonly tallies: { readonly unknown: readonly Tally[]; readonly leftOut: readonly Tally[] } | null;
}

/** What the store of record holds of each list. */
export async function coverageOfStore(
  sources: readonly ListSource[],
  store: Pick<PartyStore, 'states' | 'parties'>,
): Promise<readonly CoverageRow[]> {
  const states = new Map((await store.states()).map((state) => [state.code, state]));
  const rows: CoverageRow[] = [];
  for (const source of sources) {
    const state = states.get(source.facts.code);
    rows.push({
      source,
      coverage: await coverageOf(store.parties(source.facts.code)),
      origin: state?.source ?? '',
      dataAsOf: state?.dataAsOf ?? null,
      tallies: null,
    });
  }
  return rows;
}

/** What the local files of each list hold; a list without a folder is left out. */
export async function coverageOfFolder(
  sources: readonly ListSource[],
  folder: string,
  clock: Clock,
): Promise<readonly CoverageRow[]> {
  const fetcher = await createFolderFetcher(folder);
  const rows: CoverageRow[] = [];
  for (const source of sources) {
    const read = await reportFiles(source, fetcher, clock);
    if (read === null) continue;
    const { coverage, edition, files, dataAsOf, unknown, leftOut } = read;
    const [first = ''] = files;
    const origin = `${edition}: ${files.length === 1 ? first : `${first} and ${files.length - 1} more`}`;
    rows.push({ source, coverage, origin, dataAsOf, tallies: { unknown, leftOut } });
  }
  await fetcher.close();
  return rows;
}
