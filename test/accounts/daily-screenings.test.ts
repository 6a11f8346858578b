import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DailyTicket } from '../../src/accounts/daily-screenings.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { fakeClock } from '../support/accounts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../support/take-daily-in-process.ts', import.meta.url));
const ADDRESS = '192.0.2.1';
const LIMIT = 25;

describe('accounts/daily-screenings', () => {
  const clock = fakeClock('2026-11-21T12:00:00.000Z');
  const folder = temporaryFolder();
  const filename = join(folder.path, 'accounts.sqlite');
  let services: AccountServices;

  before(async () => {
    services = await openAccountServices({ filename, clock: clock.now });
  });
  beforeEach(() => clock.advance(86_400_000));
  after(async () => {
    await services.close();
    folder.remove();
  });

  const take = (address = ADDRESS, limit = LIMIT) => services.dailyScreenings.take(address, limit);
  const takeMany = async (count: number, address = ADDRESS): Promise<number> => {
    const outcomes = await Promise.all(Array.from({ length: count }, () => take(address)));
    return outcomes.filter(({ taken }) => taken).length;
  };
  const ticketOf = async (): Promise<DailyTicket> => {
    const outcome = await take();
    assert.ok(outcome.taken);
    return outcome.ticket;
  };

  it('lets exactly the limit pass of 40 at once, and says what remains', async () => {
    assert.equal(await takeMany(40), LIMIT);
    assert.equal((await take()).taken, false);
    const other = await take('192.0.2.2');
    assert.ok(other.taken);
    assert.equal(other.remaining, LIMIT - 1);
  });

  it('begins anew with the UTC day', async () => {
    clock.set('2027-02-28T23:59:59.999Z');
    assert.equal(await takeMany(30), LIMIT);
    const refused = await take();
    assert.deepEqual(refused, { taken: false, resetsAt: new Date('2027-03-01T00:00:00.000Z') });
    clock.advance(1);
    assert.equal(await takeMany(30), LIMIT);
  });

  it('counts a /64 of IPv6 as one client, and IPv4 in IPv6 as itself', async () => {
    assert.equal(await takeMany(20, '2001:db8:1:2::1'), 20);
    assert.equal(await takeMany(20, '2001:db8:1:2:ffff::9'), 5);
    assert.equal(await takeMany(20, '2001:db8:1:3::1'), 20);
    assert.equal(await takeMany(20, '::ffff:192.0.2.77'), 20);
    assert.equal(await takeMany(20, '192.0.2.77'), 5);
  });

  it('gives back what did not run, never below none', async () => {
    const ticket = await ticketOf();
    await services.dailyScreenings.giveBack(ticket);
    await services.dailyScreenings.giveBack(ticket);
    assert.equal(await takeMany(40), LIMIT);
  });

  it('takes none with a limit of 0', async () => {
    assert.equal((await take(ADDRESS, 0)).taken, false);
  });

  it('keeps no address of an earlier day', async () => {
    await takeMany(3, '192.0.2.200');
    clock.advance(86_400_000);
    const { day } = await ticketOf();
    const database = openDatabase(filename);
    assert.deepEqual(await database('mcp_usage').distinct<{ day: string }[]>('day'), [{ day }]);
    await database.destroy();
  });

  it('lets exactly the limit pass for several processes at once', async () => {
    const fresh = join(folder.path, 'processes.sqlite');
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', PROGRAM, fresh, ADDRESS, String(LIMIT), '10'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const lines = children.map((child) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      return () => text.trim().split('\n');
    });
    const ends = children.map((child) => once(child, 'exit'));
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    for (const child of children) child.stdin.end('go\n');
    await Promise.all(ends);
    const taken = lines.map((line) => Number(line()[1]));
    assert.equal(
      taken.reduce((sum, count) => sum + count, 0),
      LIMIT,
    );
  });
});
