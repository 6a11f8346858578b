import { MailService, type ResponseError } from '@sendgrid/mail';
import { oneLine } from './escape.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';
import { messageId } from './message-id.ts';
import type { Sender } from './sender.ts';

/** How SendGrid is reached. */
export interface SendGridOptions {
  readonly apiKey: string;
  /** Absent: SendGrid itself. */
  readonly baseUrl?: string;
  readonly from: Sender;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/**
 * What SendGrid says of this mail, rather than of our key or of its own state: trying again would not change it.
 * https://www.twilio.com/docs/sendgrid/api-reference/mail-send/errors
 */
const REFUSALS = [400, 413];

/** Sends mails through SendGrid. */
export function createSendGridMailer({
  apiKey,
  baseUrl,
  from,
  timeoutMs = TIMEOUT_MS,
}: SendGridOptions): Mailer {
  const service = new MailService();
  service.setApiKey(apiKey);
  service.setTimeout(timeoutMs);
  // Setting the key resets the address, so the address comes second.
  if (baseUrl !== undefined) clientOf(service).setDefaultRequest('baseUrl', baseUrl);
  return {
    async send(mail) {
      try {
        await service.send(message(mail, from));
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

interface RequestClient {
  setDefaultRequest(key: string, value: string): void;
}

/** The types of the package leave out the client that it sends with. */
function clientOf(service: MailService): RequestClient {
  return (service as unknown as { readonly client: RequestClient }).client;
}

function message(mail: Mail, from: Sender): Parameters<MailService['send']>[0] {
  return {
    to: { email: oneLine(mail.to) },
    from: { name: from.name, email: from.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Message-ID': messageId(mail.id, from), 'Auto-Submitted': 'auto-generated' },
    customArgs: { mail_id: mail.id },
    // No pixel and no rewritten links: who reads an alert is nobody else's business.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
    },
  };
}

function outcomeOf(error: unknown): MailOutcome {
  if (!(error instanceof Error)) return { outcome: 'failed', reason: String(error) };
  const { response, code } = error as Partial<ResponseError> & Error;
  if (response === undefined) return { outcome: 'failed', reason: `no answer: ${error.message}` };
  const reason = `SendGrid answered ${String(code)}: ${problems(response.body)}`;
  return { outcome: REFUSALS.includes(Number(code)) ? 'refused' : 'failed', reason };
}

/** The messages of an answer, without what was sent. */
function problems(body: unknown): string {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  const messages = Array.isArray(errors)
    ? errors.map((item: { readonly message?: unknown }) => item.message)
    : [];
  const texts = messages.filter((message) => typeof message === 'string');
  return oneLine(texts.join('; ')).slice(0, 500) || 'no reason given';
}
