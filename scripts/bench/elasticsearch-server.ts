import { fileURLToPath } from 'node:url';
import { startElasticsearch } from '../services/elasticsearch.ts';
import { assertMaven, findJava, plainUser } from '../services/tools.ts';
import { openWorkplace } from '../services/workplace.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Runs something with the server that `ELASTICSEARCH_URL` names, or with one of its own, stopped afterwards. */
export async function withElasticsearch<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const given = process.env['ELASTICSEARCH_URL'];
  if (given !== undefined && given !== '') return use(given);
  await assertMaven();
  const javaHome = await findJava(process.env);
  const user = await plainUser();
  const workplace = openWorkplace(REPOSITORY, user);
  try {
    const server = await startElasticsearch(workplace, javaHome, user);
    try {
      return await use(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    workplace.remove();
  }
}
