import type { FoundMatch, FoundMatches } from '../screening/found.ts';

/** Matches that follow the columns as they are: found by a recorded value, or explained. */
type Other = readonly [place: number, match: FoundMatch];

/** Many matches in columns: thousands of objects take long to send, and hold up who receives them. */
export interface PackedMatches {
  readonly total: number;
  /** What the places are of. */
  readonly kind: 'name' | 'address';
  readonly partyIds: Uint32Array;
  readonly scores: Float64Array;
  /** Of the name or address among those of its party. */
  readonly places: Uint16Array;
  readonly others: readonly Other[];
}

/** Fewer are sent as they are. */
const MANY = 50;

/** Packs what a search found where that is much. */
export function packMatches(found: FoundMatches): FoundMatches | PackedMatches {
  const { kept, total } = found;
  if (kept.length < MANY) return found;
  const kind = kept.some(({ by }) => by.kind === 'address') ? 'address' : 'name';
  const partyIds = new Uint32Array(kept.length);
  const scores = new Float64Array(kept.length);
  const places = new Uint16Array(kept.length);
  const others: Other[] = [];
  for (const [place, match] of kept.entries()) {
    const { partyId, score, by, explanation } = match;
    partyIds[place] = partyId;
    scores[place] = score;
    if (explanation === undefined && by.kind === 'name' && kind === 'name') places[place] = by.nameIndex;
    else if (explanation === undefined && by.kind === 'address') places[place] = by.addressIndex;
    else others.push([place, match]);
  }
  return { total, kind, partyIds, scores, places, others };
}

/** What a search found, as it was before it was packed. */
export function unpackMatches(sent: FoundMatches | PackedMatches): FoundMatches {
  if ('kept' in sent) return sent;
  const { total, kind, partyIds, scores, places, others } = sent;
  const kept = Array.from(partyIds, (partyId, place): FoundMatch => {
    const at = places[place] ?? 0;
    const by = kind === 'name' ? { kind, nameIndex: at } : { kind, addressIndex: at };
    return { partyId, score: scores[place] ?? 0, by };
  });
  for (const [place, match] of others) kept[place] = match;
  return { kept, total };
}
