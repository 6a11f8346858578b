import type { VNode } from 'preact';
import { createAttemptLimits, MAIL_RULE, type AttemptLimits } from '../../accounts/attempt-limits.ts';
import { PLANS } from '../../accounts/plans.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm, TextField } from '../components/form.tsx';
import { fieldProblem } from '../field-problem.ts';
import type { Route } from '../route.ts';
import type { Visit } from '../visit.ts';
import { tooMany } from './sign-in.tsx';

/** Signing up, and asking for another password: each mails a link, and answers the same whoever has an account. */
export function signUpRoutes(parts: ConsoleParts): readonly Route[] {
  const limits = createAttemptLimits(parts.clock, MAIL_RULE, { counter: parts.rates, kind: 'mail' });
  return [
    {
      method: 'GET',
      path: '/sign-up',
      access: 'public',
      handle: (visit) => (visit.account === null ? form(SIGN_UP, '', undefined) : redirect('/')),
    },
    {
      method: 'POST',
      path: '/sign-up',
      access: 'public',
      handle: (visit) => mailed(visit, limits, SIGN_UP, (email) => parts.links.requestSignUp(email)),
    },
    {
      method: 'GET',
      path: '/forgot-password',
      access: 'public',
      handle: () => form(FORGOTTEN, '', undefined),
    },
    {
      method: 'POST',
      path: '/forgot-password',
      access: 'public',
      handle: (visit) => mailed(visit, limits, FORGOTTEN, (email) => parts.links.requestPassword(email)),
    },
  ];
}

/** The words of a form that asks for an address. */
interface Wording {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** Where the mail went, before and behind the address. */
  readonly sent: readonly [before: string, behind: string];
  readonly mailed: string;
}

const { searches, days } = PLANS.trial;

const SIGN_UP: Wording = {
  path: '/sign-up',
  title: 'Start a trial',
  lead: `${searches} searches within ${days ?? 0} days, every list, no payment details. We mail you a link to confirm your address and choose a password; the trial starts then.`,
  button: 'Send me the link',
  sent: ['We have sent a mail to ', ' with a link.'],
  mailed: 'It confirms the address and lets you choose a password. It works once, for 24 hours.',
};

const FORGOTTEN: Wording = {
  path: '/forgot-password',
  title: 'Set a new password',
  lead: 'Enter the address of your account. We mail you a link to choose another password.',
  button: 'Send me the link',
  sent: ['If an account with the address ', ' exists, we have sent it a mail with a link.'],
  mailed: 'Follow it to choose another password. It works once, for an hour.',
};

async function mailed(
  visit: Visit,
  limits: AttemptLimits,
  wording: Wording,
  request: (email: string) => Promise<void>,
): Promise<Answer> {
  const email = visit.form.get('email') ?? '';
  const wait = await limits.record(visit.clientAddress, email);
  if (wait !== null) return form(wording, email, tooMany(wait), 429, { 'Retry-After': String(wait) });
  try {
    await request(email);
  } catch (error) {
    return form(wording, email, fieldProblem(error, 'email'), 422);
  }
  return page('Check your mail', <CheckMail email={email.trim()} wording={wording} />, {
    width: 'narrow',
  });
}

function form(
  wording: Wording,
  email: string,
  error: string | undefined,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const content = (
    <>
      <h1>{wording.title}</h1>
      <p class="lead">{wording.lead}</p>
      <PostForm action={wording.path} class="form">
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          value={email}
          autoComplete="email"
          required
          {...(error === undefined ? {} : { error })}
        />
        <div class="button-row">
          <button type="submit" class="button">
            {wording.button}
          </button>
          <a href="/sign-in">Sign in instead</a>
        </div>
      </PostForm>
    </>
  );
  return page(wording.title, content, { width: 'narrow', status, headers });
}

function CheckMail({ email, wording }: { readonly email: string; readonly wording: Wording }): VNode {
  const [before, behind] = wording.sent;
  return (
    <>
      <h1>Check your mail</h1>
      <p class="lead">
        {before}
        <bdi>{email}</bdi>
        {behind}
      </p>
      <p>{wording.mailed}</p>
      <p class="aside">
        Nothing there after a few minutes? Look among the unwanted mail, or check that the address is right
        and <a href={wording.path}>ask again</a>.
      </p>
    </>
  );
}
