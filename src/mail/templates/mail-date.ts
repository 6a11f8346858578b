/** A day as mails say it; readers live in other zones than the service. */
export function mailDate(moment: Date): string {
  return `${moment.toISOString().slice(0, 10)} (UTC)`;
}
