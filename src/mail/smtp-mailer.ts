import { createTransport } from 'nodemailer';
import type { Clock } from '../domain/clock.ts';
import { oneLine } from './escape.ts';
import type { Mailer, MailOutcome } from './mailer.ts';
import { messageOf } from './message.ts';
import type { Sender } from './sender.ts';
import type { SmtpServer } from './smtp-url.ts';

/** How long a server may take, in milliseconds. */
export interface SmtpTiming {
  /** Until it is reached and has greeted. */
  readonly connectMs: number;
  /** For any one answer; a server that looks through a mail before it takes it needs a while. */
  readonly answerMs: number;
  /** For the whole attempt: less than the outbox leaves a claimed mail alone. */
  readonly attemptMs: number;
}

/** What sending over SMTP needs. */
export interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: Sender;
  readonly clock: Clock;
  readonly timing?: SmtpTiming;
  /** Cuts off an attempt that is under way. */
  readonly ending?: AbortSignal;
}

const TIMING: SmtpTiming = { connectMs: 15_000, answerMs: 60_000, attemptMs: 100_000 };
const LONGEST_REASON = 500;

/**
 * Sends mails through a server, over one connection each: mails come in ones and twos with hours in between, and a kept
 * connection that the server has left is a failure. Without another try of its own, which might send a mail twice.
 */
export function createSmtpMailer({ server, from, clock, timing = TIMING, ending }: SmtpOptions): Mailer {
  const { host, port, secure, requireTLS, ignoreTLS, login, name } = server;
  const transport = createTransport({
    ...{ host, port, secure, requireTLS, ignoreTLS },
    ...(login === null ? {} : { auth: login }),
    ...(name === null ? {} : { name }),
    ...{
      connectionTimeout: timing.connectMs,
      dnsTimeout: timing.connectMs,
      greetingTimeout: timing.connectMs,
    },
    socketTimeout: timing.answerMs,
  });
  return {
    async send(mail) {
      const limit = AbortSignal.timeout(timing.attemptMs);
      const signal = ending === undefined ? limit : AbortSignal.any([limit, ending]);
      try {
        await transport.sendMail({ ...messageOf(mail, from, clock()), signal });
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error, [mail.to, ...(login === null ? [] : [login.pass])]);
      }
    },
  };
}

/** What nodemailer says of a failure. */
interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

function outcomeOf(error: unknown, hidden: readonly string[]): MailOutcome {
  if (!(error instanceof Error)) return { outcome: 'failed', reason: 'no answer' };
  const failure: SmtpFailure & Error = error;
  const said =
    failure.response === undefined
      ? `no answer: ${failure.message}`
      : `the mail server answered ${failure.command ?? ''}: ${failure.response}`;
  const reason = oneLine(hidden.reduce(without, said)).slice(0, LONGEST_REASON);
  return { outcome: isRefusal(failure) ? 'refused' : 'failed', reason };
}

/** What was answered about this mail for good, rather than about us or the state of the server: trying again changes nothing. */
function isRefusal({ command, responseCode = 0, response = '', code }: SmtpFailure): boolean {
  // Said by nodemailer itself: an address that no server would take.
  if (command === 'API' && code === 'EENVELOPE') return true;
  if (responseCode < 500 || responseCode > 599 || ABOUT_US.includes(responseCode)) return false;
  switch (command) {
    case 'MAIL FROM':
      return TOO_LARGE.includes(responseCode);
    case 'RCPT TO':
      // RFC 3463, 5.7: the server does not relay for us, or wants us to log in. An operator can change that.
      return !/^5\d\d[ -]5\.7\./u.test(response);
    case 'DATA':
      return true;
    default:
      return false;
  }
}

/** Commands out of order or unknown, no login, no encryption: RFC 5321 4.2.3, RFC 4954 6, RFC 3207 4. */
const ABOUT_US = [500, 502, 503, 530, 534, 535, 538];
const TOO_LARGE = [552, 554];

/** Servers repeat the reader's address in their answers, and some the login. */
function without(text: string, secret: string): string {
  return text.replaceAll(secret, '(left out)');
}
