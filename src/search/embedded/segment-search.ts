import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import { forEachItem } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { NameCandidate, SearchFilter, ValueHit } from '../search-engine.ts';
import { isTiedTo, qualityOf, typeAt, type ListSegment } from './list-segment.ts';
import type { QueryPlan } from './query-plan.ts';
import { rowsThatMayReach, type KnownWords, type SearchBuffer } from './row-sums.ts';

function passes(segment: ListSegment, party: number, filter: SearchFilter): boolean {
  if (filter.entryType !== undefined && typeAt(segment, party) !== filter.entryType) return false;
  return filter.countryCode === undefined || isTiedTo(segment, party, filter.countryCode);
}

/** The rows whose words may reach the threshold, and those that the query as a whole stands for. */
function candidateRows(
  segment: ListSegment,
  plan: QueryPlan,
  buffer: SearchBuffer,
  known: KnownWords,
): Iterable<number> {
  const byWords = rowsThatMayReach(segment, plan, buffer, known);
  const { names } = plan.hashes;
  if (names.length === 0) return byWords;
  const rows = new Set(byWords);
  for (const hash of names) forEachItem(segment.indexes.rowsByJoin, hash, (row) => void rows.add(row));
  return rows;
}

/** A search for names as every segment is asked. */
export interface SegmentSearch {
  readonly plan: QueryPlan;
  readonly filter: SearchFilter;
}

/**
 * Every row of a segment that may reach the threshold of the bound and passes the filter. `known` is shared by the searches
 * of this segment that run together.
 */
export function findNamesIn(
  segment: ListSegment,
  { plan, filter }: SegmentSearch,
  buffer: SearchBuffer,
  known: KnownWords = new Map(),
): readonly NameCandidate[] {
  const { columns } = segment;
  const found: NameCandidate[] = [];
  for (const row of candidateRows(segment, plan, buffer, known)) {
    const party = columns.rowParties[row]!;
    if (!passes(segment, party, filter)) continue;
    found.push({
      partyId: columns.partyIds[party]!,
      nameIndex: columns.rowNames[row]!,
      quality: qualityOf(segment, row),
      entryType: typeAt(segment, party),
      name: segment.name(row),
    });
  }
  return found;
}

/** Every recorded value of a segment with one of the keys that passes the filter. */
export function findValuesIn(
  segment: ListSegment,
  keys: readonly LookupKey[],
  filter: SearchFilter,
): readonly ValueHit[] {
  const found: ValueHit[] = [];
  for (const key of keys) {
    forEachItem(segment.indexes.valuesByKey, keyHash(key), (index) => {
      const { party, key: recordedKey, label } = segment.value(index);
      if (recordedKey !== key || !passes(segment, party, filter)) return;
      found.push({ partyId: segment.columns.partyIds[party]!, key, label });
    });
  }
  return found;
}
