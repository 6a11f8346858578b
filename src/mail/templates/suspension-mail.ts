import { oneLine } from '../escape.ts';
import type { MailContent } from '../mailer.ts';
import { letter } from './letter.ts';

/** Monitoring that stands still. */
export interface Suspension {
  /** Why, in plain words, such as `the starter plan ended on 2026-11-01 (UTC)`. */
  readonly why: string;
  /** Watched names and addresses, at least 1. */
  readonly items: number;
  readonly upgradeUrl: string;
}

/** Says that watched items are kept and not screened, why, and what makes them screened again. */
export function suspensionMail({ why, items, upgradeUrl }: Suspension): MailContent {
  const kept =
    items === 1
      ? 'Your watched item is kept, but it is not re-screened and raises no alerts.'
      : `Your ${items} watched items are kept, but they are not re-screened and raise no alerts.`;
  return letter({
    subject: 'monitoring is suspended',
    lines: [
      `Monitoring is suspended: ${oneLine(why)}.`,
      kept,
      `Once a plan with monitoring runs again, ${items === 1 ? 'it is' : 'they are'} screened against everything that was listed meanwhile.`,
    ],
    link: { label: 'Plans', url: upgradeUrl },
  });
}
