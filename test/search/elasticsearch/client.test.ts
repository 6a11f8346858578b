import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createElasticsearchClient } from '../../../src/search/elasticsearch/client.ts';
import { EngineUnavailableError } from '../../../src/errors.ts';
import { translated } from '../../../src/search/elasticsearch/engine-failures.ts';
import { makeCertificates } from '../../support/certificates.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** What a node was asked. */
interface Asked {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly fromPort: number | undefined;
}

function answering(asked: Asked[]): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
      asked.push({
        headers: request.headers,
        body: body.toString(),
        fromPort: request.socket.remotePort,
      });
      response.setHeader('x-elastic-product', 'Elasticsearch');
      response.setHeader('content-type', 'application/vnd.elasticsearch+json;compatible-with=9');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync('{"count":7}'));
    });
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

describe('client of Elasticsearch', () => {
  const folder = temporaryFolder();
  const servers: Server[] = [];
  const open = async (server: Server): Promise<number> => {
    servers.push(server);
    return listening(server);
  };
  after(() => {
    for (const server of servers) server.close();
    folder.remove();
  });

  it('sends its key with every request, compressed both ways, over one connection', async () => {
    const asked: Asked[] = [];
    const port = await open(createServer(answering(asked)));
    const client = createElasticsearchClient({ url: `http://127.0.0.1:${port}/`, apiKey: 'c2VjcmV0' });
    const query = { term: { kind: 'name' } };
    for (let count = 0; count < 3; count++) assert.equal((await client.count({ query })).count, 7);
    await client.close();
    assert.equal(asked.length, 3);
    for (const { headers, body } of asked) {
      assert.equal(headers.authorization, 'ApiKey c2VjcmV0');
      assert.equal(headers['content-encoding'], 'gzip');
      assert.match(String(headers['accept-encoding']), /gzip/u);
      assert.deepEqual(JSON.parse(body), { query });
    }
    assert.equal(new Set(asked.map(({ fromPort }) => fromPort)).size, 1);
  });

  it('asks another node when one is gone', async () => {
    const asked: Asked[] = [];
    const gone = createServer();
    const deadPort = await listening(gone);
    await new Promise((resolve) => gone.close(resolve));
    const port = await open(createServer(answering(asked)));
    const url = `http://127.0.0.1:${deadPort}, http://127.0.0.1:${port}`;
    const client = createElasticsearchClient({ url });
    for (let count = 0; count < 4; count++) assert.equal((await client.count()).count, 7);
    await client.close();
    assert.equal(asked.length, 4);
  });

  it('trusts the authority that it was given and no other', async function () {
    let certificates: ReturnType<typeof makeCertificates>;
    try {
      certificates = makeCertificates(folder.path);
    } catch {
      // No openssl that can sign with an authority.
      this.skip();
    }
    const asked: Asked[] = [];
    const port = await open(createTlsServer(certificates, answering(asked)));
    const url = `https://127.0.0.1:${port}`;
    const trusting = createElasticsearchClient({ url, caFile: certificates.ca });
    assert.equal((await trusting.count()).count, 7);
    await trusting.close();
    const strange = createElasticsearchClient({ url });
    await assert.rejects(translated(strange.count()), EngineUnavailableError);
    await strange.close();
    assert.equal(asked.length, 1);
  });
});
