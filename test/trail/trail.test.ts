import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { act, operatorAuthor, SERVICE } from '../../src/trail/act.ts';
import { verifyTrail } from '../../src/trail/verify-trail.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

describe('the trail', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let filename: string;
  let services: AccountServices;
  beforeEach(async () => {
    folder = temporaryFolder();
    filename = join(folder.path, 'accounts.sqlite');
    services = await openAccountServices({ filename });
  });
  afterEach(async () => {
    await services.close();
    folder.remove();
  });

  const fill = async (accountId: number, lines: number): Promise<void> => {
    for (let line = 1; line <= lines; line++) {
      const kept = act('role.changed', operatorAuthor('Ops'), `person${line}@example.com`, {
        role: 'auditor',
        before: 'owner',
      });
      await services.trailStore.append(accountId, kept, later(line));
    }
  };
  const tamper = async (sql: string): Promise<void> => {
    const database = openDatabase(filename);
    await database.raw(sql);
    await database.destroy();
  };

  it('numbers and chains the acts of each account by itself', async () => {
    await fill(1, 3);
    await fill(2, 1);
    const lines = await services.trailStore.after(1, 0, 10);
    assert.deepEqual(
      lines.map(({ number }) => number),
      [1, 2, 3],
    );
    assert.equal(lines[1]?.previousHash, lines[0]?.hash);
    assert.deepEqual(await verifyTrail(services.trailStore, 1), { accountId: 1, lines: 3, broken: null });
    assert.deepEqual(await verifyTrail(services.trailStore, 2), { accountId: 2, lines: 1, broken: null });
    assert.deepEqual(await verifyTrail(services.trailStore, 3), { accountId: 3, lines: 0, broken: null });
  });

  it('holds when many write at once, from two connections', async () => {
    const other = await openAccountServices({ filename });
    const write = ({ trailStore }: AccountServices): Promise<void> =>
      trailStore.append(1, act('sign-out', SERVICE), NOW);
    await Promise.all(Array.from({ length: 20 }, (_, place) => write(place % 2 === 0 ? services : other)));
    await other.close();
    assert.deepEqual(await verifyTrail(services.trailStore, 1), { accountId: 1, lines: 20, broken: null });
  });

  for (const [what, sql, number] of [
    ['a changed subject', `update trail set subject = 'x' where number = 3`, 3],
    ['a changed author', `update trail set author = 'x' where number = 2`, 2],
    ['a changed time', `update trail set at = at + 1 where number = 2`, 2],
    [
      'a changed detail',
      `update trail set details = '{"role":"owner","before":"owner"}' where number = 4`,
      4,
    ],
    ['a changed address', `update trail set address = '192.0.2.9' where number = 1`, 1],
    ['a changed kind', `update trail set kind = 'sign-out' where number = 5`, 5],
    ['another hash', `update trail set hash = '${'a'.repeat(64)}' where number = 3`, 3],
    ['a missing first line', `delete from trail where number = 1`, 1],
    ['a missing line', `delete from trail where number = 3`, 3],
    ['a missing last line', `delete from trail where number = 5`, 5],
    ['no lines', `delete from trail`, 1],
    ['a line of another account', `update trail set account_id = 2 where number = 5`, 5],
    ['no newest line', `delete from trail_heads`, 5],
  ] as const) {
    it(`names ${what} by its number`, async () => {
      await fill(1, 5);
      await tamper(sql);
      const { broken } = await verifyTrail(services.trailStore, 1);
      assert.equal(broken?.number, number, broken?.problem);
      assert.match(broken?.problem ?? '', new RegExp(`line ${number} `, 'u'));
    });
  }

  it('names a line that was put in between', async () => {
    await fill(1, 3);
    await tamper(`insert into trail select account_id, 4, at, kind, author_kind, author_id, author, address, subject, details, words, hash, hash
      from trail where number = 3`);
    assert.equal((await verifyTrail(services.trailStore, 1)).broken?.number, 4);
  });

  it('forgets old lines from the beginning, keeps the newest, and still proves itself', async () => {
    await fill(1, 5);
    assert.equal(await services.trailStore.forgetBefore(later(3)), 2);
    assert.deepEqual(await verifyTrail(services.trailStore, 1), { accountId: 1, lines: 3, broken: null });
    await tamper('delete from trail where number = 3');
    assert.equal((await verifyTrail(services.trailStore, 1)).broken?.number, 3);
  });

  it('keeps the newest line however old it is, and goes on from there', async () => {
    await fill(1, 5);
    assert.equal(await services.trailStore.forgetBefore(later(1_000)), 4);
    await fill(1, 1);
    assert.deepEqual(await verifyTrail(services.trailStore, 1), { accountId: 1, lines: 2, broken: null });
  });

  it('is searched by words, kinds and time, newest first, page by page', async () => {
    await fill(1, 5);
    await services.trailStore.append(
      1,
      act(
        'sign-out',
        { kind: 'person', id: 7, name: 'Ann@Example.com', address: '2001:db8::1' },
        '100%_sure',
      ),
      later(9),
    );
    const found = async (search: object): Promise<readonly number[]> =>
      (await services.trailStore.search({ accountId: 1, ...search }, 3)).map(({ number }) => number);
    assert.deepEqual(await found({}), [6, 5, 4]);
    assert.deepEqual(await found({ before: 4 }), [3, 2, 1]);
    assert.deepEqual(await found({ text: 'ann@example' }), [6]);
    assert.deepEqual(await found({ text: '2001:DB8' }), [6]);
    assert.deepEqual(await found({ text: '%_S' }), [6]);
    assert.deepEqual(await found({ text: 'person2' }), [2]);
    assert.deepEqual(await found({ text: `'; drop table trail; --` }), []);
    assert.deepEqual(await found({ kinds: ['sign-out'] }), [6]);
    assert.deepEqual(await found({ from: later(2), until: later(4) }), [3, 2]);
  });
});
