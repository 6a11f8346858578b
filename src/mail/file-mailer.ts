import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';
import type { Sender } from './sender.ts';

/** Writes mails to a folder instead of sending them: one .eml file each, which any mail program opens. */
export function createFileMailer(folder: string, from: Sender, clock: Clock): Mailer {
  return {
    async send(mail) {
      try {
        // With the first mail: most processes without a mail server never write one, and it takes memory.
        const { createTransport } = await import('nodemailer');
        const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
        const { message } = await composer.sendMail(messageOf(mail, from, clock()));
        await mkdir(folder, { recursive: true });
        const file = fileOf(folder, mail.id);
        // The name is the mail's id, so that a mail that is written again is one file.
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** Removes the files of mails; of those that were sent otherwise there are none. Returns how many there were. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    await rm(`${fileOf(folder, id)}.part`, { force: true });
    try {
      await rm(fileOf(folder, id));
      removed++;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return removed;
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
