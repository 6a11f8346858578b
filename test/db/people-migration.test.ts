import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createSessions } from '../../src/accounts/sessions.ts';
import { createSignIn } from '../../src/accounts/sign-in.ts';
import { hashPassword } from '../../src/accounts/password.ts';
import { openAccountServices } from '../../src/compose-accounts.ts';
import { migrate, openDatabase } from '../../src/db/connection.ts';
import { ACCOUNT_MIGRATIONS } from '../../src/db/migrations/accounts-migrations.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const PASSWORD = 'correct horse battery';
const KEY = `ssk_${'0'.repeat(43)}`;
const SESSION = 'A'.repeat(43);
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('accounts from before there were people', () => {
  it('become accounts with one owner, whose password, sessions and keys go on', async () => {
    const folder = temporaryFolder();
    const filename = join(folder.path, 'accounts.sqlite');
    const before = openDatabase(filename);
    await migrate(
      before,
      ACCOUNT_MIGRATIONS.filter(({ name }) => name < 'accounts-012'),
    );
    const cost = { N: 2 ** 10, r: 8, p: 1 };
    const created_at = NOW.getTime();
    for (const [id, email] of [
      [4, 'Old@Example.com'],
      [9, 'other@example.com'],
    ] as const) {
      await before('accounts').insert({
        id,
        email,
        email_key: email.toLowerCase(),
        plan: 'none',
        created_at,
      });
    }
    const hash = await hashPassword(PASSWORD, new Uint8Array(16), cost);
    await before('passwords').insert({ account_id: 4, hash, changed_at: created_at });
    await before('sessions').insert({
      id_hash: sha256(SESSION),
      account_id: 4,
      created_at,
      seen_at: created_at,
    });
    await before('api_keys').insert({
      id: 1,
      account_id: 4,
      hash: sha256(KEY),
      prefix: 'ssk_000000',
      label: '',
      created_at,
    });
    await before.destroy();

    const clock = (): Date => NOW;
    const services = await openAccountServices({ filename, clock });
    const { access: store, personStore: people } = services;
    const randomBytes = (size: number): Uint8Array => new Uint8Array(size);
    const signIn = createSignIn({ people, store, clock, randomBytes, cost });
    const member = await createSessions({ store, clock, randomBytes }).resume(SESSION);
    assert.deepEqual(
      [member?.account.id, member?.person.email, member?.role],
      [4, 'Old@Example.com', 'owner'],
    );
    assert.equal((await signIn.check('old@example.com', PASSWORD))?.id, member?.person.id);
    assert.equal((await services.accounts.authenticate(KEY))?.account.id, 4);
    assert.equal((await services.management.show('other@example.com')).account.id, 9);
    assert.deepEqual(
      (await people.people(9)).map(({ person, role }) => [person.email, role]),
      [['other@example.com', 'owner']],
    );

    const owner = (await people.findPerson('old@example.com')) ?? assert.fail();
    await signIn.setPassword(owner, 'another long password');
    await services.close();
    const after = openDatabase(filename);
    assert.deepEqual(
      await after('passwords').select('*'),
      [],
      'no old copy of a password outlives a new one',
    );
    await after.destroy();
    folder.remove();
  });
});
