/** What a person is in an account. */
export const ROLES = ['owner', 'analyst', 'auditor', 'developer'] as const;

export type Role = (typeof ROLES)[number];

/** What can be done with an account, as roles tell it apart. */
export const USE_CASES = [
  'read account',
  'read screenings',
  'screen',
  'read uploads',
  'upload files',
  'read monitoring',
  'change monitoring',
  'decide matches',
  'read keys',
  'change keys',
  'read people',
  'change people',
  'read trail',
  'order plans',
  'change account',
] as const;

export type UseCase = (typeof USE_CASES)[number];

const READING: readonly UseCase[] = ['read account', 'read screenings', 'read uploads', 'read monitoring'];

/** Which use cases each role may use: the one table that decides. What concerns the person alone, such as a password, needs no role. */
const PERMITTED: Readonly<Record<Role, ReadonlySet<UseCase>>> = {
  owner: new Set(USE_CASES),
  analyst: new Set([...READING, 'screen', 'upload files', 'change monitoring', 'decide matches']),
  auditor: new Set([...READING, 'read keys', 'read people', 'read trail']),
  // Screenings, files and watched items name customers.
  developer: new Set<UseCase>(['read account', 'read keys', 'change keys']),
};

/** What each role is for, in words for those who choose one. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'everything, people and plan included',
  analyst: 'screens, uploads, watches and decides',
  auditor: 'reads everything and the trail, changes nothing',
  developer: 'API keys; sees no names of customers',
};

/** Whether a role may use a use case. */
export function isPermitted(role: Role, useCase: UseCase): boolean {
  return PERMITTED[role].has(useCase);
}

/** A role by its name; null for any other text. */
export function parseRole(text: string): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}
