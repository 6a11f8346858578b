import { composeAccess } from '../../src/compose-access.ts';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { composeIngest } from '../../src/compose-ingest.ts';
import type { Config } from '../../src/config.ts';
import { ServiceError } from '../../src/errors.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import { asSample } from '../../src/lists/as-sample.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';

/** Every list, marked as a sample in the catalogue. */
export const SAMPLE_SOURCES = asSample(LIST_SOURCES);

const DEMO_EMAIL = 'demo@example.com';

/**
 * Ingests the sample lists of a folder as an operator would ingest real ones. Returns those that are there; throws
 * `ServiceError` when one fails.
 */
export async function loadSampleLists(
  config: Pick<Config, 'DATA_DIR'>,
  folder: string,
): Promise<readonly ListReport[]> {
  const services = await composeIngest(config, { sources: SAMPLE_SOURCES });
  try {
    const report = await services.updateLists({
      codes: null,
      from: folder,
      force: false,
      strict: true,
      waitMs: 0,
    });
    const failed = report.lists.find(({ outcome }) => outcome === 'failed' || outcome === 'refused');
    if (failed !== undefined) {
      throw new ServiceError('list_refused', `the sample of ${failed.code}: ${failed.reason ?? 'failed'}`);
    }
    return report.lists.filter(({ outcome }) => outcome !== 'absent');
  } finally {
    await services.close();
  }
}

/** The demo account's way in. */
export interface DemoAccount {
  readonly apiKey: string;
  /** Signs in to the console, once. */
  readonly consoleUrl: string;
}

/** Creates the demo account, on a plan whose allowance nobody uses up by trying. */
export async function createDemoAccount(
  config: Pick<Config, 'DATA_DIR' | 'PUBLIC_URL'>,
): Promise<DemoAccount> {
  const services = await composeAccounts(config);
  try {
    const { apiKey } = await services.management.create({ email: DEMO_EMAIL, plan: 'business' });
    const { links } = composeAccess(services, config.PUBLIC_URL);
    return { apiKey, consoleUrl: await links.issue(DEMO_EMAIL, 'sign-in') };
  } finally {
    await services.close();
  }
}
