import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openConnection, type RawConnection } from './support/raw-connection.ts';
import { startConsoleService, type ConsoleService, type Member } from './support/console-service.ts';

const MULTIPART = 'multipart/form-data; boundary=b';

describe('bodies of requests', () => {
  let service: ConsoleService;
  let member: Member;
  let port: number;
  const opened: RawConnection[] = [];
  before(async () => {
    service = await startConsoleService();
    member = await service.member('enterprise');
    port = Number(new URL(service.url).port);
  });
  afterEach(() => {
    for (const connection of opened.splice(0)) connection.destroy();
  });
  after(() => service.stop());

  const open = async (): Promise<RawConnection> => {
    const connection = await openConnection(port);
    opened.push(connection);
    return connection;
  };

  const head = (path: string, type: string, more: readonly string[]): string =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Authorization: Bearer ${member.apiKey}`,
      `Cookie: session=${member.sessionId}`,
      `Content-Type: ${type}`,
      'Accept: application/json, text/event-stream, text/html',
      ...more,
      '\r\n',
    ].join('\r\n');

  const DOORS: readonly (readonly [
    door: string,
    path: string,
    type: string,
    bytes: number,
    words: RegExp,
  ])[] = [
    ['the API', '/api/v1/screen/', 'application/json', 262_145, /\{"error":"body: too large"\}$/u],
    ['a batch', '/api/v1/screen/batch/', 'application/json', 4_194_305, /\{"error":"body: too large"\}$/u],
    ['monitoring', '/api/v1/monitoring/', 'application/json', 262_145, /\{"error":"body: too large"\}$/u],
    ['the agents', '/mcp', 'application/json', 262_145, /"message":"body: too large"\},"id":null\}$/u],
    ['a form', '/keys', 'application/x-www-form-urlencoded', 65_537, /The form is too large/u],
    ['a file', '/uploads', MULTIPART, 60_000_001, /larger than 50 MB/u],
  ];
  for (const [door, path, type, bytes, words] of DOORS) {
    for (const [how, more] of [
      ['before a byte of it came', []],
      ['and is not asked for, where the client waits', ['Expect: 100-continue']],
    ] as const) {
      it(`are refused with 413 by ${door} from ${bytes} bytes, ${how}`, async () => {
        const connection = await open();
        connection.send(head(path, type, [`Content-Length: ${bytes}`, ...more]));
        const answer = await connection.closed;
        assert.match(answer, /^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n/u);
        assert.match(answer, words);
      });
    }

    it(`are asked for by ${door} up to that`, async () => {
      const connection = await open();
      connection.send(head(path, type, [`Content-Length: ${bytes - 1}`, 'Expect: 100-continue']));
      await connection.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/u);
    });

    it(`are refused with 413 by ${door} while they come in pieces, once they pass that`, async () => {
      const connection = await open();
      connection.send(head(path, type, ['Transfer-Encoding: chunked']));
      const start = type === MULTIPART ? fileStart('') : '';
      const piece = `${start}${'x'.repeat(65_536)}`;
      let sent = 0;
      const more = (): void => {
        while (!connection.socket.destroyed) {
          sent += 65_536;
          if (!connection.socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)) break;
        }
      };
      connection.socket.on('drain', more);
      more();
      assert.match(await connection.until(words), /^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n/u);
      connection.destroy();
      // What the operating system holds, and what is read to let the answer be seen, comes on top.
      assert.ok(sent <= bytes + 30_000_000, `${sent} bytes`);
    });
  }

  it('are not waited for where there is no key', async () => {
    const connection = await open();
    connection.send(
      `POST /api/v1/screen/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\nExpect: 100-continue\r\n\r\n`,
    );
    assert.match(await connection.closed, /^HTTP\/1\.1 401 [^]*\r\nConnection: close\r\n/u);
  });

  const fileStart = (token: string): string =>
    `--b\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${token}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;
  const folder = (): string => join(service.dataDir, 'uploads');
  const files = (): readonly string[] => (existsSync(folder()) ? readdirSync(folder()) : []);

  it('of a file whose sender hangs up leave nothing behind', async () => {
    const connection = await open();
    connection.send(head('/uploads', MULTIPART, ['Content-Length: 1000000']));
    connection.send(`${fileStart(await member.visitor.csrf())}name\n${'Anna Harmless\n'.repeat(10_000)}`);
    while (files().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    connection.destroy();
    while (files().length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.doesNotMatch((await member.visitor.get('/uploads')).text, /a\.csv/u);
  });

  it('of a form may have fields and files without end, and the first file alone is taken', async () => {
    const token = await member.visitor.csrf();
    const many = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(5_000);
    const more =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="z.csv"\r\n\r\nname\nTom\r\n'.repeat(50);
    const body = `${fileStart(token)}name\nAnna Harmless\r\n${more}${many}--b--\r\n`;
    const connection = await open();
    connection.send(head('/uploads', MULTIPART, [`Content-Length: ${body.length}`]));
    connection.send(body);
    assert.match(
      await connection.until(/\r\n\r\n/u),
      /^HTTP\/1\.1 303 [^]*Location: \/uploads\/[0-9a-f]{32}/u,
    );
    const list = (await member.visitor.get('/uploads')).text;
    assert.match(list, /a\.csv/u);
    assert.doesNotMatch(list, /z\.csv/u);
  });
});
