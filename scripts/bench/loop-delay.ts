import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded beside the service by `--import`: tells the process that started it, whenever that sends a message, the longest that
 * the event loop kept anyone waiting since the last message, in milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.max / 1e6);
  delay.reset();
});
// Nor does listening keep the service from ending.
process.channel?.unref();
