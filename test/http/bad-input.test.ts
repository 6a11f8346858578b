import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { listen } from '../../src/http/http-server.ts';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

const over = (length: number): string => 'x'.repeat(length + 1);

/** Bodies that are refused, with the field that the error must name first. */
const BAD_BODIES: readonly (readonly [rule: string, body: unknown, field: string])[] = [
  ['name missing', {}, 'name'],
  ['name null', { name: null }, 'name'],
  ['name empty', { name: '' }, 'name'],
  ['name blank', { name: ' \t\n\u3000' }, 'name'],
  ['name without letter or digit', { name: '-- !? --' }, 'name'],
  ['name of combining marks only', { name: '\u0301\u0302' }, 'name'],
  ['name of 501 code points', { name: '\u{20000}'.repeat(501) }, 'name'],
  ['name a number', { name: 5 }, 'name'],
  ['name a list', { name: ['x'] }, 'name'],
  ['name an object', { name: { first: 'x' } }, 'name'],
  ['type null', { name: 'x', type: null }, 'type'],
  ['type empty', { name: 'x', type: '' }, 'type'],
  ['type unknown', { name: 'x', type: 'person' }, 'type'],
  ['type in capitals', { name: 'x', type: 'Entity' }, 'type'],
  ['type a number', { name: 'x', type: 1 }, 'type'],
  ['country null', { name: 'x', country: null }, 'country'],
  ['country a number', { name: 'x', country: 643 }, 'country'],
  ['country of 101 code points', { name: 'x', country: over(100) }, 'country'],
  ['threshold null', { name: 'x', threshold: null }, 'threshold'],
  ['threshold a string', { name: 'x', threshold: '0.5' }, 'threshold'],
  ['threshold below 0', { name: 'x', threshold: -0.0001 }, 'threshold'],
  ['threshold above 1', { name: 'x', threshold: 1.0001 }, 'threshold'],
  ['lists null', { name: 'x', lists: null }, 'lists'],
  ['lists with a number', { name: 'x', lists: [5] }, 'lists[0]'],
  ['lists with an empty text', { name: 'x', lists: [''] }, 'lists[0]'],
  ['lists a string', { name: 'x', lists: 'OFAC_SDN' }, 'lists'],
  ['lists with an unknown code', { name: 'x', lists: ['OFAC_SDN', 'OFAC'] }, 'lists[1]'],
  ['lists with a code in small letters', { name: 'x', lists: ['ofac_sdn'] }, 'lists[0]'],
  ['lists with null', { name: 'x', lists: [null] }, 'lists[0]'],
  ['limit null', { name: 'x', limit: null }, 'limit'],
  ['limit zero', { name: 'x', limit: 0 }, 'limit'],
  ['limit negative', { name: 'x', limit: -1 }, 'limit'],
  ['limit fractional', { name: 'x', limit: 1.5 }, 'limit'],
  ['limit a string', { name: 'x', limit: '5' }, 'limit'],
  ['email null', { name: 'x', email: null }, 'email'],
  ['email of 501 code points', { name: 'x', email: over(500) }, 'email'],
  ['phone a number', { name: 'x', phone: 4912345 }, 'phone'],
  ['phone of 501 code points', { name: 'x', phone: over(500) }, 'phone'],
  ['website a list', { name: 'x', website: ['a.example'] }, 'website'],
  ['website of 501 code points', { name: 'x', website: over(500) }, 'website'],
  ['date_of_birth a number', { name: 'x', date_of_birth: 1970 }, 'date_of_birth'],
  ['date_of_birth null', { name: 'x', date_of_birth: null }, 'date_of_birth'],
  ['31 February', { name: 'x', date_of_birth: '1970-02-31' }, 'date_of_birth: there is no such day'],
  ['year 0001', { name: 'x', date_of_birth: '0001' }, 'date_of_birth: must not be before 1850'],
  ['a future birth', { name: 'x', date_of_birth: '2026-04' }, 'date_of_birth: must not be in the future'],
  ['a date with strokes', { name: 'x', date_of_birth: '03/02/1970' }, 'date_of_birth: must be YYYY'],
  ['a date with a time', { name: 'x', date_of_birth: '1970-02-03T00:00' }, 'date_of_birth'],
  ['nationality a list', { name: 'x', nationality: ['IR'] }, 'nationality'],
  ['nationality of 201 code points', { name: 'x', nationality: over(200) }, 'nationality'],
  [
    'gender X',
    { name: 'x', gender: 'X' },
    'gender: must be equal to one of the allowed values: female, male',
  ],
  ['gender empty', { name: 'x', gender: '' }, 'gender'],
  ['gender a number', { name: 'x', gender: 1 }, 'gender'],
  ['identifiers a string', { name: 'x', identifiers: 'K123456' }, 'identifiers'],
  ['identifiers of strings', { name: 'x', identifiers: ['K123456'] }, 'identifiers[0]'],
  [
    'an identifier without a number',
    { name: 'x', identifiers: [{ type: 'passport' }] },
    'identifiers[0].number',
  ],
  ['an identifier of signs', { name: 'x', identifiers: [{ number: '--' }] }, 'identifiers[0].number'],
  [
    'an identifier of 101 code points',
    { name: 'x', identifiers: [{ number: over(100) }] },
    'identifiers[0].number',
  ],
  [
    'an identifier with an unknown field',
    { name: 'x', identifiers: [{ number: '1', no: 1 }] },
    'identifiers[0].no',
  ],
  [
    '11 identifiers',
    { name: 'x', identifiers: Array.from({ length: 11 }, (_, at) => ({ number: `K12345${at}` })) },
    'identifiers',
  ],
  ['an unknown field', { name: 'x', nmae: 'y' }, 'nmae'],
  ['a field of another operation', { name: 'x', address: 'y' }, 'address'],
  ['__proto__ as a field', '{"name":"x","__proto__":{"limit":1}}', '__proto__'],
  ['an array', [], 'body'],
  ['null', 'null', 'body'],
  ['a JSON string', '"x"', 'body'],
  ['a JSON number', '1', 'body'],
  ['cut JSON', '{"name":"x"', 'body'],
  ['JSON with a comment', '{"name":"x"} // y', 'body'],
  ['a trailing comma', '{"name":"x",}', 'body'],
  ['nothing', '', 'body'],
  ['a key sent twice', '{"name":"x","limit":1,"limit":2}', 'limit: is sent more than once'],
  ['a key sent twice, once escaped', '{"name":"x","n\\u0061me":"y"}', 'name: is sent more than once'],
  ['a key of a key sent twice', '{"name":"x","extra":{"a":[{"b":1,"b":1}]}}', 'extra.a[0].b: is sent more'],
  ['limit 1e400', '{"name":"x","limit":1e400}', 'limit: the number is too large'],
  ['threshold -1e400', '{"name":"x","threshold":-1e400}', 'threshold: the number is too large'],
];

const BAD_QUERIES: readonly (readonly [query: string, field: string])[] = [
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=1e400', 'limit'],
  ['limit=Infinity', 'limit'],
  ['limit=NaN', 'limit'],
  [`limit=1${'0'.repeat(400)}`, 'limit'],
  ['limit=', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['limit[]=1', 'limit'],
  ['threshold=0.5', 'threshold'],
  ['Limit=1', 'Limit'],
];

describe('http: bad input', () => {
  let service: ServiceUnderTest;
  let key: string;

  before(async () => {
    service = await startHttpService();
    key = await service.keyFor('business');
  });
  after(async () => {
    await service.close();
    assert.equal(service.asked.length, 0, 'nothing bad may reach the screening');
  });

  const post = (path = '/api/v1/screen/'): request.Test =>
    request(service.app).post(path).set('Authorization', `Bearer ${key}`);

  const refused = (answer: request.Response, status: number): string => {
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.headers['content-type'] ?? '', /^application\/json/u);
    const { error, ...rest } = answer.body as { error: string };
    assert.deepEqual(rest, {});
    assert.doesNotMatch(answer.text, /node_modules|\bat \S+ \(|\.ts:/u);
    return error;
  };

  for (const [rule, body, field] of BAD_BODIES) {
    it(`answers 400 naming ${field} to ${rule}`, async () => {
      const sent = post().type('application/json');
      const error = refused(await sent.send(body as object | string), 400);
      assert.ok(error.startsWith(field), error);
    });
  }

  it('names every field that is wrong', async () => {
    const error = refused(await post().send({ limit: 0, threshold: 2, extra: 1 }), 400);
    for (const field of ['name', 'limit', 'threshold', 'extra'])
      assert.match(error, new RegExp(`\\b${field}: `, 'u'));
  });

  for (const [query, field] of BAD_QUERIES) {
    it(`answers 400 naming ${field} to the query ${query}`, async () => {
      const error = refused(await post(`/api/v1/screen/?${query}`).send({ name: 'x' }), 400);
      assert.ok(error.startsWith(field), error);
    });
  }

  it('answers 400 to an unknown query parameter of the catalogue', async () => {
    const error = refused(await request(service.app).get('/api/v1/lists/?code=OFAC_SDN'), 400);
    assert.ok(error.startsWith('code'), error);
  });

  for (const code of ['UN_CONSOLIDATED', 'PL_MSWIA']) {
    it(`answers 400 to ${code}, which was never loaded, rather than find nothing on it`, async () => {
      const error = refused(await post().send({ name: 'x', lists: ['OFAC_SDN', code] }), 400);
      assert.match(error, new RegExp(`^lists: ${code} `, 'u'));
    });
  }

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ]) {
    it(`answers 415 to ${type}`, async () => {
      refused(await post().type(type).send('{"name":"x"}'), 415);
    });
  }

  it('answers 415 to an unknown charset or encoding', async () => {
    refused(await post().set('Content-Type', 'application/json; charset=klingon').send('{"name":"x"}'), 415);
    refused(await post().type('application/json').set('Content-Encoding', 'zap').send('{"name":"x"}'), 415);
  });

  it('answers 400 to a body that is not what its encoding says', async () => {
    refused(await post().type('application/json').set('Content-Encoding', 'gzip').send('{"name":"x"}'), 400);
  });

  it('answers 413 to a body of 1 MB, plain or inflated', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(1_000_000) });
    refused(await post().type('application/json').send(large), 413);
    const packed = post().type('application/json').set('Content-Encoding', 'gzip');
    packed.write(gzipSync(large));
    refused(await packed, 413);
  });

  it('answers 400 to deeply nested JSON', async () => {
    refused(
      await post()
        .type('application/json')
        .send(`{"name":${'['.repeat(100_000)}`),
      400,
    );
    refused(
      await post()
        .type('application/json')
        .send(`{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
      400,
    );
  });

  for (const path of [
    '/api/v1/screen/%',
    '/api/v1/%E0%A4%A',
    '/api/v1/screen/?limit=%zz',
    '/%ff',
    '/docs/%',
  ]) {
    it(`answers 400 to the bad percent-encoding of ${path}`, async () => {
      refused(await post(path).send({ name: 'x' }), 400);
    });
  }

  it('answers 400 to a URL that is too long', async () => {
    refused(await post(`/api/v1/screen/?limit=${'1'.repeat(9_000)}`).send({ name: 'x' }), 400);
  });

  for (const path of [
    '/api/v1/nothing/',
    '/api/v1/',
    '/api/v2/screen/',
    '/nothing',
    '/api/v1//screen/',
    '/docs/../etc',
  ]) {
    it(`answers 404 in JSON to ${path}`, async () => {
      refused(await request(service.app).get(path).set('Authorization', `Bearer ${key}`), 404);
    });
  }

  const wrongMethods = [
    ['get', '/api/v1/screen/', 'POST'],
    ['delete', '/api/v1/screen', 'POST'],
    ['put', '/api/v1/lists/', 'GET, HEAD'],
    ['patch', '/api/v1/monitoring/', 'GET, POST, DELETE, HEAD'],
    ['post', '/health/live', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allowed] of wrongMethods) {
    it(`answers 405 with Allow to ${method} ${path}`, async () => {
      const answer = await request(service.app)[method](path);
      refused(answer, 405);
      assert.equal(answer.headers['allow'], allowed);
    });
  }

  describe('below HTTP', () => {
    it('answers in JSON to what is not HTTP and to headers that are too large', async () => {
      const server = await listen('127.0.0.1', 0);
      server.serve(service.app);
      try {
        for (const raw of ['NONSENSE\r\n\r\n', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`]) {
          const answer = await new Promise<string>((resolve, reject) => {
            const socket = connect(server.port, '127.0.0.1', () => socket.write(raw));
            let text = '';
            socket.on('data', (chunk) => (text += chunk.toString()));
            socket.on('close', () => resolve(text));
            socket.on('error', reject);
          });
          assert.match(answer, /^HTTP\/1\.1 400 /u);
          assert.match(answer, /\{"error":"[^"]+"\}$/u);
        }
      } finally {
        await server.stop(0);
      }
    });

    it('survives a client that hangs up in the middle of a body', async () => {
      const server = service.app.listen(0);
      const { port } = server.address() as AddressInfo;
      const headers = {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Content-Length': 100,
      };
      const cut = httpRequest({ port, method: 'POST', path: '/api/v1/screen/', headers });
      cut.on('error', () => undefined);
      cut.write('{"name":');
      await new Promise((resolve) => setTimeout(resolve, 50));
      cut.destroy();
      assert.equal((await fetch(`http://127.0.0.1:${port}/health/live`)).status, 200);
      server.close();
      server.closeAllConnections();
    });
  });
});
