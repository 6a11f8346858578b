import type { VNode } from 'preact';
import { foldEmail } from '../../accounts/email.ts';
import type { OpenInvitation } from '../../people/people.ts';
import type { Person } from '../../people/person.ts';
import { ROLE_WORDS } from '../../people/roles.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm } from '../components/form.tsx';
import { fieldProblem } from '../field-problem.ts';
import type { Route } from '../route.ts';
import type { Visit } from '../visit.ts';
import { NewPasswordField } from './password.tsx';

/** Following a mailed invitation. Opening it changes nothing; sending its form uses it. */
export function invitationRoutes(parts: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/invitation',
      access: 'public',
      async handle(visit) {
        const token = visit.query.get('token') ?? '';
        const opened = await parts.people.open(token);
        return opened === null ? gone() : show(visit, opened, token, undefined);
      },
    },
    { method: 'POST', path: '/invitation', access: 'public', handle: (visit) => accept(parts, visit) },
  ];
}

async function accept({ people, sessions }: ConsoleParts, visit: Visit): Promise<Answer> {
  const token = visit.form.get('token') ?? '';
  const opened = await people.open(token);
  if (opened === null) return gone();
  const from = { address: visit.clientAddress };
  try {
    const password = visit.form.get('password') ?? '';
    const accepted = await people.accept(token, { person: visit.person, password, ...from });
    if (accepted.kind === 'gone') return gone();
    if (accepted.kind !== 'joined') return show(visit, opened, token, undefined, 409);
    const { member } = accepted;
    const session =
      visit.person === null
        ? await sessions.start(member.person, from)
        : await sessions.enter(visit.sessionId, member, member.account.id, from);
    const text = `Welcome. You are ${article(member.role)} ${member.role} of this account.`;
    return redirect('/', { session, notice: { kind: 'success', text } });
  } catch (error) {
    return show(visit, opened, token, fieldProblem(error, 'password'), 422);
  }
}

function article(role: string): string {
  return role === 'developer' ? 'a' : 'an';
}

function show(
  { person }: Pick<Visit, 'person'>,
  opened: OpenInvitation,
  token: string,
  error: string | undefined,
  status = 200,
): Answer {
  const { invitedBy, role, email } = opened.invitation;
  const content = (
    <>
      <h1>You are invited</h1>
      <p class="lead">
        <bdi>{invitedBy}</bdi> invites <bdi>{email}</bdi> to work in the same account as {article(role)}{' '}
        {role}
        {`: ${ROLE_WORDS[role]}.`}
      </p>
      <Way person={person} opened={opened} token={token} error={error} />
    </>
  );
  return page('Invitation', content, { width: 'narrow', status });
}

/** How this visitor can accept. */
function Way({
  person,
  opened: { invitation, hasPassword },
  token,
  error,
}: {
  readonly person: Person | null;
  readonly opened: OpenInvitation;
  readonly token: string;
  readonly error: string | undefined;
}): VNode {
  const isAnother = person !== null && foldEmail(person.email) !== foldEmail(invitation.email);
  if (isAnother) {
    return (
      <>
        <p>
          You are signed in as <bdi>{person.email}</bdi>. The invitation is for another address: sign out, and
          open its link again.
        </p>
        <PostForm action="/sign-out">
          <button type="submit" class="button">
            Sign out
          </button>
        </PostForm>
      </>
    );
  }
  if (person === null && hasPassword) {
    const next = encodeURIComponent(`/invitation?token=${token}`);
    return (
      <>
        <p>You have a password here already. Sign in to accept.</p>
        <p class="button-row">
          <a class="button" href={`/sign-in?next=${next}`}>
            Sign in
          </a>
        </p>
      </>
    );
  }
  return (
    <PostForm action="/invitation" class="form">
      <input type="hidden" name="token" value={token} />
      {person === null && (
        <>
          <input type="hidden" name="username" value={invitation.email} autoComplete="username" />
          <NewPasswordField error={error} />
        </>
      )}
      <div class="button-row">
        <button type="submit" class="button">
          Accept the invitation
        </button>
      </div>
    </PostForm>
  );
}

function gone(): Answer {
  const content = (
    <>
      <h1>This invitation does not work any more</h1>
      <p class="lead">
        It works once, for seven days. Nothing was changed. Ask whoever invited you for another one.
      </p>
      <p class="button-row">
        <a class="button" href="/sign-in">
          Sign in
        </a>
      </p>
    </>
  );
  return page('Invitation not valid', content, { width: 'narrow', status: 410 });
}
