import type { AccountManagement } from '../../src/accounts/manage-accounts.ts';
import { ServiceError } from '../../src/errors.ts';
import type { Actor, Person } from '../../src/people/person.ts';
import { ROLES } from '../../src/people/roles.ts';
import type { AccountCommand, BesideManagement, OptionTexts } from './command.ts';

/** Commands on the people of an account. */
export const PEOPLE_COMMANDS: readonly AccountCommand[] = [
  {
    name: 'people',
    summary: 'lists who belongs to an account in which role, and who is invited',
    required: ['email'],
    optional: [],
    switches: [],
    async run(management, options, beside) {
      const { people, invitations } = await beside.people.list(await actorFor(management, options, beside));
      const members = people.map(({ person, role, since, lastSeenAt }) => ({
        ...{ id: person.id, person: person.email, role, since: since.toISOString() },
        last_seen_at: lastSeenAt?.toISOString() ?? null,
      }));
      const invited = invitations.map(({ email, role, invitedBy, endsAt }) => ({
        ...{ person: email, role, invited_by: invitedBy, ends_at: endsAt.toISOString() },
      }));
      const lines = [
        ...members.map(({ person, role, since }) => `${person}  ${role}, since ${since.slice(0, 10)}`),
        ...invited.map(
          ({ person, role, ends_at }) => `${person}  invited as ${role}, until ${ends_at.slice(0, 10)}`,
        ),
      ];
      return { json: { people: members, invitations: invited }, text: lines.join('\n') };
    },
  },
  {
    name: 'person-invite',
    summary: `mails an invitation to an account; roles: ${ROLES.join(', ')}`,
    required: ['email', 'person', 'role'],
    optional: [],
    switches: [],
    async run(management, options, beside) {
      const request = { email: options['person'] ?? '', role: options['role'] ?? '' };
      const invited = await beside.people.invite(await actorFor(management, options, beside), request);
      const json = { person: invited.email, role: invited.role, ends_at: invited.endsAt.toISOString() };
      return { json, text: `${invited.email} is invited as ${invited.role}` };
    },
  },
  {
    name: 'person-role',
    summary: 'gives somebody of an account another role',
    required: ['email', 'person', 'role'],
    optional: [],
    switches: [],
    async run(management, options, beside) {
      const actor = await actorFor(management, options, beside);
      const person = await personOf(actor, options, beside);
      const role = options['role'] ?? '';
      await beside.people.setRole(actor, person.id, role);
      return { json: { person: person.email, role }, text: `${person.email} is ${role} now` };
    },
  },
  {
    name: 'person-remove',
    summary: 'removes somebody from an account and ends the sessions there at once; the acts stay',
    required: ['email', 'person'],
    optional: [],
    switches: [],
    async run(management, options, beside) {
      const actor = await actorFor(management, options, beside);
      const person = await personOf(actor, options, beside);
      await beside.people.remove(actor, person.id);
      return { json: { person: person.email, removed: true }, text: `${person.email} is removed` };
    },
  },
];

/** The operator as who acts in the account that the options name. */
async function actorFor(
  management: AccountManagement,
  options: OptionTexts,
  { by }: BesideManagement,
): Promise<Actor> {
  const { account } = await management.keys(options['email'] ?? '');
  return { accountId: account.id, member: null, author: by };
}

async function personOf(actor: Actor, options: OptionTexts, { people }: BesideManagement): Promise<Person> {
  const wanted = (options['person'] ?? '').trim().toLowerCase();
  const found = (await people.list(actor)).people.find(({ person }) => person.email.toLowerCase() === wanted);
  if (found === undefined)
    throw new ServiceError('not_found', 'person: nobody of the account has this address');
  return found.person;
}
