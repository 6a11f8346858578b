import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../src/http/connection-limits.ts';
import { listen, type HttpServer } from '../../src/http/http-server.ts';
import { openConnection, type RawConnection } from '../support/raw-connection.ts';

const POST = 'POST / HTTP/1.1\r\nHost: x\r\n';

let server: HttpServer;
let served: string[] = [];
const opened: RawConnection[] = [];

/** A server that reads each body and answers with its length and path; `/never` is not answered, `/early` before its body. */
async function start(limits: Partial<ConnectionLimits> = {}): Promise<void> {
  served = [];
  server = await listen('127.0.0.1', 0, { ...CONNECTION_LIMITS, ...limits });
  server.serve((request, response) => {
    served.push(request.url ?? '');
    if (request.url === '/never') return;
    if (request.url === '/early') {
      response.writeHead(413).end('early');
      return;
    }
    buffer(request).then(
      (body) => response.end(`${request.url} ${body.length};`),
      () => undefined,
    );
  });
}

async function open(): Promise<RawConnection> {
  const connection = await openConnection(server.port);
  opened.push(connection);
  return connection;
}

async function answerTo(raw: string): Promise<string> {
  const connection = await open();
  connection.send(raw);
  return connection.closed;
}

describe('connections', () => {
  afterEach(async () => {
    for (const connection of opened.splice(0)) connection.destroy();
    await server.stop(0);
  });

  const SMUGGLED: readonly (readonly [what: string, raw: string])[] = [
    ['a length and a coding', `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a coding and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${POST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
    ['two equal lengths', `${POST}Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc`],
    ['a list of lengths', `${POST}Content-Length: 3, 3\r\n\r\nabc`],
    ['a length with a sign', `${POST}Content-Length: +3\r\n\r\nabc`],
    ['a length that overflows', `${POST}Content-Length: 18446744073709551619\r\n\r\nabc`],
    ['two codings', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
    ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a coding behind a control character', `${POST}Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n`],
    ['a coding in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a blank before a colon', `${POST}Content-Length : 3\r\n\r\nabc`],
    ['a folded header', `${POST}A: b\r\n Content-Length: 3\r\n\r\nabc`],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a zero byte', 'GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n'],
  ];
  for (const [what, raw] of SMUGGLED) {
    it(`are closed with 400 in JSON after ${what}, and nothing behind it is read`, async () => {
      await start();
      const answer = await answerTo(`${raw}GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`);
      assert.match(answer, /^HTTP\/1\.1 400 [^]*\r\nConnection: close\r\n[^]*\{"error":"[^"]+"\}$/u);
      assert.deepEqual(served, []);
    });
  }

  for (const [what, raw] of [
    ['a negative chunk', '-1\r\na\r\n0\r\n\r\n'],
    ['a chunk longer than it says', '1\r\nabc\r\n0\r\n\r\n'],
    ['an endless extension of a chunk', `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`],
  ] as const) {
    it(`are closed with an error in JSON after ${what}`, async () => {
      await start();
      const answer = await answerTo(`${POST}Transfer-Encoding: chunked\r\n\r\n${raw}`);
      assert.match(answer, /^HTTP\/1\.1 400 [^]*\{"error":"malformed HTTP request"\}$/u);
    });
  }

  const LARGE: readonly (readonly [what: string, headers: string, answer: RegExp])[] = [
    ['a header of 20 kB', `A: ${'x'.repeat(20_000)}\r\n`, /^HTTP\/1\.1 431 [^]*"headers: too large"/u],
    ['101 headers', 'A: b\r\n'.repeat(100), /^HTTP\/1\.1 431 [^]*"headers: at most 100"/u],
  ];
  for (const [what, headers, pattern] of LARGE) {
    it(`are closed with 431 in JSON after ${what}`, async () => {
      await start();
      assert.match(await answerTo(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`), pattern);
      assert.deepEqual(served, []);
    });
  }

  it('are closed with 417 in JSON where something else than a body is expected', async () => {
    await start();
    assert.match(
      await answerTo(`${POST}Expect: tea\r\nContent-Length: 1\r\n\r\n`),
      /^HTTP\/1\.1 417 [^]*\}$/u,
    );
  });

  it('are closed with 408 in JSON when headers do not end, and others are served meanwhile', async () => {
    await start({ headersTimeoutMs: 200, checkEveryMs: 20 });
    const slow = await open();
    slow.send('GET /slow HTTP/1.1\r\nHost: x\r\nA: ');
    const other = await open();
    other.send('GET /other HTTP/1.1\r\nHost: x\r\n\r\n');
    await other.until(/\/other 0;/u);
    assert.match(await slow.closed, /^HTTP\/1\.1 408 [^]*\{"error":"the request took too long"\}$/u);
    assert.deepEqual(served, ['/other']);
  });

  it('are closed with 408 in JSON when a body trickles in, however often a byte comes', async () => {
    await start({ bodyTimeoutMs: 200, bodyBytesASecond: 1_000_000 });
    const slow = await open();
    slow.send(`${POST}Content-Length: 1000\r\n\r\n`);
    const trickle = setInterval(() => slow.send('x'), 10);
    const answer = await slow.closed;
    clearInterval(trickle);
    assert.match(answer, /^HTTP\/1\.1 408 [^]*\{"error":"the request took too long"\}$/u);
  });

  it('have more time for a larger body', async () => {
    await start({ bodyTimeoutMs: 1, bodyBytesASecond: 1 });
    const slow = await open();
    slow.send(`${POST}Content-Length: 1000\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    slow.send('x'.repeat(1000));
    assert.match(await slow.until(/1000;/u), /^HTTP\/1\.1 200 /u);
  });

  it('are closed when no further request comes', async () => {
    await start({ keepAliveMs: 20 });
    const kept = await open();
    kept.send('GET /one HTTP/1.1\r\nHost: x\r\n\r\n');
    assert.match(await kept.closed, /\/one 0;/u);
  });

  it('answer requests that come together in their order', async () => {
    await start();
    const connection = await open();
    connection.send(
      `${POST}Content-Length: 3\r\n\r\nabcGET /two HTTP/1.1\r\nHost: x\r\n\r\nGET /three HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    const text = await connection.until(/\/three 0;/u);
    assert.deepEqual(text.match(/\/\w* \d;/gu), ['/ 3;', '/two 0;', '/three 0;']);
  });

  it('carry a whole answer that is given before the body, and close', async () => {
    await start();
    const connection = await open();
    connection.send(`POST /early HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n`);
    connection.send(Buffer.alloc(5_000_000));
    assert.match(await connection.closed, /^HTTP\/1\.1 413 [^]*early/u);
  });

  for (const framing of ['Content-Length: 50000000000', 'Transfer-Encoding: chunked']) {
    it(`read no more than 10 MB after such an answer (${framing})`, async () => {
      await start({ lingerMs: 600_000 });
      const connection = await open();
      let sent = 0;
      const chunk = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
      connection.send(`POST /early HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n`);
      const more = (): void => {
        while (!connection.socket.destroyed) {
          sent += chunk.length;
          if (!connection.socket.write(chunk)) break;
        }
      };
      connection.socket.on('drain', more);
      more();
      assert.match(await connection.closed, /^HTTP\/1\.1 413 [^]*Connection: close[^]*early/u);
      // What the operating system holds on its way comes on top.
      assert.ok(sent < 30_000_000, `${sent} bytes`);
    });
  }

  it('ask for a body that waits to be asked for only when it is read', async () => {
    await start();
    const waiting = `Host: x\r\nExpect: 100-continue\r\nContent-Length: 100000\r\n\r\n`;
    const refused = await answerTo(`POST /early HTTP/1.1\r\n${waiting}`);
    assert.match(refused, /^HTTP\/1\.1 413 [^]*Connection: close/u);
    const taken = await open();
    taken.send(`POST /read HTTP/1.1\r\n${waiting}`);
    await taken.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/u);
    taken.send('x'.repeat(100_000));
    await taken.until(/\/read 100000;/u);
    taken.send('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
    await taken.until(/\/next 0;/u);
  });

  it('idle by the thousand, and one more is served', async () => {
    await start();
    await Promise.all(Array.from({ length: 1_000 }, () => open()));
    const more = await open();
    more.send('GET /more HTTP/1.1\r\nHost: x\r\n\r\n');
    await more.until(/\/more 0;/u);
    assert.equal(opened.filter(({ socket }) => socket.destroyed).length, 0);
  });

  it('beyond the bound take the place of the one that idles longest', async () => {
    await start({ connections: 3 });
    const busy = await open();
    busy.send('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
    const silent = await open();
    const used = await open();
    used.send('GET /used HTTP/1.1\r\nHost: x\r\n\r\n');
    await used.until(/\/used 0;/u);
    const fourth = await open();
    await silent.closed;
    fourth.send('GET /fourth HTTP/1.1\r\nHost: x\r\n\r\n');
    await fourth.until(/\/fourth 0;/u);
    const fifth = await open();
    await used.closed;
    assert.deepEqual(
      [busy, fourth, fifth].map(({ socket }) => socket.destroyed),
      [false, false, false],
    );
  });

  it('beyond the bound are closed themselves while all others are at work', async () => {
    await start({ connections: 2 });
    const busy = [await open(), await open()];
    for (const connection of busy) connection.send('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
    while (served.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(await (await open()).closed, '');
    assert.deepEqual(
      busy.map(({ socket }) => socket.destroyed),
      [false, false],
    );
  });

  it('have the bounds that docs/operations.md states', async () => {
    await start();
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const stated = page.slice(page.indexOf('## Connections'), page.indexOf('## Starting without lists'));
    const { headersTimeoutMs, requestTimeoutMs, bodyTimeoutMs, keepAliveMs } = CONNECTION_LIMITS;
    const { bodyBytesASecond, headerBytes, headers, connections } = CONNECTION_LIMITS;
    for (const [what, most] of [
      ['until the headers of a request are there', `${headersTimeoutMs / 1000} s`],
      [
        'until its body is there',
        `${bodyTimeoutMs / 1000} s and 1 s for each ${bodyBytesASecond.toLocaleString('en')}`,
      ],
      ['until all of a request is there', `${requestTimeoutMs / 1000} s`],
      ['between two requests of a connection', `${keepAliveMs / 1000} s`],
      ['request line and headers', `${headerBytes.toLocaleString('en')} bytes`],
      ['headers', String(headers)],
      ['connections of a process', connections.toLocaleString('en')],
    ] as const) {
      assert.match(stated, new RegExp(`^\\| ${what} +\\| ${most}`, 'mu'), what);
    }
  });
});
