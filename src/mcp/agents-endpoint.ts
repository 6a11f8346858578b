import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdmission } from './admission.ts';
import type { AgentsEndpointParts } from './parts.ts';
import type { Caller } from './caller.ts';
import { fetchEntry } from './tools/fetch.ts';
import { listSanctionsSources } from './tools/list-sanctions-sources.ts';
import { screenAddress } from './tools/screen-address.ts';
import { screenEntity } from './tools/screen-entity.ts';
import { search } from './tools/search.ts';

/** One POST of a client, its body read. */
export interface AgentExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The body: one message of JSON-RPC, or a batch. */
  readonly body: unknown;
  readonly caller: Caller;
}

/** Answers one POST by the Model Context Protocol, Streamable HTTP, without a session. */
export type AgentsEndpoint = (exchange: AgentExchange) => Promise<void>;

/** Builds the endpoint with its tools. */
export function createAgentsEndpoint(parts: AgentsEndpointParts): AgentsEndpoint {
  const { publicUrl, countCall } = parts;
  const shared = { ...parts, admission: createAdmission(parts) };
  const tools = [
    screenEntity(shared),
    screenAddress(shared),
    listSanctionsSources(shared),
    search(shared),
    fetchEntry(shared),
  ];
  return async ({ request, response, body, caller }) => {
    // The protocol's library takes a fifth of a second to load: the first agent waits for it, not every start.
    const [{ createToolServer }, { StreamableHTTPServerTransport }] = await Promise.all([
      import('./server.ts'),
      import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    ]);
    const server = createToolServer({ tools, caller, publicUrl, countCall });
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, withoutCancellations(body));
  };
}

/**
 * Without sessions a request is never open when a cancellation of it arrives, but for one in the same batch: the SDK
 * would leave that request unanswered, and the connection open.
 */
function withoutCancellations(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  const kept = (body as unknown[]).filter((message) => !isCancellation(message));
  return kept.length === 0 ? body : kept;
}

function isCancellation(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('method' in message)) return false;
  return message.method === 'notifications/cancelled';
}
