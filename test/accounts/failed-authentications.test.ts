import assert from 'node:assert/strict';
import { clientNetwork, readClientAddress } from '../../src/accounts/client-network.ts';
import { createFailedAuthentications } from '../../src/accounts/failed-authentications.ts';
import { fakeClock } from '../support/accounts.ts';

const fail = (record: () => Promise<number | null>, times: number): Promise<(number | null)[]> =>
  Promise.all(Array.from({ length: times }, record));

describe('failed authentications', () => {
  it('lets an address fail 100 times a minute and makes it wait after that', async () => {
    const clock = fakeClock('2026-11-21T12:00:00Z');
    const failed = createFailedAuthentications(clock.now);
    const record = () => failed.record('192.0.2.1');
    assert.ok((await fail(record, 100)).every((wait) => wait === null));
    assert.equal(await record(), 60);
    clock.advance(59_500);
    assert.equal(await record(), 1);
    clock.advance(500);
    assert.equal(await record(), null);
  });
  it('does not lengthen the wait of an address that goes on', async () => {
    const clock = fakeClock('2026-11-21T12:00:00Z');
    const failed = createFailedAuthentications(clock.now);
    await fail(() => failed.record('192.0.2.1'), 500);
    clock.advance(30_000);
    assert.equal(await failed.record('192.0.2.1'), 30);
  });
  it('counts each address by itself', async () => {
    const failed = createFailedAuthentications(fakeClock('2026-11-21T12:00:00Z').now);
    await fail(() => failed.record('192.0.2.1'), 200);
    assert.equal(await failed.record('192.0.2.2'), null);
  });
  it('counts the addresses of one IPv6 /64 together', async () => {
    const failed = createFailedAuthentications(fakeClock('2026-11-21T12:00:00Z').now);
    for (let host = 1; host <= 100; host++) await failed.record(`2001:db8:1:2::${host.toString(16)}`);
    assert.equal(await failed.record('2001:db8:1:2:ffff::1'), 60);
    assert.equal(await failed.record('2001:db8:1:3::1'), null);
  });
  it('remembers a bounded number of addresses, the latest ones', async () => {
    const limits = { failures: 2, windowMs: 60_000, addresses: 3 };
    const failed = createFailedAuthentications(fakeClock('2026-11-21T12:00:00Z').now, null, limits);
    for (const address of ['a', 'b', 'c', 'd']) await fail(() => failed.record(address), 2);
    assert.notEqual(await failed.record('d'), null);
    assert.notEqual(await failed.record('b'), null);
    assert.equal(await failed.record('a'), null);
  });
  it('forgets addresses whose minute is over before it forgets others', async () => {
    const clock = fakeClock('2026-11-21T12:00:00Z');
    const limits = { failures: 1, windowMs: 60_000, addresses: 2 };
    const failed = createFailedAuthentications(clock.now, null, limits);
    await failed.record('a');
    clock.advance(60_000);
    await failed.record('b');
    await failed.record('c');
    assert.notEqual(await failed.record('b'), null);
  });
});

describe('network of a client', () => {
  for (const [address, expected] of [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5544', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::1:2:3:192.0.2.1', '0:0:0:1::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ] as const) {
    it(`is ${expected} for ${address}`, () => assert.equal(clientNetwork(address), expected));
  }
});

describe('address of a client', () => {
  for (const [written, expected] of [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5544', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['"203.0.113.7:80"', '203.0.113.7'],
    ['for=203.0.113.7', '203.0.113.7'],
    ['For="203.0.113.7:1";proto=https;by=10.0.0.1', '203.0.113.7'],
    ['[203.0.113.7]', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:99', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['for="[2001:db8::1]:4711"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:1', 'fe80::1'],
    ['unknown', null],
    ['for=unknown', null],
    ['_hidden', null],
    ['', null],
    ['-', null],
    ['203.0.113.777', null],
    ['203.0.113', null],
    ['203.0.113.7:port', null],
    ['203.0.113.7:123456', null],
    ['[2001:db8::1', null],
    ['2001:db8::1::2', null],
    ['x'.repeat(100_000), null],
    ['%'.repeat(100_000), null],
    ['"'.repeat(100_000), null],
  ] as const) {
    it(`is ${expected} for ${written.slice(0, 50)}`, () =>
      assert.equal(readClientAddress(written), expected));
  }
});
