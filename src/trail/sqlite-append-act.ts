import type { Knex } from 'knex';
import type { Act } from './act.ts';
import { FIRST_HASH, hashOf } from './chain.ts';

/** A row of the table `trail`. */
export interface TrailRow {
  readonly account_id: number;
  readonly number: number;
  readonly at: number;
  readonly kind: Act['kind'];
  readonly author_kind: Act['by']['kind'];
  readonly author_id: number | null;
  readonly author: string;
  readonly address: string | null;
  readonly subject: string;
  readonly details: string;
  /** Author, subject and address in small letters, to search in. */
  readonly words: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** A row of the table `trail_heads`. */
export interface HeadRow {
  readonly account_id: number;
  readonly number: number;
  readonly hash: string;
  readonly forgotten: number;
}

/**
 * Records an act at the end of an account's trail. `transaction` is the one that does what is recorded, and must have written
 * before, so that no other process appends between reading the newest line and writing the next.
 */
export async function appendAct(transaction: Knex, accountId: number, act: Act, now: Date): Promise<void> {
  const head = await transaction<HeadRow>('trail_heads')
    .where({ account_id: accountId })
    .first<HeadRow | undefined>();
  const line = {
    ...act,
    accountId,
    number: (head?.number ?? 0) + 1,
    at: now,
    previousHash: head?.hash ?? FIRST_HASH,
  };
  const hash = hashOf(line);
  const row: TrailRow = {
    account_id: accountId,
    number: line.number,
    at: now.getTime(),
    kind: act.kind,
    author_kind: act.by.kind,
    author_id: act.by.id,
    author: act.by.name,
    address: act.by.address,
    subject: act.subject,
    details: JSON.stringify(act.details),
    words: [act.by.name, act.subject, act.by.address ?? ''].join('\n').toLowerCase(),
    previous_hash: line.previousHash,
    hash,
  };
  await transaction('trail').insert(row);
  await transaction('trail_heads')
    .insert({ account_id: accountId, number: line.number, hash, forgotten: 0 })
    .onConflict('account_id')
    .merge(['number', 'hash']);
}
