import { EngineUnavailableError } from '../errors.ts';
import type { JobLog } from './job-runner.ts';

/** One failure, or several of one cause, to be told. */
export interface Trouble {
  /** In words, such as `MongoDB does not answer`. */
  readonly what: string;
  /** Every job that met it so far. */
  readonly jobs: readonly string[];
  /** Failures so far. */
  readonly times: number;
}

/** Who is told. */
export interface TroubleTeller {
  /** The first failure of a cause, and a later one now and then. */
  failing(trouble: Trouble, error: unknown): void;
  /** It works again. */
  over(trouble: Trouble): void;
}

/** What telling of failures needs. */
export interface TroubleLogOptions {
  readonly tell: TroubleTeller;
  /** A clock that is never set back. */
  readonly nowMs: () => number;
  /** Until a failure that goes on is told again, in milliseconds. */
  readonly againMs?: number;
}

const AGAIN_MS = 10 * 60_000;
/** Causes that are known at once; of more the oldest is forgotten, and told anew. */
const MOST_CAUSES = 100;
/** What Agenda itself does between jobs, by the name that the runner gives it. */
const SCHEDULER = 'scheduler';

/**
 * Failures of the driver of MongoDB that say nothing of what was asked: no server, no connection, no answer in time.
 * https://mongodb.github.io/node-mongodb-native/6.0/classes/MongoError.html
 */
const MONGODB_AWAY =
  /^(?:Mongo(?:Network|ServerSelection|PoolClear|PoolClosed|NotConnected|Topology|WaitQueueTimeout|OperationTimeout)|PoolClear)/u;
const DEEPEST_CAUSE = 5;

/** A server that many jobs need: its absence is one trouble, whichever of them meet it. */
interface SharedCause {
  readonly what: string;
  readonly isMet: (error: Error) => boolean;
}

const SHARED_CAUSES: readonly SharedCause[] = [
  { what: 'MongoDB does not answer', isMet: ({ name }) => MONGODB_AWAY.test(name) },
  {
    what: 'the search engine cannot be used',
    isMet: (error) => error instanceof EngineUnavailableError,
  },
];

interface OpenTrouble {
  readonly what: string;
  readonly jobs: Set<string>;
  times: number;
  failedAt: number;
  toldAt: number;
}

/**
 * Tells of failures so that a person can read it: each cause once, again after `againMs` while it goes on, and once when it is over.
 * A run ends a trouble only when it began after the last failure, and met it before: one that was under way when the store
 * went away proves nothing.
 */
export function createTroubleLog({
  tell,
  nowMs,
  againMs = AGAIN_MS,
}: TroubleLogOptions): Pick<JobLog, 'failed' | 'finished'> {
  const open = new Map<string, OpenTrouble>();
  return {
    failed(job, error) {
      const now = nowMs();
      const { key, what } = causeOf(job, error);
      const known = open.get(key);
      const trouble = known ?? { what, jobs: new Set<string>(), times: 0, failedAt: now, toldAt: now };
      trouble.jobs.add(job);
      trouble.times++;
      trouble.failedAt = now;
      if (known !== undefined && now - known.toldAt < againMs) return;
      trouble.toldAt = now;
      open.set(key, trouble);
      if (open.size > MOST_CAUSES) open.delete(open.keys().next().value ?? key);
      tell.failing(shown(trouble), error);
    },
    finished(job, milliseconds) {
      const startedAt = nowMs() - milliseconds;
      for (const [key, trouble] of open) {
        const concerns = trouble.jobs.has(job) || trouble.jobs.has(SCHEDULER);
        if (!concerns || startedAt <= trouble.failedAt) continue;
        open.delete(key);
        tell.over(shown(trouble));
      }
    },
  };
}

function shown({ what, jobs, times }: OpenTrouble): Trouble {
  return { what, jobs: [...jobs], times };
}

function causeOf(job: string, error: unknown): { readonly key: string; readonly what: string } {
  const shared = SHARED_CAUSES.find(({ isMet }) => chainOf(error).some(isMet));
  if (shared !== undefined) return { key: shared.what, what: shared.what };
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Numbers tell runs apart and not causes.
  return { key: `${job}: ${words.replaceAll(/\d+/gu, '0')}`, what: 'a job failed' };
}

function chainOf(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < DEEPEST_CAUSE; each = each.cause) {
    chain.push(each);
  }
  return chain;
}
