import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { MatchReference, MatchReview, ReviewStore, Verdict, WatchMatch } from './review-store.ts';
import { watchOfRow, type WatchRow } from './watch-rows.ts';
import type { Watch } from './watch.ts';

interface MatchRow {
  readonly party_id: number;
  readonly list_code: ListCode;
  readonly score: number;
  readonly first_seen_at: number | null;
  readonly verdict: Verdict | null;
  readonly note: string | null;
  readonly reviewed_at: number | null;
}

interface ReviewRow extends MatchReference {
  readonly verdict: Verdict;
  readonly note: string;
  readonly reviewedAt: number;
}

const statements = oncePerConnection((connection: Database) => ({
  watch: connection.prepare<[number, number], WatchRow>(
    'select * from watches where id = ? and account_id = ?',
  ),
  matches: connection.prepare<[number], MatchRow>(`
    select watch_matches.*, verdict, note, reviewed_at
    from watch_matches left join match_reviews using (watch_id, party_id)
    where watch_id = ? order by score desc, party_id`),
  waiting: connection
    .prepare<[number], [number, number]>(
      `select watches.id, count(*)
       from watches join watch_matches on watch_matches.watch_id = watches.id
         left join match_reviews using (watch_id, party_id)
       where account_id = ? and verdict is null group by watches.id`,
    )
    .raw(),
  lastMatches: connection
    .prepare<[number], [number, number]>(
      `select watches.id, max(first_seen_at)
       from watches join watch_matches on watch_matches.watch_id = watches.id
       where account_id = ? and first_seen_at is not null group by watches.id`,
    )
    .raw(),
  review: connection.prepare<ReviewRow>(`
    insert into match_reviews (watch_id, party_id, list_code, publisher_ref, verdict, note, reviewed_at)
    select watch_id, party_id, list_code, publisher_ref, @verdict, @note, @reviewedAt
    from watch_matches join watches on watches.id = watch_id
    where watch_id = @watchId and party_id = @partyId and account_id = @accountId
    on conflict (watch_id, party_id) do update
      set verdict = excluded.verdict, note = excluded.note, reviewed_at = excluded.reviewed_at`),
  withdraw: connection.prepare<MatchReference>(`
    delete from match_reviews where watch_id = @watchId and party_id = @partyId
      and watch_id in (select id from watches where account_id = @accountId)`),
}));

/** Reviews in SQLite. */
export class SqliteReviewStore implements ReviewStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  find(
    accountId: number,
    watchId: number,
  ): Promise<{ readonly watch: Watch; readonly matches: readonly WatchMatch[] } | null> {
    return this.#borrow((connection) => {
      const { watch, matches } = statements(connection);
      const row = watch.get(watchId, accountId);
      return row === undefined
        ? null
        : { watch: watchOfRow(row), matches: matches.all(watchId).map(matchOfRow) };
    });
  }

  async waiting(accountId: number): Promise<ReadonlyMap<number, number>> {
    return new Map(await this.#borrow((connection) => statements(connection).waiting.all(accountId)));
  }

  async lastMatches(accountId: number): Promise<ReadonlyMap<number, Date>> {
    const rows = await this.#borrow((connection) => statements(connection).lastMatches.all(accountId));
    return new Map(rows.map(([id, at]) => [id, new Date(at)]));
  }

  async review(match: MatchReference, review: MatchReview | null): Promise<boolean> {
    const { changes } = await this.#borrow((connection) => {
      const { review: set, withdraw } = statements(connection);
      if (review === null) return withdraw.run(match);
      const { verdict, note, reviewedAt } = review;
      return set.run({ ...match, verdict, note, reviewedAt: reviewedAt.getTime() });
    });
    return changes === 1;
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

function matchOfRow(row: MatchRow): WatchMatch {
  const { verdict, note, reviewed_at: reviewedAt } = row;
  return {
    partyId: row.party_id,
    listCode: row.list_code,
    score: row.score,
    firstSeenAt: row.first_seen_at === null ? null : new Date(row.first_seen_at),
    review: verdict === null ? null : { verdict, note: note ?? '', reviewedAt: new Date(reviewedAt ?? 0) },
  };
}
