import type { VNode } from 'preact';
import type { AccountPerson, Person } from '../../people/person.ts';
import type { Invitation } from '../../people/person-store.ts';
import { ROLE_WORDS, ROLES } from '../../people/roles.ts';
import { PostForm, SelectField, TextField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { Badge, Card, PageHeader, TableFrame } from '../components/parts.tsx';
import { Permitted } from '../components/permitted.tsx';
import { distance, Time } from '../components/time.tsx';

/** What was typed, and what is wrong with it. */
export interface PeopleProblems {
  readonly email?: string;
  readonly role?: string;
  /** With the invitation that was typed. */
  readonly problem?: string;
  /** With anything else. */
  readonly general?: string;
}

interface PeopleProps {
  readonly people: readonly AccountPerson[];
  readonly invitations: readonly Invitation[];
  /** Where alerts and notices go. */
  readonly contact: string;
  readonly me: Person;
  readonly problems: PeopleProblems;
  readonly now: Date;
}

const ROLE_OPTIONS = ROLES.map((role) => [role, `${role}: ${ROLE_WORDS[role]}`] as const);

/** Who belongs to an account, and who is invited. */
export function PeoplePage(props: PeopleProps): VNode {
  const { people, invitations, contact, problems } = props;
  return (
    <>
      <PageHeader
        title="People"
        lead={
          <>
            Everybody signs in with an own password and acts under an own name. Alerts and notices go to{' '}
            <bdi>{contact}</bdi>.
          </>
        }
      />
      {problems.general !== undefined && (
        <div role="alert">
          <Callout kind="error" title="Not done">
            <p>{problems.general}</p>
          </Callout>
        </div>
      )}
      <Card title="People">
        <TableFrame label="People" stack>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Role</th>
              <th scope="col">Since</th>
              <th scope="col">Last seen</th>
              <th scope="col">
                <span class="visually-hidden">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((entry) => (
              <PersonRow
                key={entry.person.id}
                entry={entry}
                isMe={entry.person.id === props.me.id}
                now={props.now}
              />
            ))}
          </tbody>
        </TableFrame>
      </Card>
      {invitations.length > 0 && <Invitations invitations={invitations} now={props.now} />}
      <Permitted to="change people">
        <InviteForm problems={problems} />
      </Permitted>
    </>
  );
}

function PersonRow({
  entry: { person, role, since, lastSeenAt },
  isMe,
  now,
}: {
  readonly entry: AccountPerson;
  readonly isMe: boolean;
  readonly now: Date;
}): VNode {
  return (
    <tr>
      <th scope="row">
        <bdi>{person.email}</bdi> {isMe && <Badge tone="neutral">you</Badge>}
      </th>
      <td data-label="Role">
        {role}
        <Permitted to="change people">
          <details class="more">
            <summary>
              Change<span class="visually-hidden">{` the role of ${person.email}`}</span>
            </summary>
            <PostForm action={`/people/${person.id}/role`} class="form">
              <SelectField
                id={`role-${person.id}`}
                name="role"
                label="Role"
                value={role}
                options={ROLE_OPTIONS}
              />
              <button type="submit" class="button button-small">
                Save
              </button>
            </PostForm>
          </details>
        </Permitted>
      </td>
      <td data-label="Since">
        <Time at={since} />
      </td>
      <td data-label="Last seen">
        {lastSeenAt === null ? <span class="muted">not lately</span> : distance(lastSeenAt, now)}
      </td>
      <td class="cell-action">
        <Permitted to="change people">
          <a
            class="button button-quiet button-small"
            href={isMe ? '/people/leave' : `/people/${person.id}/remove`}
          >
            {isMe ? 'Leave' : 'Remove'}
            <span class="visually-hidden">{isMe ? ' the account' : ` ${person.email}`}</span>
          </a>
        </Permitted>
      </td>
    </tr>
  );
}

function Invitations({
  invitations,
  now,
}: {
  readonly invitations: readonly Invitation[];
  readonly now: Date;
}): VNode {
  return (
    <Card title="Invitations">
      <TableFrame label="Invitations" stack>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Role</th>
            <th scope="col">Invited by</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span class="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} now={now} />
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

function InvitationRow({
  invitation: { id, email, role, invitedBy, endsAt },
  now,
}: {
  readonly invitation: Invitation;
  readonly now: Date;
}): VNode {
  return (
    <tr>
      <th scope="row">
        <bdi>{email}</bdi>
      </th>
      <td data-label="Role">{role}</td>
      <td data-label="Invited by">
        <bdi>{invitedBy}</bdi>
      </td>
      <td data-label="Ends">{endsAt <= now ? <Badge tone="medium">ended</Badge> : distance(endsAt, now)}</td>
      <td class="cell-action">
        <Permitted to="change people">
          <div class="button-row">
            <PostForm action={`/people/invitations/${id}/resend`}>
              <button type="submit" class="button button-quiet button-small">
                Send again<span class="visually-hidden">{` to ${email}`}</span>
              </button>
            </PostForm>
            <PostForm action={`/people/invitations/${id}/revoke`}>
              <button type="submit" class="button button-quiet button-small">
                Revoke<span class="visually-hidden">{` the invitation of ${email}`}</span>
              </button>
            </PostForm>
          </div>
        </Permitted>
      </td>
    </tr>
  );
}

function InviteForm({ problems }: { readonly problems: PeopleProblems }): VNode {
  return (
    <Card title="Invite somebody">
      <PostForm action="/people" class="form">
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          hint="We mail a link that works once, for seven days, and for this address alone."
          value={problems.email ?? ''}
          autoComplete="off"
          required
          {...(problems.problem === undefined ? {} : { error: problems.problem })}
        />
        <SelectField name="role" label="Role" value={problems.role ?? 'analyst'} options={ROLE_OPTIONS} />
        <div class="button-row">
          <button type="submit" class="button">
            Invite
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

/** The question before somebody is removed, or leaves. */
export function ConfirmRemoval({
  removed,
  leaves,
  problem,
}: {
  readonly removed: Person;
  readonly leaves: boolean;
  readonly problem?: string;
}): VNode {
  return (
    <>
      <h1>{leaves ? 'Leave this account?' : 'Remove this person?'}</h1>
      <p class="lead">
        <bdi>{removed.email}</bdi>
      </p>
      {problem !== undefined && (
        <div role="alert">
          <Callout kind="error">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <p>
        {leaves
          ? 'You are signed out of this account at once. An owner can invite you again.'
          : 'The person is signed out of this account at once. What the person did stays in the trail. API keys go on working: revoke those the person knows.'}
      </p>
      <PostForm action={leaves ? '/people/leave' : `/people/${removed.id}/remove`} class="form">
        <div class="button-row">
          <button type="submit" class="button button-danger">
            {leaves ? 'Leave the account' : 'Remove the person'}
          </button>
          <a href={leaves ? '/account' : '/people'}>{leaves ? 'Stay' : 'Keep the person'}</a>
        </div>
      </PostForm>
    </>
  );
}
