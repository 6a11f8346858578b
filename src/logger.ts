import pino, { type DestinationStream, type Logger, type LevelWithSilent } from 'pino';
import { currentScope } from './request-scope.ts';

export type { Logger } from 'pino';

/** Fields that carry a credential wherever they stand; the request log leaves them out already. */
const SECRET_FIELDS = [
  'apiKey',
  'authorization',
  '*.apiKey',
  '*.authorization',
  '*.headers',
  'cookie',
  '*.cookie',
];

/** The service's log: one JSON line an event on standard output, or on `destination`. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: SECRET_FIELDS, censor: '[redacted]' },
    mixin: requestOfLine,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Every line that is written for a request names it. */
function requestOfLine(): object {
  const scope = currentScope();
  return scope === undefined ? {} : { requestId: scope.requestId };
}
