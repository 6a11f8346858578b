import assert from 'node:assert/strict';
import { readTraceParent } from '../../../src/http/requests/trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const VALID = `00-${TRACE}-${PARENT}-01`;

describe('http: traceparent', () => {
  it('names the trace, the part that asked and whether it is recorded', () => {
    assert.deepEqual(readTraceParent([VALID]), { traceId: TRACE, parentId: PARENT, sampled: true });
    assert.equal(readTraceParent([`00-${TRACE}-${PARENT}-00`])?.sampled, false);
  });

  it('ignores flags it does not know', () => {
    assert.equal(readTraceParent([`00-${TRACE}-${PARENT}-fe`])?.sampled, false);
    assert.equal(readTraceParent([`00-${TRACE}-${PARENT}-ff`])?.sampled, true);
  });

  it('reads what it knows of a later version', () => {
    for (const later of [`cc-${TRACE}-${PARENT}-01`, `cc-${TRACE}-${PARENT}-01-what-the-future-adds`]) {
      assert.equal(readTraceParent([later])?.traceId, TRACE, later);
    }
  });

  const ignored: readonly (readonly [why: string, headers: readonly string[]])[] = [
    ['no header', []],
    ['two headers', [VALID, VALID]],
    ['an empty one', ['']],
    ['a word', ['trace']],
    ['the version that is none', [`ff-${TRACE}-${PARENT}-01`]],
    ['a version of one digit', [`0-${TRACE}-${PARENT}-01`]],
    ['more than version 00 has', [`${VALID}-more`]],
    ['an end that version 00 has not', [`${VALID}-`]],
    ['a later version that goes on without a dash', [`cc-${TRACE}-${PARENT}-01.more`]],
    ['two in one header', [`${VALID}, ${VALID}`]],
    ['capitals', [VALID.toUpperCase()]],
    ['a trace of zeros', [`00-${'0'.repeat(32)}-${PARENT}-01`]],
    ['a parent of zeros', [`00-${TRACE}-${'0'.repeat(16)}-01`]],
    ['a trace that is too short', [`00-${TRACE.slice(1)}-${PARENT}-01`]],
    ['a trace that is too long', [`00-${TRACE}0-${PARENT}-01`]],
    ['no hexadecimal digits', [`00-${'g'.repeat(32)}-${PARENT}-01`]],
    ['no flags', [`00-${TRACE}-${PARENT}`]],
    ['flags of one digit', [`00-${TRACE}-${PARENT}-1`]],
    ['line breaks', [`${VALID}\n`]],
    ['a header without end', [`cc-${TRACE}-${PARENT}-01-${'x'.repeat(10_000)}`]],
  ];
  for (const [why, headers] of ignored) {
    it(`ignores ${why}`, () => {
      assert.equal(readTraceParent(headers), null);
    });
  }
});
