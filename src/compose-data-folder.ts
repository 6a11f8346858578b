import type { Config } from './config.ts';
import { findObstacle } from './db/data-folder.ts';
import { ServiceError } from './errors.ts';

/** Makes `DATA_DIR` where it is not there and tries to write it. Throws `ServiceError` `configuration` when it cannot. */
export async function prepareDataFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const obstacle = await findObstacle(DATA_DIR);
  if (obstacle !== null) throw new ServiceError('configuration', `bad settings:\n  DATA_DIR: ${obstacle}`);
}
