/**
 * A process of its own that takes searches from an account: `FILE E-MAIL REQUESTS`. It opens the database, says `ready`,
 * waits for a line, makes all requests of one search at once, says how many were taken, and keeps them until its input
 * ends (then it settles them) or it is killed. Without such an account it ends with exit code 3 after opening.
 */
import { once } from 'node:events';
import { openAccountServices } from '../../src/compose-accounts.ts';
import { QuotaExceededError } from '../../src/accounts/errors.ts';

const [filename = '', email = '', requests = '0'] = process.argv.slice(2);
const { store, allowance, close } = await openAccountServices({ filename });
const account = await store.findByEmail(email);
if (account === null) {
  await close();
  process.exit(3);
}

process.stdin.setEncoding('utf8');
console.log('ready');
await once(process.stdin, 'data');
const outcomes = await Promise.allSettled(
  Array.from({ length: Number(requests) }, () => allowance.reserve(account, 1)),
);
const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
for (const outcome of outcomes) {
  if (outcome.status === 'rejected' && !(outcome.reason instanceof QuotaExceededError)) throw outcome.reason;
}
console.log(String(taken.length));
if (!process.stdin.readableEnded) await once(process.stdin.resume(), 'end');
for (const reservation of taken) await allowance.settle(account, reservation, 1);
await close();
