import { randomBytes, randomUUID } from 'node:crypto';
import { createMailedLinks, type MailedLinks } from './accounts/mailed-links.ts';
import type { PasswordCost } from './accounts/password.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { createSignIn, type SignIn } from './accounts/sign-in.ts';
import type { AccountServices } from './compose-accounts.ts';
import type { Clock } from './domain/clock.ts';
import { accessMail } from './mail/templates/access-mail.ts';
import { invitationMail } from './mail/templates/people-mail.ts';
import { createTrail, type Trail } from './trail/trail.ts';
import { createPeople, type People } from './people/people.ts';

/** What lets people into the console. */
export interface AccessServices {
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly links: MailedLinks;
  readonly people: People;
  readonly trail: Trail;
}

/** Builds access over the stores of accounts; links lead to `publicUrl`, which has no trailing slash. */
export function composeAccess(
  {
    store: accounts,
    access: store,
    personStore,
    trailStore,
  }: Pick<AccountServices, 'store' | 'access' | 'personStore' | 'trailStore'>,
  publicUrl: string,
  clock: Clock = () => new Date(),
  cost?: PasswordCost,
): AccessServices {
  const made = { clock, randomBytes, createId: randomUUID, publicUrl };
  const costing = cost === undefined ? {} : { cost };
  const signIn = createSignIn({ people: personStore, store, clock, randomBytes, ...costing });
  return {
    sessions: createSessions({ store, clock, randomBytes }),
    signIn,
    links: createMailedLinks({
      ...made,
      accounts,
      people: personStore,
      store,
      signIn,
      compose: (mail) => accessMail(mail, publicUrl),
    }),
    trail: createTrail({ store: trailStore, clock }),
    people: createPeople({ ...made, store: personStore, signIn, compose: invitationMail }),
  };
}
