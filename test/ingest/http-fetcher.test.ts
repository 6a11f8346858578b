import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { LIST_MIGRATIONS } from '../../src/db/migrations/lists-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { ListFormatError, ServiceError } from '../../src/errors.ts';
import { createHttpFetcher, type HttpFetcherOptions } from '../../src/ingest/http-fetcher.ts';
import type { FetchedEdition, ListFetcher } from '../../src/ingest/list-fetcher.ts';
import { SqliteFetchMemory } from '../../src/ingest/sqlite-fetch-memory.ts';
import type { ListSource, PublisherLocation, SourceFile } from '../../src/lists/list-source.ts';
import { freshFolder, removeFolders } from './support/folders.ts';
import { partiesSource, partiesXml } from './support/parties-source.ts';
import { body, broken, startPublisher, status, validated, type Publisher } from './support/publisher.ts';
import { collect } from './support/records.ts';

const LIMITS = { totalMs: 20_000, silenceMs: 10_000, maxBytes: 1_000_000 };

describe('fetching from publishers', () => {
  let publisher: Publisher;
  let folder: string;
  let database: Knex;
  let pauses: number[];

  const open = (options: Partial<HttpFetcherOptions> = {}): Promise<ListFetcher> =>
    createHttpFetcher({
      directory: join(folder, 'fetch'),
      memory: new SqliteFetchMemory(database),
      clock: () => new Date('2026-11-21T10:00:00Z'),
      limits: LIMITS,
      retry: {
        attempts: 3,
        firstPauseMs: 1000,
        longestPauseMs: 30_000,
        sleep: (milliseconds) => {
          pauses.push(milliseconds);
          return Promise.resolve();
        },
        random: () => 0,
      },
      pagePauseMs: 0,
      ...options,
    });

  const source = (location?: PublisherLocation, moreFiles: readonly SourceFile[] = []): ListSource =>
    partiesSource('EU_FSF', {
      location: location ?? { kind: 'direct', url: publisher.url('/parties.xml') },
      moreFiles,
    });

  /** One run: fetches, reads the files whole and closes. */
  const run = async (
    from: ListSource,
    options: Partial<HttpFetcherOptions> = {},
  ): Promise<FetchedEdition & { readonly texts: readonly string[] }> => {
    const fetcher = await open(options);
    try {
      const fetched = await fetcher.fetch(from);
      assert.ok(fetched !== null);
      const texts: string[] = [];
      for (const file of fetched.files.all('parties')) {
        texts.push(Buffer.concat(await collect(file.bytes())).toString());
      }
      return { ...fetched, texts };
    } finally {
      await fetcher.close();
    }
  };

  const failsWith = async (promise: Promise<unknown>, pattern: RegExp): Promise<void> => {
    await assert.rejects(promise, (error) => {
      assert.ok(error instanceof ServiceError, String(error));
      assert.match(error.message, pattern);
      return true;
    });
  };

  beforeEach(async () => {
    folder = await freshFolder();
    pauses = [];
    database = await openMigrated(join(folder, 'lists.sqlite'), LIST_MIGRATIONS, 'lists');
    publisher = await startPublisher();
  });

  afterEach(async () => {
    await publisher.close();
    await database.destroy();
    await removeFolders();
  });

  it('fetches a file with a name for itself, and tells its date', async () => {
    publisher.answer(
      '/parties.xml',
      body('<parties/>', { 'Last-Modified': 'Fri, 20 Nov 2026 08:00:00 GMT', 'Content-Type': 'text/html' }),
    );
    const fetched = await run(source());
    assert.deepEqual(fetched.texts, ['<parties/>']);
    assert.deepEqual([fetched.origin, fetched.fileNames, fetched.warnings], ['network', ['parties.xml'], []]);
    assert.equal(fetched.files.one('parties').lastModified, '2026-11-20');
    assert.match(
      publisher.requests[0]?.headers['user-agent'] ?? '',
      /^Mozilla\/5\.0 \(compatible; sanctions-/u,
    );
  });

  it('asks only for what changed, and takes the kept copy when nothing did', async () => {
    publisher.answer('/parties.xml', validated('<parties/>', '"v1"', 'Fri, 20 Nov 2026 08:00:00 GMT'));
    const first = await run(source());
    const second = await run(source());
    assert.deepEqual(second.texts, ['<parties/>']);
    assert.equal(second.checksum, first.checksum);
    const headers = publisher.requests[1]?.headers;
    assert.equal(headers?.['if-none-match'], '"v1"');
    assert.equal(headers['if-modified-since'], 'Fri, 20 Nov 2026 08:00:00 GMT');
    publisher.answer('/parties.xml', validated('<parties> </parties>', '"v2"'));
    const third = await run(source());
    assert.deepEqual(third.texts, ['<parties> </parties>']);
    assert.notEqual(third.checksum, first.checksum);
    assert.equal((await readdir(join(folder, 'fetch'))).length, 1, 'the old copy is gone');
  });

  it('asks for the whole file when the kept copy is lost, cut, or could not be read', async () => {
    publisher.answer('/parties.xml', validated('<parties/>', '"v1"'));
    await run(source());
    await rm(join(folder, 'fetch'), { recursive: true });
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
    const fetcher = await open();
    await (await fetcher.fetch(source()))?.discard();
    await fetcher.close();
    await run(source());
    assert.deepEqual(
      publisher.requests.map(({ headers }) => headers['if-none-match']),
      [undefined, undefined, '"v1"', undefined],
    );
  });

  it('tries again after passing failures, more slowly each time', async () => {
    publisher.answer('/parties.xml', status(503), broken(), body('<parties/>'));
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
    assert.deepEqual(pauses, [1000, 2000]);
  });

  it('waits as long as the server asks, within reason', async () => {
    publisher.answer(
      '/parties.xml',
      status(429, { 'Retry-After': '7' }),
      status(429, { 'Retry-After': '86400' }),
      body('<parties/>'),
    );
    await run(source());
    assert.deepEqual(pauses, [7000, 30_000]);
  });

  it('tries again when the answer breaks off or is shorter than declared', async () => {
    publisher.answer('/parties.xml', broken('<parties>'), body('<parties/>'));
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
    assert.equal(pauses.length, 1);
  });

  it('gives up after the last try and leaves nothing behind', async () => {
    publisher.answer('/parties.xml', status(500));
    await failsWith(run(source()), /127\.0\.0\.1:\d+ answered 500/u);
    assert.equal(publisher.requests.length, 3);
    assert.deepEqual(await readdir(join(folder, 'fetch')), []);
  });

  it('says which host did not answer', async () => {
    const location: PublisherLocation = { kind: 'direct', url: publisher.url('/parties.xml') };
    await publisher.close();
    await failsWith(run(source(location)), /^127\.0\.0\.1:\d+: no answer \(ECONNREFUSED\)$/u);
    assert.equal(pauses.length, 2);
  });

  it('does not try again what will not pass', async () => {
    publisher.answer('/parties.xml', status(410));
    await failsWith(run(source()), /answered 410/u);
    assert.equal(publisher.requests.length, 1);
  });

  it('follows redirects, but not in circles nor to other protocols', async () => {
    publisher.answer('/parties.xml', status(302, { Location: '/moved' }));
    publisher.answer('/moved', body('<parties/>'));
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
    publisher.answer('/moved', status(301, { Location: '/parties.xml' }));
    await failsWith(run(source()), /too many redirects/u);
    publisher.answer('/parties.xml', status(302, { Location: 'file:///etc/hostname' }));
    await failsWith(run(source()), /redirected from http:\/\/ to file:\/\//u);
  });

  it('refuses an error page that calls itself XML, and asks for the whole file next time', async () => {
    publisher.answer('/parties.xml', validated('<!DOCTYPE html><html></html>', '"page"'));
    await assert.rejects(run(source()), (error) => {
      assert.ok(error instanceof ListFormatError);
      return error.message === 'parties.xml: the file is an HTML page, expected XML';
    });
    publisher.answer('/parties.xml', validated('<parties/>', '"page"'));
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
  });

  it('reads a packed transfer and a packed file', async () => {
    publisher.answer('/parties.xml', body(gzipSync('<parties/>'), { 'Content-Encoding': 'gzip' }));
    assert.deepEqual((await run(source())).texts, ['<parties/>']);
    publisher.answer('/parties.xml', body(gzipSync('<parties></parties>')));
    assert.deepEqual((await run(source())).texts, ['<parties></parties>']);
  });

  it('stops at the limits of size, packed and unpacked', async () => {
    publisher.answer('/parties.xml', body('x'.repeat(LIMITS.maxBytes + 1)));
    await failsWith(run(source()), /more than 1000000 bytes/u);
    const bomb = gzipSync(`<parties>${' '.repeat(5_000_000)}`);
    publisher.answer('/parties.xml', body(bomb, { 'Content-Encoding': 'gzip' }));
    await failsWith(run(source()), /more than 1000000 bytes/u);
    publisher.answer('/parties.xml', body(bomb));
    await failsWith(run(source(), { maxUnpackedBytes: 2_000_000 }), /unpacks to more than 2000000 bytes/u);
  });

  it('stops waiting for a server that falls silent or never ends', async () => {
    publisher.answer('/parties.xml', () => undefined);
    const once = {
      attempts: 1,
      firstPauseMs: 0,
      longestPauseMs: 0,
      sleep: () => Promise.resolve(),
      random: () => 0,
    };
    await failsWith(
      run(source(), { retry: once, limits: { ...LIMITS, silenceMs: 50 } }),
      /nothing came for 0\.05 s/u,
    );
    publisher.answer('/parties.xml', (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('<'), 10);
      response.on('close', () => {
        clearInterval(drip);
      });
    });
    await failsWith(
      run(source(), { retry: once, limits: { ...LIMITS, totalMs: 150 } }),
      /not finished after 0\.15 s/u,
    );
  });

  it('finds a file by the link on a page', async () => {
    publisher.answer('/page', body('<html><a href="/files/list-7.xml">list</a></html>'));
    publisher.answer('/files/list-7.xml', body('<parties/>'));
    const location: PublisherLocation = {
      kind: 'linked',
      pageUrl: publisher.url('/page'),
      find: (page) => /href="([^"]+\.xml)"/u.exec(page)?.[1] ?? null,
    };
    const fetched = await run(source(location));
    assert.deepEqual([fetched.texts, fetched.fileNames], [['<parties/>'], ['list-7.xml']]);
    publisher.answer('/page', body('<html>nothing</html>'));
    await failsWith(run(source(location)), /no link to the file on 127\.0\.0\.1/u);
  });

  it('reads the pages of a register to the last one', async () => {
    for (const page of [1, 2, 3]) publisher.answer(`/list?page=${page}`, body(`<page n="${page}"/>`));
    const location: PublisherLocation = {
      kind: 'paged',
      url: (page) => publisher.url(`/list?page=${page}`),
      isLast: (text) => text.includes('n="3"'),
    };
    const fetched = await run(source(location));
    assert.deepEqual(fetched.texts, ['<page n="1"/>', '<page n="2"/>', '<page n="3"/>']);
    publisher.answer('/list?page=2', status(500));
    await failsWith(run(source(location)), /answered 500/u);
  });

  it('asks for pages with the headers of the location, and keeps one copy for each of them', async () => {
    publisher.answer('/items', (request, response) => {
      response.writeHead(200, { ETag: '"1"' }).end(`<page>${request.headers['accept-language']}</page>`);
    });
    const inLanguage = (language: string): ListSource =>
      source({
        kind: 'paged',
        url: () => publisher.url('/items'),
        headers: { 'Accept-Language': language },
        isLast: () => true,
      });
    const fetcher = await open();
    for (const language of ['en', 'he', 'en']) {
      const fetched = await fetcher.fetch(inLanguage(language));
      const bytes = await collect(fetched?.files.one('parties').bytes() ?? assert.fail());
      assert.equal(Buffer.concat(bytes).toString(), `<page>${language}</page>`);
      assert.deepEqual(fetched?.fileNames, ['items']);
    }
    await fetcher.close();
    assert.deepEqual(
      publisher.requests.map(({ headers }) => headers['accept-language']),
      ['en', 'he'],
    );
    assert.deepEqual((await run(inLanguage('he'))).texts, ['<page>he</page>']);
    assert.equal(publisher.requests.at(-1)?.headers['if-none-match'], '"1"');
  });

  it('fetches a file that several lists are cut from once a run, and opens it as one', async () => {
    publisher.answer('/parties.xml', body('<parties/>'));
    const fetcher = await open();
    const location: PublisherLocation = { kind: 'direct', url: publisher.url('/parties.xml') };
    const first = await fetcher.fetch(partiesSource('BIS_EL', { location }));
    const second = await fetcher.fetch(partiesSource('BIS_MEU', { location }));
    assert.equal(publisher.requests.length, 1);
    assert.ok(first !== null && first.files.one('parties') === second?.files.one('parties'));
    await fetcher.close();
  });

  const optional = (): SourceFile => ({
    role: 'more',
    format: 'xml',
    location: { kind: 'direct', url: publisher.url('/more.xml') },
    localNames: [],
    optional: true,
  });

  it('reads a list without an optional file that is gone, and says so', async () => {
    publisher.answer('/parties.xml', body('<parties/>'));
    const fetched = await run(source(undefined, [optional()]));
    assert.deepEqual(fetched.files.all('more'), []);
    assert.equal(fetched.warnings.length, 1);
    assert.match(fetched.warnings[0] ?? '', /^more: .* answered 404; the list is read without it$/u);
  });

  it('reads a list without an optional file that its page does not link to', async () => {
    publisher.answer('/parties.xml', body('<parties/>'));
    publisher.answer('/page', body('<html>nothing</html>'));
    const linked: PublisherLocation = { kind: 'linked', pageUrl: publisher.url('/page'), find: () => null };
    const fetched = await run(source(undefined, [{ ...optional(), location: linked }]));
    assert.deepEqual([fetched.texts, fetched.files.all('more')], [['<parties/>'], []]);
    assert.match(fetched.warnings[0] ?? '', /^more: no link to the file .*; the list is read without it$/u);
  });

  it('takes the copy of an earlier run when an optional file cannot be had today', async () => {
    publisher.answer('/parties.xml', body('<parties/>'));
    publisher.answer('/more.xml', body('<more/>'));
    const before = await run(source(undefined, [optional()]));
    publisher.answer('/more.xml', status(503));
    const after = await run(source(undefined, [optional()]));
    assert.equal(after.checksum, before.checksum);
    assert.match(after.warnings[0] ?? '', /answered 503; the copy of an earlier run is used$/u);
  });

  it('fails for a list that no publisher serves as a file', async () => {
    await failsWith(
      run(partiesSource('EU_FSF')),
      /EU_FSF has no file that can be fetched; use a local folder/u,
    );
  });

  it('removes what a killed run left', async () => {
    publisher.answer('/parties.xml', validated(partiesXml(2), '"v1"'));
    await run(source());
    await writeFile(join(folder, 'fetch', 'abc.part'), 'half');
    await writeFile(join(folder, 'fetch', 'def-0123'), 'whole, not remembered');
    await run(source());
    assert.equal((await readdir(join(folder, 'fetch'))).length, 1);
    assert.equal(publisher.requests[1]?.headers['if-none-match'], '"v1"');
  });
});
