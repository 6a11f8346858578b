import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { AccountServices } from './compose-accounts.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { SearchEngine, SearchSnapshot } from './search/search-engine.ts';
import type { ScreeningLogStore } from './screening-log/screening-log.ts';
import { traceCalls } from './tracing/trace-calls.ts';
import type { Tracing } from './tracing/tracing.ts';
import { VERSION } from './version.ts';

/** Traces where an endpoint is set, otherwise null; the libraries, 16 MB, are loaded only then. */
export async function openTracing(config: Config, logger: Logger): Promise<Tracing | null> {
  const url = endpointOf(config);
  if (url === null) return null;
  const { createOpenTelemetry } = await import('./tracing/open-telemetry.ts');
  return createOpenTelemetry({
    exporter: await openExporter(config, url),
    serviceName: config.OTEL_SERVICE_NAME,
    version: VERSION,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    onLost: (reason) => {
      logger.warn({ reason }, 'traces could not be sent');
    },
  });
}

async function openExporter(config: Config, url: string): Promise<SpanExporter> {
  const options = { url, headers: headersOf(config) };
  const protocol = config.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? config.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol === 'http/json') {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    return new OTLPTraceExporter(options);
  }
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter(options);
}

/** The headers of all signals and those of traces, which go before. */
function headersOf(config: Config): Record<string, string> {
  const pairs = [config.OTEL_EXPORTER_OTLP_HEADERS, config.OTEL_EXPORTER_OTLP_TRACES_HEADERS].flatMap(
    (headers) => headers?.split(',') ?? [],
  );
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}

/** The address of the traces, or that of all signals, below which theirs is `v1/traces`. */
function endpointOf(config: Config): string | null {
  if (config.OTEL_SDK_DISABLED === 'true' || config.OTEL_TRACES_EXPORTER === 'none') return null;
  if (config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined)
    return config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const base = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  return base === undefined ? null : `${base.replace(/\/+$/u, '')}/v1/traces`;
}

/** The engine, whose answers are parts of the trace of whoever asks. */
export function tracedEngine(engine: SearchEngine): SearchEngine {
  return {
    snapshot: async () => tracedSnapshot(await engine.snapshot()),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}

/** A view of the index, whose answers are parts of the trace of whoever asks. */
export const tracedSnapshot = (snapshot: SearchSnapshot): SearchSnapshot =>
  traceCalls('engine', snapshot, [
    'findNames',
    'findNamesOfMany',
    'findValues',
    'findValuesOfMany',
    'findAddresses',
    'findAddressesOfMany',
    'loadParties',
  ]);

/** Accounts, whose reads and writes for a request are parts of its trace. */
export function tracedAccounts(services: AccountServices): AccountServices {
  return {
    ...services,
    accounts: traceCalls('store', services.accounts, ['authenticate']),
    allowance: traceCalls('store', services.allowance, ['reserve', 'settle', 'state', 'requireLeft']),
    dailyScreenings: traceCalls('store', services.dailyScreenings, ['take', 'giveBack']),
    watches: traceCalls('store', services.watches, ['add', 'list', 'remove']),
  };
}

/** The screening log, whose writes are parts of the trace of the request that screened. */
export const tracedLog = (log: ScreeningLogStore): ScreeningLogStore =>
  traceCalls('store', log, ['append', 'search', 'find']);
