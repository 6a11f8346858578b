import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import { forEachItem } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { Steps } from '../pace.ts';
import type { Candidates, NameCandidate, SearchFilter, ValueHit } from '../search-engine.ts';
import { isOfType, isTiedTo, qualityOf, typesAt, type ListSegment } from './list-segment.ts';
import type { NameIndex } from './name-index.ts';
import { rowsThatMayReach } from './name-rows.ts';
import type { QueryPlan } from './query-plan.ts';
import type { SearchBuffer } from './search-buffer.ts';

function passes(segment: ListSegment, party: number, filter: SearchFilter): boolean {
  if (filter.entryType !== undefined && !isOfType(segment, party, filter.entryType)) return false;
  return filter.countryCodes === undefined || isTiedTo(segment, party, filter.countryCodes);
}

/** The rows that the query as a whole may stand for. */
function rowsOfWholes(index: NameIndex, { hashes: { names } }: QueryPlan): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const hash of names) forEachItem(index.indexes.rowsByJoin, hash, (row) => void rows.add(row));
  return rows;
}

/** Rows that are candidates of a search; each is read as one when it is asked for. */
class NameRows implements Candidates<NameCandidate> {
  readonly #index: NameIndex;
  readonly #rows: readonly number[];
  readonly #mayHaveNeighbours: (row: number) => boolean;
  readonly #ofWholes: ReadonlySet<number>;

  constructor(
    index: NameIndex,
    rows: readonly number[],
    mayHaveNeighbours: (row: number) => boolean,
    ofWholes: ReadonlySet<number>,
  ) {
    this.#index = index;
    this.#rows = rows;
    this.#mayHaveNeighbours = mayHaveNeighbours;
    this.#ofWholes = ofWholes;
  }

  get length(): number {
    return this.#rows.length;
  }

  *[Symbol.iterator](): Generator<NameCandidate> {
    for (const row of this.#rows) yield this.#candidate(row);
  }

  #candidate(row: number): NameCandidate {
    const { parts, partStarts, columns } = this.#index;
    const part = columns.rowParts[row]!;
    const segment = parts[part]!;
    const ownRow = row - partStarts[part]!;
    const party = segment.columns.rowParties[ownRow]!;
    return {
      partyId: segment.columns.partyIds[party]!,
      nameIndex: segment.columns.rowNames[ownRow]!,
      quality: qualityOf(segment, ownRow),
      types: typesAt(segment, party),
      name: this.#index.name(row),
      known: { mayBeNeighbours: this.#mayHaveNeighbours(row), mayBeWhole: this.#ofWholes.has(row) },
    };
  }
}

/** Rows that are filtered in one step. */
const ROWS_OF_STEP = 1024;

/** Every listed name that may reach the threshold of the plan and passes the filter. */
export function* findNamesIn(
  index: NameIndex,
  plan: QueryPlan,
  filter: SearchFilter,
  buffer: SearchBuffer,
): Steps<Candidates<NameCandidate>> {
  const { parts, partStarts, columns } = index;
  const searched = parts.map(({ code }) => filter.lists.includes(code));
  const { rows, mayHaveNeighbours } = yield* rowsThatMayReach(index, plan, buffer);
  const ofWholes = rowsOfWholes(index, plan);
  const found: number[] = [];
  let told = 0;
  for (const row of ofWholes.size === 0 ? rows : new Set([...rows, ...ofWholes])) {
    const part = columns.rowParts[row]!;
    if (searched[part] !== true) continue;
    const segment = parts[part]!;
    const party = segment.columns.rowParties[row - partStarts[part]!]!;
    if (!passes(segment, party, filter)) continue;
    found.push(row);
    if (found.length - told < ROWS_OF_STEP) continue;
    yield found.length - told;
    told = found.length;
  }
  yield found.length - told;
  return new NameRows(index, found, mayHaveNeighbours, ofWholes);
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
