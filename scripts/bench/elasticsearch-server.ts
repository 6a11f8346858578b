import { fileURLToPath } from 'node:url';
import { startElasticsearch } from '../services/elasticsearch.ts';
import { assertMaven, findJava, plainUser } from '../services/tools.ts';
import { openWorkplace } from '../services/workplace.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** A server that is used for a while. */
export interface UsedServer {
  readonly url: string;
  /** Stops it unless it was there before. */
  stop(): Promise<void>;
}

/** The server that `ELASTICSEARCH_URL` names, or one of its own. */
export async function openElasticsearch(): Promise<UsedServer> {
  const given = process.env['ELASTICSEARCH_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  await assertMaven();
  const javaHome = await findJava(process.env);
  const user = await plainUser();
  const workplace = openWorkplace(REPOSITORY, user);
  try {
    const server = await startElasticsearch(workplace, javaHome, user);
    return {
      url: server.url,
      async stop() {
        await server.stop();
        workplace.remove();
      },
    };
  } catch (error) {
    workplace.remove();
    throw error;
  }
}
