import type { Account } from '../accounts/accounts.ts';
import type { Clock } from '../domain/clock.ts';
import type { JurisdictionFlag, Match } from '../domain/match.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { memberOf } from '../screening/asker.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { MatchWatch } from './match-watch.ts';
import type { ReviewStore, Verdict, WatchMatch } from './review-store.ts';
import type { Watch, WatchFacts } from './watch.ts';

/** A match with what a reader wants to know of it. */
export interface ReviewedMatch extends WatchMatch {
  /** As the lists are now; null when they changed a moment ago, and the next re-screening drops the match. */
  readonly match: Match | null;
}

/** A watched item with a part of what it matches. */
export interface WatchUnderReview {
  readonly watch: Watch;
  /** Those nobody has looked at first, then by score. */
  readonly matches: readonly ReviewedMatch[];
  /** All its matches. */
  readonly total: number;
}

/** A part of the matches of an item: a common name has hundreds. */
export interface MatchRange {
  readonly from: number;
  readonly size: number;
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
  open(account: Account, watchId: number, range: MatchRange): Promise<WatchUnderReview>;
  /** How many matches of each item nobody has looked at; items without any are left out. */
  waiting(account: Account): Promise<ReadonlyMap<number, number>>;
  /** When the newest of its matches was first seen, by item; items without one, or whose time is not known, are left out. */
  lastMatches(account: Account): Promise<ReadonlyMap<number, Date>>;
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
  readonly matchWatch: MatchWatch;
  readonly clock: Clock;
}

const LONGEST_NOTE = 1_000;

/** Creates the use cases of reviews. */
export function createReviews(parts: ReviewParts): Reviews {
  const { store, clock } = parts;
  return {
    async open(account, watchId, { from, size }) {
      const found = await store.find(account.id, watchId);
      if (found === null) throw new ServiceError('not_found', `No monitored item has the id ${watchId}.`);
      const shown = waitingFirst(found.matches).slice(from, from + size);
      const present = await presentMatches(parts, { account, watch: found.watch }, shown);
      const matches = shown.map((match) => ({ ...match, match: present.get(match.partyId) ?? null }));
      return { watch: found.watch, matches, total: found.matches.length };
    },
    waiting: (account) => store.waiting(account.id),
    lastMatches: (account) => store.lastMatches(account.id),
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

async function presentMatches(
  { engine, matchWatch }: ReviewParts,
  { account, watch }: { readonly account: Account; readonly watch: Watch },
  matches: readonly WatchMatch[],
): Promise<ReadonlyMap<number, Match>> {
  const snapshot = await engine.snapshot();
  const lists = [...new Set(matches.map(({ listCode }) => listCode))];
  const served = lists.filter((code) => snapshot.generations.has(code));
  const found = await matchWatch(snapshot, watch, served, memberOf(account.id));
  const present = await found.present(new Set(matches.map(({ partyId }) => partyId)));
  return new Map(present.map((match) => [match.party.id, match]));
}

function waitingFirst(matches: readonly WatchMatch[]): readonly WatchMatch[] {
  const rank = ({ review }: WatchMatch): number => (review === null ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.score - a.score || a.partyId - b.partyId);
}

function readNote(text: string): string {
  const note = text.replace(/\r\n?/gu, '\n').trim();
  if ([...note].length > LONGEST_NOTE) {
    throw new InvalidInputError('note', `must have at most ${LONGEST_NOTE} characters`);
  }
  return note.replace(/[^\P{Cc}\n\t]/gu, '');
}
