import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/**
 * Removes the files of mails, and of mails to an address whose records are gone already; of those that were sent otherwise there are none.
 * Returns how many there were.
 */
export async function removeMailFiles(
  folder: string,
  ids: readonly string[],
  isTheirs: (address: string) => boolean,
): Promise<number> {
  let removed = 0;
  for (const id of new Set([...ids, ...(await mailsTo(folder, isTheirs))])) {
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

/** More than the head of a mail of the service takes. */
const HEAD_BYTES = 16_384;

async function mailsTo(folder: string, isTheirs: (address: string) => boolean): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const theirs: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const address = await recipientOf(join(folder, name)).catch(() => null);
    if (address !== null && isTheirs(address)) theirs.push(basename(name, '.eml'));
  }
  return theirs;
}

/** The address in the field `To` of a mail's head, which may be folded: RFC 5322 section 2.2.3. */
async function recipientOf(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/u, 1);
    const field = /^To:(?<value>.*)$/imu.exec(head.replace(/\r?\n[ \t]+/gu, ' '))?.groups?.['value'] ?? '';
    return /<(?<address>[^<>]*)>\s*$/u.exec(field)?.groups?.['address'] ?? field.trim();
  } finally {
    await file.close();
  }
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
