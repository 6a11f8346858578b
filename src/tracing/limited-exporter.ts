import type { SpanExporter } from '@opentelemetry/sdk-trace';

const TELL_EVERY_MS = 60_000;

/** The exporter, which tells now and then that spans are lost: a collector that is down must not fill the log. */
export function limitedExporter(
  exporter: SpanExporter,
  onLost: (reason: string) => void,
  nowMs: () => number = () => performance.now(),
): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (error: unknown): void => {
    if (nowMs() - toldAt < TELL_EVERY_MS) return;
    toldAt = nowMs();
    onLost(error instanceof Error ? (codeOf(error) ?? error.name) : 'unknown');
  };
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        if (result.error !== undefined) tell(result.error);
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Its message may repeat what the collector answered. */
function codeOf(error: Error): string | undefined {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined;
}
