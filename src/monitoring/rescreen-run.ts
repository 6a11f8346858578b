import type { Account } from '../accounts/accounts.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty } from '../domain/listed-party.ts';
import type { PartyStore } from '../ingest/party-store.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { SearchEngine, SearchSnapshot } from '../search/search-engine.ts';
import type { MatchWatch } from './match-watch.ts';
import type { FitStores } from './store-fit.ts';
import type { NewMatch, RescreenOutcome, RescreenStore, RescreenWatch } from './rescreen-store.ts';

/** What re-screening is made of. */
export interface RescreenParts {
  readonly store: RescreenStore;
  readonly parties: Pick<PartyStore, 'generations' | 'changesSince' | 'states' | 'held'>;
  /** Sees to it that the stores fit, before anything is compared. */
  readonly fit: FitStores;
  readonly engine: Pick<SearchEngine, 'snapshot'>;
  /** A view of nothing but some parties, searched like the engine's. */
  readonly viewOf: (parties: ReadonlyMap<ListCode, readonly ListedParty[]>) => Promise<SearchSnapshot>;
  readonly matchWatch: MatchWatch;
  readonly coreLists: readonly ListCode[];
  readonly composeAlert: (matches: readonly NewMatch[]) => MailContent;
  readonly createId: () => string;
  readonly clock: Clock;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
}

/** What a run did. */
export interface RescreenReport {
  /** Items screened, each counted once. */
  readonly screened: number;
  /** Items of accounts whose plan does not run or has no monitoring; they are kept and not screened. */
  readonly suspended: number;
  readonly newMatches: number;
  readonly mails: number;
  /** Lists whose index is not as far as the store yet; they are screened by the next run. */
  readonly waitingFor: readonly ListCode[];
}

/** Items of one run, those to be screened and those that are not. */
export interface Items {
  readonly active: readonly RescreenWatch[];
  readonly suspended: number;
  readonly owners: ReadonlyMap<number, Account>;
}

/** The report of a run that found nothing to do, or that was stopped or overtaken. */
export const NOTHING: RescreenReport = {
  screened: 0,
  suspended: 0,
  newMatches: 0,
  mails: 0,
  waitingFor: [],
};

/** Writes the mail of an account; null when the account is not one of the run's. */
export function alertComposer(
  { composeAlert, createId }: RescreenParts,
  { owners }: Items,
): (accountId: number, matches: readonly NewMatch[]) => OutboxMail | null {
  return (accountId, matches) => {
    const account = owners.get(accountId);
    if (account === undefined) return null;
    return { id: createId(), accountId, kind: 'alert', to: account.email, ...composeAlert(matches) };
  };
}

/** The report of one write. */
export function reportOf(screened: number, outcome: RescreenOutcome): RescreenReport {
  if (outcome.outcome === 'superseded') return NOTHING;
  return { ...NOTHING, screened, newMatches: outcome.newMatches, mails: outcome.mails };
}

/** The report of two parts of a run over the same items. */
export function sumOf(first: RescreenReport, second: RescreenReport): RescreenReport {
  return {
    screened: Math.max(first.screened, second.screened),
    suspended: first.suspended,
    newMatches: first.newMatches + second.newMatches,
    mails: first.mails + second.mails,
    waitingFor: [...new Set([...first.waitingFor, ...second.waitingFor])],
  };
}
