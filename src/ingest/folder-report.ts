import type { Clock } from '../domain/clock.ts';
import { coverageOf, type ListCoverage } from '../lists/coverage.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { ListFetcher } from './list-fetcher.ts';
import type { Tally } from './list-report.ts';
import { ListRun } from './list-run.ts';
import { validRecords } from './valid-records.ts';

/** What the files of a list hold and what their reader had to say. */
export interface FilesReport {
  readonly coverage: ListCoverage;
  readonly edition: string;
  readonly files: readonly string[];
  readonly dataAsOf: string | null;
  readonly unknown: readonly Tally[];
  readonly leftOut: readonly Tally[];
}

/**
 * Reads the files of a list without storing anything; null when the place has none. Throws what the fetcher and the
 * reader throw.
 */
export async function reportFiles(
  source: ListSource,
  fetcher: ListFetcher,
  clock: Clock,
): Promise<FilesReport | null> {
  const fetched = await fetcher.fetch(source);
  if (fetched === null) return null;
  const { code } = source.facts;
  const run = new ListRun(neverLoaded(source), clock);
  const coverage = await coverageOf(validRecords(code, fetched.edition.read(fetched.files, run)));
  const { unknown, leftOut } = run.report('unchanged', null);
  return {
    coverage,
    edition: fetched.edition.id,
    files: fetched.fileNames,
    dataAsOf: run.findings.dataAsOf,
    unknown,
    leftOut,
  };
}

function neverLoaded({ facts }: ListSource): ConstructorParameters<typeof ListRun>[0] {
  return {
    code: facts.code,
    generation: 0,
    entryCount: 0,
    lastUpdated: null,
    dataAsOf: null,
    lastFailure: null,
    source: '',
    checksum: '',
  };
}
