import { ServiceError } from '../../errors.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { SearchFailure, SearchFilter, ValueAnswer, ValueHit, ValueSearch } from '../search-engine.ts';

/** Reads the hits of a look-up. */
export function readValues(hits: readonly string[]): readonly ValueHit[] {
  return hits.map((hit) => {
    const [partyId, key, label] = JSON.parse(hit) as [number, LookupKey, string];
    return { partyId, key, label };
  });
}

/** The values with one of the keys: a look-up finds others too, those of its group and of equal digests. */
export function valuesWith(values: readonly ValueHit[], keys: readonly LookupKey[]): readonly ValueHit[] {
  const asked = new Set(keys);
  return values.filter(({ key }) => asked.has(key));
}

/** Look-ups with one filter, which the index answers together. */
interface ValueGroup {
  readonly filter: SearchFilter;
  readonly keys: Set<LookupKey>;
  /** Places of its searches. */
  readonly places: number[];
}

/** Puts the look-ups of one filter together; those without keys find nothing and are in no group. */
export function groupedByFilter(searches: readonly ValueSearch[]): readonly ValueGroup[] {
  const groups = new Map<string, ValueGroup>();
  searches.forEach(({ keys, filter }, place) => {
    if (keys.length === 0) return;
    const name = JSON.stringify([filter.lists, filter.entryType, filter.countryCodes]);
    const group = groups.get(name) ?? { filter, keys: new Set(), places: [] };
    groups.set(name, group);
    for (const key of keys) group.keys.add(key);
    group.places.push(place);
  });
  return [...groups.values()];
}

/** Gives the answers to the look-ups of a group from what it found, or why it failed. */
export function answersOfGroup(
  found: readonly string[] | SearchFailure,
): (keys: readonly LookupKey[]) => ValueAnswer {
  if (found instanceof ServiceError) return () => ({ failure: found });
  const values = readValues(found);
  return (keys) => ({ hits: valuesWith(values, keys) });
}
