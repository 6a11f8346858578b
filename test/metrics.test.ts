import assert from 'node:assert/strict';
import { createMetrics } from '../src/metrics.ts';

describe('metrics', () => {
  it('count by labels', async () => {
    const metrics = createMetrics();
    const count = metrics.counterBy('calls_total', 'Calls', ['tool', 'outcome']);
    count({ tool: 'a', outcome: 'failed' }, 0);
    count({ tool: 'b', outcome: 'failed' });
    count({ tool: 'b', outcome: 'failed' }, 2);
    const text = await metrics.text();
    assert.match(text, /^calls_total\{tool="a",outcome="failed"\} 0$/mu);
    assert.match(text, /^calls_total\{tool="b",outcome="failed"\} 3$/mu);
  });

  it('read what is kept elsewhere anew each time, and forget what is there no longer', async () => {
    const metrics = createMetrics();
    let samples = [
      { of: { list: 'A' }, value: 7 },
      { of: { list: 'B' }, value: 1 },
    ];
    metrics.readBy('counter', 'updates_total', 'Updates', ['list'], async () => samples);
    const read = async (): Promise<readonly string[]> =>
      (await metrics.text()).split('\n').filter((line) => line.startsWith('updates_total'));
    assert.deepEqual(await read(), ['updates_total{list="A"} 7', 'updates_total{list="B"} 1']);
    assert.deepEqual(await read(), ['updates_total{list="A"} 7', 'updates_total{list="B"} 1']);
    samples = [{ of: { list: 'B' }, value: 2 }];
    assert.deepEqual(await read(), ['updates_total{list="B"} 2']);
  });

  it('tell the rest when a store does not answer', async () => {
    const metrics = createMetrics();
    const broken = (): Promise<never> => Promise.reject(new Error('the disk is gone'));
    metrics.readBy('gauge', 'entries', 'Entries', ['list'], broken);
    metrics.gauge('waiting', 'Waiting', broken);
    metrics.gauge('well', 'Well', async () => 4);
    const text = await metrics.text();
    assert.match(text, /^well 4$/mu);
    assert.match(text, /^waiting Nan$/imu);
    assert.doesNotMatch(text, /^entries/mu);
    assert.doesNotMatch(text, /disk/u);
  });
});
