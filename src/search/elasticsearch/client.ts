import { readFileSync } from 'node:fs';
import { Client } from '@elastic/elasticsearch';
import { ServiceError } from '../../errors.ts';

/** How the cluster is reached. */
export interface ElasticsearchSettings {
  /** Addresses of the nodes, separated by commas; a user and password may stand in the address. */
  readonly url: string;
  readonly apiKey?: string;
  /** PEM file of the authority that signed the cluster's certificates. */
  readonly caFile?: string;
}

/** Longest wait for one answer to a writer: a merge, a large batch of documents. */
const WRITE_TIMEOUT_MS = 120_000;

/** Longest waits of whoever searches, in milliseconds. */
export interface Patience {
  /** For one answer. */
  readonly answerMs: number;
  /** Until all questions of one snapshot are answered or fail. */
  readonly snapshotMs: number;
}

/** A request of the service is answered or fails within seconds. */
export const PATIENCE_OF_SERVICE: Patience = { answerMs: 3_000, snapshotMs: 9_000 };

function nodesOf(url: string): string[] {
  const nodes = url
    .split(',')
    .map((node) => node.trim().replace(/\/+$/u, ''))
    .filter((node) => node !== '');
  const wrong = nodes.some((node) => !/^https?:\/\//u.test(node) || !URL.canParse(node));
  if (nodes.length === 0 || wrong) {
    throw new ServiceError(
      'configuration',
      'bad settings:\n  ELASTICSEARCH_URL: http or https addresses, separated by commas',
    );
  }
  return nodes;
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ServiceError('configuration', 'bad settings:\n  ELASTICSEARCH_CA_FILE: cannot be read');
  }
}

/**
 * A client with keep-alive connections, compressed in both directions, that tries another node when a connection
 * breaks. Connects at the first request. Throws `ServiceError` `configuration`.
 */
export function createElasticsearchClient(settings: ElasticsearchSettings): Client {
  const nodes = nodesOf(settings.url);
  const options: ConstructorParameters<typeof Client>[0] = {
    nodes,
    compression: true,
    // The connections keep to this one; a request can only shorten it.
    requestTimeout: WRITE_TIMEOUT_MS,
    // After a broken connection or 502 to 504 once more, at another node where there is one; never after a timeout.
    maxRetries: 1,
    // What is read was written by this service.
    disablePrototypePoisoningProtection: true,
    ...(settings.apiKey === undefined ? {} : { auth: { apiKey: settings.apiKey } }),
    ...(settings.caFile === undefined
      ? {}
      : { tls: { ca: readAuthority(settings.caFile), rejectUnauthorized: true } }),
  };
  return new Client(options);
}
