import { setTimeout as sleep } from 'node:timers/promises';
import type { ListCode } from '../../src/domain/list-code.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { PATIENCE_OF_SERVICE } from '../../src/search/elasticsearch/client.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { figure, timed, type Figure } from './measure.ts';
import { seen } from './same-answers.ts';

/** Twenty requests a second. */
const PAUSE_MS = 50;
const QUERIES = 50;

/** Screens while an index is rebuilt, and counts the answers that failed or are not what they were before. */
export async function answersUnderRebuild(
  engine: SearchEngine,
  rebuild: () => Promise<unknown>,
  lists: readonly ListCode[],
  queries: readonly string[],
): Promise<readonly Figure[]> {
  const screening = createScreening({ engine, clock: () => new Date(0) });
  const ask = async (name: string): Promise<string> =>
    seen(await screening.screenName({ name, lists, threshold: 0.3 }));
  const asked = queries.slice(0, QUERIES);
  const before: string[] = [];
  for (const query of asked) before.push(await ask(query));
  let rebuilding = true;
  const rebuilt = rebuild().finally(() => {
    rebuilding = false;
  });
  const verdicts: Promise<'same' | 'other' | 'failed'>[] = [];
  let late = 0;
  while (rebuilding) {
    const place = verdicts.length % asked.length;
    const answer = timed(() => ask(asked[place] ?? ''));
    verdicts.push(
      answer.then(
        ({ ms, result }) => {
          if (ms > PATIENCE_OF_SERVICE.snapshotMs) late++;
          return result === before[place] ? 'same' : 'other';
        },
        () => 'failed',
      ),
    );
    await sleep(PAUSE_MS);
  }
  await rebuilt;
  const found = await Promise.all(verdicts);
  const count = (verdict: 'other' | 'failed'): number => found.filter((one) => one === verdict).length;
  const during = `of ${found.length} answers during a rebuild`;
  return [
    figure(`Elasticsearch: failed ${during}`, count('failed'), 'answers', { atMost: 0 }),
    figure(`Elasticsearch: mixed ${during}`, count('other'), 'answers', { atMost: 0 }),
    figure(`Elasticsearch: too late for the service ${during}`, late, 'answers', { atMost: 0 }),
  ];
}
