import { randomBytes, randomUUID } from 'node:crypto';
import { createMailedLinks, type MailedLinks } from './accounts/mailed-links.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { createSignIn, type SignIn } from './accounts/sign-in.ts';
import type { AccountServices } from './compose-accounts.ts';
import type { Clock } from './domain/clock.ts';
import { accessMail } from './mail/templates/access-mail.ts';

/** What lets people into the console. */
export interface AccessServices {
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly links: MailedLinks;
}

/** Builds access over the stores of accounts; links lead to `publicUrl`, which has no trailing slash. */
export function composeAccess(
  { store: accounts, access: store }: Pick<AccountServices, 'store' | 'access'>,
  publicUrl: string,
  clock: Clock = () => new Date(),
): AccessServices {
  const signIn = createSignIn({ accounts, store, clock, randomBytes });
  return {
    sessions: createSessions({ store, clock, randomBytes }),
    signIn,
    links: createMailedLinks({
      accounts,
      store,
      signIn,
      compose: (mail) => accessMail(mail, publicUrl),
      clock,
      randomBytes,
      createId: randomUUID,
      publicUrl,
    }),
  };
}
