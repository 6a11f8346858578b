import assert from 'node:assert/strict';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ServiceError } from '../../src/errors.ts';
import { createFolderFetcher } from '../../src/ingest/folder-fetcher.ts';
import type { ListSource, SourceEdition, SourceFile } from '../../src/lists/list-source.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';
import { partiesSource } from './support/parties-source.ts';
import { collect } from './support/records.ts';

function file(
  role: string,
  localNames: SourceFile['localNames'],
  more: Partial<SourceFile> = {},
): SourceFile {
  return { role, format: 'xml', location: null, localNames, optional: false, ...more };
}

function edition(id: string, ...files: readonly SourceFile[]): SourceEdition {
  return { id, files, read: () => collectNothing() };
}

async function* collectNothing(): AsyncGenerator<never> {
  await Promise.resolve();
  yield* [];
}

function source(...editions: readonly SourceEdition[]): ListSource {
  return { ...partiesSource('EU_FSF'), editions };
}

describe('reading local copies', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await freshFolder();
  });

  afterEach(removeFolders);

  const fetchFrom = async (
    from: ListSource,
  ): ReturnType<Awaited<ReturnType<typeof createFolderFetcher>>['fetch']> =>
    (await createFolderFetcher(folder)).fetch(from);

  it('takes the first edition whose required files are all there', async () => {
    await writeFiles(folder, { 'EU_FSF/old.xml': '<old/>', 'EU_FSF/half.xml': '<half/>' });
    const fetched = await fetchFrom(
      source(
        edition('pair', file('a', ['half.xml']), file('b', ['other-half.xml'])),
        edition('old', file('a', ['old.xml']), file('b', ['extra.xml'], { optional: true })),
        edition('half', file('a', ['half.xml'])),
      ),
    );
    assert.deepEqual([fetched?.edition.id, fetched?.fileNames], ['old', ['old.xml']]);
    assert.deepEqual(fetched?.files.all('b'), []);
    assert.equal(fetched.origin, 'folder');
  });

  it('prefers names in their order, and a plain file to its packed twin', async () => {
    const names = file('a', ['best.xml', 'second.xml', 'third.xml']);
    await writeFiles(folder, { 'EU_FSF/third.xml': '<a/>', 'EU_FSF/second.xml.gz': gzipSync('<b/>') });
    const packed = await fetchFrom(source(edition('one', names)));
    assert.deepEqual(packed?.fileNames, ['second.xml.gz']);
    const [first] = packed.files.all('a');
    assert.ok(first !== undefined);
    assert.equal(Buffer.concat(await collect(first.bytes())).toString(), '<b/>');
    assert.equal(Buffer.concat(await collect(first.bytes())).toString(), '<b/>', 'reading starts anew');
    await writeFiles(folder, { 'EU_FSF/second.xml': '<c/>' });
    assert.deepEqual((await fetchFrom(source(edition('one', names))))?.fileNames, ['second.xml']);
  });

  it('takes every file of a pattern, in the order of their numbers, in sub-folders too', async () => {
    await writeFiles(folder, {
      'EU_FSF/pages/page-10.json': '{"n":10}',
      'EU_FSF/pages/page-2.json.gz': gzipSync('{"n":2}'),
      'EU_FSF/pages/page-1.json': '{"n":1}',
      'EU_FSF/pages/notes.txt': 'x',
    });
    const pages = file('pages', [/^pages\/page-\d+\.json$/u], { format: 'json' });
    const fetched = await fetchFrom(source(edition('pages', pages)));
    assert.deepEqual(fetched?.fileNames, ['pages/page-1.json', 'pages/page-2.json.gz', 'pages/page-10.json']);
  });

  it('looks for a shared file in its own folder and opens it once for all lists', async () => {
    await writeFiles(folder, { 'US_CSL/shared.xml': '<a/>' });
    const shared = edition('shared', file('a', ['shared.xml'], { folder: 'US_CSL' }));
    const fetcher = await createFolderFetcher(folder);
    const first = await fetcher.fetch({ ...source(shared), folder: 'BIS_EL' });
    const second = await fetcher.fetch({ ...source(shared), folder: 'BIS_MEU' });
    assert.ok(first !== null && first.files.one('a') === second?.files.one('a'));
  });

  it('has nothing of a list whose folder is not there', async () => {
    assert.equal(await fetchFrom(source(edition('one', file('a', ['a.xml'])))), null);
  });

  it('says what is missing when the folder holds no whole edition', async () => {
    await writeFiles(folder, { 'EU_FSF/a.xml': '<a/>' });
    const pair = edition('pair', file('a', ['a.xml']), file('b', ['b.xml', 'B.XML', 'bb.xml']));
    await assert.rejects(fetchFrom(source(pair)), (error) => {
      assert.ok(error instanceof ServiceError && error.code === 'fetch_failed');
      return error.message === 'no whole edition in the folder EU_FSF: pair lacks b (b.xml, B.XML)';
    });
  });

  it('gives one checksum to equal files and another to any change', async () => {
    const one = source(edition('one', file('a', ['a.xml'])));
    await writeFiles(folder, { 'EU_FSF/a.xml': '<a/>' });
    const before = (await fetchFrom(one))?.checksum;
    assert.equal((await fetchFrom(one))?.checksum, before);
    await writeFiles(folder, { 'EU_FSF/a.xml': '<a />' });
    assert.notEqual((await fetchFrom(one))?.checksum, before);
  });

  it('refuses a file that unpacks beyond the limit, while it is read', async () => {
    await writeFiles(folder, { 'EU_FSF/a.xml.gz': gzipSync(`<a>${' '.repeat(3_000_000)}</a>`) });
    const fetcher = await createFolderFetcher(folder, 1_000_000);
    const fetched = await fetcher.fetch(source(edition('one', file('a', ['a.xml']))));
    const opened = fetched?.files.one('a');
    assert.ok(opened !== undefined);
    await assert.rejects(collect(opened.bytes()), /a\.xml\.gz unpacks to more than 1000000 bytes/u);
  });

  it('refuses a directory that is not there', async () => {
    await assert.rejects(
      createFolderFetcher(join(folder, 'nowhere')),
      /the folder of the lists is not there/u,
    );
  });
});
