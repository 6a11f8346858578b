import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { composeAccess, type AccessServices } from '../../src/compose-access.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { InvalidInputError } from '../../src/errors.ts';
import { PeopleConflictError, RoleRefusedError } from '../../src/people/errors.ts';
import { actorOf, type Actor, type Member, type Person } from '../../src/people/person.ts';
import { ROLES, type Role } from '../../src/people/roles.ts';
import { operatorAuthor } from '../../src/trail/act.ts';
import { fakeClock, personOf, type FakeClock } from '../support/accounts.ts';

const OWNER = 'owner@example.com';
const PASSWORD = 'correct horse battery';
const DAY_MS = 86_400_000;
const CHEAP = { N: 2 ** 10, r: 8, p: 1 };

describe('people of an account', () => {
  let services: AccountServices;
  let access: AccessServices;
  let clock: FakeClock;
  let accountId: number;

  beforeEach(async () => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    services = await openAccountServices({ filename: ':memory:', clock: clock.now });
    access = composeAccess(services, 'https://screening.example', clock.now, CHEAP);
    accountId = (await services.management.create({ email: OWNER, plan: 'starter' })).account.id;
  });
  afterEach(() => services.close());

  const memberWith = async (email: string, account = accountId): Promise<Member> => {
    const { id } = await personOf(services, email);
    return (await services.personStore.membership(account, id)) ?? assert.fail(`${email} is no member`);
  };
  const actorWith = async (email: string): Promise<Actor> => actorOf(await memberWith(email), '192.0.2.1');
  const lastToken = async (): Promise<string> => {
    const found: string[] = [];
    for (;;) {
      const mail = await services.outbox.claim(clock.now(), new Date(clock.now().getTime() + 60_000));
      if (mail === null) break;
      const url = /https:\S+/u.exec(mail.text)?.[0];
      if (url !== undefined) found.push(new URL(url).searchParams.get('token') ?? '');
    }
    return found.at(-1) ?? assert.fail('no mail has a link');
  };
  const accepting = (person: Person | null = null, password = PASSWORD) => ({
    person,
    password,
    address: null,
  });
  /** Invites and accepts. */
  const join = async (email: string, role: Role = 'analyst', by = OWNER): Promise<Member> => {
    await access.people.invite(await actorWith(by), { email, role });
    const accepted = await access.people.accept(await lastToken(), accepting());
    return accepted.kind === 'joined' ? accepted.member : assert.fail(accepted.kind);
  };
  const emailsOf = async (): Promise<readonly string[]> =>
    (await services.personStore.people(accountId)).map(({ person, role }) => `${person.email} ${role}`);
  const trail = async (account = accountId): Promise<readonly string[]> =>
    (await services.trailStore.search({ accountId: account }, 100)).map(
      ({ kind, by, subject }) => `${kind} ${by.name} ${subject}`,
    );

  it('are one owner with the address of the account when it is made', async () => {
    assert.deepEqual(await emailsOf(), [`${OWNER} owner`]);
  });

  it('join by a mailed link, with the role and a password of their own, once', async () => {
    await access.people.invite(await actorWith(OWNER), { email: ' New@Example.com', role: 'auditor' });
    const token = await lastToken();
    assert.equal((await access.people.open(token))?.hasPassword, false);
    await assert.rejects(access.people.accept(token, accepting(null, 'short')), InvalidInputError);
    const both = await Promise.all([1, 2].map(() => access.people.accept(token, accepting())));
    assert.deepEqual(both.map(({ kind }) => kind).toSorted(), ['gone', 'joined']);
    assert.deepEqual(await emailsOf(), [`${OWNER} owner`, 'New@Example.com auditor']);
    assert.equal((await access.signIn.check('new@example.com', PASSWORD))?.email, 'New@Example.com');
    assert.equal(await access.people.open(token), null);
    assert.ok((await trail()).includes('person.joined New@Example.com New@Example.com'));
  });

  it('are invited for seven days, and again when that is over', async () => {
    const actor = await actorWith(OWNER);
    await access.people.invite(actor, { email: 'late@example.com', role: 'analyst' });
    const token = await lastToken();
    clock.advance(7 * DAY_MS);
    assert.equal(await access.people.open(token), null);
    assert.equal((await access.people.accept(token, accepting())).kind, 'gone');
    await access.people.invite(actor, { email: 'late@example.com', role: 'analyst' });
    assert.notEqual(await access.people.open(await lastToken()), null);
  });

  it('are not invited twice, nor when they belong to the account, oneself included', async () => {
    const actor = await actorWith(OWNER);
    await join('known@example.com');
    await access.people.invite(actor, { email: 'twice@example.com', role: 'analyst' });
    for (const email of ['TWICE@example.com', 'known@example.com', OWNER]) {
      await assert.rejects(
        access.people.invite(actor, { email, role: 'analyst' }),
        PeopleConflictError,
        email,
      );
    }
  });

  for (const [email, role, field] of [
    ['', 'analyst', 'email'],
    ['a@b', 'analyst', 'email'],
    ['a@example.com\r\nBcc: b@example.com', 'analyst', 'email'],
    [`${'x'.repeat(250)}@example.com`, 'analyst', 'email'],
    ['a@example.com', '', 'role'],
    ['a@example.com', 'Owner', 'role'],
    ['a@example.com', 'constructor', 'role'],
  ] as const) {
    it(`are not invited as ${JSON.stringify(email.slice(0, 20))}, ${JSON.stringify(role)}`, async () => {
      const invited = access.people.invite(await actorWith(OWNER), { email, role });
      await assert.rejects(invited, { code: 'invalid_input', message: new RegExp(`^${field}: `, 'u') });
      assert.equal((await services.outbox.depth()).waiting, 0);
    });
  }

  it('get another link, and the one before works no more; a revoked one neither', async () => {
    const actor = await actorWith(OWNER);
    const { id } = await access.people.invite(actor, { email: 'again@example.com', role: 'analyst' });
    const first = await lastToken();
    await access.people.resend(actor, id);
    const second = await lastToken();
    assert.equal(await access.people.open(first), null);
    assert.notEqual(await access.people.open(second), null);
    await access.people.revoke(actor, id);
    assert.equal((await access.people.accept(second, accepting())).kind, 'gone');
    await assert.rejects(access.people.revoke(actor, id), { code: 'not_found' });
    await assert.rejects(access.people.resend(actor, id), { code: 'not_found' });
  });

  it('belong to several accounts with one password, and switch between them', async () => {
    const { account } = await services.management.create({ email: 'other@example.com', plan: 'starter' });
    const both = await join('both@example.com');
    const other = await memberWith('other@example.com', account.id);
    await access.people.invite(actorOf(other, null), { email: 'both@example.com', role: 'auditor' });
    const token = await lastToken();
    assert.equal((await access.people.accept(token, accepting())).kind, 'sign in first');
    assert.equal((await access.people.accept(token, accepting(other.person))).kind, 'another person');
    assert.equal((await access.people.accept(token, accepting(both.person, ''))).kind, 'joined');
    const session = await access.sessions.start(both.person);
    const there = (await access.sessions.resume(session)) ?? assert.fail();
    assert.deepEqual([there.account.id, there.role], [account.id, 'auditor']);
    const next = await access.sessions.enter(session, there, accountId, { address: null });
    assert.equal(await access.sessions.resume(session), null);
    assert.equal((await access.sessions.resume(next))?.role, 'analyst');
    const third = (await services.management.create({ email: 'third@example.com', plan: 'starter' })).account;
    await assert.rejects(access.sessions.enter(next, there, third.id, { address: null }), {
      code: 'not_found',
    });
    assert.equal((await access.sessions.resume(next))?.account.id, accountId);
  });

  it('lose their sessions in the account at once when they are removed, and keep their acts', async () => {
    const gone = await join('gone@example.com');
    const session = await access.sessions.start(gone.person);
    await access.people.remove(await actorWith(OWNER), gone.person.id);
    assert.equal(await access.sessions.resume(session), null);
    await assert.rejects(access.sessions.start(gone.person), { code: 'not_found' });
    assert.equal(await access.signIn.check('gone@example.com', PASSWORD), null);
    const acts = await trail();
    assert.ok(acts.includes('person.joined gone@example.com gone@example.com'));
    assert.ok(acts.includes(`person.removed ${OWNER} gone@example.com`));
  });

  it('have the role of this moment in sessions that run', async () => {
    const { person } = await join('changed@example.com', 'analyst');
    const session = await access.sessions.start(person);
    await access.people.setRole(await actorWith(OWNER), person.id, 'auditor');
    assert.equal((await access.sessions.resume(session))?.role, 'auditor');
  });

  it('are changed by an actor who is an owner at that moment, whatever it was when its request began', async () => {
    const { person } = await join('second@example.com', 'owner');
    const before = await actorWith('second@example.com');
    await access.people.setRole(await actorWith(OWNER), person.id, 'analyst');
    const { person: owner } = await memberWith(OWNER);
    const { id } = await access.people.invite(await actorWith(OWNER), {
      email: 'x@example.com',
      role: 'analyst',
    });
    await assert.rejects(access.people.remove(before, owner.id), RoleRefusedError);
    await assert.rejects(access.people.setRole(before, person.id, 'owner'), RoleRefusedError);
    await assert.rejects(
      access.people.invite(before, { email: 'y@example.com', role: 'owner' }),
      RoleRefusedError,
    );
    await assert.rejects(access.people.revoke(before, id), RoleRefusedError);
    await assert.rejects(access.people.resend(before, id), RoleRefusedError);
  });

  it('keep an owner: the last one neither leaves nor becomes something else', async () => {
    const owner = await memberWith(OWNER);
    const actor = await actorWith(OWNER);
    await join('analyst@example.com');
    await assert.rejects(access.people.remove(actor, owner.person.id), PeopleConflictError);
    for (const role of ROLES.filter((name) => name !== 'owner')) {
      await assert.rejects(access.people.setRole(actor, owner.person.id, role), PeopleConflictError);
    }
  });

  it('keep an owner when two remove each other at once', async () => {
    const second = await join('second@example.com', 'owner');
    const [first, other] = [await actorWith(OWNER), await actorWith('second@example.com')];
    const outcomes = await Promise.allSettled([
      access.people.remove(first, second.person.id),
      access.people.remove(other, (await memberWith(OWNER)).person.id),
    ]);
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await emailsOf()).length, 1);
    assert.match((await emailsOf())[0] ?? '', / owner$/u);
  });

  it('leave by themselves whatever their role is', async () => {
    for (const role of ROLES) {
      const { person } = await join(`leaving-${role}@example.com`, role);
      await access.people.remove(await actorWith(person.email), person.id);
    }
    assert.deepEqual(await emailsOf(), [`${OWNER} owner`]);
    assert.ok(
      (await trail()).includes('person.left leaving-auditor@example.com leaving-auditor@example.com'),
    );
  });

  it('are changed by owners and operators alone', async () => {
    const { person } = await join('target@example.com');
    for (const role of ROLES.filter((name) => name !== 'owner')) {
      await join(`as-${role}@example.com`, role);
      const actor = await actorWith(`as-${role}@example.com`);
      await assert.rejects(access.people.remove(actor, person.id), RoleRefusedError);
      await assert.rejects(access.people.setRole(actor, person.id, 'owner'), RoleRefusedError);
      await assert.rejects(access.people.invite(actor, { email: 'z@example.com', role }), RoleRefusedError);
    }
    const operator = { accountId, member: null, author: operatorAuthor('ops') };
    await access.people.setRole(operator, person.id, 'developer');
    assert.ok((await trail()).includes('role.changed ops target@example.com'));
  });

  it('of another account do not exist', async () => {
    const { account } = await services.management.create({ email: 'other@example.com', plan: 'starter' });
    const stranger = await memberWith('other@example.com', account.id);
    const theirs = await access.people.invite(actorOf(stranger, null), {
      email: 'w@example.com',
      role: 'analyst',
    });
    const actor = await actorWith(OWNER);
    await assert.rejects(access.people.remove(actor, stranger.person.id), { code: 'not_found' });
    await assert.rejects(access.people.setRole(actor, stranger.person.id, 'auditor'), { code: 'not_found' });
    await assert.rejects(access.people.revoke(actor, theirs.id), { code: 'not_found' });
    await assert.rejects(access.people.resend(actor, theirs.id), { code: 'not_found' });
  });

  it('who leave take their address from the account’s alerts where an owner can have them', async () => {
    const second = await join('second@example.com', 'owner');
    await access.people.remove(await actorWith('second@example.com'), (await memberWith(OWNER)).person.id);
    assert.equal((await services.store.findById(accountId))?.email, second.person.email);
    assert.ok((await trail()).includes('account.contact-changed second@example.com second@example.com'));
  });

  it('cannot be found by tokens that were never given', async () => {
    for (const token of ['', 'x', randomBytes(32).toString('base64url'), 'ä'.repeat(43)]) {
      assert.equal(await access.people.open(token), null);
      assert.equal((await access.people.accept(token, accepting())).kind, 'gone');
    }
  });

  it('go with the account when they belong to no other', async () => {
    await join('only@example.com');
    const { account } = await services.management.create({ email: 'other@example.com', plan: 'starter' });
    const other = await memberWith('other@example.com', account.id);
    await access.people.invite(actorOf(other, null), { email: OWNER, role: 'analyst' });
    await access.people.accept(await lastToken(), accepting(await personOf(services, OWNER)));
    await services.management.remove(OWNER, operatorAuthor('ops'));
    assert.equal(await services.personStore.findPerson('only@example.com'), null);
    assert.notEqual(await services.personStore.findPerson(OWNER), null);
    assert.deepEqual(await trail(0), [`account.deleted ops ${accountId}`]);
    assert.deepEqual(await trail(), []);
  });
});
