import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSampleLists, SAMPLE_SOURCES } from '../demo/prepare.ts';
import type { PlanName } from '../../src/accounts/plans.ts';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { startService, type RunningService } from '../../src/start-service.ts';

const SAMPLE_LISTS = fileURLToPath(new URL('../../demo/lists', import.meta.url));

/** One account for each state that a client meets, by the variable in which its program finds the key. */
const ACCOUNTS: readonly {
  readonly variable: string;
  readonly plan: PlanName;
  readonly isSpent?: boolean;
}[] = [
  { variable: 'API_KEY', plan: 'business' },
  { variable: 'API_KEY_SMALL', plan: 'starter' },
  { variable: 'API_KEY_SPENT', plan: 'starter', isSpent: true },
  { variable: 'API_KEY_TRIAL', plan: 'trial' },
  { variable: 'API_KEY_NO_PLAN', plan: 'none' },
];

/** A service with sample lists and its accounts, made once and started as often as wanted. */
export interface PreparedService {
  /** Keys of the accounts by variable. */
  readonly keys: Readonly<Record<string, string>>;
  /** Starts it on a free port as if nobody had used it yet. */
  start(): Promise<RunningService>;
}

/** Makes the data of the service in a folder. */
export async function prepareService(folder: string): Promise<PreparedService> {
  const prepared = configOf(join(folder, 'prepared'));
  await loadSampleLists(prepared, SAMPLE_LISTS);
  const keys = await createAccounts(prepared);
  return {
    keys,
    start: async () => {
      const own = await mkdtemp(join(folder, 'data-'));
      await cp(prepared.DATA_DIR, own, { recursive: true });
      return startService(configOf(own), createLogger('fatal'), { sources: SAMPLE_SOURCES });
    },
  };
}

/** No setting of this shell reaches it. */
function configOf(dataDirectory: string): Config {
  return readConfig({ PORT: '0', DATA_DIR: dataDirectory, JOBS: 'off', LOG_LEVEL: 'fatal' });
}

async function createAccounts(config: Config): Promise<Readonly<Record<string, string>>> {
  const { management, allowance, close } = await composeAccounts(config);
  try {
    const keys: Record<string, string> = {};
    for (const { variable, plan, isSpent } of ACCOUNTS) {
      const email = `${variable.toLowerCase().replaceAll('_', '-')}@example.com`;
      const { account, apiKey } = await management.create({ email, plan });
      keys[variable] = apiKey;
      if (isSpent !== true) continue;
      const { limit } = await allowance.state(account);
      await allowance.settle(account, await allowance.reserve(account, limit), limit);
    }
    return keys;
  } finally {
    await close();
  }
}
