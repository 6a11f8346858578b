import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as api,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { ServiceError } from '../errors.ts';
import type { PartDetails, TracedPart, TraceParent } from '../request-scope.ts';
import { limitedExporter } from './limited-exporter.ts';
import { samplerOf, type SamplerSettings } from './sampler.ts';
import type { AnsweredRequest, OpenTrace, Tracing } from './tracing.ts';

/** What tracing needs. */
export interface OpenTelemetryOptions extends SamplerSettings {
  readonly exporter: SpanExporter;
  readonly serviceName: string;
  readonly version: string;
  /** Told why traces were lost, at most once a minute. */
  readonly onLost: (reason: string) => void;
}

/** How long the end of the process waits for the last spans. */
const LAST_SPANS_MS = 2_000;

/**
 * Traces by the SDK of OpenTelemetry. It is not registered for the process: libraries that trace by themselves would tell the
 * queries they send.
 */
export function createOpenTelemetry(options: OpenTelemetryOptions): Tracing {
  const ids = new RequestIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.version': options.version,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(options),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter: limitedExporter(options.exporter, options.onLost) })],
  });
  const tracer = provider.getTracer('sanctions-screening-service', options.version);
  return {
    begin: ({ traceId, parent }) =>
      ids.giving(traceId, () => {
        const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(parent));
        return openTrace(tracer, span);
      }),
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_SPANS_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), waited]);
      clearTimeout(timer);
    },
  };
}

/** Traces that begin here have the id that the log has. */
class RequestIds extends RandomIdGenerator {
  #next: string | null = null;

  giving<Result>(traceId: string, begin: () => Result): Result {
    this.#next = traceId;
    try {
      return begin();
    } finally {
      this.#next = null;
    }
  }

  override generateTraceId = (): string => this.#next ?? randomTraceId();
}

const randomTraceId = new RandomIdGenerator().generateTraceId;

function contextOf(parent: TraceParent | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, parentId: spanId, sampled } = parent;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return api.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function openTrace(tracer: Tracer, root: Span): OpenTrace {
  const current = new AsyncLocalStorage<Span>();
  const start = (part: TracedPart, attributes: PartDetails, startTime?: number): Span =>
    tracer.startSpan(
      part,
      { attributes, ...(startTime === undefined ? {} : { startTime }) },
      api.setSpan(ROOT_CONTEXT, current.getStore() ?? root),
    );
  return {
    part: (part, details, work) => {
      const span = start(part, details);
      return ended(span, () => current.run(span, work));
    },
    note: (part, details, { startMs, endMs }) => {
      start(part, details, startMs).end(endMs);
    },
    end: (answered) => {
      describeAnswer(root, answered);
      root.end();
    },
  };
}

function describeAnswer(root: Span, { route, method, status }: AnsweredRequest): void {
  root.updateName(`${method} ${route}`);
  root.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) root.setStatus({ code: SpanStatusCode.ERROR });
}

/** Ends the span with the work, now or later, and says whether it failed. */
function ended<Result>(span: Span, work: () => Result): Result {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    fail(span, error);
    throw error;
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then(
    (value: unknown) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      fail(span, error);
      throw error;
    },
  ) as Result;
}

/** Messages of errors quote what was asked: only their kind is told. */
function fail(span: Span, error: unknown): void {
  const kind = error instanceof ServiceError ? error.code : error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
