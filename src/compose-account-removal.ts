import { join } from 'node:path';
import type { DeletedRecords, StoredAccount } from './accounts/account-store.ts';
import { foldEmail } from './accounts/email.ts';
import type { AccountServices } from './compose-accounts.ts';
import { mailFolder } from './compose-outbox.ts';
import { openScreeningLog } from './compose-screening-log.ts';
import { openUploadStores } from './compose-uploads.ts';
import type { Config } from './config.ts';
import { removeMailFiles } from './mail/file-mailer.ts';
import { SERVICE, type Author } from './trail/act.ts';
import { forgetUploadsOf } from './uploads/forget-uploads.ts';

/** What was deleted with an account, from every store. */
export interface AccountRemoval extends DeletedRecords {
  readonly account: StoredAccount;
  /** Mails that had become files. */
  readonly mailFiles: number;
  /** Entries of the screening log. */
  readonly screenings: number;
  readonly uploads: number;
  /** Files of uploads; one whose upload ended has its file no more. */
  readonly uploadFiles: number;
}

/**
 * Deletes an account from every store, which may be in use. Every store is opened before anything is deleted. The account goes
 * first, so that nothing new comes in; when the process ends before the rest is done, the hourly clean-up deletes the log and
 * the uploads. Throws `ServiceError` `not_found`, and `InvalidInputError` `email`.
 */
export async function removeAccount(
  config: Pick<Config, 'DATA_DIR'>,
  { management }: Pick<AccountServices, 'management'>,
  email: string,
  by: Author = SERVICE,
): Promise<AccountRemoval> {
  const log = await openScreeningLog(join(config.DATA_DIR, 'screenings.sqlite'));
  try {
    const uploads = await openUploadStores(config);
    try {
      const { account, deleted } = await management.remove(email, by);
      const key = foldEmail(account.email);
      const mailFiles = await removeMailFiles(
        mailFolder(config),
        deleted.mailIds,
        (address) => foldEmail(address) === key,
      );
      const forgotten = await forgetUploadsOf(account.id, uploads);
      return {
        ...{ account, ...deleted, mailFiles },
        ...{ uploads: forgotten.uploads, uploadFiles: forgotten.files },
        screenings: await log.store.forgetAccount(account.id),
      };
    } finally {
      await uploads.close();
    }
  } finally {
    await log.close();
  }
}
