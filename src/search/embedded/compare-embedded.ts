import type { ListCode } from '../../domain/list-code.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { partyAt, positionOf, type SegmentData } from './list-segment.ts';
import { buildSegment } from './segment-builder.ts';
import type { SegmentFiles } from './segment-file.ts';

/** How the embedded index of one list compares with the store of record. */
export interface EmbeddedVerdict {
  readonly code: ListCode;
  readonly parties: number;
  /** Ids of parties that are missing, too many or otherwise than stored. */
  readonly differing: readonly number[];
  /** Whether a segment was kept on disk, and whether it is what building it anew gives. */
  readonly kept: 'none' | 'equal' | 'different';
  /** Whether the segment was written anew. */
  readonly repaired: boolean;
}

/** What a comparison needs. */
export interface EmbeddedComparison {
  readonly store: Pick<PartyStore, 'editions' | 'parties'>;
  readonly files: SegmentFiles;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** Writes what is kept and differs anew. */
  readonly repair?: boolean;
}

const bytesOf = (column: ArrayBufferView): Buffer =>
  Buffer.from(column.buffer, column.byteOffset, column.byteLength);

function haveEqual<Columns extends Readonly<Record<keyof Columns, ArrayBufferView>>>(
  kept: Columns,
  built: Columns,
): boolean {
  const names = Object.keys(built) as (keyof Columns)[];
  return names.every((name) => bytesOf(kept[name]).equals(bytesOf(built[name])));
}

const areEqual = (kept: SegmentData, built: SegmentData): boolean =>
  haveEqual(kept.columns, built.columns) && haveEqual(kept.names.columns, built.names.columns);

/** Builds every list anew in memory and compares it party by party with the store, and with the segment kept on disk. */
export async function compareEmbedded(comparison: EmbeddedComparison): Promise<readonly EmbeddedVerdict[]> {
  const { store, files, nowMs, repair = false } = comparison;
  const cache: WordCache = new Map();
  const verdicts: EmbeddedVerdict[] = [];
  for (const [code, edition] of await store.editions()) {
    const built = await buildSegment({ code, ...edition, parties: store.parties(code), cache, nowMs });
    const kept = await files.read(code, edition);
    const served = kept ?? built;
    const unmet = new Set(served.columns.partyIds);
    const differing: number[] = [];
    let parties = 0;
    for await (const party of store.parties(code)) {
      parties++;
      unmet.delete(party.id);
      const position = positionOf(served, party.id);
      const held = position < 0 ? null : partyAt(served, position);
      if (JSON.stringify(held) !== JSON.stringify(party)) differing.push(party.id);
    }
    const state = kept === null ? 'none' : areEqual(kept, built) ? 'equal' : 'different';
    const repaired = repair && state !== 'equal';
    if (repaired) await files.write(built);
    verdicts.push({ code, parties, differing: [...differing, ...unmet], kept: state, repaired });
  }
  return verdicts;
}

/** What building an index anew wrote of one list. */
export interface RebuiltSegment {
  readonly code: ListCode;
  readonly parties: number;
}

/** Builds every list anew, from nothing but the store, and keeps that in place of what was kept. */
export async function rebuildEmbedded(
  comparison: Omit<EmbeddedComparison, 'repair'>,
): Promise<readonly RebuiltSegment[]> {
  const { store, files, nowMs } = comparison;
  const cache: WordCache = new Map();
  const rebuilt: RebuiltSegment[] = [];
  for (const [code, edition] of await store.editions()) {
    const segment = await buildSegment({ code, ...edition, parties: store.parties(code), cache, nowMs });
    await files.write(segment);
    rebuilt.push({ code, parties: segment.columns.partyIds.length });
  }
  return rebuilt;
}
