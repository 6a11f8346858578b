import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import { emlOf } from './eml.ts';
import type { Mailer } from './mailer.ts';

/** Writes mails to a folder instead of sending them: one .eml file each, which any mail program opens. */
export function createFileMailer(folder: string, from: string, clock: Clock): Mailer {
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true });
        const file = join(folder, `${mail.id}.eml`);
        // The name is the mail's id, so that a mail that is written again is one file.
        await writeFile(`${file}.part`, emlOf(mail, from, clock()), { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
