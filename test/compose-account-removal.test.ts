import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredAccount } from '../src/accounts/account-store.ts';
import { removeAccount } from '../src/compose-account-removal.ts';
import { composeAccounts, type AccountServices } from '../src/compose-accounts.ts';
import { openScreeningLog } from '../src/compose-screening-log.ts';
import { openUploadStores } from '../src/compose-uploads.ts';
import { createScreening } from '../src/screening/create-screening.ts';
import { createUploads } from '../src/uploads/uploads.ts';
import { engineHolding } from './support/embedded-engine.ts';
import { screeningRecord } from './support/logged-screenings.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { bytesOf } from './uploads/support/upload-service.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const GONE = 'Gone@example.com';
const KEPT = 'kept@example.com';

describe('removal of an account', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let config: { readonly DATA_DIR: string };
  let services: AccountServices;

  beforeEach(async () => {
    folder = temporaryFolder();
    config = { DATA_DIR: folder.path };
    services = await composeAccounts(config);
  });
  afterEach(async () => {
    await services.close();
    folder.remove();
  });

  /** An account with one of everything, two mails to its address, and a mail that became a file. */
  const fill = async (email: string): Promise<StoredAccount> => {
    const { account } = await services.management.create({ email, plan: 'professional' });
    const { id: accountId } = account;
    await services.watches.add({
      accountId,
      watches: [
        { facts: { kind: 'name', text: 'Qmbrel Zothvan', entityType: 'individual', country: '' }, hits: [] },
      ],
      capacity: 10,
      generations: new Map(),
      now: NOW,
    });
    const mail = { to: email, subject: 's', text: 't', html: 'h' };
    const [first, second] = [randomUUID(), randomUUID()];
    const link = { purpose: 'password', email, endsAt: new Date('2099-01-01') } as const;
    await services.access.addLink(
      randomBytes(32),
      link,
      { ...mail, id: first, accountId, kind: 'link' },
      NOW,
    );
    // Sent before there was an account, and written in other letters.
    const early = { ...mail, to: email.toUpperCase(), id: second, accountId: null, kind: 'link' } as const;
    await services.access.addMail(early, NOW);
    mkdirSync(join(folder.path, 'mail'), { recursive: true });
    writeFileSync(join(folder.path, 'mail', `${second}.eml`), 'a mail');
    await screenAndUpload(account);
    return account;
  };

  const screenAndUpload = async (account: StoredAccount): Promise<void> => {
    const log = await openScreeningLog(join(folder.path, 'screenings.sqlite'));
    const origin = { door: 'api', accountId: account.id, keyId: null } as const;
    await log.store.append(Array.from({ length: 3 }, () => screeningRecord({ origin })));
    await log.close();
    const { store, files, close } = await openUploadStores(config);
    const clock = (): Date => NOW;
    const uploads = createUploads({
      store,
      files,
      accounts: services.accounts,
      screening: createScreening({ engine: await engineHolding([]), clock }),
      clock,
      createId: () => randomBytes(16).toString('hex'),
    });
    await uploads.receive(account, 'parties.csv', bytesOf('name\nQmbrel Zothvan\n'));
    await close();
  };

  const left = async ({ id }: StoredAccount): Promise<readonly number[]> => {
    const log = await openScreeningLog(join(folder.path, 'screenings.sqlite'));
    const { entries } = await log.store.search({ accountId: id }, 10);
    await log.close();
    const uploads = await openUploadStores(config);
    const listed = await uploads.store.list(id);
    await uploads.close();
    return [entries.length, listed.length, (await services.watches.list(id)).length];
  };

  it('removes everything at once, says what, and leaves other accounts alone', async () => {
    const gone = await fill(GONE);
    const kept = await fill(KEPT);
    const { mailIds, account, ...counts } = await removeAccount(config, services, 'gone@EXAMPLE.com');
    assert.equal(account.id, gone.id);
    assert.equal(mailIds.length, 2);
    assert.deepEqual(counts, {
      ...{ keys: 1, watchedItems: 1, mailedLinks: 1, mailFiles: 1 },
      ...{ screenings: 3, uploads: 1, uploadFiles: 1, people: 1, trailLines: 1 },
    });
    assert.deepEqual(await left(gone), [0, 0, 0]);
    assert.deepEqual(await left(kept), [3, 1, 1]);
    assert.equal(readdirSync(join(folder.path, 'mail')).length, 1);
    const uploads = readdirSync(join(folder.path, 'uploads'));
    assert.equal(uploads.filter((name) => !name.endsWith('.sha256')).length, 1);
    assert.equal(uploads.length, 2);
    assert.equal((await services.outbox.depth()).waiting, 2);
  });

  it('removes mails as files whose records are gone already, by whom they are to', async () => {
    await fill(GONE);
    const mail = join(folder.path, 'mail');
    const heads = [
      'From: a@b.example\r\nTo: gone@example.com\r\nSubject: old',
      'to: "Gone, Esq." <GONE@example.com>',
      'Subject: folded\r\nTo:\r\n gone@example.com',
    ];
    for (const [place, head] of heads.entries())
      writeFileSync(join(mail, `old-${place}.eml`), `${head}\r\n\r\na mail\r\n`);
    const others = ['Subject: x\r\n\r\nTo: gone@example.com', 'To: notgone@example.com\r\n\r\n', ''];
    for (const [place, text] of others.entries()) writeFileSync(join(mail, `kept-${place}.eml`), text);
    const { mailFiles } = await removeAccount(config, services, GONE);
    assert.equal(mailFiles, 4);
    assert.deepEqual(readdirSync(mail).sort(), ['kept-0.eml', 'kept-1.eml', 'kept-2.eml']);
  });

  it('removes nothing of an unknown address or of one that is none', async () => {
    const kept = await fill(KEPT);
    for (const [email, code] of [
      ['nobody@example.com', 'not_found'],
      ['', 'invalid_input'],
      ['%', 'invalid_input'],
      ["' or 1=1 --", 'invalid_input'],
    ] as const) {
      await assert.rejects(removeAccount(config, services, email), { code, message: /^email: / });
    }
    assert.deepEqual(await left(kept), [3, 1, 1]);
  });

  it('removes an account that has never used anything', async () => {
    await services.management.create({ email: GONE, plan: 'none' });
    const { mailIds, account, ...counts } = await removeAccount(config, services, GONE);
    assert.deepEqual([mailIds, account.email], [[], GONE]);
    assert.deepEqual(Object.values(counts).toSorted(), [0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('removes it once when two ask at the same time', async () => {
    await fill(GONE);
    const outcomes = await Promise.allSettled([1, 2].map(() => removeAccount(config, services, GONE)));
    const removed = outcomes.filter(({ status }) => status === 'fulfilled');
    assert.equal(removed.length, 1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    assert.equal((refused?.reason as { readonly code?: string }).code, 'not_found');
  });

  it('deletes nothing when a store cannot be opened', async () => {
    const kept = await fill(KEPT);
    const log = join(folder.path, 'screenings.sqlite');
    for (const ending of ['', '-wal', '-shm'].filter((each) => existsSync(log + each))) {
      writeFileSync(log + ending, 'this is not a database, not even nearly one');
    }
    await assert.rejects(removeAccount(config, services, KEPT), /cannot open the screening log/u);
    assert.equal((await services.watches.list(kept.id)).length, 1);
  });
});
