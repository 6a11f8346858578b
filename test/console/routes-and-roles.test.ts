import assert from 'node:assert/strict';
import { consoleRoutes } from '../../src/console/routes.ts';
import { addMember } from '../../src/people/sqlite-person-rows.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { join } from 'node:path';
import { ROLES, type Role } from '../../src/people/roles.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { draftOf } from '../support/console-uploads.ts';
import { standInParts } from '../support/stand-in-parts.ts';
import { createVisitor, linksOn, type VisitedPage, type Visitor } from '../support/visitor.ts';

/** Who may open or send what, by first letters: o(wner), a(nalyst), u(auditor), d(eveloper). A route that is not here fails. */
const MEANT: Readonly<Record<string, string>> = {
  'GET /uploads': 'oau',
  'POST /uploads': 'oa',
  'GET /uploads/:id': 'oau',
  'POST /uploads/:id/draft': 'oa',
  'POST /uploads/:id/cancel': 'oa',
  'POST /uploads/:id/resume': 'oa',
  'GET /uploads/:id/progress': 'oau',
  'GET /uploads/:id/results.csv': 'oau',
  'GET /uploads/:id/results.xlsx': 'oau',
  'GET /uploads/:id/rows/:row': 'oau',
  'GET /uploads/:id/delete': 'oa',
  'POST /uploads/:id/delete': 'oa',
  'GET /screen': 'oa',
  'POST /screen': 'oa',
  'GET /screen/address': 'oa',
  'POST /screen/address': 'oa',
  'GET /screen/results/:id': 'oau',
  'GET /screen/results/:id/:part/:place': 'oau',
  'GET /monitoring': 'oau',
  'POST /monitoring': 'oa',
  'GET /monitoring/:id': 'oau',
  'GET /monitoring/:id/remove': 'oa',
  'POST /monitoring/:id/remove': 'oa',
  'POST /monitoring/:id/matches/:party': 'oa',
  'GET /log': 'oau',
  'GET /log/export.csv': 'oau',
  'GET /log/:id': 'oau',
  'GET /entries/:id': 'oaud',
  'POST /checkout/:plan': 'o',
  'GET /keys': 'oud',
  'POST /keys': 'od',
  'GET /keys/:id/revoke': 'od',
  'POST /keys/:id/revoke': 'od',
  'GET /people': 'ou',
  'POST /people': 'o',
  'POST /people/:id/role': 'o',
  'GET /people/:id/remove': 'o',
  'POST /people/:id/remove': 'o',
  'POST /people/invitations/:id/resend': 'o',
  'POST /people/invitations/:id/revoke': 'o',
  'GET /trail': 'ou',
  'GET /trail/export.csv': 'ou',
  'GET /trail/export.jsonl': 'ou',
  'GET /trail/check': 'ou',
  // What concerns the person alone.
  'GET /people/leave': 'oaud',
  'POST /people/leave': 'oaud',
  'GET /account': 'oaud',
  'POST /account/password': 'oaud',
  'POST /account/sign-out-everywhere': 'oaud',
  'POST /account/switch': 'oaud',
};
const LETTERS: Readonly<Record<Role, string>> = { owner: 'o', analyst: 'a', auditor: 'u', developer: 'd' };
/** Would end the session that goes on asking; other tests send them. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set([
  'POST /people/leave',
  'POST /account/sign-out-everywhere',
]);

/** Takes the token and a file in a body of several parts, as the tests of uploads send it. */
const STREAMED: ReadonlySet<string> = new Set(['POST /uploads']);

/** What an account has, by the route that a number belongs to. */
type Things = Readonly<Record<string, string>>;

const routes = consoleRoutes(standInParts()).flatMap(({ access, method, path }) =>
  access === 'member' ? [{ method, path, name: `${method} ${path}` }] : [],
);

describe('every route of the console and every role', () => {
  let service: ConsoleService;
  let own: Things;
  let foreign: Things;
  let foreigner: Member;
  const visitors = new Map<Role, Visitor>();

  before(async () => {
    service = await startConsoleService();
    const member = await service.member('business', { email: 'own@example.com' });
    foreigner = await service.member('business', { email: 'foreign@example.com' });
    own = await fill(member);
    foreign = await fill(foreigner);
    const database = openDatabase(join(service.dataDir, 'accounts.sqlite'));
    for (const role of ROLES) {
      // A member of the account with an account of its own beside it, entered through the session.
      const other = await service.member('none', { email: `${role}@example.com` });
      const ids = { accountId: member.account.id, personId: other.person.id };
      await addMember(database, { ...ids, role }, new Date());
      const { sessions } = service.access;
      const there = (await sessions.resume(other.sessionId)) ?? assert.fail();
      const session = await sessions.enter(other.sessionId, there, member.account.id, { address: null });
      visitors.set(role, createVisitor(service.url, session));
    }
    await database.destroy();
  });
  after(() => service?.stop());

  const fill = async (member: Member): Promise<Things> => {
    const { visitor, account } = member;
    await visitor.post('/monitoring', { name: 'Qmbrel Zothvan', kind: 'name' });
    const [watch = assert.fail()] = await linksOn(visitor, '/monitoring', /^\/monitoring\/\d+$/u);
    const upload = await draftOf(service, member, 'name\nQmbrel Zothvan\n');
    const form = await visitor.get('/screen');
    const mark = /name="mark" value="([^"]+)"/u.exec(form.text)?.[1] ?? '';
    const result = await visitor.post('/screen', {
      mark,
      name: 'Qmbrel Zothvan',
      threshold: '0.3',
      limit: '25',
    });
    assert.match(result.location ?? '', /^\/screen\/results\//u, result.text.slice(0, 300));
    const [entry = assert.fail()] = await linksOn(visitor, '/log', /^\/log\/\d+$/u);
    const [key = assert.fail()] = await service.accounts.store.listKeys(account.id);
    await visitor.post('/people', { email: `guest-${account.id}@example.com`, role: 'analyst' });
    const [invitation = assert.fail()] = await service.accounts.personStore.invitations(account.id);
    return {
      '/uploads': idOf(upload),
      '/screen/results': idOf(result.location ?? ''),
      '/monitoring': idOf(watch),
      '/log': idOf(entry),
      '/keys': String(key.id),
      '/people/invitations': String(invitation.id),
      '/people': String(member.person.id),
      '/entries': '1',
    };
  };

  const pathOf = (path: string, things: Things): string => {
    const home = Object.keys(things).find((start) => path.startsWith(`${start}/:id`)) ?? '';
    return path
      .replace(':id', things[home] ?? '')
      .replace(':plan', 'enterprise')
      .replace(':row', '0')
      .replace(':part', 'found')
      .replace(':place', '0')
      .replace(':party', '1');
  };
  const send = (
    { method, path }: (typeof routes)[number],
    role: Role,
    things: Things,
  ): Promise<VisitedPage> => {
    const visitor = visitors.get(role) ?? assert.fail();
    const address = pathOf(path, things);
    return method === 'GET' ? visitor.get(address) : visitor.post(address);
  };

  it('are all in the table', () => {
    assert.deepEqual(routes.map(({ name }) => name).toSorted(), Object.keys(MEANT).toSorted());
  });

  for (const route of routes) {
    for (const role of ROLES) {
      if (ENDS_SESSIONS.has(route.name)) continue;
      const may = (MEANT[route.name] ?? '').includes(LETTERS[role]);
      if (!may) {
        it(`${route.name} is refused to the ${role}`, async () => {
          for (const things of [own, foreign]) {
            const page = await send(route, role, things);
            assert.equal(page.status, 403, page.text.slice(0, 400));
            assert.doesNotMatch(page.text, /Zothvan/u);
          }
        });
        continue;
      }
      if (route.path.includes(':id') && !route.path.startsWith('/entries/')) {
        it(`${route.name} of another account does not exist for the ${role}`, async () => {
          assert.equal((await send(route, role, foreign)).status, 404);
        });
      }
      if (route.method === 'GET') {
        it(`${route.name} is open to the ${role}`, async () => {
          const { status, text } = await send(route, role, own);
          // A draft has no rows yet; a listed party with the number 1 need not be there.
          const missing = /rows|:place|entries|results\./u.test(route.path);
          assert.ok(
            status === 200 || status === 303 || (missing && status === 404),
            `${status} ${text.slice(0, 300)}`,
          );
        });
      } else if (!route.path.includes(':id') && !STREAMED.has(route.name)) {
        it(`${route.name} takes a form of the ${role}`, async () => {
          const { status, text } = await send(route, role, own);
          assert.ok(status !== 403 && status < 500, `${status} ${text.slice(0, 300)}`);
        });
      }
    }
  }

  it('leave the other account as it was', async () => {
    const { account, visitor } = foreigner;
    const [key] = await service.accounts.store.listKeys(account.id);
    assert.equal(key?.revokedAt, null);
    assert.equal((await service.accounts.watches.list(account.id)).length, 1);
    assert.equal((await service.accounts.personStore.invitations(account.id)).length, 1);
    assert.equal((await service.accounts.personStore.people(account.id)).length, 1);
    assert.equal((await visitor.get(`/uploads/${foreign['/uploads'] ?? ''}`)).status, 200);
  });

  it('show no customer to a developer on the start page, and no form to who may not send it', async () => {
    const page = async (role: Role, path: string): Promise<string> => {
      const { text } = await (visitors.get(role) ?? assert.fail()).get(path);
      return text.slice(text.indexOf('<main'));
    };
    assert.doesNotMatch(await page('developer', '/'), /Zothvan/u);
    assert.match(await page('auditor', '/'), /Zothvan/u);
    for (const path of ['/', '/uploads', '/monitoring', '/keys', '/people', '/log']) {
      assert.doesNotMatch(await page('auditor', path), /method="post"/u, path);
    }
  });
});

function idOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
