import assert from 'node:assert/strict';
import { RoleRefusedError } from '../../src/people/errors.ts';
import { permitted } from '../../src/people/permitted.ts';
import { GATES, permittedUseCases, type RoleUseCases } from '../../src/people/permitted-use-cases.ts';
import { isPermitted, parseRole, ROLES, USE_CASES, type Role, type UseCase } from '../../src/people/roles.ts';

/** What the roles are meant to be, by first letters: o(wner), a(nalyst), u(auditor), d(eveloper). */
const MEANT: Readonly<Record<UseCase, string>> = {
  'read account': 'oaud',
  'read screenings': 'oau',
  screen: 'oa',
  'read uploads': 'oau',
  'upload files': 'oa',
  'read monitoring': 'oau',
  'change monitoring': 'oa',
  'decide matches': 'oa',
  'read keys': 'oud',
  'change keys': 'od',
  'read people': 'ou',
  'change people': 'o',
  'read trail': 'ou',
  'order plans': 'o',
  'change account': 'o',
};
const LETTERS: Readonly<Record<Role, string>> = { owner: 'o', analyst: 'a', auditor: 'u', developer: 'd' };

describe('roles', () => {
  for (const useCase of USE_CASES) {
    it(`let ${MEANT[useCase]} ${useCase}`, () => {
      const may = ROLES.filter((role) => isPermitted(role, useCase)).map((role) => LETTERS[role]);
      assert.equal(may.join(''), MEANT[useCase]);
    });
  }

  it('let an auditor change nothing', () => {
    const changing = USE_CASES.filter((useCase) => !useCase.startsWith('read '));
    assert.deepEqual(
      changing.filter((useCase) => isPermitted('auditor', useCase)),
      [],
    );
  });

  it('are known by their names alone', () => {
    for (const role of ROLES) assert.equal(parseRole(role), role);
    for (const text of ['', 'Owner', 'owner ', 'toString', '__proto__']) assert.equal(parseRole(text), null);
  });

  const called: string[] = [];
  const everything = (service: string, methods: object): Record<string, () => string> =>
    Object.fromEntries(
      Object.keys(methods).map((name) => [name, () => (called.push(`${service}.${name}`), name)]),
    );
  const all = {
    ...Object.fromEntries(Object.entries(GATES).map(([name, methods]) => [name, everything(name, methods)])),
    screeningsBy: () => called.push('screeningsBy'),
  } as unknown as RoleUseCases;

  for (const role of [...ROLES, null]) {
    for (const [service, gates] of Object.entries(GATES)) {
      for (const [method, useCase] of Object.entries<UseCase>(gates)) {
        const may = role !== null && isPermitted(role, useCase);
        it(`${may ? 'let' : 'refuse'} ${role ?? 'nobody'} ${service}.${method}`, () => {
          called.length = 0;
          const services = permittedUseCases(all, role) as unknown as Record<
            string,
            Record<string, () => unknown>
          >;
          const call = (): unknown => services[service]?.[method]?.();
          if (may) assert.equal(call(), method);
          else assert.throws(call, RoleRefusedError);
          assert.deepEqual(called, may ? [`${service}.${method}`] : []);
        });
      }
    }
    it(`${role === 'owner' || role === 'analyst' ? 'let' : 'refuse'} ${role ?? 'nobody'} screening`, () => {
      const { screeningsBy } = permittedUseCases(all, role);
      const call = (): unknown => screeningsBy({ door: 'console', accountId: 1, keyId: null });
      if (role === 'owner' || role === 'analyst') call();
      else assert.throws(call, RoleRefusedError);
    });
  }

  it('refuse a method that belongs to no use case', () => {
    const service = { known: () => 1, unknown: () => 2 };
    const gated = permitted(service, { known: 'screen' } as never, 'owner');
    assert.equal(gated.known(), 1);
    assert.throws(() => gated.unknown(), TypeError);
  });
});
