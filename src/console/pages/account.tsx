import type { VNode } from 'preact';
import { createAttemptLimits, SIGN_IN_RULE } from '../../accounts/attempt-limits.ts';
import type { Member } from '../../people/person.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm, TextField } from '../components/form.tsx';
import { Badge, Card, PageHeader } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { fieldProblem } from '../field-problem.ts';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { NewPasswordField } from './password.tsx';
import { tooMany } from './sign-in.tsx';

interface Problems {
  readonly current?: string;
  readonly password?: string;
}

/** What concerns the person alone: password, sessions, accounts. */
export function accountRoutes(parts: ConsoleParts): readonly Route[] {
  const limits = createAttemptLimits(parts.clock, SIGN_IN_RULE, {
    counter: parts.rates,
    kind: 'change of password',
  });
  const { signIn, sessions, people } = parts;
  const show = async (visit: MemberVisit, problems: Problems, status = 200): Promise<Answer> => {
    const hasPassword = await signIn.hasPassword(visit.person);
    const memberships = await people.membershipsOf(visit.person);
    const content = (
      <AccountPage visit={visit} memberships={memberships} hasPassword={hasPassword} problems={problems} />
    );
    return page('Account', content, { status });
  };
  const route = (path: string, handle: (visit: MemberVisit) => Promise<Answer>): Route => ({
    method: 'POST',
    path,
    access: 'member',
    needs: null,
    handle,
  });
  return [
    { method: 'GET', path: '/account', access: 'member', needs: null, handle: (visit) => show(visit, {}) },
    route('/account/password', async (visit) => {
      const { person, form } = visit;
      const wait = await limits.record(visit.clientAddress, person.email);
      if (wait !== null) return show(visit, { current: tooMany(wait) }, 429);
      if (
        (await signIn.hasPassword(person)) &&
        (await signIn.check(person.email, form.get('current') ?? '')) === null
      ) {
        return show(visit, { current: 'This is not your password.' }, 422);
      }
      try {
        await signIn.setPassword(person, form.get('password') ?? '', visit.actor.author);
      } catch (error) {
        return show(visit, { password: fieldProblem(error, 'password') }, 422);
      }
      return redirect('/account', {
        session: await sessions.start(person, { address: visit.clientAddress }),
        notice: { kind: 'success', text: 'Your password is set. Every other session was ended.' },
      });
    }),
    route('/account/sign-out-everywhere', async (visit) => {
      await sessions.endAll(visit.person, { address: visit.clientAddress });
      return redirect('/sign-in', {
        session: null,
        notice: { kind: 'success', text: 'You are signed out everywhere.' },
      });
    }),
    route('/account/switch', (visit) => switchAccount(parts, visit)),
  ];
}

/** Goes on in another account of the person. One that it does not belong to does not exist. */
async function switchAccount({ sessions }: ConsoleParts, visit: MemberVisit): Promise<Answer> {
  const id = visit.form.get('account') ?? '';
  if (!/^[1-9]\d{0,14}$/u.test(id)) throw notFound();
  const from = { address: visit.clientAddress };
  const session = await sessions.enter(visit.sessionId, visit, Number(id), from);
  return redirect('/', { session, notice: { kind: 'success', text: 'You are in the other account now.' } });
}

function AccountPage({
  visit: { account, person, role },
  memberships,
  hasPassword,
  problems,
}: {
  readonly visit: MemberVisit;
  readonly memberships: readonly Member[];
  readonly hasPassword: boolean;
  readonly problems: Problems;
}): VNode {
  return (
    <>
      <PageHeader title="Account" lead={<bdi>{person.email}</bdi>} />
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
      <Card title="Accounts">
        <p>
          You are {role === 'developer' ? 'a' : 'an'} {role} of the account of <bdi>{account.email}</bdi>,
          which is where its alerts and notices go.
        </p>
        <ul class="plain-list">
          {memberships.map((member) => (
            <Membership
              key={member.account.id}
              member={member}
              isCurrent={member.account.id === account.id}
            />
          ))}
        </ul>
        <p class="button-row">
          <a href="/people/leave">Leave this account</a>
        </p>
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

function Membership({
  member: { account, role },
  isCurrent,
}: {
  readonly member: Member;
  readonly isCurrent: boolean;
}): VNode {
  return (
    <li>
      <bdi>{account.email}</bdi> <span class="muted">{role}</span>{' '}
      {isCurrent ? (
        <Badge tone="neutral">you are here</Badge>
      ) : (
        <PostForm action="/account/switch" class="form-button">
          <input type="hidden" name="account" value={account.id} />
          <button type="submit" class="button button-quiet button-small">
            Switch
            <span class="visually-hidden">{` to ${account.email}`}</span>
          </button>
        </PostForm>
      )}
    </li>
  );
}
