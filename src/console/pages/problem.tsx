import { QuotaExceededError, RefusedError } from '../../accounts/errors.ts';
import { ListsNotLoadedError, ServiceError, StaleListsError } from '../../errors.ts';
import { RoleRefusedError } from '../../people/errors.ts';
import { MonitoringLimitError } from '../../monitoring/errors.ts';
import { page, type PageAnswer } from '../answer.ts';
import { PageProblem } from '../page-problem.ts';

/** A failure as a person may read it. */
export interface ProblemDescription {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a larger plan would help. */
  readonly plans: boolean;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'That cannot be done',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'There already',
  413: 'Too large',
  415: 'Cannot be read',
  429: 'Not now',
  503: 'Not available at the moment',
};

/** What went wrong, in words for the visitor. What is ours to know stays out. */
export function describeProblem(error: unknown): ProblemDescription {
  const plain = { headers: {}, plans: false };
  if (error instanceof PageProblem) {
    return { ...plain, status: error.status, text: error.message, headers: error.headers };
  }
  if (error instanceof QuotaExceededError || error instanceof MonitoringLimitError) {
    return { ...plain, status: 429, text: sentence(error.message), plans: true };
  }
  if (error instanceof RoleRefusedError) {
    return { ...plain, status: 403, text: sentence(error.message) };
  }
  if (error instanceof RefusedError) {
    return { ...plain, status: 403, text: sentence(error.message), plans: true };
  }
  if (error instanceof ListsNotLoadedError || error instanceof StaleListsError) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { ...plain, status: 503, text: sentence(error.message), headers };
  }
  if (error instanceof ServiceError) {
    switch (error.code) {
      case 'invalid_input':
        return { ...plain, status: 400, text: sentence(error.message) };
      case 'not_found':
        return { ...plain, status: 404, text: 'There is nothing at this address.' };
      case 'already_exists':
        return { ...plain, status: 409, text: sentence(error.message) };
      case 'busy':
      case 'store_unavailable':
        return {
          ...plain,
          status: 503,
          text: 'The service cannot read or keep its data at the moment. Nothing was charged. Please try again.',
          headers: { 'Retry-After': '5' },
        };
      case 'engine_unavailable':
        return {
          ...plain,
          status: 503,
          text: 'The search is not available at the moment. Nothing was charged. Please try again.',
        };
      default:
    }
  }
  return {
    ...plain,
    status: 500,
    text: 'Something went wrong on our side. It has been noted. Please try again.',
  };
}

/** The page for a failure. */
export function problemPage({ status, text, headers, plans }: ProblemDescription): PageAnswer {
  const title = TITLES[status] ?? 'Something went wrong';
  return page(
    title,
    <div class="problem">
      <p class="problem-status">{status}</p>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p class="button-row">
        {plans && (
          <a class="button" href="/pricing">
            See the plans
          </a>
        )}
        <a class={plans ? 'button button-quiet' : 'button'} href="/">
          To the start
        </a>
      </p>
    </div>,
    { status, width: 'narrow', headers },
  );
}

/** The message of an error of ours as a sentence. */
export function sentence(message: string): string {
  const first = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/u.test(first) ? first : `${first}.`;
}
