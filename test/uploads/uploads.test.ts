import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { workbookBytes } from '../support/workbooks.ts';
import { attackWorkbook, nested } from './support/attack-files.ts';
import { bytesOf, namesCsv, startUploads, NEVER, type UploadsUnderTest } from './support/upload-service.ts';

const confirmed = (searches: number) => ({ searches, answers: '' });

describe('a file that comes in', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());

  it('is a draft with recognised columns and a cost by the rules of a batch', async () => {
    const account = await service.account();
    const text = [
      'Name;Anschrift;Land;E-Mail;Kundennummer',
      'Anna Bell;Hauptstraße 1, Berlin;DE;anna@bell.example;1',
      'Tom Major;Berlin;DE;;2',
      'Jane Roe;;DE;jane@roe.example, not an address;3',
      ';Hauptstraße 2, Berlin;DE;;4',
    ].join('\r\n');
    const upload = await service.uploads.receive(account, 'C:\\data\\Kunden.csv', bytesOf(`\ufeff${text}`));
    assert.equal(upload.state, 'draft');
    assert.equal(upload.fileName, 'Kunden.csv');
    assert.deepEqual(upload.reading.mapping, ['name', 'address', 'country', 'email', 'reference']);
    assert.deepEqual(upload.reading.format, { kind: 'text', encoding: 'utf-8', delimiter: ';' });
    // 3 names, 1 address that names a street, 2 valid e-mail addresses; the row without a name costs nothing.
    assert.deepEqual(upload.cost, { rows: 4, unusable: 1, searches: 6 });
    assert.equal(await service.used(account), 0);
    const preview = await service.uploads.preview(upload);
    assert.deepEqual(preview.rows[1], { line: 3, cells: ['Tom Major', 'Berlin', 'DE', '', '2'] });
  });

  it('may be a spreadsheet', async () => {
    const bytes = workbookBytes({
      Sheet1: [
        ['Full name', 'Country'],
        ['Anna Bell', 'DE'],
        ['Tom Major', null],
      ],
    });
    const upload = await service.uploads.receive(await service.account(), 'customers.xlsx', bytesOf(bytes));
    assert.deepEqual(upload.cost, { rows: 2, unusable: 0, searches: 2 });
    assert.equal(upload.reading.format.kind, 'xlsx');
  });

  const ATTACKS: readonly (readonly [what: string, bytes: Uint8Array | string, why: RegExp])[] = [
    ['tags nested in each other', attackWorkbook({ sheet: nested('worksheet', 100_000) }), /more than 32/u],
    ['a line without end', `name\n${'x'.repeat(300_000)}`, /Line 2 has more than 200,000 characters/u],
  ];
  for (const [what, bytes, why] of ATTACKS) {
    it(`leaves no file and no draft behind when it has ${what}`, async () => {
      const account = await service.account();
      await assert.rejects(service.uploads.receive(account, 'a', bytesOf(bytes)), why);
      assert.deepEqual(await service.files.ids(), []);
      assert.deepEqual(await service.uploads.list(account), []);
    });
  }

  const LIMITS: readonly (readonly [plan: string, rows: number])[] = [
    ['trial', 25],
    ['starter', 500],
    ['professional', 1_000],
  ];
  for (const [plan, rows] of LIMITS) {
    it(`may have ${rows} rows on the ${plan} plan and not one more`, async () => {
      const account = await service.account(plan);
      assert.equal(
        (await service.uploads.receive(account, 'a.csv', bytesOf(namesCsv(rows)))).cost.rows,
        rows,
      );
      await assert.rejects(
        service.uploads.receive(account, 'a.csv', bytesOf(namesCsv(rows + 1))),
        /rows a file/u,
      );
      assert.equal((await service.files.ids()).length, 1);
    });
  }

  it('is refused without a running plan, before it is read', async () => {
    await assert.rejects(
      service.uploads.receive(await service.account('none'), 'a.csv', bytesOf('name\nAnna\n')),
      /no plan/u,
    );
    assert.deepEqual(await service.files.ids(), []);
  });

  const REFUSED: readonly (readonly [what: string, text: string | Uint8Array, why: RegExp])[] = [
    ['nothing', '', /empty/u],
    ['headings alone', 'name,country\n', /no rows/u],
    ['blank lines', '\n\n  \r\n\t\n', /no rows/u],
    ['a PDF', '%PDF-1.7 ...', /PDF/u],
  ];
  for (const [what, text, why] of REFUSED) {
    it(`is refused and not kept when it holds ${what}`, async () => {
      await assert.rejects(service.uploads.receive(await service.account(), 'a.csv', bytesOf(text)), why);
      assert.deepEqual(await service.files.ids(), []);
    });
  }

  it('is refused when it is larger than any file may be, while it comes in', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield await Promise.resolve(Buffer.alloc(1_000_000, 0x61));
    }
    await assert.rejects(service.uploads.receive(await service.account(), 'a.csv', endless()), /50 MB/u);
    assert.deepEqual(await service.files.ids(), []);
  });

  it('replaces the oldest of five drafts', async () => {
    const account = await service.account();
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) {
      ids.push((await service.uploads.receive(account, 'a.csv', bytesOf('name\nAnna\n'))).id);
      service.clock.advance(1_000);
    }
    assert.deepEqual(
      (await service.uploads.list(account)).map(({ id }) => id),
      ids.slice(1).reverse(),
    );
    assert.ok(!existsSync(service.files.path(ids[0] ?? '')));
  });
});

describe('a draft', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());
  const options = { threshold: 0.5, entryType: 'individual', lists: ['EU_FSF'] } as const;

  it('takes other columns and options, and its cost follows', async () => {
    const account = await service.account();
    const { id } = await service.uploads.receive(
      account,
      'a.csv',
      bytesOf('name,employer\nAnna Bell,Acme Ltd\nTom Major,\n'),
    );
    const changed = await service.uploads.change(account, id, { mapping: ['none', 'name'], options });
    assert.deepEqual(changed.cost, { rows: 2, unusable: 1, searches: 1 });
    const stored = await service.uploads.find(account, id);
    assert.deepEqual(stored.options, options);
    assert.deepEqual(stored.reading.mapping, ['none', 'name']);
  });

  it('may be read without headings, or with another separator, which finds its columns anew', async () => {
    const account = await service.account();
    const { id, reading } = await service.uploads.receive(account, 'a.csv', bytesOf('name\nBell; Anna\n'));
    assert.equal(reading.columns.length, 2 - 1);
    const headless = await service.uploads.change(account, id, { headings: null, options });
    assert.equal(headless.cost.rows, 2);
    const format = { kind: 'text', encoding: 'utf-8', delimiter: ',' } as const;
    const split = await service.uploads.change(account, id, {
      format,
      headings: { row: 0, rows: 1 },
      mapping: ['name', 'none'],
      options,
    });
    assert.deepEqual(split.reading.mapping, ['name']);
  });

  it('is not priced anew when only its options change', async () => {
    const account = await service.account();
    const upload = await service.uploads.receive(account, 'a.csv', bytesOf(namesCsv(3)));
    // Without its file nothing could be read.
    await service.files.remove(upload.id);
    const { mapping, format } = upload.reading;
    const change = { mapping, format, options };
    assert.deepEqual((await service.uploads.change(account, upload.id, change)).cost, upload.cost);
  });

  it('starts only at the cost that was confirmed, with a column of names, and once', async () => {
    const account = await service.account();
    const { id, cost } = await service.uploads.receive(account, 'a.csv', bytesOf(namesCsv(3)));
    await assert.rejects(service.uploads.start(account, id, confirmed(cost.searches - 1)), /cost/u);
    await service.uploads.change(account, id, { mapping: ['none', 'none'], options });
    await assert.rejects(service.uploads.start(account, id, confirmed(0)), /column that holds the names/u);
    await service.uploads.change(account, id, { mapping: ['name', 'none'], options });
    await service.uploads.start(account, id, confirmed(cost.searches));
    await assert.rejects(service.uploads.start(account, id, confirmed(cost.searches)), /started already/u);
    await assert.rejects(service.uploads.change(account, id, { options }), /started already/u);
  });

  it('starts only when what was guessed is confirmed or chosen', async () => {
    const account = await service.account();
    const text = 'K1,K2\n17,Anna Bellweather\n18,Tom Major\n';
    const { id, reading, cost } = await service.uploads.receive(account, 'a.csv', bytesOf(text));
    assert.deepEqual(reading.mapping, ['none', 'name']);
    const start = (answers: string) =>
      service.uploads.start(account, id, { searches: cost.searches, answers });
    await assert.rejects(start(''), /look at “Column 2”/u);
    await assert.rejects(start('1:address 0:name'), /look at “Column 2”/u);
    await service.uploads.change(account, id, { mapping: ['none', 'other_name'], options });
    const chosen = await service.uploads.change(account, id, { mapping: ['none', 'name'], options });
    assert.deepEqual(chosen.reading.origins, ['unknown', 'chosen']);
    await start('');
  });

  it('is warned about a known heading over towns, and starts when that was seen', async () => {
    const account = await service.account();
    const text = 'Name,Kundin\nRotterdam,Anna Bellweather\nParis,Tom Major\n';
    const { id, cost } = await service.uploads.receive(account, 'a.csv', bytesOf(text));
    const start = (answers: string) =>
      service.uploads.start(account, id, { searches: cost.searches, answers });
    await assert.rejects(start(''), /look at “Name”, “Kundin”/u);
    await start('0:name 1:none');
  });

  it('has its headings below titles, and says which rows are left out', async () => {
    const account = await service.account();
    const bytes = workbookBytes({
      Notes: [['see below']],
      Customers: [
        ['Customers of 2026', null, null],
        [],
        ['Customer name', 'Country', 'Since'],
        ['Anna Bell', 'Irann', 2020],
        ['Tom Major', 'DE', 2021],
      ],
    });
    const upload = await service.uploads.receive(account, 'a.xlsx', bytesOf(bytes));
    const { format, headingRow, columns, mapping } = upload.reading;
    assert.deepEqual(format, { kind: 'xlsx', sheets: ['Notes', 'Customers'], sheet: 'Customers' });
    assert.deepEqual(
      [headingRow, columns, mapping],
      [1, ['Customer name', 'Country', 'Since'], ['name', 'country', 'none']],
    );
    assert.equal(upload.cost.rows, 2);
    assert.deepEqual(upload.cost.remarks?.unknownCountries, [{ text: 'Irann', rows: 1 }]);
    const preview = await service.uploads.preview(upload);
    assert.deepEqual([preview.top.length, preview.rows[0]?.line], [4, 4]);
    const change = { mapping, countries: { Irann: 'IR' }, options };
    const said = await service.uploads.change(account, upload.id, change);
    assert.equal(said.cost.remarks, undefined);
    const first = await service.uploads.change(account, upload.id, {
      headings: { row: 0, rows: 1 },
      options,
    });
    assert.equal(first.reading.columns[0], 'Customers of 2026');
    assert.equal(first.cost.rows, 3);
  });

  it('may have two rows of headings', async () => {
    const text = 'Customer,Country\nKunde,Land\nAnna Bell,DE\n';
    const upload = await service.uploads.receive(await service.account(), 'a.csv', bytesOf(text));
    assert.deepEqual(upload.reading.columns, ['Customer / Kunde', 'Country / Land']);
    assert.deepEqual([upload.reading.mapping, upload.cost.rows], [['name', 'country'], 1]);
  });

  it('does not exist for another account, whatever is asked of it', async () => {
    const [owner, other] = [await service.account(), await service.account()];
    const upload = await service.uploads.receive(owner, 'a.csv', bytesOf(namesCsv(3)));
    const { uploads } = service;
    for (const ask of [
      uploads.find(other, upload.id),
      uploads.change(other, upload.id, { options }),
      uploads.start(other, upload.id, confirmed(3)),
      uploads.cancel(other, upload.id),
      uploads.resume(other, upload.id),
      uploads.remove(other, upload.id),
      uploads.find(owner, '../../etc/passwd'),
    ]) {
      await assert.rejects(ask, /no upload with this id/u);
    }
    assert.deepEqual(await uploads.list(other), []);
    assert.equal((await uploads.find(owner, upload.id)).state, 'draft');
  });

  it('is deleted with its file, and not while it runs', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(3));
    await assert.rejects(service.uploads.remove(account, upload.id), /cancel it first/u);
    await service.runWith().run(NEVER);
    await service.uploads.remove(account, upload.id);
    assert.ok(!existsSync(service.files.path(upload.id)));
    await assert.rejects(service.uploads.find(account, upload.id), /no upload/u);
  });
});

describe('what is kept of uploads', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());
  const DAY = 86_400_000;

  it('is forgotten 30 days after the end, file, rows and all', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(1_500));
    await service.runWith().run(NEVER);
    service.clock.advance(29 * DAY);
    await service.forget();
    assert.equal((await service.allRows(upload)).length, 1_500);
    service.clock.advance(2 * DAY);
    await service.forget();
    assert.deepEqual(await service.uploads.list(account), []);
    assert.deepEqual(await service.allRows(upload), []);
    assert.deepEqual(await service.files.ids(), []);
  });

  it('is forgotten after a day when nobody starts it', async () => {
    const account = await service.account();
    await service.uploads.receive(account, 'a.csv', bytesOf(namesCsv(3)));
    service.clock.advance(DAY - 1);
    await service.forget();
    assert.equal((await service.uploads.list(account)).length, 1);
    service.clock.advance(2);
    await service.forget();
    assert.equal((await service.uploads.list(account)).length, 0);
  });

  it('is forgotten with its account', async () => {
    const account = await service.account();
    await service.startFile(account, namesCsv(3));
    await service.runWith().run(NEVER);
    await service.accounts.management.remove(account.email);
    await service.forget();
    assert.deepEqual([...(await service.store.ids())], []);
  });
});
