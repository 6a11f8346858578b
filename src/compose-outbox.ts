import { join } from 'node:path';
import type { AccountServices } from './compose-accounts.ts';
import type { Config } from './config.ts';
import { ServiceError } from './errors.ts';
import type { Clock } from './domain/clock.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox, type SendDueMails } from './mail/outbox.ts';
import type { AlertRun, SentAlerts } from './monitoring/sent-alerts.ts';
import { readSender, type Sender } from './mail/sender.ts';
import { readSmtpUrl } from './mail/smtp-url.ts';

/** What sending mails works on. */
export interface OutboxServices {
  readonly config: Config;
  readonly logger: Logger;
  readonly accounts: Pick<AccountServices, 'outbox'>;
  readonly sentAlerts: SentAlerts;
  readonly clock: Clock;
}

/** Sending of the mails that are due. */
export interface Outbox {
  readonly sendDue: SendDueMails;
  /** Cuts off an attempt that is under way; its mail is sent again, under the same id. */
  close(): void;
}

/** Sends through the mail server of `SMTP_URL` or through SendGrid; without either, mails become files. */
export async function composeOutbox({
  config,
  logger,
  accounts,
  sentAlerts,
  clock,
}: OutboxServices): Promise<Outbox> {
  const ending = new AbortController();
  warnOfSender(config, logger);
  return {
    sendDue: createOutbox({
      store: accounts.outbox,
      mailer: await openMailer(config, clock, ending.signal),
      clock,
      remember: (reports) => sentAlerts.note(JSON.parse(reports) as AlertRun, clock()),
      onTrouble: (trouble) => {
        logger.warn(trouble, 'a mail was not delivered');
      },
    }),
    close: () => {
      ending.abort();
    },
  };
}

/** A preset address without a domain is fine for files and for a try; mail servers elsewhere refuse it. */
function warnOfSender(config: Config, logger: Logger): void {
  const isSent = config.SMTP_URL !== undefined || config.SENDGRID_API_KEY !== undefined;
  if (isSent && senderOf(config).address.endsWith('@localhost')) {
    logger.warn(`mails come from ${config.MAIL_FROM}: set MAIL_FROM, or PUBLIC_URL with a domain name`);
  }
}

async function openMailer(config: Config, clock: Clock, ending: AbortSignal): Promise<Mailer> {
  const from = senderOf(config);
  const { SMTP_URL: smtpUrl, SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: baseUrl } = config;
  // Each with the libraries it needs, and no process loads those of another.
  if (smtpUrl !== undefined) {
    const server = readSmtpUrl(smtpUrl);
    if ('problem' in server) throw new ServiceError('configuration', `SMTP_URL: ${server.problem}`);
    const { createSmtpMailer } = await import('./mail/smtp-mailer.ts');
    return createSmtpMailer({ server, from, clock, ending });
  }
  if (apiKey !== undefined) {
    const { createSendGridMailer } = await import('./mail/sendgrid-mailer.ts');
    return createSendGridMailer({ apiKey, from, ...(baseUrl === undefined ? {} : { baseUrl }) });
  }
  const { createFileMailer } = await import('./mail/file-mailer.ts');
  return createFileMailer(mailFolder(config), from, clock);
}

/** Where mails become files. */
export function mailFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'mail');
}

function senderOf({ MAIL_FROM }: Config): Sender {
  const sender = readSender(MAIL_FROM);
  if (sender === null) throw new ServiceError('configuration', 'MAIL_FROM: is not an address');
  return sender;
}
