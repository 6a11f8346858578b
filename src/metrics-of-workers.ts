import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

const ASK = 'metrics:ask';
const ANSWER = 'metrics:answer';

interface ClusterMessage {
  readonly type: string;
  readonly id?: number;
  readonly text?: string | null;
}

/**
 * With several workers on one port, whoever asks reaches one of them by chance; so a worker gets the sum of all from the
 * primary process, which must have called `sumWorkerMetrics`.
 */
export function joinCluster(registry: Registry): () => Promise<string> {
  // Makes this process answer the primary when it collects.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', (message: ClusterMessage) => {
    if (message.type !== ANSWER || message.id === undefined) return;
    waiting.get(message.id)?.(message.text ?? null);
    waiting.delete(message.id);
  });
  return async () => {
    const id = asked++;
    const text = await new Promise<string | null>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ type: ASK, id } satisfies ClusterMessage);
    });
    if (text === null) throw new Error('the metrics of all workers could not be collected');
    return text;
  };
}

/** Answers workers that ask for the metrics of all of them; for the primary process. */
export function sumWorkerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: ClusterMessage) => {
    if (message.type !== ASK) return;
    const answer = (text: string | null): void => {
      if (worker.isConnected()) worker.send({ type: ANSWER, id: message.id, text });
    };
    all.clusterMetrics().then(answer, () => answer(null));
  });
}
