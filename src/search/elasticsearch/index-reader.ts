import type { Client, estypes } from '@elastic/elasticsearch';
import { EngineUnavailableError, OverBudgetError } from '../../errors.ts';
import type { Pace } from '../pace.ts';
import type { SearchFailure } from '../search-engine.ts';
import type { Patience } from './client.ts';
import { readHit } from './documents.ts';
import { engineFailure, translated } from './engine-failures.ts';
import type { HitRequest } from './search-requests.ts';

/** Where the time of one question went. */
export interface QuestionTiming {
  readonly question: Question;
  /** What Elasticsearch says it took, in milliseconds; several pages or searches are added up. */
  readonly engineMs: number;
  /** From asking to having read the answer, in milliseconds. */
  readonly totalMs: number;
  readonly hits: number;
}

/** The questions a screening asks. */
export type Question = 'state' | 'words' | 'names' | 'addresses' | 'values' | 'parties';

/** What reading the index needs. */
export interface ReaderOptions {
  readonly client: Client;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  readonly onTiming?: (timing: QuestionTiming) => void;
  readonly patience: Patience;
}

/** Most hits of one page: Elasticsearch's `max_result_window`. */
const PAGE = 10_000;
/** Most searches sent at once in a batch. */
const SEARCHES_AT_ONCE = 100;

type Response = Pick<estypes.SearchResponse, 'timed_out' | '_shards' | 'hits' | 'took'>;

/** Throws unless every part of the index answered in full: an answer is never silently partial. */
function assertComplete({ timed_out: timedOut, _shards: shards }: Response): void {
  if (timedOut) throw new EngineUnavailableError('the search engine failed: it did not answer in time');
  if (shards.failed > 0 || shards.successful < shards.total) {
    throw new EngineUnavailableError('the search engine failed: a part of the index did not answer');
  }
}

function hitOf(hit: estypes.SearchHit): string {
  const values: unknown = hit.fields?.['hit'];
  if (!Array.isArray(values)) {
    throw new EngineUnavailableError('the search engine failed: it returned a document without content');
  }
  return readHit(values as string[]);
}

/** What a search asks for beside its query: column values only, so that no stored document is unpacked. */
function searchBody(request: HitRequest, timeoutMs: number): estypes.SearchRequest {
  return {
    ...request,
    size: PAGE,
    timeout: `${timeoutMs}ms`,
    stored_fields: '_none_',
    docvalue_fields: ['hit'],
    track_total_hits: false,
  };
}

/** Asks one concrete index until a deadline. Throws `EngineUnavailableError` for every answer that is not complete. */
export class IndexReader {
  readonly #options: ReaderOptions;
  readonly #index: string;
  readonly #deadlineMs: number;

  constructor(options: ReaderOptions, index: string, deadlineMs: number) {
    this.#options = options;
    this.#index = index;
    this.#deadlineMs = deadlineMs;
  }

  /** Contents of every hit. */
  async hits(question: Question, request: HitRequest, pace?: Pace): Promise<readonly string[]> {
    const done = this.#timed(question);
    const response = await this.#search(searchBody(request, this.#timeoutMs()));
    if (response.hits.hits.length < PAGE) return done(response.hits.hits.map(hitOf), response.took);
    const { found, tookMs } = await this.#everyPage(request, pace);
    return done(found, response.took + tookMs);
  }

  /** Contents of the hits of each request, or why one failed. */
  async hitsOfMany(
    question: Question,
    requests: readonly HitRequest[],
    pace?: Pace,
  ): Promise<readonly (readonly string[] | SearchFailure)[]> {
    const answers: (readonly string[] | SearchFailure)[] = [];
    for (let from = 0; from < requests.length; from += SEARCHES_AT_ONCE) {
      answers.push(...(await this.#batch(question, requests.slice(from, from + SEARCHES_AT_ONCE), pace)));
    }
    return answers;
  }

  /** Stored records of the hits. */
  async records(question: Question, request: HitRequest): Promise<readonly string[]> {
    const done = this.#timed(question);
    const response = await this.#search({
      ...request,
      size: PAGE,
      timeout: `${this.#timeoutMs()}ms`,
      _source: ['record'],
      track_total_hits: false,
    });
    const records = response.hits.hits.map((hit) => (hit._source as { record: string }).record);
    return done(records, response.took);
  }

  async #batch(
    question: Question,
    requests: readonly HitRequest[],
    pace?: Pace,
  ): Promise<readonly (readonly string[] | SearchFailure)[]> {
    const done = this.#timed(question);
    const timeoutMs = this.#timeoutMs();
    const header = { index: this.#index, allow_partial_search_results: false };
    const { responses, took } = await translated(
      this.#options.client.msearch(
        { searches: requests.flatMap((request) => [header, searchBody(request, timeoutMs)]) },
        { requestTimeout: timeoutMs },
      ),
    );
    if (responses.length !== requests.length) {
      throw new EngineUnavailableError('the search engine failed: it left out answers of a batch');
    }
    const answers = await Promise.all(
      responses.map((response, place) => this.#answerOf(response, requests[place], pace)),
    );
    const hits = answers.reduce((sum, answer) => sum + (Array.isArray(answer) ? answer.length : 0), 0);
    done({ length: hits }, took);
    return answers;
  }

  async #answerOf(
    response: estypes.MsearchResponseItem,
    request: HitRequest | undefined,
    pace?: Pace,
  ): Promise<readonly string[] | SearchFailure> {
    try {
      if ('error' in response || request === undefined) {
        throw new EngineUnavailableError(
          'the search engine failed: it answered an item of a batch with an error',
        );
      }
      assertComplete(response);
      if (response.hits.hits.length < PAGE) return response.hits.hits.map(hitOf);
      return (await this.#everyPage(request, pace)).found;
    } catch (error) {
      if (error instanceof OverBudgetError) return error;
      return engineFailure(error);
    }
  }

  /** Reads page after page in a fixed order; the served documents of a revision do not change meanwhile. */
  async #everyPage(request: HitRequest, pace?: Pace): Promise<{ found: string[]; tookMs: number }> {
    const found: string[] = [];
    let tookMs = 0;
    let after: estypes.SortResults | undefined;
    for (;;) {
      const response = await this.#search({
        ...searchBody(request, this.#timeoutMs()),
        sort: [{ order: 'asc' }],
        ...(after === undefined ? {} : { search_after: after }),
      });
      const { hits } = response.hits;
      pace?.assertFits(found.length + hits.length);
      for (const hit of hits) found.push(hitOf(hit));
      tookMs += response.took;
      after = hits.at(-1)?.sort;
      if (hits.length < PAGE || after === undefined) return { found, tookMs };
    }
  }

  async #search(body: estypes.SearchRequest): Promise<Response> {
    const response = await translated(
      this.#options.client.search(
        { ...body, index: this.#index, allow_partial_search_results: false },
        { requestTimeout: this.#timeoutMs() },
      ),
    );
    assertComplete(response);
    return response;
  }

  /** How long the next answer may take. */
  #timeoutMs(): number {
    const leftMs = Math.floor(this.#deadlineMs - this.#options.nowMs());
    if (leftMs <= 0) {
      throw new EngineUnavailableError('the search engine failed: it did not answer in time');
    }
    return Math.min(this.#options.patience.answerMs, leftMs);
  }

  #timed(question: Question): <T extends { readonly length: number }>(answer: T, engineMs: number) => T {
    const { nowMs, onTiming } = this.#options;
    const startedMs = nowMs();
    return (answer, engineMs) => {
      onTiming?.({ question, engineMs, totalMs: nowMs() - startedMs, hits: answer.length });
      return answer;
    };
  }
}
