import { ServiceError } from '../../src/errors.ts';
import type { ClientOutcome } from './check-clients.ts';

/** Exit code of a check: what is missing on a machine is no failure. */
export function exitCodeOf(outcomes: readonly ClientOutcome[]): number {
  return outcomes.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** A line for each client, then why one failed. */
export function asTable(outcomes: readonly ClientOutcome[]): string {
  const rows = outcomes.map(({ language, outcome, printed, reason, seconds }) =>
    [
      language.title.padEnd(20),
      outcome.padEnd(8),
      outcome === 'skipped' ? reason : `${printed.length} steps, ${seconds} s`,
    ].join(' '),
  );
  const failures = outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ language, reason }) => `\n${language.title}: ${reason}`);
  return [...rows, ...failures].join('\n');
}

/** The same for programs. */
export function asJson(outcomes: readonly ClientOutcome[]): string {
  const clients = outcomes.map(({ language, outcome, printed, reason, seconds }) => ({
    client: language.id,
    outcome,
    ...(reason === '' ? {} : { reason }),
    seconds,
    printed,
  }));
  return JSON.stringify({ clients }, null, 2);
}

/** Throws `ServiceError` unless every client passed: a page is written of all or not at all. */
export function requireAllPassed(outcomes: readonly ClientOutcome[]): void {
  const missing = outcomes.filter(({ outcome }) => outcome !== 'passed').map(({ language }) => language.id);
  if (missing.length > 0)
    throw new ServiceError('configuration', `the page needs every client; without ${missing.join(', ')}`);
}
