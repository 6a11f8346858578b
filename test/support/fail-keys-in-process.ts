/**
 * A process of its own that tries wrong keys from one address: `FILE ADDRESS TIMES`. It opens the database, says `ready`, waits for a
 * line, records all failures and says how many of them might go on.
 */
import { once } from 'node:events';
import { createFailedAuthentications } from '../../src/accounts/failed-authentications.ts';
import { openAccountServices } from '../../src/compose-accounts.ts';

const [filename = '', address = '', times = '0'] = process.argv.slice(2);
const clock = (): Date => new Date('2026-11-21T12:00:00.000Z');
const { rates, close } = await openAccountServices({ filename, clock });
const failed = createFailedAuthentications(clock, rates);
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
let admitted = 0;
let left = Number(times);
while (left > 0) {
  // Some at once, as they come in.
  const waits = await Promise.all(Array.from({ length: 10 }, () => failed.record(address)));
  admitted += waits.filter((wait) => wait === null).length;
  left -= 10;
}
console.log(String(admitted));
await close();
