import type { Knex } from 'knex';
import type { Act } from '../trail/act.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
import { SERVICE_TRAIL } from '../trail/trail-store.ts';
import type { DeletedRecords } from './account-store.ts';
import { foldEmail } from './email.ts';

/**
 * Deletes an account with all that its database holds of it, of its address, and of its people who belong to no other account,
 * within a transaction; null when there is none. That it was deleted stays in the trail of the service.
 */
export async function deleteAccountRows(
  transaction: Knex,
  accountId: number,
  act: Act,
  now: Date,
): Promise<DeletedRecords | null> {
  const account = await transaction('accounts')
    .where({ id: accountId })
    .first<{ readonly email_key: string } | undefined>('email_key');
  if (account === undefined) return null;
  const people = await peopleOfItAlone(transaction, accountId);
  const emailKeys = [...new Set([account.email_key, ...people.map(({ email_key }) => email_key)])];
  const keys = await count(transaction, 'api_keys', accountId);
  const watchedItems = await count(transaction, 'watches', accountId);
  const trailLines = await count(transaction, 'trail', accountId);
  const mailedLinks = await transaction('mailed_links').whereIn('email_key', emailKeys).del();
  const mailIds = await mailsOf(transaction, accountId, emailKeys);
  for (const id of mailIds) await transaction('outbox').where({ id }).del();
  await transaction('accounts').where({ id: accountId }).del();
  for (const { id } of people) await transaction('people').where({ id }).del();
  await transaction('trail').where({ account_id: accountId }).del();
  await transaction('trail_heads').where({ account_id: accountId }).del();
  await appendAct(transaction, SERVICE_TRAIL, act, now);
  return { keys, watchedItems, mailedLinks, mailIds, people: people.length, trailLines };
}

function peopleOfItAlone(
  transaction: Knex,
  accountId: number,
): Promise<readonly { readonly id: number; readonly email_key: string }[]> {
  return transaction('people')
    .whereIn('id', transaction('memberships').where({ account_id: accountId }).select('person_id'))
    .whereNotIn('id', transaction('memberships').whereNot({ account_id: accountId }).select('person_id'))
    .select('id', 'email_key');
}

/** Those of the account, and those to an address of its own, which name no account when it had none yet. */
async function mailsOf(
  transaction: Knex,
  accountId: number,
  emailKeys: readonly string[],
): Promise<readonly string[]> {
  const ofAccount = await transaction('outbox').where({ account_id: accountId }).pluck<string[]>('id');
  const ofNobody = await transaction('outbox')
    .whereNull('account_id')
    .select<{ readonly id: string; readonly recipient: string }[]>('id', 'recipient');
  const toAddress = ofNobody.filter(({ recipient }) => emailKeys.includes(foldEmail(recipient)));
  return [...ofAccount, ...toAddress.map(({ id }) => id)];
}

async function count(transaction: Knex, table: string, accountId: number): Promise<number> {
  const [row] = await transaction(table)
    .where({ account_id: accountId })
    .count<{ readonly rows: number }[]>({ rows: '*' });
  return row?.rows ?? 0;
}
