import { createAttemptLimits, MAIL_RULE } from '../../accounts/attempt-limits.ts';
import { InvalidInputError } from '../../errors.ts';
import { PeopleConflictError } from '../../people/errors.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { ConfirmRemoval, PeoplePage, type PeopleProblems } from './people-list.tsx';
import { sentence } from './problem.tsx';
import { tooMany } from './sign-in.tsx';

/** People of an account: invited, given roles, removed. */
export function peopleRoutes(parts: ConsoleParts): readonly Route[] {
  const { people } = parts;
  const change = (path: string, handle: (visit: MemberVisit) => Promise<Answer>): Route => ({
    method: 'POST',
    path,
    access: 'member',
    needs: 'change people',
    handle,
  });
  return [
    {
      method: 'GET',
      path: '/people',
      access: 'member',
      needs: 'read people',
      handle: (visit) => showPeople(parts, visit, {}),
    },
    ...invitationChanges(parts),
    change('/people/:id/role', (visit) =>
      done(parts, visit, 'The role is changed.', () =>
        people.setRole(visit.actor, numberOf(visit), visit.form.get('role') ?? ''),
      ),
    ),
    {
      method: 'GET',
      path: '/people/:id/remove',
      access: 'member',
      needs: 'change people',
      async handle(visit) {
        const listed = await people.list(visit.actor);
        const found = listed.people.find(({ person }) => person.id === numberOf(visit));
        if (found === undefined) throw notFound();
        return page('Remove a person', <ConfirmRemoval removed={found.person} leaves={false} />, {
          width: 'narrow',
        });
      },
    },
    change('/people/:id/remove', (visit) =>
      done(
        parts,
        visit,
        'The person is removed, and signed out of this account. What the person did stays in the trail.',
        () => people.remove(visit.actor, numberOf(visit)),
      ),
    ),
    {
      method: 'GET',
      path: '/people/leave',
      access: 'member',
      needs: null,
      handle: (visit) =>
        page('Leave the account', <ConfirmRemoval removed={visit.person} leaves />, { width: 'narrow' }),
    },
    {
      method: 'POST',
      path: '/people/leave',
      access: 'member',
      needs: null,
      handle: (visit) => leave(parts, visit),
    },
  ];
}

function invitationChanges(parts: ConsoleParts): readonly Route[] {
  const { people } = parts;
  const limits = createAttemptLimits(parts.clock, MAIL_RULE, { counter: parts.rates, kind: 'invitation' });
  const change = (path: string, handle: (visit: MemberVisit) => Promise<Answer>): Route => ({
    method: 'POST',
    path,
    access: 'member',
    needs: 'change people',
    handle,
  });
  return [
    change('/people', async (visit) => {
      const [email, role] = [visit.form.get('email') ?? '', visit.form.get('role') ?? ''];
      const wait = await limits.record(visit.clientAddress, email);
      const typed = { email, role };
      if (wait !== null) return showPeople(parts, visit, { ...typed, problem: tooMany(wait) }, 429);
      return done(
        parts,
        visit,
        `An invitation is on its way to ${email.trim()}.`,
        () => people.invite(visit.actor, { email, role }),
        typed,
      );
    }),
    change('/people/invitations/:id/resend', async (visit) => {
      const listed = await people.list(visit.actor);
      const invitation = listed.invitations.find(({ id }) => id === numberOf(visit));
      if (invitation === undefined) throw notFound();
      const wait = await limits.record(visit.clientAddress, invitation.email);
      if (wait !== null) return showPeople(parts, visit, { general: tooMany(wait) }, 429);
      return done(parts, visit, 'Another link is on its way; the one before works no more.', () =>
        people.resend(visit.actor, numberOf(visit)),
      );
    }),
    change('/people/invitations/:id/revoke', (visit) =>
      done(parts, visit, 'The invitation is revoked.', () => people.revoke(visit.actor, numberOf(visit))),
    ),
  ];
}

/** Does it and comes back to the list; what cannot be is said there. */
async function done(
  parts: ConsoleParts,
  visit: MemberVisit,
  text: string,
  act: () => Promise<unknown>,
  typed?: Pick<PeopleProblems, 'email' | 'role'>,
): Promise<Answer> {
  try {
    await act();
  } catch (error) {
    const isConflict = error instanceof PeopleConflictError;
    if (!isConflict && !(error instanceof InvalidInputError)) throw error;
    const said = sentence(error.message.replace(/^\w+: /u, 'This '));
    const problems = typed === undefined ? { general: said } : { ...typed, problem: said };
    return showPeople(parts, visit, problems, isConflict ? 409 : 422);
  }
  return redirect('/people', { notice: { kind: 'success', text } });
}

async function leave({ people, sessions }: ConsoleParts, visit: MemberVisit): Promise<Answer> {
  try {
    await people.remove(visit.actor, visit.person.id);
  } catch (error) {
    if (!(error instanceof PeopleConflictError)) throw error;
    const content = <ConfirmRemoval removed={visit.person} leaves problem={sentence(error.message)} />;
    return page('Leave the account', content, { width: 'narrow', status: 409 });
  }
  const notice = { kind: 'success', text: 'You have left the account.' } as const;
  const [next] = await people.membershipsOf(visit.person);
  if (next === undefined) return redirect('/sign-in', { session: null, notice });
  return redirect('/', {
    session: await sessions.start(visit.person, { address: visit.clientAddress }),
    notice,
  });
}

/** The number in the address; nobody has 0. */
function numberOf({ params }: MemberVisit): number {
  const id = params['id'] ?? '';
  return /^[1-9]\d{0,15}$/u.test(id) ? Number(id) : 0;
}

async function showPeople(
  { people }: ConsoleParts,
  visit: MemberVisit,
  problems: PeopleProblems,
  status = 200,
): Promise<Answer> {
  const content = (
    <PeoplePage
      {...await people.list(visit.actor)}
      contact={visit.account.email}
      me={visit.person}
      problems={problems}
      now={visit.now}
    />
  );
  return page('People', content, { status });
}
