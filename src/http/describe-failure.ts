/** An error as it may be logged. */
export interface FailureDescription {
  readonly type: string;
  readonly code?: unknown;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: FailureDescription;
}

// Shorter values would cut holes into ordinary words of a stack.
const SHORTEST_VALUE = 3;
const DEEPEST_CAUSE = 4;

/**
 * Describes an error for the log with every text of the request's body cut out: database and engine clients like
 * to quote what they were sent, and the names of the people that are screened stay out of the log.
 */
export function describeFailure(error: unknown, body: unknown): FailureDescription {
  const values = [...textsOf(body)].filter((text) => text.length >= SHORTEST_VALUE);
  values.sort((a, b) => b.length - a.length);
  const redact = (text: string): string =>
    values.reduce((redacted, value) => redacted.replaceAll(value, '[redacted]'), text);
  return describe(error, redact, DEEPEST_CAUSE);
}

function describe(error: unknown, redact: (text: string) => string, depth: number): FailureDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    message: redact(error.message),
    stack: error.stack === undefined ? undefined : redact(error.stack),
    ...(error.cause !== undefined && depth > 0 ? { cause: describe(error.cause, redact, depth - 1) } : {}),
  };
}

function textsOf(value: unknown): Set<string> {
  const texts = new Set<string>();
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      texts.add(next);
      texts.add(JSON.stringify(next).slice(1, -1));
    } else if (typeof next === 'object' && next !== null)
      left.push(...Object.values<unknown>(next as Record<string, unknown>));
  }
  return texts;
}
