import { createQueryAddress, type QueryAddress } from '../matching/addresses/query-address.ts';
import type { LookupKey } from '../matching/identifiers/lookup-key.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import type { TypedName } from '../matching/names/beside/typed-name.ts';
import { createQueryName } from '../matching/names/query-name.ts';
import { leastScores, typedNameOf } from '../screening/screen-name.ts';

/** A watched name as it is searched. */
export interface WatchedName {
  readonly typed: TypedName;
  readonly keys: readonly LookupKey[];
}

/** Watched texts as they are searched. */
export interface PreparedTexts {
  /** Throws `InvalidInputError` for a text without letter or digit. */
  name(text: string): WatchedName;
  address(text: string): QueryAddress;
}

/** Texts that are kept, about 5 kB each: two accounts that use the largest plan to the full. */
const MOST_KEPT = 20_000;

interface KeptName {
  readonly typed: TypedName;
  readonly keys: readonly LookupKey[];
}

/**
 * Prepares watched texts and keeps what was prepared, because every update searches all of them again. What a query finds out
 * about listed words while it is searched is not kept: it would hold on to lists that have been replaced.
 */
export function createPreparedTexts(most = MOST_KEPT): PreparedTexts {
  const names = createKept<KeptName>(most, (text) => ({
    typed: typedNameOf(text, leastScores(text, 0)),
    keys: queryValueKeys(text),
  }));
  const addresses = createKept<Omit<QueryAddress, 'names'>>(most, (text) => {
    const { address, postalCodes } = createQueryAddress(text);
    return { address, postalCodes };
  });
  return {
    name(text) {
      const { typed, keys } = names(text);
      const anew = typed.map(({ query, bare }) => ({ query: createQueryName(query.name), bare }));
      return { typed: anew, keys };
    },
    address(text) {
      const kept = addresses(text);
      return { ...kept, names: createQueryName(kept.address.name) };
    },
  };
}

/** Values by text; of more than `most` the one that was asked for longest ago is made anew. */
function createKept<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const value = kept.get(text) ?? make(text);
    kept.delete(text);
    kept.set(text, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? text);
    return value;
  };
}
