import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'major'; readonly execution: 'async' }) => Promise<void>;

let collect: Collect | null = null;

/**
 * Collects what this thread no longer uses, when it has nothing else to do. V8 does by itself, but leaves shared memory out of its
 * reckoning: of an index that was replaced, some 160 MB would stay until the objects beside it are enough for a collection.
 */
export async function collectGarbage(): Promise<void> {
  if (collect === null) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  await collect({ type: 'major', execution: 'async' });
}
