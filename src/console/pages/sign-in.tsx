import type { VNode } from 'preact';
import { createAttemptLimits, SIGN_IN_RULE } from '../../accounts/attempt-limits.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm, TextField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { safeNextPath } from '../next-path.ts';
import type { Route } from '../route.ts';
import type { Visit } from '../visit.ts';

const WRONG = 'This e-mail address and password do not belong together.';

/** Signing in and out. */
export function signInRoutes(parts: ConsoleParts): readonly Route[] {
  const limits = createAttemptLimits(parts.clock, SIGN_IN_RULE, { counter: parts.rates, kind: 'sign-in' });
  return [
    { method: 'GET', path: '/sign-in', access: 'public', handle: showSignIn },
    {
      method: 'POST',
      path: '/sign-in',
      access: 'public',
      async handle(visit) {
        const email = visit.form.get('email') ?? '';
        const wait = await limits.record(visit.clientAddress, email);
        if (wait !== null) return refused(visit, tooMany(wait), 429, { 'Retry-After': String(wait) });
        const person = await parts.signIn.attempt(
          email.trim(),
          visit.form.get('password') ?? '',
          visit.clientAddress,
        );
        if (person === null) return refused(visit, WRONG, 422);
        const from = { address: visit.clientAddress };
        await parts.sessions.end(visit.sessionId, from);
        const session = await parts.sessions.start(person, from);
        return redirect(safeNextPath(visit.form.get('next')), { session });
      },
    },
    {
      method: 'POST',
      path: '/sign-out',
      access: 'public',
      async handle(visit) {
        await parts.sessions.end(visit.sessionId, { address: visit.clientAddress });
        return redirect('/sign-in', {
          session: null,
          notice: { kind: 'success', text: 'You are signed out.' },
        });
      },
    },
  ];
}

/** How long to wait, in words. */
export function tooMany(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function showSignIn(visit: Visit): Answer {
  if (visit.account !== null) return redirect(safeNextPath(visit.query.get('next')));
  return page('Sign in', <SignInForm email="" next={visit.query.get('next') ?? ''} problem={null} />, {
    width: 'narrow',
  });
}

function refused(
  visit: Visit,
  problem: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const content = (
    <SignInForm email={visit.form.get('email') ?? ''} next={visit.form.get('next') ?? ''} problem={problem} />
  );
  return page('Sign in', content, { width: 'narrow', status, headers });
}

function SignInForm({
  email,
  next,
  problem,
}: {
  readonly email: string;
  readonly next: string;
  readonly problem: string | null;
}): VNode {
  return (
    <>
      <h1>Sign in</h1>
      {problem !== null && (
        <div role="alert">
          <Callout kind="error">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <PostForm action="/sign-in" class="form">
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          value={email}
          autoComplete="username"
          required
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div class="button-row">
          <button type="submit" class="button">
            Sign in
          </button>
          <a href="/forgot-password">Forgot your password?</a>
        </div>
      </PostForm>
      <p class="aside">
        No account yet? <a href="/sign-up">Start a 14-day trial</a>
      </p>
    </>
  );
}
