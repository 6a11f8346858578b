import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, estypes } from '@elastic/elasticsearch';
import { errors } from '@elastic/elasticsearch';
import { EngineUnavailableError } from '../../errors.ts';
import { describeType, engineFailure, errorType } from './engine-failures.ts';

/** One write: a document, a new part of one, or its removal. */
export type BulkWrite =
  | { readonly id: string; readonly document: object }
  /** Left as it is when it is there. */
  | { readonly id: string; readonly createOnly: object }
  | { readonly id: string; readonly part: object }
  | { readonly id: string; readonly remove: true };

/** Size of one request: large enough to be quick, far below the limit of 100 MB. */
const REQUEST_BYTES = 4_000_000;
const REQUEST_WRITES = 4_000;
/** An overloaded cluster is asked again after these pauses. */
const PAUSES_MS = [500, 2_000, 5_000];

const TOO_MANY_REQUESTS = 429;
/** Of an index closed for writing, also answered as "too many requests" when the disk is full: asking again is no use. */
const BLOCKED = 'cluster_block_exception';

/** Some writes of a request were turned away; all of them may be sent again. */
class OverloadError extends EngineUnavailableError {
  constructor() {
    super('the search engine failed: the cluster is overloaded');
  }
}

function lines(write: BulkWrite): readonly string[] {
  const header = (action: string): string => JSON.stringify({ [action]: { _id: write.id } });
  if ('document' in write) return [header('index'), JSON.stringify(write.document)];
  if ('createOnly' in write) return [header('create'), JSON.stringify(write.createOnly)];
  if ('part' in write) return [header('update'), JSON.stringify({ doc: write.part })];
  return [header('delete')];
}

/** A write that is done although the item says otherwise: what should be there is, what should not be is not. */
function isDone(action: string, item: estypes.BulkResponseItem): boolean {
  if (item.error === undefined) return true;
  return action === 'create' && item.status === 409;
}

function assertWritten(response: estypes.BulkResponse): void {
  if (!response.errors) return;
  for (const item of response.items) {
    for (const [action, result] of Object.entries(item)) {
      if (isDone(action, result)) continue;
      const type = result.error?.type ?? 'unknown';
      if (result.status === TOO_MANY_REQUESTS && type !== BLOCKED) throw new OverloadError();
      const reason = describeType(type) ?? `it answered ${result.status} (${type})`;
      throw new EngineUnavailableError(`the index refused a document: ${reason}`);
    }
  }
}

const isOverload = (error: unknown): boolean =>
  error instanceof OverloadError ||
  (error instanceof errors.ResponseError &&
    error.statusCode === TOO_MANY_REQUESTS &&
    errorType(error) !== BLOCKED);

/** Collects writes into requests of a good size; at most two are on their way. */
export class BulkWriter {
  readonly #client: Client;
  readonly #index: string;
  readonly #assertAllowed: () => void;
  #lines: string[] = [];
  #bytes = 0;
  #onTheWay: Promise<void>[] = [];
  #writes = 0;

  /** `assertAllowed` throws when the lock under which this runs was lost. */
  constructor(client: Client, index: string, assertAllowed: () => void) {
    this.#client = client;
    this.#index = index;
    this.#assertAllowed = assertAllowed;
  }

  /** Documents written or removed so far. */
  get writes(): number {
    return this.#writes;
  }

  /** Takes a write; waits when enough is on its way. Throws `EngineUnavailableError`. */
  async add(write: BulkWrite): Promise<void> {
    for (const line of lines(write)) {
      this.#lines.push(line);
      this.#bytes += line.length;
    }
    this.#writes++;
    if (this.#bytes >= REQUEST_BYTES || this.#lines.length >= REQUEST_WRITES) await this.#send();
  }

  /** Sends what is left and waits until everything is written, but not yet for it to be found. */
  async finish(): Promise<void> {
    await this.#send();
    await Promise.all(this.#onTheWay);
    this.#onTheWay = [];
  }

  async #send(): Promise<void> {
    if (this.#lines.length === 0) return;
    this.#assertAllowed();
    const body = `${this.#lines.join('\n')}\n`;
    this.#lines = [];
    this.#bytes = 0;
    if (this.#onTheWay.length > 1) await this.#onTheWay.shift();
    const sending = this.#post(body);
    // Its failure is met where it is awaited.
    sending.catch(() => undefined);
    this.#onTheWay.push(sending);
  }

  async #post(body: string): Promise<void> {
    for (const pauseMs of [...PAUSES_MS, null]) {
      try {
        assertWritten(await this.#bulk(body));
        return;
      } catch (error) {
        if (pauseMs === null || !isOverload(error)) throw engineFailure(error);
        await sleep(pauseMs);
      }
    }
  }

  #bulk(body: string): Promise<estypes.BulkResponse> {
    const params = { method: 'POST', path: `/${this.#index}/_bulk`, bulkBody: body };
    return this.#client.transport.request<estypes.BulkResponse>(params, {
      headers: {
        'content-type': 'application/vnd.elasticsearch+x-ndjson; compatible-with=9',
        accept: 'application/vnd.elasticsearch+json; compatible-with=9',
      },
    });
  }
}
