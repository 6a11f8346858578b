import type { AuthenticatedKey } from '../accounts/accounts.ts';
import type { Asker } from '../screening/asker.ts';
import type { ScreeningOrigin } from '../screening-log/screening-log.ts';

/** Who calls a tool. */
export interface Caller {
  /** The bearer key and its account; null without a key. */
  readonly key: AuthenticatedKey | null;
  readonly clientAddress: string;
  /** For whose turns the calls of one POST are searched; they share what one request may take. */
  readonly asker: Asker;
  /** Notes a failure of ours for the operators. */
  readonly report: (failure: unknown) => void;
}

/** Who screens by a call. */
export function originOf({ key }: Caller): ScreeningOrigin {
  return { door: 'agents', accountId: key?.account.id ?? null, keyId: key?.keyId ?? null };
}
