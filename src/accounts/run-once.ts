import type { ChargedAnswer, Idempotency } from './idempotency.ts';

/**
 * A piece of work that gives a body to answer with. What `keep` makes of the body is to be stored in the very step that does
 * the work: charges for it, or adds what was asked for.
 */
export type KeptWork<Done> = (
  keep: (body: object) => ChargedAnswer,
) => Promise<{ readonly body: object; readonly done: Done }>;

/** What became of work that shall run once: it ran, was answered before, runs now, or the key is another request's. */
export type OnceOutcome<Done> =
  | { readonly outcome: 'ran'; readonly body: object; readonly done: Done }
  | { readonly outcome: 'answered'; readonly body: object }
  | { readonly outcome: 'in_progress' }
  | { readonly outcome: 'different_request' };

/** Which request it is. */
export interface OnceRequest {
  readonly accountId: number;
  readonly key: string;
  readonly requestHash: Uint8Array;
}

/** What running once needs. */
export interface RunOnceParts {
  readonly idempotency: Pick<Idempotency, 'begin' | 'abandon'>;
  /** Told when a key could not be freed: a retry waits for the end of its lease then. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Runs the work, or gives what an earlier request of the account with the same key was answered. Only what the work keeps is
 * kept: after an error a retry runs. Throws what the work throws.
 */
export async function runOnce<Done>(
  { idempotency, onFailure }: RunOnceParts,
  { accountId, key, requestHash }: OnceRequest,
  work: KeptWork<Done>,
): Promise<OnceOutcome<Done>> {
  const began = await idempotency.begin(accountId, key, requestHash);
  if (began.outcome === 'answered') {
    return { outcome: 'answered', body: JSON.parse(began.answer.body) as object };
  }
  if (began.outcome !== 'new') return began;
  const { ticket } = began;
  try {
    const { body, done } = await work((kept) => ({
      ticket,
      answer: { status: 200, headers: {}, body: JSON.stringify(kept) },
    }));
    return { outcome: 'ran', body, done };
  } catch (error) {
    await idempotency.abandon(ticket).catch(onFailure);
    throw error;
  }
}
