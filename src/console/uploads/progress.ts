import { ACTIVE_STATES, type Upload } from '../../uploads/upload.ts';

/** How far an upload is, for a script of its page. */
export interface Progress {
  readonly state: Upload['state'];
  /** Whether more is to come without anybody asking. */
  readonly active: boolean;
  readonly rows: number;
  readonly done: number;
  readonly searches: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly none: number;
  readonly failed: number;
  readonly flagged: number;
  /** Seconds that the rest may take; null while that cannot be said. */
  readonly secondsLeft: number | null;
}

/** Rows before a guess at the rest means something. */
const ROWS_TO_GUESS = 100;

/** How far an upload is at `now`. */
export function progressOf({ state, cost, counts, startedAt }: Upload, now: Date): Progress {
  const active = ACTIVE_STATES.includes(state);
  const seconds = startedAt === null ? 0 : (now.getTime() - startedAt.getTime()) / 1000;
  const canGuess = state === 'running' && counts.done >= ROWS_TO_GUESS;
  const left = Math.max(0, cost.rows - counts.done);
  return {
    state,
    active,
    rows: cost.rows,
    ...counts,
    secondsLeft: canGuess ? Math.ceil((left * seconds) / counts.done) : null,
  };
}

/** Words for the states, as badges and headings show them. */
export const STATE_WORDS: Readonly<Record<Upload['state'], string>> = {
  draft: 'not started',
  queued: 'waiting to start',
  running: 'running',
  cancelling: 'stopping',
  stopped: 'stopped',
  finished: 'finished',
  cancelled: 'cancelled',
  failed: 'failed',
};
