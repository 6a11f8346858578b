import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RateCount } from '../../src/accounts/rate-store.ts';
import { createConsole } from '../../src/console/console.ts';
import type { ConsoleParts } from '../../src/console/console-parts.ts';
import { csrfTokenOf } from '../../src/console/csrf.ts';
import { ServiceError } from '../../src/errors.ts';

const ID = 'A'.repeat(43);

/** Use cases that are wrapped for each role before any is asked. */
const UNASKED = {
  screeningLog: {},
  uploads: {},
  monitoring: {},
  reviews: {},
  management: {},
  idempotency: {},
  planOrders: {},
};

const OWNER = {
  account: { id: 1, email: 'a@example.com' },
  person: { id: 1, email: 'a@example.com' },
  role: 'owner',
};

/** A console with a few parts; no other is asked. */
function consoleOf(some: object, reports: unknown[][]): Server {
  const parts = {
    ...UNASKED,
    sessions: { resume: async () => null },
    firstLoad: async () => ({ kind: 'complete' }),
    rates: { add: async ({ times }: RateCount) => ({ times, endsAt: Date.UTC(2030, 0, 1) }) },
    ...some,
    clock: () => new Date('2026-11-21T12:00:00.000Z'),
    publicUrl: 'http://screening.example',
  } as unknown as ConsoleParts;
  const answer = createConsole(parts);
  return createServer((request, response) => {
    void answer({
      request,
      response,
      clientAddress: '192.0.2.1',
      matched: () => undefined,
      recognised: () => undefined,
      report: (...reported) => reports.push(reported),
    });
  });
}

describe('failures in the console', () => {
  const reports: unknown[][] = [];
  let server: Server | null = null;
  afterEach(() => {
    server?.close();
    reports.length = 0;
  });

  const open = async (parts: object): Promise<string> => {
    const opened = consoleOf(parts, reports);
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  };
  const signIn = async (failure: Error): Promise<{ readonly status: number; readonly text: string }> => {
    const url = await open({ signIn: { attempt: () => Promise.reject(failure) } });
    const body = new URLSearchParams({
      csrf: csrfTokenOf(ID),
      email: 'a@example.com',
      password: 'secret phrase',
    });
    const answer = await fetch(`${url}/sign-in`, {
      method: 'POST',
      body,
      headers: { Cookie: `session=${ID}` },
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('show a page that keeps what happened to itself', async () => {
    const failure = new Error('SQLITE_CORRUPT near a@example.com');
    const { status, text } = await signIn(failure);
    assert.equal(status, 500);
    assert.match(text, /Something went wrong on our side/u);
    assert.doesNotMatch(text, /SQLITE|at .*\.ts/u);
  });

  it('are reported with what was sent, to be cut out of the log', async () => {
    const failure = new Error('broken');
    await signIn(failure);
    const [[reported, sent] = []] = reports;
    assert.equal(reported, failure);
    assert.ok(Array.isArray(sent) && sent.includes('secret phrase'));
  });

  it('ask to try again where that helps', async () => {
    for (const code of ['busy', 'store_unavailable', 'engine_unavailable'] as const) {
      const { status, text } = await signIn(new ServiceError(code, 'the database is busy'));
      server?.close();
      assert.equal(status, 503);
      assert.match(text, /at the moment\. Nothing was charged\. Please try again/u);
    }
  });

  it('end in a page also when the page itself cannot be made', async () => {
    const broken = {
      id: 1,
      label: '',
      prefix: '',
      createdAt: new Date(NaN),
      lastUsedAt: null,
      revokedAt: null,
    };
    const url = await open({
      sessions: { resume: async () => OWNER },
      management: { keys: async () => ({ keys: [broken] }) },
    });
    const answer = await fetch(`${url}/keys`, { headers: { Cookie: `session=${ID}` } });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [500, 'text/html; charset=utf-8']);
    assert.match(await answer.text(), /Something went wrong on our side/u);
    assert.equal(reports.length, 1);
  });

  it('cut a file off that breaks on the way, so that it does not look complete', async () => {
    const url = await open({
      sessions: { resume: async () => OWNER },
      management: { keys: async () => ({ keys: [] }) },
      screeningLog: { search: () => Promise.reject(new Error('broken')) },
    });
    await assert.rejects(async () => {
      const answer = await fetch(`${url}/log/export.csv`, { headers: { Cookie: `session=${ID}` } });
      assert.equal(answer.status, 200);
      await answer.text();
    });
    assert.equal(reports.length, 1);
  });
});
