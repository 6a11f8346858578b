/**
 * Gives each caller a turn of the event loop of its own, in the order of the calls: what a batch computes for one item
 * never runs in one stretch with the next, so that other requests are answered in between.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
