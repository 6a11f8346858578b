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

/** Creates the demo account, on a plan whose allowance nobody uses up by trying, and returns its key. */
export async function createDemoKey(config: Pick<Config, 'DATA_DIR'>): Promise<string> {
  const services = await composeAccounts(config);
  try {
    return (await services.management.create({ email: DEMO_EMAIL, plan: 'business' })).apiKey;
  } finally {
    await services.close();
  }
}
