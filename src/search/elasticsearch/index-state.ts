import type { Client } from '@elastic/elasticsearch';
import { errors } from '@elastic/elasticsearch';
import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError } from '../../errors.ts';
import { engineFailure, translated } from './engine-failures.ts';

/**
 * What an index serves. Documents bear the revisions between which they are served; writing this one document makes all
 * changes of a list visible at once.
 */
export interface IndexState {
  readonly revision: number;
  /** When the revision began to be served, ISO 8601. */
  readonly servedSince: string;
  /** The generation served of each list. */
  readonly generations: Readonly<Partial<Record<ListCode, number>>>;
  /** What each of them was made of (`ListEdition`); absent in an index of an earlier release. */
  readonly origins?: Readonly<Partial<Record<ListCode, string>>>;
}

/** The state, where it was read and which write made it. */
export interface ReadState {
  /** Concrete name of the index. */
  readonly index: string;
  readonly state: IndexState;
  readonly seqNo: number;
  readonly primaryTerm: number;
}

const STATE_ID = 'state';

/**
 * Reads the state through the alias or a concrete name, never a stale one; null when there is no such index. Waits as
 * long as a writer waits for its other answers, unless told how long.
 */
export async function readState(
  client: Client,
  indexOrAlias: string,
  timeoutMs?: number,
): Promise<ReadState | null> {
  try {
    const read = await client.get<{ record: string }>(
      { index: indexOrAlias, id: STATE_ID },
      timeoutMs === undefined ? {} : { requestTimeout: timeoutMs },
    );
    const { _source: source, _seq_no: seqNo, _primary_term: primaryTerm } = read;
    if (source === undefined || seqNo === undefined || primaryTerm === undefined) {
      throw new EngineUnavailableError('the search engine failed: the state of the index cannot be read');
    }
    const state = JSON.parse(source.record) as IndexState;
    return { index: read._index, state, seqNo, primaryTerm };
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
    throw engineFailure(error);
  }
}

/** Writes the state of a new index. */
export async function createState(client: Client, index: string, state: IndexState): Promise<void> {
  await translated(client.index({ index, id: STATE_ID, document: stateDocument(state) }));
}

/** Replaces a state that was read. Throws `EngineUnavailableError` when another writer was faster. */
export async function replaceState(client: Client, before: ReadState, state: IndexState): Promise<void> {
  await translated(
    client.index({
      index: before.index,
      id: STATE_ID,
      document: stateDocument(state),
      if_seq_no: before.seqNo,
      if_primary_term: before.primaryTerm,
    }),
  );
}

function stateDocument(state: IndexState): { kind: string; record: string } {
  return { kind: 'state', record: JSON.stringify(state) };
}
