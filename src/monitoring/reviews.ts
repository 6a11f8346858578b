import type { Account } from '../accounts/accounts.ts';
import type { Clock } from '../domain/clock.ts';
import { levelOf, type JurisdictionFlag, type MatchLevel } from '../domain/match.ts';
import type { ListedParty } from '../domain/listed-party.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { ReviewStore, Verdict, WatchMatch } from './review-store.ts';
import type { Watch, WatchFacts } from './watch.ts';

/** A match with the party as it is listed now. */
export interface ReviewedMatch extends WatchMatch {
  readonly level: MatchLevel;
  /** Null when the party left its list a moment ago; the next re-screening drops the match. */
  readonly party: ListedParty | null;
}

/** A watched item with everything it matches. */
export interface WatchUnderReview {
  readonly watch: Watch;
  /** Those nobody has looked at first, then by score. */
  readonly matches: readonly ReviewedMatch[];
}

/** A judgement as somebody gives it. */
export interface ReviewRequest {
  readonly watchId: number;
  readonly partyId: number;
  /** Null withdraws an earlier judgement. */
  readonly verdict: Verdict | null;
  /** Any text of at most 1,000 characters; line breaks are kept. */
  readonly note: string;
}

/** Looking at the matches of watched items. */
export interface Reviews {
  /** Throws `ServiceError` `not_found`, also for an item of another account; `EngineUnavailableError`. */
  open(account: Account, watchId: number): Promise<WatchUnderReview>;
  /** How many matches of each item nobody has looked at; items without any are left out. */
  waiting(account: Account): Promise<ReadonlyMap<number, number>>;
  /**
   * Records a judgement. A false positive does not alert again for this item and party, whatever its score becomes. Throws
   * `InvalidInputError` `note`, `ServiceError` `not_found`.
   */
  review(account: Account, request: ReviewRequest): Promise<void>;
}

/** What the reviews are made of. */
export interface ReviewParts {
  readonly store: ReviewStore;
  readonly engine: Pick<SearchEngine, 'snapshot'>;
  readonly clock: Clock;
}

const LONGEST_NOTE = 1_000;

/** Creates the use cases of reviews. */
export function createReviews({ store, engine, clock }: ReviewParts): Reviews {
  return {
    async open(account, watchId) {
      const found = await store.find(account.id, watchId);
      if (found === null) throw new ServiceError('not_found', `No monitored item has the id ${watchId}.`);
      const snapshot = await engine.snapshot();
      const parties = await snapshot.loadParties(found.matches.map(({ partyId }) => partyId));
      const matches = found.matches.map((match) => ({
        ...match,
        level: levelOf(match.score),
        party: parties.get(match.partyId) ?? null,
      }));
      return { watch: found.watch, matches: waitingFirst(matches) };
    },
    waiting: (account) => store.waiting(account.id),
    async review(account, { verdict, note, ...match }) {
      const text = readNote(note);
      const review = verdict === null ? null : { verdict, note: text, reviewedAt: clock() };
      if (await store.review({ accountId: account.id, ...match }, review)) return;
      throw new ServiceError('not_found', 'The monitored item does not match this entry.');
    },
  };
}

/** Places that a watched address points to: shown, never alerted (interface specification 4.7, rule 3). */
export function flagsOfWatch({ kind, text, country }: WatchFacts): readonly JurisdictionFlag[] {
  if (kind === 'name') return [];
  return detectJurisdictions(country === '' ? { address: text } : { address: text, country });
}

function waitingFirst(matches: readonly ReviewedMatch[]): readonly ReviewedMatch[] {
  const rank = ({ review }: ReviewedMatch): number => (review === null ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.score - a.score || a.partyId - b.partyId);
}

function readNote(text: string): string {
  const note = text.replace(/\r\n?/gu, '\n').trim();
  if ([...note].length > LONGEST_NOTE) {
    throw new InvalidInputError('note', `must have at most ${LONGEST_NOTE} characters`);
  }
  return note.replace(/[^\P{Cc}\n\t]/gu, '');
}
