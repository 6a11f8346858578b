import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/db/connection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const RUN = fileURLToPath(new URL('../../bin/run', import.meta.url));
const EMAIL = 'ops@example.com';

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

describe('npm run accounts', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  const run = (args: readonly string[], dataDir = folder.path): Run =>
    spawnSync(RUN, ['accounts', ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  const json = (...args: readonly string[]): Record<string, unknown> => {
    const { status, stdout, stderr } = run([...args, '--json']);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  before(() => {
    const { api_key: apiKey, ...rest } = json('create', '--email', EMAIL, '--plan', 'starter');
    assert.deepEqual(rest, { account_id: 1, email: EMAIL, plan: 'starter' });
    assert.match(String(apiKey), /^ssk_[0-9A-Za-z]{43}$/u);
  });

  it('creates a trial that began earlier and a paid plan that ends', () => {
    const trial = ['--email', 't@example.com', '--plan', 'trial', '--trial-started', '2020-01-01'];
    json('create', ...trial);
    const shown = json('show', '--email', 't@example.com');
    assert.deepEqual(
      [shown['state'], shown['trial_started_at'], shown['ends_at'], shown['limit'], shown['remaining']],
      ['trial_ended', '2020-01-01T00:00:00.000Z', '2020-01-15T00:00:00.000Z', 25, 0],
    );
    const changed = json(
      'set-plan',
      '--email',
      't@example.com',
      '--plan',
      'business',
      '--ends',
      '2020-06-01',
    );
    assert.deepEqual([changed['plan'], changed['state']], ['business', 'plan_ended']);
  });
  it('lists the plans that were asked for', () => {
    assert.deepEqual(json('requests'), { requests: [] });
    assert.equal(run(['requests']).stdout, 'no requests\n');
    assert.equal(run(['requests', '--email', EMAIL]).status, 2);
  });
  it('creates, lists and revokes keys', () => {
    const created = json('key-create', '--email', EMAIL, '--label', 'nightly batch');
    assert.deepEqual([created['label'], created['account_id']], ['nightly batch', 1]);
    const id = String(created['id']);
    const revoked = json('key-revoke', '--email', EMAIL, '--id', id);
    assert.deepEqual(revoked, { account_id: 1, email: EMAIL, id: Number(id), revoked: true });
    const keys = json('keys', '--email', EMAIL)['keys'] as Record<string, unknown>[];
    assert.deepEqual(
      keys.map((key) => [key['label'], key['revoked_at'] !== null]),
      [
        ['first key', false],
        ['nightly batch', true],
      ],
    );
  });
  it('prints a text for people without --json', () => {
    const { status, stdout } = run(['show', '--email', EMAIL]);
    assert.equal(status, 0);
    assert.match(stdout, /^plan +starter \(active\)$/mu);
    assert.match(stdout, /^searches +0 of 1000 used, 1000 remain$/mu);
    assert.match(stdout, /^key \d+ {2}ssk_/mu);
  });
  it('prints a link to set a password, to people with the account and to programs on its own', () => {
    const link = /http:\/\/127\.0\.0\.1:8080\/set-password\?token=[\w-]{43}$/u;
    const created = run(['create', '--email', 'console@example.com', '--plan', 'starter']);
    assert.match(/^console +(?<url>\S+)$/mu.exec(created.stdout)?.groups?.['url'] ?? '', link);
    const { url, ...rest } = json('password-link', '--email', 'console@example.com');
    assert.match(String(url), link);
    assert.deepEqual(Object.keys(rest), ['account_id', 'email']);
    assert.equal(run(['password-link', '--email', 'nobody@example.com']).status, 1);
  });
  it('deletes only when told twice', () => {
    json('create', '--email', 'gone@example.com', '--plan', 'none');
    const { status, stderr } = run(['delete', '--email', 'gone@example.com']);
    assert.equal(status, 2);
    assert.match(stderr, /--yes/u);
    json('password-link', '--email', 'gone@example.com');
    const deleted = json('delete', '--email', 'gone@example.com', '--yes');
    assert.equal(deleted['deleted'], true);
    const nothing = { watched_items: 0, mails: 0, mail_files: 0, screenings: 0, uploads: 0, upload_files: 0 };
    assert.deepEqual(deleted['removed'], { keys: 1, people: 1, mailed_links: 1, trail_lines: 2, ...nothing });
    assert.equal(run(['show', '--email', 'gone@example.com']).status, 1);
    assert.equal(run(['delete', '--email', 'gone@example.com', '--yes']).status, 1);
  });
  it('tells people what it deleted', () => {
    json('create', '--email', 'told@example.com', '--plan', 'none');
    const { stdout } = run(['delete', '--email', 'told@example.com', '--yes']);
    assert.match(stdout, /^the account of told@example\.com is deleted, and with it$/mu);
    assert.match(stdout, /^keys +1$/mu);
    assert.match(stdout, /^upload files +0$/mu);
  });
  it('names its operator in the trail, and proves the chain', async () => {
    const email = 'trail@example.com';
    json('create', '--email', email, '--plan', 'none', '--by', 'Grace');
    json('person-invite', '--email', email, '--person', 'guest@example.com', '--role', 'auditor');
    json('set-plan', '--email', email, '--plan', 'starter', '--by', 'Ada');
    const { people, invitations } = json('people', '--email', email) as Record<
      string,
      Record<string, unknown>[]
    >;
    assert.deepEqual([people?.[0]?.['person'], people?.[0]?.['role']], [email, 'owner']);
    assert.deepEqual(
      [invitations?.[0]?.['person'], invitations?.[0]?.['role']],
      ['guest@example.com', 'auditor'],
    );
    assert.match(run(['person-remove', '--email', email, '--person', email]).stderr, /needs an owner/u);
    const lines = json('audit', '--email', email)['lines'] as {
      act: string;
      by: { kind: string; name: string };
    }[];
    const systemUser = userInfo().username;
    assert.deepEqual(
      lines.map(({ act, by }) => [act, by.kind, by.name]),
      [
        ['plan.set', 'operator', 'Ada'],
        ['person.invited', 'operator', systemUser],
        ['account.created', 'operator', 'Grace'],
      ],
    );
    assert.match(run(['audit', '--email', email, '--format', 'csv']).stdout, /^\ufeffnumber,at,act/u);
    assert.match(run(['audit-verify']).stdout, /the chain holds/u);
    const database = openDatabase(join(folder.path, 'accounts.sqlite'));
    await database('trail').where({ author: 'Ada' }).update({ author: 'Eve' });
    await database.destroy();
    const broken = run(['audit-verify']);
    assert.equal(broken.status, 1);
    assert.match(broken.stdout, /BROKEN, line 3 was changed/u);
  });
  it('explains itself', () => {
    const general = run(['--help']);
    assert.equal(general.status, 0);
    for (const command of ['create', 'show', 'set-plan', 'key-create', 'keys', 'key-revoke', 'delete']) {
      assert.ok(general.stdout.includes(command), command);
    }
    const create = run(['create', '--help']);
    assert.equal(create.status, 0);
    assert.match(create.stdout, /--trial-started/u);
  });

  const bad: readonly [string, readonly string[], string][] = [
    ['no command', [], 'usage'],
    ['an unknown command', ['make'], 'make'],
    ['an option before the command', ['--json', 'show'], '--json'],
    ['a missing e-mail', ['create', '--plan', 'trial'], '--email'],
    ['a missing plan', ['create', '--email', 'n@example.com'], '--plan'],
    ['an e-mail without a value', ['create', '--plan', 'trial', '--email'], '--email'],
    ['an empty e-mail', ['create', '--plan', 'trial', '--email', ''], '--email'],
    ['a bad e-mail', ['create', '--plan', 'trial', '--email', 'nobody'], '--email'],
    ['a line break in the e-mail', ['create', '--plan', 'trial', '--email', 'a@example.com\nb'], '--email'],
    ['a second e-mail', ['show', '--email', EMAIL, '--email', 'b@example.com'], '--email'],
    ['an unknown plan', ['create', '--email', 'n@example.com', '--plan', 'gold'], '--plan'],
    ['a bad date', ['create', '--email', 'n@example.com', '--plan', 'starter', '--ends', 'soon'], '--ends'],
    [
      'a date no month has',
      ['set-plan', '--email', EMAIL, '--plan', 'starter', '--ends', '2026-02-30'],
      '--ends',
    ],
    [
      'an end of a trial',
      ['create', '--email', 'n@example.com', '--plan', 'trial', '--ends', '2030-01-01'],
      '--ends',
    ],
    [
      'a trial of the future',
      ['create', '--email', 'n@example.com', '--plan', 'trial', '--trial-started', '2999-01-01'],
      '--trial-started',
    ],
    ['a taken e-mail', ['create', '--email', 'OPS@example.com', '--plan', 'trial'], '--email'],
    ['an unknown account', ['show', '--email', 'nobody@example.com'], '--email'],
    ['a line break in a label', ['key-create', '--email', EMAIL, '--label', 'a\nb'], '--label'],
    ['a missing key', ['key-revoke', '--email', EMAIL], '--id'],
    ['a key that is no number', ['key-revoke', '--email', EMAIL, '--id', 'first'], '--id'],
    ['an unknown key', ['key-revoke', '--email', EMAIL, '--id', '999'], '--id'],
    ['an operator without a name', ['set-plan', '--email', EMAIL, '--plan', 'none', '--by', ' '], '--by'],
    [
      'an unknown role',
      ['person-invite', '--email', EMAIL, '--person', 'p@example.com', '--role', 'god'],
      '--role',
    ],
    [
      'a stranger',
      ['person-role', '--email', EMAIL, '--person', 'p@example.com', '--role', 'owner'],
      '--person',
    ],
    ['an unknown format', ['audit', '--format', 'xml'], '--format'],
    ['an unknown option', ['show', '--email', EMAIL, '--plna', 'x'], '--plna'],
    ['a stray argument', ['show', '--email', EMAIL, 'stray'], 'stray'],
    ['a value for a switch', ['show', '--email', EMAIL, '--json=yes'], '--json'],
  ];
  for (const [what, args, named] of bad) {
    it(`refuses ${what}, naming ${named}`, () => {
      const { status, stdout, stderr } = run(args);
      assert.ok(status === 1 || status === 2, `exit code ${status}`);
      assert.equal(stdout, '');
      assert.ok(stderr.includes(named), stderr);
      assert.doesNotMatch(stderr, /^\s+at /mu, 'a stack was printed');
    });
  }
  it('says which file it cannot use', () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const { status, stderr } = run(['keys', '--email', EMAIL], file);
    assert.equal(status, 1);
    assert.match(stderr, /cannot open the accounts in .*accounts\.sqlite/u);
  });
  it('does not take a file for a database that is none', () => {
    const other = temporaryFolder();
    writeFileSync(join(other.path, 'accounts.sqlite'), 'this is not a database, not even nearly one');
    const { status, stderr } = run(['keys', '--email', EMAIL], other.path);
    other.remove();
    assert.equal(status, 1);
    assert.match(stderr, /cannot open the accounts in/u);
  });
});
