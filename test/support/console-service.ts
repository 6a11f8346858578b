import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSampleLists, SAMPLE_SOURCES } from '../../scripts/demo/prepare.ts';
import type { StoredAccount } from '../../src/accounts/account-store.ts';
import { composeAccess, type AccessServices } from '../../src/compose-access.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import type { Mail } from '../../src/mail/mailer.ts';
import type { Person } from '../../src/people/person.ts';
import { startService, type RunningService } from '../../src/start-service.ts';
import { personOf } from './accounts.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const SAMPLE_LISTS = fileURLToPath(new URL('../../demo/lists', import.meta.url));

/** Somebody with an account, signed in. */
export interface Member {
  readonly account: StoredAccount;
  readonly person: Person;
  readonly apiKey: string;
  /** Value of the cookie `session`. */
  readonly sessionId: string;
  readonly visitor: Visitor;
}

/** The whole service on a free port, over the sample lists of the demo and a data folder that is thrown away. */
export interface ConsoleService {
  readonly url: string;
  readonly dataDir: string;
  /** The stores of the running service, opened a second time. */
  readonly accounts: AccountServices;
  readonly access: AccessServices;
  /** Somebody who is not signed in. */
  visitor(): Visitor;
  /** A new account on a plan, signed in. */
  member(
    plan: string,
    more?: { readonly email?: string; readonly ends?: string; readonly trialStarted?: string },
  ): Promise<Member>;
  /** Mails written since the last call; needs JOBS off, as preset. */
  mails(): Promise<readonly Mail[]>;
  /** Stops the service and starts it again over the same data and on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service as `npm start` does, in this process. */
export async function startConsoleService(
  settings: Readonly<Record<string, string>> = {},
): Promise<ConsoleService> {
  const folder = temporaryFolder();
  const preset = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder.path,
    JOBS: 'off',
    LOG_LEVEL: 'silent',
    SCREENING_THREADS: '0',
  };
  const config = readConfig({ ...preset, ...settings });
  cpSync(await sampleListsFolder(), folder.path, { recursive: true });
  let running = await start(config);
  const url = running.publicUrl;
  const samePort = { ...config, PORT: Number(new URL(url).port), PUBLIC_URL: url };
  const accounts = await openAccountServices({ filename: join(folder.path, 'accounts.sqlite') });
  const access = composeAccess(accounts, url);
  let created = 0;
  return {
    url,
    dataDir: folder.path,
    accounts,
    access,
    visitor: () => createVisitor(url),
    async member(plan, { email = `member${++created}@example.com`, ...request } = {}) {
      const { account, apiKey } = await accounts.management.create({ email, plan, ...request });
      const person = await personOf(accounts, account.email);
      const sessionId = await access.sessions.start(person);
      return { account, person, apiKey, sessionId, visitor: createVisitor(url, sessionId) };
    },
    mails: () => takeMails(accounts),
    async restart() {
      await running.stop();
      running = await start(samePort);
    },
    async stop() {
      await running.stop();
      await accounts.close();
      folder.remove();
    },
  };
}

function start(config: Config): Promise<RunningService> {
  return startService(config, createLogger(config.LOG_LEVEL), { sources: SAMPLE_SOURCES });
}

let sampleLists: Promise<string> | null = null;

/** The sample lists, read once in a run of the tests. */
function sampleListsFolder(): Promise<string> {
  sampleLists ??= (async () => {
    const folder = temporaryFolder();
    process.once('exit', () => {
      folder.remove();
    });
    await loadSampleLists({ DATA_DIR: folder.path }, SAMPLE_LISTS);
    return folder.path;
  })();
  return sampleLists;
}

async function takeMails({ outbox }: AccountServices): Promise<readonly Mail[]> {
  const now = new Date();
  const mails: Mail[] = [];
  for (;;) {
    const mail = await outbox.claim(now, new Date(now.getTime() + 60_000));
    if (mail === null) return mails;
    await outbox.markSent(mail.id, now);
    mails.push(mail);
  }
}
