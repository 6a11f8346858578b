/** What a mail says: both parts hold the same. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to one address. */
export interface Mail extends MailContent {
  /** Stays the same when the mail is sent again, so that a reader's mail program shows it once. */
  readonly id: string;
  readonly to: string;
}

/** How an attempt to send ended: `refused` will not change by trying again, `failed` may. */
export type MailOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Sends mails; never throws for a mail that could not be sent. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}
