import type { VNode } from 'preact';
import type { StoredAccount } from '../../accounts/account-store.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm, TextField } from '../components/form.tsx';
import { Card, PageHeader } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { createAttemptLimits, SIGN_IN_RULE } from '../../accounts/attempt-limits.ts';
import { fieldProblem } from '../field-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { NewPasswordField } from './password.tsx';
import { tooMany } from './sign-in.tsx';

interface Problems {
  readonly current?: string;
  readonly password?: string;
}

/** The account itself: its password and its sessions. */
export function accountRoutes(parts: ConsoleParts): readonly Route[] {
  const limits = createAttemptLimits(parts.clock, SIGN_IN_RULE, {
    counter: parts.rates,
    kind: 'change of password',
  });
  const { signIn, sessions } = parts;
  const show = async ({ account }: MemberVisit, problems: Problems, status = 200): Promise<Answer> => {
    const hasPassword = await signIn.hasPassword(account);
    const content = <AccountPage account={account} hasPassword={hasPassword} problems={problems} />;
    return page('Account', content, { status });
  };
  return [
    { method: 'GET', path: '/account', access: 'member', handle: (visit) => show(visit, {}) },
    {
      method: 'POST',
      path: '/account/password',
      access: 'member',
      async handle(visit) {
        const { account, form } = visit;
        const wait = await limits.record(visit.clientAddress, account.email);
        if (wait !== null) return show(visit, { current: tooMany(wait) }, 429);
        if (
          (await signIn.hasPassword(account)) &&
          (await signIn.check(account.email, form.get('current') ?? '')) === null
        ) {
          return show(visit, { current: 'This is not your password.' }, 422);
        }
        try {
          await signIn.setPassword(account, form.get('password') ?? '');
        } catch (error) {
          return show(visit, { password: fieldProblem(error, 'password') }, 422);
        }
        return redirect('/account', {
          session: await sessions.start(account),
          notice: { kind: 'success', text: 'Your password is set. Every other session was ended.' },
        });
      },
    },
    {
      method: 'POST',
      path: '/account/sign-out-everywhere',
      access: 'member',
      async handle(visit) {
        await sessions.endAll(visit.account);
        return redirect('/sign-in', {
          session: null,
          notice: { kind: 'success', text: 'You are signed out everywhere.' },
        });
      },
    },
  ];
}

function AccountPage({
  account,
  hasPassword,
  problems,
}: {
  readonly account: StoredAccount;
  readonly hasPassword: boolean;
  readonly problems: Problems;
}): VNode {
  return (
    <>
      <PageHeader title="Account" lead={<bdi>{account.email}</bdi>} />
      <Card title="Password">
        {!hasPassword && <p>You have none yet. With one you can sign in without a link.</p>}
        <PostForm action="/account/password" class="form">
          {hasPassword && (
            <TextField
              name="current"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
              {...(problems.current === undefined ? {} : { error: problems.current })}
            />
          )}
          <NewPasswordField error={problems.password} />
          <div class="button-row">
            <button type="submit" class="button">
              {hasPassword ? 'Change the password' : 'Set the password'}
            </button>
            {hasPassword && <a href="/forgot-password">Forgot your password?</a>}
          </div>
        </PostForm>
      </Card>
      <Card title="Sessions">
        <p>Ends your session in every browser, this one included. API keys go on working.</p>
        <PostForm action="/account/sign-out-everywhere">
          <button type="submit" class="button button-quiet">
            Sign out everywhere
          </button>
        </PostForm>
      </Card>
      <p class="aside">
        Account since <Time at={account.createdAt} />
      </p>
    </>
  );
}
