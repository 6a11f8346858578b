import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A span as it was sent. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a service. */
  readonly parentSpanId: string;
  readonly name: string;
}

/** A collector of OTLP over HTTP, on a port of its own. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: () => readonly CollectedSpan[];
  /** Everything that came, as text. */
  readonly text: () => string;
  readonly requests: () => readonly {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
  }[];
  close(): Promise<void>;
}

/** Starts a collector; `status` is what it answers; null for a collector that never does. */
export async function startTraceCollector(status: number | null = 200): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const requests: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  let text = '';
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      requests.push({ path: request.url ?? '', headers: request.headers });
      text += body.toString('latin1');
      spans.push(
        ...(request.headers['content-type'] === 'application/json' ? fromJson(body) : fromProtobuf(body)),
      );
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    text: () => text,
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Partial<CollectedSpan>[] }[];
  }[];
}

function fromJson(body: Buffer): readonly CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body.toString()) as Sent;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId = '', spanId = '', parentSpanId = '', name = '' }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
    }));
}

/** Numbers of the fields in opentelemetry/proto/trace/v1/trace.proto. */
function fromProtobuf(body: Buffer): readonly CollectedSpan[] {
  const spans = fields(body, 1).flatMap((resource) =>
    fields(resource, 2).flatMap((scope) => fields(scope, 2)),
  );
  return spans.map((span) => {
    const hex = (number: number): string => fields(span, number)[0]?.toString('hex') ?? '';
    return { traceId: hex(1), spanId: hex(2), parentSpanId: hex(4), name: String(fields(span, 5)[0]) };
  });
}

const BYTES_OF_FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of one number that hold bytes. */
function fields(message: Buffer, wanted: number): readonly Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const kind = key & 7;
    if (kind === 0) varint();
    else if (kind === 2) {
      const length = varint();
      if (key >>> 3 === wanted) found.push(message.subarray(at, at + length));
      at += length;
    } else at += BYTES_OF_FIXED[kind] ?? message.length;
  }
  return found;
}
