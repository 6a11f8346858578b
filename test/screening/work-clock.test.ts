import assert from 'node:assert/strict';
import { createWorkClock, processorMs } from '../../src/screening/work-clock.ts';

describe('the clock of work', () => {
  const clock = () => {
    const at = { now: 0, used: 0 };
    return { at, worked: createWorkClock({ nowMs: () => at.now, processorMs: () => at.used }) };
  };

  it('counts what the process used while it waits for a processor', () => {
    const { at, worked } = clock();
    Object.assign(at, { now: 100, used: 8 });
    assert.equal(worked(), 8);
    Object.assign(at, { now: 200, used: 16 });
    assert.equal(worked(), 16);
  });

  it('counts what passed where other threads of the process work beside', () => {
    const { at, worked } = clock();
    Object.assign(at, { now: 10, used: 40 });
    assert.equal(worked(), 10);
  });

  it('does not ask the processor at every step', () => {
    const at = { now: 0, used: 0, asked: 0 };
    const worked = createWorkClock({ nowMs: () => at.now, processorMs: () => (at.asked++, at.used) });
    for (let step = 1; step <= 100; step++) {
      Object.assign(at, { now: step / 100, used: step / 100 });
      worked();
    }
    assert.equal(worked(), 1);
    assert.equal(at.asked, 3);
  });

  it('never goes back', () => {
    const { at, worked } = clock();
    Object.assign(at, { now: 10, used: 10 });
    assert.equal(worked(), 10);
    Object.assign(at, { now: 9, used: 9 });
    assert.equal(worked(), 10);
  });

  it('rises with the work of this process', () => {
    const before = processorMs();
    let sum = 0;
    for (let number = 0; number < 5_000_000; number++) sum += number % 7;
    assert.ok(sum > 0);
    assert.ok(processorMs() > before);
  });
});
