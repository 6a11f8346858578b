import { createHmac, timingSafeEqual } from 'node:crypto';
import { PageProblem } from './page-problem.ts';
import type { Visit } from './visit.ts';

/** The field of a form that holds the token. */
export const CSRF_FIELD = 'csrf';

/**
 * The token that belongs to the id in a visitor's cookie. Another site can neither read the cookie nor guess the token. It
 * changes with the id, so a token from before signing in is worth nothing afterwards.
 */
export function csrfTokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('csrf').digest('base64url');
}

/** Throws `PageProblem` 403 when what was sent is not the visitor's token. */
export function requireToken(visit: Pick<Visit, 'csrfToken'>, sent: string | null | undefined): void {
  const [expected, given] = [Buffer.from(visit.csrfToken), Buffer.from(sent ?? '')];
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new PageProblem(
    403,
    'This form is out of date or was not sent from this site. Nothing was done. Open the page again and send it once more.',
  );
}
