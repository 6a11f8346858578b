import { ChainCheck, type ChainBreak } from './chain.ts';
import type { TrailStore } from './trail-store.ts';

/** Lines that are read at once. */
const PAGE = 1_000;

/** What following a trail from its oldest line to its newest found. */
export interface TrailProof {
  readonly accountId: number;
  readonly lines: number;
  /** Null when every line is as it was written. */
  readonly broken: ChainBreak | null;
}

/** Follows the trail of an account, and stops at the first line that does not fit. */
export async function verifyTrail(
  store: Pick<TrailStore, 'after' | 'head'>,
  accountId: number,
): Promise<TrailProof> {
  const head = await store.head(accountId);
  const check = new ChainCheck(head);
  for (let from = 0; ;) {
    const lines = await store.after(accountId, from, PAGE);
    for (const line of lines) {
      // What was written since the newest line was asked for is left to the next time.
      const isNewer = head !== null && line.number > head.number;
      if (isNewer && (await store.head(accountId))?.number !== head.number) {
        return { accountId, lines: check.lines, broken: check.end() };
      }
      const broken = check.next(line);
      if (broken !== null) return { accountId, lines: check.lines, broken };
    }
    const last = lines.at(-1);
    if (last === undefined || lines.length < PAGE)
      return { accountId, lines: check.lines, broken: check.end() };
    from = last.number;
  }
}
