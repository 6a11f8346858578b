import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConsole } from '../../src/console/console.ts';
import type { ConsoleParts } from '../../src/console/console-parts.ts';
import { csrfTokenOf } from '../../src/console/csrf.ts';
import { ServiceError } from '../../src/errors.ts';

const ID = 'A'.repeat(43);

/** A console whose sign-in fails as told; no other part is asked. */
function consoleThatFails(failure: Error, reports: unknown[][]): Server {
  const fail = (): Promise<never> => Promise.reject(failure);
  const parts = {
    sessions: { resume: async () => null },
    signIn: { check: fail },
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

  const signIn = async (failure: Error): Promise<{ readonly status: number; readonly text: string }> => {
    server = consoleThatFails(failure, reports);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const body = new URLSearchParams({
      csrf: csrfTokenOf(ID),
      email: 'a@example.com',
      password: 'secret phrase',
    });
    const answer = await fetch(`http://127.0.0.1:${port}/sign-in`, {
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
    const { status, text } = await signIn(new ServiceError('busy', 'the database is busy'));
    assert.equal(status, 503);
    assert.match(text, /Please try again/u);
  });
});
