import type { Knex } from 'knex';
import { foldEmail } from '../accounts/email.ts';
import { createCustomerIds } from '../db/customer-ids.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { addMailRow } from '../mail/sqlite-outbox-store.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
import { PeopleConflictError } from './errors.ts';
import type { Change, Invitation, NewInvitation } from './person-store.ts';
import { invitationOfRow, type InvitationRow } from './sqlite-person-rows.ts';

/** Invitations of an account that may wait at once. */
const MOST_WAITING = 100;

const ids = createCustomerIds();

/** Keeps an invitation with its mail and its act, within a transaction. Throws `PeopleConflictError`. */
export async function addInvitation(
  transaction: Knex,
  invitation: NewInvitation,
  mail: OutboxMail,
  { actor: { accountId }, act, now }: Change,
): Promise<Invitation> {
  const email_key = foldEmail(invitation.email);
  await transaction('invitations')
    .where({ account_id: accountId })
    .where('ends_at', '<=', now.getTime())
    .where({ email_key })
    .del();
  await requireFree(transaction, accountId, email_key);
  const [row] = await transaction('invitations')
    .insert({
      id: ids.next(now),
      account_id: accountId,
      email: invitation.email,
      email_key,
      role: invitation.role,
      token_hash: Buffer.from(invitation.tokenHash),
      invited_by: act.by.name,
      sent_at: now.getTime(),
      ends_at: invitation.endsAt.getTime(),
    })
    .returning<InvitationRow[]>('*');
  if (row === undefined) throw new Error('the invitation was not stored');
  await addMailRow(transaction, mail, now);
  await appendAct(transaction, accountId, act, now);
  return invitationOfRow(row);
}

async function requireFree(transaction: Knex, accountId: number, email_key: string): Promise<void> {
  const member = await transaction('memberships')
    .join('people', 'people.id', 'memberships.person_id')
    .where({ account_id: accountId, email_key })
    .first<{ readonly person_id: number } | undefined>('person_id');
  if (member !== undefined)
    throw new PeopleConflictError('email: belongs to somebody of this account already');
  const waiting = await transaction('invitations')
    .where({ account_id: accountId })
    .pluck<string[]>('email_key');
  if (waiting.includes(email_key)) {
    throw new PeopleConflictError('email: is invited already; the invitation can be sent again');
  }
  if (waiting.length >= MOST_WAITING) {
    throw new PeopleConflictError(`email: ${MOST_WAITING} invitations wait already; revoke some first`);
  }
}
