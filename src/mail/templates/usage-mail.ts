import type { MailContent } from '../mailer.ts';
import { letter } from './letter.ts';
import { mailDate } from './mail-date.ts';

/** How far an allowance is used. */
export interface UsageNotice {
  readonly percent: 80 | 100;
  readonly used: number;
  readonly limit: number;
  /** When it resets; null on a trial. */
  readonly resetsAt: Date | null;
  readonly upgradeUrl: string;
}

/** A trial's searches do not come back, and it has no watched items. */
const refusal = (resetsAt: Date | null): string =>
  resetsAt === null
    ? 'Further searches are refused until you choose a plan.'
    : 'Further searches are refused. Watched items are still re-screened.';

/** Says that most or all of an allowance is used. */
export function usageMail({ percent, used, limit, resetsAt, upgradeUrl }: UsageNotice): MailContent {
  const period = resetsAt === null ? "your trial's" : "this month's";
  const subject =
    percent === 100 ? `all of ${period} searches are used` : `${percent} % of ${period} searches are used`;
  const lines = [
    `${used} of ${period} ${limit} searches are used.`,
    percent === 100 ? refusal(resetsAt) : '',
    resetsAt === null ? '' : `The allowance resets on ${mailDate(resetsAt)}.`,
  ].filter((line) => line !== '');
  return letter({ subject, lines, link: { label: 'More searches', url: upgradeUrl } });
}
