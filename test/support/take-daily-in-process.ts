/**
 * A process of its own that asks for free screenings: `FILE ADDRESS LIMIT REQUESTS`. It opens the database, says `ready`,
 * waits for a line, makes all requests at once and says how many were taken.
 */
import { once } from 'node:events';
import { openAccountServices } from '../../src/compose-accounts.ts';

const [filename = '', address = '', limit = '0', requests = '0'] = process.argv.slice(2);
const { dailyScreenings, close } = await openAccountServices({
  filename,
  clock: () => new Date('2026-11-21T12:00:00.000Z'),
});
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
const outcomes = await Promise.all(
  Array.from({ length: Number(requests) }, () => dailyScreenings.take(address, Number(limit))),
);
console.log(String(outcomes.filter(({ taken }) => taken).length));
await close();
