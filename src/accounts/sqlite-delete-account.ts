import type { Database } from 'better-sqlite3';
import { oncePerConnection } from '../db/borrow-connection.ts';
import type { DeletedRecords } from './account-store.ts';
import { foldEmail } from './email.ts';

const statements = oncePerConnection((connection: Database) => {
  const emailKey = connection
    .prepare<[number], string>('select email_key from accounts where id = ?')
    .pluck();
  const counts = connection.prepare<{ readonly id: number }, { keys: number; watchedItems: number }>(`
    select (select count(*) from api_keys where account_id = @id) as keys,
      (select count(*) from watches where account_id = @id) as watchedItems`);
  const dropLinks = connection.prepare<[string]>('delete from mailed_links where email_key = ?');
  const mails = connection.prepare<[number], { readonly id: string }>(
    'select id from outbox where account_id = ?',
  );
  // A mail to somebody who had no account yet names none, such as the one that confirmed the address.
  const mailsOfNobody = connection.prepare<[], { readonly id: string; readonly recipient: string }>(
    'select id, recipient from outbox where account_id is null',
  );
  const dropMail = connection.prepare<[string]>('delete from outbox where id = ?');
  const dropAccount = connection.prepare<[number]>('delete from accounts where id = ?');
  return {
    deleteAccount: connection.transaction((id: number): DeletedRecords | null => {
      const key = emailKey.get(id);
      const counted = counts.get({ id });
      if (key === undefined || counted === undefined) return null;
      const mailedLinks = dropLinks.run(key).changes;
      const toAddress = mailsOfNobody.all().filter(({ recipient }) => foldEmail(recipient) === key);
      const mailIds = [...mails.all(id), ...toAddress].map((mail) => mail.id);
      for (const mailId of mailIds) dropMail.run(mailId);
      dropAccount.run(id);
      return { ...counted, mailedLinks, mailIds };
    }),
  };
});

/** Deletes an account with all that its database holds of it and of its address, in one transaction; null when there is none. */
export function deleteAccountRows(connection: Database, accountId: number): DeletedRecords | null {
  return statements(connection).deleteAccount.immediate(accountId);
}
