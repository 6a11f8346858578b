import type { ListCode } from '../domain/list-code.ts';

/** That an item was reported to match a party. */
export interface SentAlert {
  readonly watchId: number;
  readonly listCode: ListCode;
  readonly publisherRef: string;
  /** 0 to 1. */
  readonly score: number;
}

/** The alerts of one mail. */
export interface AlertRun {
  /** Rises with every mail of alerts. */
  readonly run: number;
  readonly alerts: readonly SentAlert[];
}

/** Which alerts were sent, kept apart from the items: a store of accounts that was put back has forgotten some. */
export interface SentAlerts {
  /** Noting a mail twice does no harm. */
  note(run: AlertRun, at: Date): Promise<void>;
  /** 0 for none. */
  lastRun(): Promise<number>;
  after(run: number): Promise<readonly SentAlert[]>;
  /** Those of the runs that were noted. */
  noted(runs: readonly number[]): Promise<readonly number[]>;
}
