import type { Account } from '../../src/accounts/accounts.ts';
import type { AccountServices } from '../../src/compose-accounts.ts';
import type { Clock } from '../../src/domain/clock.ts';
import type { Person } from '../../src/people/person.ts';

/** A clock that stands until it is moved. */
export interface FakeClock {
  readonly now: Clock;
  set(moment: string): void;
  advance(milliseconds: number): void;
}

/** A clock that stands at a moment. */
export function fakeClock(moment: string): FakeClock {
  let time = new Date(moment).getTime();
  return {
    now: () => new Date(time),
    set: (next) => {
      time = new Date(next).getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** An account on the starter plan without an end, changed as given. */
export function account(changes: Partial<Account> = {}): Account {
  return {
    id: 1,
    email: 'someone@example.com',
    plan: 'starter',
    trialStartedAt: null,
    planEndsAt: null,
    ...changes,
  };
}

/** The person with an address, who must be there. */
export async function personOf(
  { personStore }: Pick<AccountServices, 'personStore'>,
  email: string,
): Promise<Person> {
  const person = await personStore.findPerson(email);
  if (person === null) throw new Error(`nobody has the address ${email}`);
  return person;
}
