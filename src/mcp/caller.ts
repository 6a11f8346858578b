import type { Account } from '../accounts/accounts.ts';

/** Who calls a tool. */
export interface Caller {
  /** The account of the bearer key; null without a key. */
  readonly account: Account | null;
  readonly clientAddress: string;
  /** Notes a failure of ours for the operators. */
  readonly report: (failure: unknown) => void;
}
