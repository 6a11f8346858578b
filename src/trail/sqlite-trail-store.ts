import type { Knex } from 'knex';
import { runStatements } from '../db/borrow-connection.ts';
import type { Act } from './act.ts';
import type { TrailHead, TrailLine } from './chain.ts';
import { appendAct, type HeadRow, type TrailRow } from './sqlite-append-act.ts';
import type { TrailSearch, TrailStore } from './trail-store.ts';

/** The trail in SQLite. */
export class SqliteTrailStore implements TrailStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  append(accountId: number, act: Act, now: Date): Promise<void> {
    return this.#run(() =>
      this.#database.transaction(async (transaction) => {
        // Writes first, as `appendAct` asks.
        await transaction('trail_heads').whereRaw('false').del();
        await appendAct(transaction, accountId, act, now);
      }),
    );
  }

  search(search: TrailSearch, size: number): Promise<readonly TrailLine[]> {
    return this.#run(async () => {
      const query = this.#database<TrailRow>('trail').where({ account_id: search.accountId });
      if (search.from !== undefined) query.where('at', '>=', search.from.getTime());
      if (search.until !== undefined) query.where('at', '<', search.until.getTime());
      if (search.kinds !== undefined) query.whereIn('kind', search.kinds);
      if (search.before !== undefined) query.where('number', '<', search.before);
      if (search.text !== undefined && search.text !== '') {
        query.whereRaw('words like ? escape ?', [`%${escapeLike(search.text.toLowerCase())}%`, '!']);
      }
      const rows = await query.orderBy('number', 'desc').limit(size).select<TrailRow[]>('*');
      return rows.map(lineOfRow);
    });
  }

  after(accountId: number, number: number, size: number): Promise<readonly TrailLine[]> {
    return this.#run(async () => {
      const rows = await this.#database<TrailRow>('trail')
        .where({ account_id: accountId })
        .where('number', '>', number)
        .orderBy('number')
        .limit(size)
        .select<TrailRow[]>('*');
      return rows.map(lineOfRow);
    });
  }

  head(accountId: number): Promise<TrailHead | null> {
    return this.#run(async () => {
      const row = await this.#database('trail_heads')
        .where({ account_id: accountId })
        .first<HeadRow | undefined>('*');
      return row === undefined ? null : { number: row.number, hash: row.hash, forgotten: row.forgotten };
    });
  }

  accounts(): Promise<readonly number[]> {
    return this.#run(async () => {
      const heads = await this.#database('trail_heads').pluck<number[]>('account_id');
      const lines = await this.#database('trail').distinct('account_id').pluck<number[]>('account_id');
      return [...new Set([...heads, ...lines])].sort((a, b) => a - b);
    });
  }

  forgetBefore(moment: Date): Promise<number> {
    return this.#run(() =>
      this.#database.transaction(async (transaction) => {
        // A line goes when it and all before it are old: those before the first young one, which may be the newest.
        await transaction('trail_heads').update({
          forgotten: transaction.raw(
            `max(forgotten, coalesce((select min(number) from trail where trail.account_id = trail_heads.account_id
              and at >= ?), number) - 1)`,
            [moment.getTime()],
          ),
        });
        const forgotten: number = await transaction<TrailRow>('trail')
          .whereRaw(
            'number <= (select forgotten from trail_heads where trail_heads.account_id = trail.account_id)',
          )
          .del();
        return forgotten;
      }),
    );
  }

  #run<T>(work: () => PromiseLike<T>): Promise<T> {
    return runStatements(this.#database, work);
  }
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/gu, (character) => `!${character}`);
}

function lineOfRow(row: TrailRow): TrailLine {
  return {
    accountId: row.account_id,
    number: row.number,
    at: new Date(row.at),
    kind: row.kind,
    by: { kind: row.author_kind, id: row.author_id, name: row.author, address: row.address },
    subject: row.subject,
    details: JSON.parse(row.details) as TrailLine['details'],
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
