import { errors } from '@elastic/elasticsearch';
import { EngineUnavailableError } from '../../errors.ts';

/** Error types of Elasticsearch that an operator acts on, in plain words. */
const KNOWN_TYPES: Readonly<Record<string, string>> = {
  index_not_found_exception: 'the index does not exist',
  security_exception: 'the API key is missing, wrong or may not do this',
  no_shard_available_action_exception: 'no copy of a part of the index is available',
  search_phase_execution_exception: 'a part of the index did not answer',
  cluster_block_exception: 'the index is closed for writing (read-only, or the disk is full)',
  es_rejected_execution_exception: 'the cluster is overloaded',
  circuit_breaking_exception: 'the cluster is short of memory',
  version_conflict_engine_exception: 'another process wrote at the same time',
};

/** An error type of Elasticsearch in plain words; null for one that says nothing to an operator. */
export function describeType(type: string): string | null {
  return KNOWN_TYPES[type] ?? null;
}

/** Type of the error that Elasticsearch answered; null when it was another failure. */
export function errorType(error: unknown): string | null {
  if (!(error instanceof errors.ResponseError)) return null;
  const body: unknown = error.body;
  const cause: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const type = typeof cause === 'object' && cause !== null && 'type' in cause ? cause.type : null;
  return typeof type === 'string' && /^[a-z_]+$/u.test(type) ? type : 'unknown';
}

function describe(error: unknown): string {
  const type = errorType(error);
  if (type !== null) {
    const status = error instanceof errors.ResponseError ? error.statusCode : undefined;
    return describeType(type) ?? `it answered ${status ?? 'an error'} (${type})`;
  }
  if (error instanceof errors.TimeoutError) return 'it did not answer in time';
  if (error instanceof errors.NoLivingConnectionsError) return 'no node can be reached';
  if (error instanceof errors.ConnectionError) return 'the connection failed';
  if (error instanceof errors.DeserializationError) return 'its answer was cut short or is no JSON';
  if (error instanceof errors.ProductNotSupportedError) return 'the server is not Elasticsearch';
  return 'the request failed';
}

/**
 * What the client throws as an error of ours. Nothing of the request, its address or the answer goes along: they hold
 * screened names and credentials.
 */
export function engineFailure(error: unknown): EngineUnavailableError {
  if (error instanceof EngineUnavailableError) return error;
  return new EngineUnavailableError(`the search engine failed: ${describe(error)}`);
}

/** Waits for an answer of the client and translates its failure. */
export async function translated<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw engineFailure(error);
  }
}
