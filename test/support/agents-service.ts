import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { createAgentsEndpoint } from '../../src/mcp/agents-endpoint.ts';
import type { AgentsEndpointParts } from '../../src/mcp/parts.ts';
import { createMetrics } from '../../src/metrics.ts';
import { createEditions } from '../../src/screening/editions.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { createEntryReader } from '../../src/screening/read-entry.ts';
import { createEmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../src/search/embedded/segment-builder.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { CATALOGUE, NOW, startHttpService, type ServiceUnderTest } from './http-service.ts';

/** The service on a port of its own, with the real tools over an embedded engine. */
export interface AgentsService {
  readonly url: URL;
  readonly service: ServiceUnderTest;
  readonly setNow: (now: Date) => void;
  /** A connected client of the SDK that sends the headers with every request. */
  readonly connect: (headers?: Readonly<Record<string, string>>) => Promise<Client>;
  /** One POST of a body, as a client that is not the SDK's would send it. */
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  close(): Promise<void>;
}

/** Starts the service with parties on the three loaded lists of `CATALOGUE`; a trusted proxy names the client. */
export async function startAgentsService(
  parties: readonly ListedParty[],
  replaced: Partial<AgentsEndpointParts> & { readonly screening?: Screening } = {},
): Promise<AgentsService> {
  let now = NOW;
  const clock = (): Date => now;
  const engine = await engineWith(parties);
  const catalogue = () => Promise.resolve(CATALOGUE);
  const isSearchable = (code: string): boolean =>
    CATALOGUE.some(({ facts, generation }) => facts.code === code && generation > 0);
  const service: ServiceUnderTest = await startHttpService({
    agents: (exchange) => endpoint(exchange),
    trustedProxies: 1,
  });
  const screening =
    replaced.screening ?? createScreening({ engine, clock, editionsOf: createEditions(catalogue) });
  const endpoint = createAgentsEndpoint({
    prepareScreening: (_door, _screenings, prepare) => prepare(),
    screeningsBy: () => screening,
    readEntry: createEntryReader(engine),
    accounts: service.accounts.accounts,
    allowance: service.accounts.allowance,
    dailyScreenings: service.accounts.dailyScreenings,
    rates: service.accounts.rates,
    dailyLimit: 25,
    catalogue,
    isSearchable,
    requireLists: () => Promise.resolve(),
    clock,
    metrics: createMetrics(),
    countCall: () => undefined,
    publicUrl: 'https://screening.example',
    ...replaced,
    screening,
  });
  const server = createServer(service.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  const clients: Client[] = [];
  return {
    url,
    service,
    setNow: (moment) => {
      now = moment;
      service.setNow(moment);
    },
    connect: async (headers = {}) => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
      await client.connect(transport);
      clients.push(client);
      return client;
    },
    post: (body, headers = {}) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      for (const client of clients) await client.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.close();
      await engine.close();
    },
  };
}

/** What a tool answered. */
export interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Calls a tool; the SDK's client holds the values to the tool's output schema once it has listed the tools. */
export async function callTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Called> {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content as readonly { readonly text: string }[];
  return {
    isError: result.isError === true,
    text: first?.text ?? '',
    values: (result.structuredContent ?? {}) as Record<string, unknown>,
  };
}

async function engineWith(parties: readonly ListedParty[]): Promise<SearchEngine> {
  const engine = createEmbeddedEngine();
  for (const { facts, generation } of CATALOGUE) {
    if (generation === 0) continue;
    const listed = parties.filter(({ listCode }) => listCode === facts.code);
    await engine.serve([
      await buildSegment({
        code: facts.code,
        generation,
        parties: inOrder(listed),
        cache: engine.words,
        nowMs: () => performance.now(),
      }),
    ]);
  }
  engine.markComplete();
  return engine;
}

async function* inOrder(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of [...parties].sort((a, b) => a.id - b.id)) yield await Promise.resolve(party);
}
