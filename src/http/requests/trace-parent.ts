import type { TraceParent } from '../../request-scope.ts';

/** Version 00 has these four parts and nothing more; a later one may have more after another dash. */
const FORM =
  /^(?<version>[\da-f]{2})-(?<traceId>[\da-f]{32})-(?<parentId>[\da-f]{16})-(?<flags>[\da-f]{2})(?<more>-.*)?$/u;
const FIRST_VERSION = '00';
const NO_VERSION = 'ff';
const ZEROS = /^0+$/u;
const SAMPLED = 1;
/** No version so far is longer than 55; whatever a later one adds, a header of this length is none. */
const LONGEST = 512;

/**
 * Reads the `traceparent` headers of a request by the rules of W3C Trace Context; null for none, several, and one that is not
 * valid, which all start a trace anew.
 */
export function readTraceParent(headers: readonly string[]): TraceParent | null {
  const [header] = headers;
  if (header === undefined || headers.length > 1 || header.length > LONGEST) return null;
  const { version, traceId, parentId, flags, more } = FORM.exec(header)?.groups ?? {};
  if (version === undefined || traceId === undefined || parentId === undefined) return null;
  if (version === NO_VERSION || (version === FIRST_VERSION && more !== undefined)) return null;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return null;
  return { traceId, parentId, sampled: (Number.parseInt(flags ?? '', 16) & SAMPLED) === SAMPLED };
}
