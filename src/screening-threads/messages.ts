import type { PartDetails, RequestScope, TracedPart } from '../request-scope.ts';
import type { Asker, RequestShare } from '../screening/asker.ts';
import type { SearchTask } from '../screening/searcher.ts';
import type { SentError } from './sent-errors.ts';
import type { SentFound } from './sent-found.ts';

/** A view of the index as it is sent to threads: plain data over shared memory. */
export interface SentView {
  /** Rises with each view that is served after another. */
  readonly number: number;
}

/** What a request has used of what it may use. */
export type ShareState = Pick<RequestShare, 'spentMs' | 'failedMs' | 'candidates' | 'matches'>;

/** A task for a thread. */
export interface SentTask {
  readonly kind: 'search';
  readonly id: number;
  readonly task: SearchTask;
  /** Number of the view to search: the newest that was sent before. */
  readonly view: number;
  readonly asker: Pick<Asker, 'clients' | 'urgency'>;
  readonly share: ShareState;
  /** The request whose trace wants to know of the parts of the work; null when nothing is traced. */
  readonly traced: Pick<RequestScope, 'requestId' | 'traceId'> | null;
}

/** A part of a traced request, in milliseconds since 1970. */
export interface NotedPart {
  readonly part: TracedPart;
  readonly details: PartDetails;
  readonly startMs: number;
  readonly endMs: number;
}

/** What a thread is sent. */
export type ToThread<View extends SentView> =
  | { readonly kind: 'view'; readonly view: View }
  | SentTask
  /** Nobody waits for the answer any more; one comes all the same. */
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'ping' };

/** What became of a task. */
export interface ThreadAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly result: { readonly found: SentFound } | { readonly error: SentError };
  readonly share: ShareState;
  readonly parts: readonly NotedPart[];
}

/** What a thread sends. */
export type FromThread = { readonly kind: 'ready' | 'pong' } | ThreadAnswer;

/** The counts of a share. */
export const shareState = ({ spentMs, failedMs, candidates, matches }: RequestShare): ShareState => ({
  spentMs,
  failedMs,
  candidates,
  matches,
});
