import assert from 'node:assert/strict';
import { join } from 'node:path';
import { composeIngest } from '../../src/compose-ingest.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import type { ListSource, PublisherLocation } from '../../src/lists/list-source.ts';
import { aeEocn } from '../../src/lists/sources/AE_EOCN/source.ts';
import { ilNbctf } from '../../src/lists/sources/IL_NBCTF/source.ts';
import { listFixture } from '../support/list-fixtures.ts';
import { workbookBytes } from '../support/workbooks.ts';
import { INDIVIDUALS, ORGANIZATIONS } from '../support/israeli-workbooks.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';
import { body, startPublisher, status, type Answer, type Publisher } from './support/publisher.ts';

const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj << /Type /Catalog >> endobj\n';
/** What a site answers that has a page of search in place of its interface. */
const SEARCH_PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>Search</title></head><body><form action="/en/search"><input name="q"></form></body></html>';

const LIST_PAGE = (links: string): string =>
  `<!DOCTYPE html><html><body><h3>UN List</h3><a href="/API/Upload/DownloadFile?FileID=un"><img src="excel.png"></a><h3>Local Terrorist List</h3>${links}</body></html>`;
const PDF_LINK = '<a href="/API/Upload/DownloadFile?FileID=pdf"><img src="pdf.png"></a>';
const EXCEL_LINK = '<a href="/API/Upload/DownloadFile?FileID=good"><img src="icon-excel.svg"></a>';

/** The source with the addresses of its publisher at a server of the test. */
function movedTo(publisher: Publisher, source: ListSource): ListSource {
  const here = (url: string): string => {
    const { pathname, search } = new URL(url);
    return publisher.url(`${pathname}${search}`);
  };
  const moved = (location: PublisherLocation | null): PublisherLocation | null => {
    if (location?.kind === 'paged') return { ...location, url: (page) => here(location.url(page)) };
    if (location?.kind !== 'linked') return location;
    const find = (page: string): string | null => {
      const found = location.find(page);
      return found === null ? null : here(found);
    };
    return { ...location, pageUrl: here(location.pageUrl), find };
  };
  const editions = source.editions.map((edition) => ({
    ...edition,
    files: edition.files.map((file) => ({ ...file, location: moved(file.location) })),
  }));
  return { ...source, editions, expectations: { minimumParties: 1 } };
}

describe('lists whose publishers are moving them', () => {
  let publisher: Publisher;
  beforeEach(async () => {
    publisher = await startPublisher();
  });
  afterEach(async () => {
    await publisher.close();
    await removeFolders();
  });

  async function update(source: ListSource, from: string | null = null): Promise<ListReport> {
    const services = await composeIngest(
      { DATA_DIR: join(await freshFolder(), 'data') },
      { sources: [movedTo(publisher, source)] },
    );
    try {
      const request = { codes: [source.facts.code], from, force: false, strict: false, waitMs: 0 };
      const { lists } = await services.updateLists(request);
      return lists[0] ?? assert.fail('no report');
    } finally {
      await services.close();
    }
  }

  describe('UAE local terrorist list', () => {
    const page = new URL(aeEocn.facts.pageUrl).pathname;
    const sheet = listFixture('AE_EOCN/individuals.csv')
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const workbook = workbookBytes({ الأفراد: [['قائمة الإرهاب المحلية'], ...sheet] });
    const serve = (links: string, file: Answer): void => {
      publisher.answer(page, body(LIST_PAGE(links), { 'Content-Type': 'text/html' }));
      publisher.answer('/API/Upload/DownloadFile?FileID=good', file);
      publisher.answer('/API/Upload/DownloadFile?FileID=pdf', body(PDF));
    };

    it('is read where the page still links the workbook', async () => {
      serve(PDF_LINK + EXCEL_LINK, body(workbook));
      const list = await update(aeEocn);
      assert.deepEqual([list.outcome, list.origin], ['updated', 'network'], list.reason ?? '');
      assert.equal(list.entryCount, 2);
    });

    for (const [what, links, file, said] of [
      ['a PDF behind the link of the workbook', EXCEL_LINK, body(PDF), /a PDF, expected XLS/u],
      ['a PDF alone on its page', PDF_LINK, status(404), /no link|not found|has no/u],
      ['a page of search in place of the file', EXCEL_LINK, body(SEARCH_PAGE), /an HTML page, expected XLS/u],
    ] as const) {
      it(`fails with words that say what to do: ${what}`, async () => {
        serve(links, file);
        const list = await update(aeEocn);
        assert.equal(list.outcome, 'failed');
        assert.match(list.reason ?? '', said);
        assert.match(list.reason ?? '', /take the Excel file .* from the page .* and load it with --from/u);
      });
    }

    it('is read from the workbook that an operator saved under its own name', async () => {
      const folder = await freshFolder();
      await writeFiles(folder, { 'AE_EOCN/LocalTerroristList 2026.xlsx': workbook });
      const list = await update(aeEocn, folder);
      assert.deepEqual([list.outcome, list.edition], ['updated', 'workbook'], list.reason ?? '');
    });
  });

  describe('Israel counter terror financing', () => {
    const api = '/umbraco/delivery/api/v2/content';
    const address = (type: string): string =>
      `${api}?filter=contentType:${type}&sort=createDate:asc&skip=0&take=1000`;
    const serve = (answer: (type: string) => Answer): void => {
      for (const type of ['operative', 'organization', 'cryptocurrencyWallet'])
        publisher.answer(address(type), answer(type));
    };
    const files: Readonly<Record<string, string>> = {
      operative: listFixture('IL_NBCTF/operative.json'),
      organization: listFixture('IL_NBCTF/organization.json'),
      cryptocurrencyWallet: listFixture('IL_NBCTF/wallet.json'),
    };

    it('is read where the content interface still answers', async () => {
      serve((type) => body(files[type] ?? '', { 'Content-Type': 'application/json' }));
      const list = await update(ilNbctf);
      assert.deepEqual([list.outcome, list.origin], ['updated', 'network'], list.reason ?? '');
      assert.ok(list.entryCount > 0);
    });

    for (const [what, answer, said] of [
      ['a page of search', body(SEARCH_PAGE), /an HTML page, expected JSON/u],
      ['nothing at the address', status(404), /404/u],
      ['an error of the interface', body('{"type":"Error","title":"x","status":400,"detail":"y"}'), /items/u],
    ] as const) {
      it(`fails with words that say what to do: ${what}`, async () => {
        serve(() => answer);
        const list = await update(ilNbctf);
        assert.equal(list.outcome, 'failed');
        assert.match(list.reason ?? '', said);
        assert.match(
          list.reason ?? '',
          /save its lists \(operative\.en\.json, .*\), or the two workbooks .* load them with --from/u,
        );
      });
    }

    it('is read from the workbooks of the former site with the tables of seizures beside them', async () => {
      const folder = await freshFolder();
      await writeFiles(folder, {
        'IL_NBCTF/NBCTFIsrael - Terror Organization Designation List_XL.xlsx': ORGANIZATIONS,
        'IL_NBCTF/NBCTF Israel designation Individuals_XL.xlsx': INDIVIDUALS,
        'IL_NBCTF/wallets.csv': listFixture('IL_NBCTF/wallets.csv'),
      });
      const list = await update(ilNbctf, folder);
      assert.deepEqual(
        [list.outcome, list.edition, list.dataAsOf, list.unknown],
        ['updated', 'designation-workbooks', '2018-01-01', []],
        list.reason ?? '',
      );
      assert.deepEqual(
        list.leftOut.map(({ what, count }) => [what, count]),
        [['cancelled', 1]],
      );
    });

    it('is read from the files that an operator saved', async () => {
      const folder = await freshFolder();
      const saved = Object.entries(files).map(([type, text]) => [`IL_NBCTF/${type}.en.json`, text]);
      await writeFiles(folder, Object.fromEntries(saved) as Record<string, string>);
      const list = await update(ilNbctf, folder);
      assert.deepEqual([list.outcome, list.edition], ['updated', 'content-api'], list.reason ?? '');
    });
  });
});
