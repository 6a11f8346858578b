import type { Clock } from '../domain/clock.ts';
import type { Person } from '../people/person.ts';
import type { PersonStore } from '../people/person-store.ts';
import { act, SERVICE, type Author } from '../trail/act.ts';
import type { AccessStore } from './access-store.ts';
import type { RandomBytes } from './api-key.ts';
import {
  hashPassword,
  isOutdated,
  parseNewPassword,
  PASSWORD_COST,
  SALT_BYTES,
  verifyPassword,
  type PasswordCost,
} from './password.ts';

/** Passwords of people. */
export interface SignIn {
  /**
   * The person with this address and password; null for any other pair, and for who belongs to no account any more. Costs the same
   * whether the address is known.
   */
  check(email: string, password: string): Promise<Person | null>;
  /** Like `check`, for signing in: an attempt that fails is in the trail of every account of the person, or of the service. */
  attempt(email: string, password: string, address: string | null): Promise<Person | null>;
  /** Whether the person ever had one; the owner of an account that an operator made has none at first. */
  hasPassword(person: Pick<Person, 'id'>): Promise<boolean>;
  /**
   * Sets a password and ends every session and mailed link of the person. Throws `InvalidInputError` `password` for a weak
   * one.
   */
  setPassword(person: Pick<Person, 'id' | 'email'>, password: string, by?: Author): Promise<void>;
}

/** What checking passwords needs. */
export interface SignInParts {
  readonly people: Pick<PersonStore, 'findPerson'>;
  readonly store: AccessStore;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly cost?: PasswordCost;
}

/** Passwords over a store. */
export function createSignIn(parts: SignInParts): SignIn {
  const { people, store, clock, randomBytes, cost = PASSWORD_COST } = parts;
  const newSalt = (): Uint8Array => randomBytes(SALT_BYTES);
  // What an unknown address is compared with, so that the time of an answer does not tell who can sign in.
  const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

  const compare = async (
    email: string,
    password: string,
  ): Promise<{ readonly person: Person | null; readonly right: boolean }> => {
    const person = await people.findPerson(email);
    const stored = person === null ? null : await store.passwordOf(person.id);
    const right = await verifyPassword(password, stored ?? nobody);
    if (person === null || stored === null || !right) return { person, right: false };
    if (isOutdated(stored, cost)) {
      await store.renewHash(person.id, stored, await hashPassword(password, newSalt(), cost));
    }
    return { person, right: (await store.accountToEnter(person.id)) !== null };
  };

  return {
    async check(email, password) {
      const { person, right } = await compare(email, password);
      return right ? person : null;
    },
    async attempt(email, password, address) {
      const { person, right } = await compare(email, password);
      if (right) return person;
      // An unknown address stays out: it may be a password in the wrong field.
      const by: Author = { kind: 'nobody', id: null, name: '', address };
      await store.record(person?.id ?? null, act('sign-in.failed', by, person?.email ?? ''), clock());
      return null;
    },
    hasPassword: async (person) => (await store.passwordOf(person.id)) !== null,
    async setPassword(person, password, by = SERVICE) {
      const hash = await hashPassword(parseNewPassword(password, person.email), newSalt(), cost);
      await store.setPassword(person, hash, act('password.changed', by, person.email), clock());
    },
  };
}
