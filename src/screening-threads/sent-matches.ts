import type { FoundMatch, FoundMatches } from '../screening/found.ts';

/** Matches that follow the columns as they are: found by a recorded value, with facts, or explained. */
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
  /** What the country hid, where that was asked for. */
  readonly hidden?: SentMatches;
}

/** Fewer are sent as they are. */
const MANY = 50;

/** Few matches as they are; what the country hid of them may be many. */
export interface FewMatches extends Omit<FoundMatches, 'hidden'> {
  readonly hidden?: SentMatches;
}

/** What a search found as it is sent. */
export type SentMatches = FewMatches | PackedMatches;

/** Packs what a search found where that is much. */
export function packMatches(found: FoundMatches): SentMatches {
  const { kept, total, hidden } = found;
  const ofHidden = hidden === undefined ? {} : { hidden: packMatches(hidden) };
  if (kept.length < MANY) return { kept, total, ...ofHidden };
  const kind = kept.some(({ by }) => by.kind === 'address') ? 'address' : 'name';
  const partyIds = new Uint32Array(kept.length);
  const scores = new Float64Array(kept.length);
  const places = new Uint16Array(kept.length);
  const others: Other[] = [];
  for (const [place, match] of kept.entries()) {
    const { partyId, score, by } = match;
    const isPlain = match.explanation === undefined && match.facts === undefined;
    partyIds[place] = partyId;
    scores[place] = score;
    if (isPlain && by.kind === 'name' && kind === 'name') places[place] = by.nameIndex;
    else if (isPlain && by.kind === 'address') places[place] = by.addressIndex;
    else others.push([place, match]);
  }
  return { total, kind, partyIds, scores, places, others, ...ofHidden };
}

/** What a search found, as it was before it was packed. */
export function unpackMatches(sent: SentMatches): FoundMatches {
  const { total, hidden } = sent;
  return {
    kept: unpacked(sent),
    total,
    ...(hidden === undefined ? {} : { hidden: unpackMatches(hidden) }),
  };
}

function unpacked(sent: SentMatches): readonly FoundMatch[] {
  if ('kept' in sent) return sent.kept;
  const { kind, partyIds, scores, places, others } = sent;
  const kept = Array.from(partyIds, (partyId, place): FoundMatch => {
    const at = places[place] ?? 0;
    const by = kind === 'name' ? { kind, nameIndex: at } : { kind, addressIndex: at };
    return { partyId, score: scores[place] ?? 0, by };
  });
  for (const [place, match] of others) kept[place] = match;
  return kept;
}
