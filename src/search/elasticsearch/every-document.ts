import type { Client, estypes } from '@elastic/elasticsearch';
import { EngineUnavailableError } from '../../errors.ts';
import { translated } from './engine-failures.ts';
import type { Query } from './search-requests.ts';

/** What to read through, page by page. */
export interface ReadThrough {
  readonly client: Client;
  readonly index: string;
  readonly query: Query;
  /** Fields to read of each document; none for ids only. */
  readonly fields: readonly string[];
  /** Fields whose column values are read, each a list, so that no stored document is unpacked; then without ids. */
  readonly columns?: readonly string[];
  /** Field in whose order they come; unique among those of one revision. */
  readonly sortBy: 'order' | 'party';
}

/** A document met on the way. */
export interface FoundDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const PAGE = 2_000;
/** Each page looks at every document of the query: column values come in pages as large as Elasticsearch gives. */
const PAGE_OF_COLUMNS = 10_000;
const TIMEOUT_MS = 30_000;

function contentOf({ fields, columns }: ReadThrough): estypes.SearchRequest {
  if (columns !== undefined) return { stored_fields: '_none_', docvalue_fields: [...columns] };
  return { _source: fields.length === 0 ? false : [...fields] };
}

/** Every document of a query in order, for the work of writers; complete or failing with `EngineUnavailableError`. */
export async function* everyDocument(read: ReadThrough): AsyncGenerator<FoundDocument> {
  const size = read.columns === undefined ? PAGE : PAGE_OF_COLUMNS;
  let after: estypes.SortResults | undefined;
  for (;;) {
    const response = await translated(
      read.client.search<Record<string, unknown>>(
        {
          index: read.index,
          query: read.query,
          size,
          // A document and the one that replaced it share their place in the order.
          sort: [{ [read.sortBy]: 'asc' }, { since: 'asc' }],
          allow_partial_search_results: false,
          track_total_hits: false,
          ...contentOf(read),
          ...(after === undefined ? {} : { search_after: after }),
        },
        { requestTimeout: TIMEOUT_MS },
      ),
    );
    if (response.timed_out || response._shards.failed > 0) {
      throw new EngineUnavailableError('the search engine failed: a part of the index did not answer');
    }
    const { hits } = response.hits;
    for (const hit of hits) {
      if (read.columns !== undefined) yield { id: '', fields: hit.fields ?? {} };
      else if (hit._id !== undefined) yield { id: hit._id, fields: hit._source ?? {} };
    }
    after = hits.at(-1)?.sort;
    if (hits.length < size || after === undefined) return;
  }
}

/** The ids of a query's documents. */
export async function everyId(read: Omit<ReadThrough, 'fields'>): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of everyDocument({ ...read, fields: [] })) ids.push(id);
  return ids;
}
