import type { Act, ActKind } from './act.ts';
import type { TrailHead, TrailLine } from './chain.ts';

/** The trail of what belongs to no account: attempts to sign in with unknown addresses, deleted accounts. */
export const SERVICE_TRAIL = 0;

/** Which lines are wanted. */
export interface TrailSearch {
  readonly accountId: number;
  /** From this moment on. */
  readonly from?: Date;
  /** Before this moment. */
  readonly until?: Date;
  readonly kinds?: readonly ActKind[];
  /** Letters that the author, the subject or the address holds, case aside. */
  readonly text?: string;
  /** Lines with smaller numbers only: the next page, newest first. */
  readonly before?: number;
}

/** Acts by account, each chained to the one before. Nothing is ever changed; old lines are forgotten from the beginning. */
export interface TrailStore {
  /** Records an act by itself. What changes something else is recorded in the transaction that changes it. */
  append(accountId: number, act: Act, now: Date): Promise<void>;
  /** At most `size` lines that fit, newest first. */
  search(search: TrailSearch, size: number): Promise<readonly TrailLine[]>;
  /** At most `size` lines with greater numbers, oldest first. */
  after(accountId: number, number: number, size: number): Promise<readonly TrailLine[]>;
  head(accountId: number): Promise<TrailHead | null>;
  /** Accounts with a trail, and those whose newest line is known while their lines are gone. */
  accounts(): Promise<readonly number[]>;
  /** Forgets lines that are older, from the beginning of each trail; the newest stays. Returns how many. */
  forgetBefore(moment: Date): Promise<number>;
}
