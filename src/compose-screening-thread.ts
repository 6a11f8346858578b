import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';
import { tracedSnapshot } from './compose-tracing.ts';
import { warmUpWhileIdle, type WarmingUp } from './compose-warm-up.ts';
import type { FromThread, ToThread } from './screening-threads/messages.ts';
import { SearchServer } from './screening-threads/search-server.ts';
import { createEmbeddedEngine } from './search/embedded/embedded-engine.ts';
import type { SharedView } from './search/embedded/shared-view.ts';
import { createWorkClock, processorMs } from './screening/work-clock.ts';

/** What a screening thread is started with. */
export interface ScreeningThreadData {
  readonly isTraced: boolean;
}

/** Answers the searches of the thread that started this one, over its index. */
function serve(port: NonNullable<typeof parentPort>, { isTraced }: ScreeningThreadData): void {
  const send = (message: FromThread): void => {
    port.postMessage(message);
  };
  const engine = createEmbeddedEngine();
  let warmingUp: WarmingUp | null = null;
  const nowMs = (): number => performance.now();
  const server = new SearchServer<SharedView>({
    open: (view) => {
      engine.open(view);
      warmingUp ??= warmUpWhileIdle(engine, (error) => {
        throw error;
      });
      const { snapshot } = engine.view();
      return isTraced ? tracedSnapshot(snapshot) : snapshot;
    },
    send,
    onLetGo: () => void collectGarbage(),
    nowMs,
    workMs: createWorkClock({ nowMs, processorMs }),
    timeMs: () => performance.timeOrigin + performance.now(),
  });
  port.on('message', (message: ToThread<SharedView>) => {
    if (message.kind === 'search') warmingUp?.asked();
    server.receive(message);
  });
  send({ kind: 'ready' });
}

if (parentPort !== null) serve(parentPort, workerData as ScreeningThreadData);
