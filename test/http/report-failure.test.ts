import assert from 'node:assert/strict';
import { ListsNotLoadedError, ServiceError } from '../../src/errors.ts';
import { reportFailure } from '../../src/http/report-failure.ts';
import { expectedOf } from '../../src/http/request-context.ts';
import { createLogger } from '../../src/logger.ts';

interface Line {
  readonly level: number;
  readonly failure: { readonly message: string };
}

/** What is logged of a failure, and the reason that the line of the request gets. */
function reported(error: unknown): { readonly lines: readonly Line[]; readonly reason: string | undefined } {
  const lines: Line[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line) as Line) });
  const response = { locals: {} };
  reportFailure(logger, { error, sent: { name: 'Quillon Vexworth' }, response, message: 'request failed' });
  return { lines, reason: expectedOf(response) };
}

describe('http: how a failure of ours is reported', () => {
  it('is an error without a reason where nobody expected it, without the names that were sent', () => {
    const { lines, reason } = reported(new Error('no row for Quillon Vexworth'));
    assert.deepEqual(
      lines.map(({ level, failure }) => [level, failure.message]),
      [[50, 'no row for [redacted]']],
    );
    assert.equal(reason, undefined);
  });

  it('is a warning with its reason where the operator knows of the state', () => {
    const { lines, reason } = reported(new ServiceError('busy', 'the store is locked'));
    assert.deepEqual(
      lines.map(({ level }) => level),
      [40],
    );
    assert.equal(reason, 'busy');
  });

  it('is the line of the request alone while the lists are loaded', () => {
    const { lines, reason } = reported(new ListsNotLoadedError('the lists are being loaded', 15));
    assert.deepEqual(lines, []);
    assert.equal(reason, 'lists_not_loaded');
  });
});
