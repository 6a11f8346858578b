import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { StoredAccount } from '../../../src/accounts/account-store.ts';
import { openAccountServices, type AccountServices } from '../../../src/compose-accounts.ts';
import { UPLOAD_MIGRATIONS } from '../../../src/db/migrations/uploads-migrations.ts';
import { openMigrated } from '../../../src/db/open-migrated.ts';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { createScreening } from '../../../src/screening/create-screening.ts';
import type { Screening } from '../../../src/screening/screening.ts';
import { createForgetUploads } from '../../../src/uploads/forget-uploads.ts';
import { createUploadRun, type UploadRun, type UploadRunParts } from '../../../src/uploads/run-uploads.ts';
import { SqliteUploadStore } from '../../../src/uploads/sqlite-upload-store.ts';
import type { RowResult, Upload } from '../../../src/uploads/upload.ts';
import { createUploadFiles, type UploadFiles } from '../../../src/uploads/upload-files.ts';
import type { UploadStore } from '../../../src/uploads/upload-store.ts';
import { answersTo } from '../../../src/uploads/columns/column-questions.ts';
import { questionsOfReading } from '../../../src/uploads/drafts.ts';
import { createUploads, type Uploads } from '../../../src/uploads/uploads.ts';
import { engineHolding } from '../../support/embedded-engine.ts';
import { fakeClock, type FakeClock } from '../../support/accounts.ts';
import { LISTED } from '../../support/screening-service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Uploads over true stores, a true screening and a folder of their own. */
export interface UploadsUnderTest {
  readonly uploads: Uploads;
  readonly store: UploadStore;
  readonly files: UploadFiles;
  readonly accounts: AccountServices;
  readonly clock: FakeClock;
  readonly screening: Screening;
  readonly forget: () => Promise<void>;
  /** A run whose parts may be replaced; what it reported is in `failures`. */
  readonly runWith: (replaced?: Partial<UploadRunParts>) => UploadRun;
  readonly failures: unknown[];
  /** A new account on a plan. */
  readonly account: (plan?: string) => Promise<StoredAccount>;
  readonly used: (account: StoredAccount) => Promise<number>;
  /** Receives a file and starts it. */
  readonly startFile: (account: StoredAccount, file: string | Uint8Array) => Promise<Upload>;
  readonly allRows: (upload: Upload) => Promise<readonly RowResult[]>;
  close(): Promise<void>;
}

const LISTS: readonly ListCode[] = ['EU_FSF', 'OFAC_SDN'];

/** A signal that nobody aborts. */
export const NEVER = new AbortController().signal;

export async function* bytesOf(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** Starts uploads without a door. */
export async function startUploads(parties: readonly ListedParty[] = LISTED): Promise<UploadsUnderTest> {
  const folder = temporaryFolder();
  const clock = fakeClock('2026-03-15T12:00:00.000Z');
  const accounts = await openAccountServices({ filename: ':memory:', clock: clock.now });
  const database = await openMigrated(':memory:', UPLOAD_MIGRATIONS, 'uploads');
  const store = new SqliteUploadStore(database);
  const files = createUploadFiles(`${folder.path}/uploads`);
  const screening = createScreening({ engine: await engineHolding(parties), clock: clock.now });
  const failures: unknown[] = [];
  let created = 0;
  const uploads = createUploads({
    store,
    files,
    accounts: accounts.accounts,
    screening,
    clock: clock.now,
    createId: () => randomBytes(16).toString('hex'),
  });
  return {
    uploads,
    store,
    files,
    accounts,
    clock,
    screening,
    failures,
    forget: createForgetUploads({
      store,
      files,
      accounts: accounts.store,
      clock: clock.now,
      retentionDays: 30,
    }),
    runWith: (replaced = {}) =>
      createUploadRun({
        store,
        files,
        accounts: accounts.store,
        allowance: accounts.allowance,
        screeningFor: () => screening,
        listsFor: async () => LISTS,
        clock: clock.now,
        log: { failed: (_, error) => failures.push(error), screened: () => undefined },
        ...replaced,
      }),
    account: async (plan = 'enterprise') => {
      created++;
      const email = `uploader${created}@example.com`;
      await accounts.management.create({ email, plan });
      const account = await accounts.store.findByEmail(email);
      assert.ok(account !== null);
      return account;
    },
    used: async (account) => (await accounts.allowance.state(account)).used,
    startFile: async (account, file) => {
      const draft = await uploads.receive(account, 'customers.csv', bytesOf(file));
      const answers = answersTo(questionsOfReading(draft.reading));
      await uploads.start(account, draft.id, { searches: draft.cost.searches, answers });
      return uploads.find(account, draft.id);
    },
    allRows: async (upload) => {
      const rows: RowResult[] = [];
      for await (const some of uploads.deliver(upload, {})) rows.push(...some);
      return rows;
    },
    close: async () => {
      await accounts.close();
      await database.destroy();
      folder.remove();
    },
  };
}

/** A table of people nobody lists, but for one row in ten. */
export function namesCsv(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    row % 10 === 3 ? `Qmbrel Zothvan,${row}` : `Nobody Inparticular ${row},${row}`,
  );
  return `name,customer id\n${lines.join('\n')}\n`;
}
