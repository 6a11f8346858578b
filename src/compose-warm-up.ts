import { setTimeout } from 'node:timers/promises';
import { warmUp } from './screening/warm-up.ts';
import type { EmbeddedEngine } from './search/embedded/embedded-engine.ts';

/** Pause between two slices of preparing words and warming up after the start; requests run in it. */
const PREPARE_EVERY_MS = 5;
/** That is done when so long nobody has asked: a request would wait for the slice, and prepares what it needs itself. */
const IDLE_AFTER_MS = 50;

/** Preparing and warming up that goes on while nobody asks. */
export interface WarmingUp {
  /** Somebody asks. */
  asked(): void;
  /** Ends after the slice at hand. */
  stop(): Promise<void>;
}

/** Prepares the words of the names that an engine serves, then screens some of them for nobody. */
export function warmUpWhileIdle(engine: EmbeddedEngine, onFailure: (error: unknown) => void): WarmingUp {
  let isWanted = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  const whileIdle = async (): Promise<boolean> => {
    do await setTimeout(PREPARE_EVERY_MS);
    while (isWanted && performance.now() - askedAt < IDLE_AFTER_MS);
    return isWanted;
  };
  const done = engine
    .prepareWords(whileIdle)
    .then(() => warmUp(engine, whileIdle))
    .catch(onFailure);
  return {
    asked() {
      askedAt = performance.now();
    },
    async stop() {
      isWanted = false;
      await done;
    },
  };
}
