import type { EntryType } from '../domain/listed-party.ts';
import type { ListCode } from '../domain/list-code.ts';
import { totalSearches, type BatchItem, type BatchItemResult } from '../screening/batch.ts';
import type { Screening } from '../screening/screening.ts';
import { KEPT_WITH_FACTS, keepProblem, keepResult } from './keep-result.ts';
import type { FileRow } from './reading/file-row.ts';
import { readRowItem, type RowItem, type RowReading } from './row-item.ts';
import type { RowResult, Upload } from './upload.ts';

/** A row with its number and what it asks to screen. */
export interface AskedRow {
  readonly row: FileRow;
  /** From 0. */
  readonly place: number;
  readonly asked: RowItem;
  /** Searches it needs. */
  readonly searches: number;
}

/** Reads what rows ask, and counts their searches by the rules of a batch. */
export function askRows(
  rows: readonly FileRow[],
  from: number,
  reading: RowReading,
  screening: Pick<Screening, 'searchesOfBatch'>,
): readonly AskedRow[] {
  return rows.map((row, place) => {
    const asked = readRowItem(row, reading);
    const searches =
      'problem' in asked
        ? 0
        : totalSearches(screening.searchesOfBatch({ items: asked.items, threshold: 0, lists: [] }));
    return { row, place: from + place, asked, searches };
  });
}

/** What screening rows found. */
export interface ScreenedRows {
  /** In the order of the rows. */
  readonly rows: readonly RowResult[];
  /** What failed inside; for the log of the service, not for people. */
  readonly failures: readonly unknown[];
}

/** Screens rows as a batch, or as one for each entry type. Throws `EngineUnavailableError`. */
export async function screenRows(
  rows: readonly AskedRow[],
  screening: Screening,
  { options, lists }: { readonly options: Upload['options']; readonly lists: readonly ListCode[] },
): Promise<ScreenedRows> {
  const found = new Map<number, BatchItemResult[]>();
  const failures: unknown[] = [];
  for (const [entryType, group] of groupByType(rows, options.entryType)) {
    for (let from = 0; from < group.length; from += MOST_ITEMS) {
      const some = group.slice(from, from + MOST_ITEMS);
      const answer = await screening.screenBatch({
        items: some.map(({ item }) => item),
        threshold: options.threshold,
        lists,
        explain: true,
        explainBest: KEPT_WITH_FACTS,
        countryUse: options.narrowByCountry === true ? 'narrows_and_tells' : 'stands_beside',
        ...(entryType === null ? {} : { entryType }),
      });
      failures.push(...answer.failures);
      answer.results.forEach((result, place) => {
        const { place: row } = some[place] ?? {};
        if (row !== undefined) found.set(row, [...(found.get(row) ?? []), result]);
      });
    }
  }
  return { rows: rows.map((row) => resultOf(row, found)), failures };
}

/** Items of one batch, as of the API. */
const MOST_ITEMS = 100;

/** A party of a row. */
interface PartyOfRow {
  readonly place: number;
  readonly item: BatchItem;
}

/** The parties of the rows by the type that they are searched with; those of one row are neighbours. */
function groupByType(
  rows: readonly AskedRow[],
  preset: EntryType | null,
): ReadonlyMap<EntryType | null, readonly PartyOfRow[]> {
  const groups = new Map<EntryType | null, PartyOfRow[]>();
  for (const { place, asked } of rows) {
    if ('problem' in asked) continue;
    const type = asked.entryType ?? preset;
    const group = groups.get(type) ?? [];
    group.push(...asked.items.map((item) => ({ place, item })));
    groups.set(type, group);
  }
  return groups;
}

function resultOf(
  { row, place, asked }: AskedRow,
  found: ReadonlyMap<number, readonly BatchItemResult[]>,
): RowResult {
  const [result, ...others] = found.get(place) ?? [];
  if ('problem' in asked) return keepProblem(row, place, asked.problem);
  if (result === undefined || 'problem' in row) return keepProblem(row, place, 'The row was not screened.');
  return keepResult(row, place, { found: [result, ...others], notes: asked.notes });
}
