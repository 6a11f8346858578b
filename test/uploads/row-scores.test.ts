import assert from 'node:assert/strict';
import { uploads001 } from '../../src/db/migrations/uploads-001-uploads.ts';
import { uploads003 } from '../../src/db/migrations/uploads-003-row-scores.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { matchesOf, resultCells, resultHeadings } from '../../src/uploads/results-table.ts';
import { scoresOf } from '../../src/uploads/row-scores.ts';
import type { RowDetail, RowResult, Upload } from '../../src/uploads/upload.ts';
import type { RowFilter, RowOrder } from '../../src/uploads/upload-store.ts';
import { listedParty } from '../support/parties.ts';
import { LISTED } from '../support/screening-service.ts';
import { NEVER, startUploads, type UploadsUnderTest } from './support/upload-service.ts';

const STREET = '"27 Stromynka Ul., 107076 Moscow"';
const FILE = [
  'name,address,email',
  'Anna Harmless,,',
  `Tom Harmless,${STREET},`,
  'Li Harmless,,office@zothvan.example',
  `Qmbrel Zothvan,${STREET},nobody@example.com`,
].join('\n');

describe('the levels of what is searched of a row', () => {
  let service: UploadsUnderTest;
  let upload: Upload;
  let rows: readonly RowResult[];
  before(async () => {
    service = await startUploads([
      ...LISTED,
      listedParty('Vrelka Osmund', {
        id: 9_100,
        birthDates: [{ text: '1961', earliest: null, latest: null }],
        countries: [
          { name: 'Islamic Republic of Iran', code: 'IR', relation: 'nationality' },
          { name: 'Ruritania', code: '', relation: 'citizenship' },
          { name: 'Russia', code: 'RU', relation: 'residence' },
        ],
        identifications: [{ type: 'Passport', number: 'K123', country: '', note: '' }],
      }),
    ]);
    const account = await service.account();
    const started = await service.startFile(account, FILE);
    await service.runWith().run(NEVER);
    upload = await service.uploads.find(account, started.id);
    rows = await service.allRows(upload);
  });
  after(() => service.close());

  it('are told apart, and an address alone makes no row high', () => {
    assert.deepEqual(
      rows.map(({ level, detail }) => [level, scoresOf(detail)]),
      [
        ['none', { name: 0, contact: null, address: null }],
        ['medium', { name: 0, contact: null, address: 1 }],
        ['high', { name: 0, contact: 1, address: null }],
        ['high', { name: 1, contact: 0, address: 1 }],
      ],
    );
    assert.deepEqual([upload.counts.high, upload.counts.medium], [2, 1]);
    assert.equal(matchesOf(rows[3]?.detail ?? assert.fail())[0]?.kind, 'name');
  });

  it('are counted', async () => {
    assert.deepEqual(await service.uploads.levels(upload), {
      name: { high: 1, medium: 0, low: 0, none: 3 },
      contact: { high: 1, medium: 0, low: 0, none: 1 },
      address: { high: 2, medium: 0, low: 0, none: 0 },
    });
  });

  it('choose and sort rows', async () => {
    const found = async (filter: RowFilter, order: RowOrder = 'row'): Promise<readonly number[]> => {
      const page = await service.uploads.results(upload, filter, { order, offset: 0, limit: 10 });
      assert.equal(page.total, page.rows.length);
      return page.rows.map(({ row }) => row);
    };
    assert.deepEqual(await found({ level: 'high' }), [2, 3]);
    assert.deepEqual(await found({ of: 'address', level: 'high' }), [1, 3]);
    assert.deepEqual(await found({ of: 'contact' }), [2]);
    assert.deepEqual(await found({ of: 'contact', level: 'none' }), [3]);
    assert.deepEqual(await found({ of: 'name', level: 'low' }), []);
    assert.deepEqual(await found({}, 'score'), [2, 3, 1, 0]);
    assert.deepEqual(await found({}, 'address'), [1, 3, 0, 2]);
    assert.deepEqual(await found({}, 'contact'), [2, 3, 0, 1]);
  });

  it('are in the download with what tells the best match from others of its name', async () => {
    const account = await service.account();
    const { id } = await service.startFile(account, 'name\nVrelka Osmund\n');
    await service.runWith().run(NEVER);
    const other = await service.uploads.find(account, id);
    const [row = assert.fail()] = await service.allRows(other);
    const cells = resultCells(other, row, new Map([['OFAC_SDN', 'Blocked persons']]));
    const shown = Object.fromEntries(
      resultHeadings(other).map((heading, at) => [String(heading).replace('screening_', ''), cells[at]]),
    );
    assert.equal(shown['best_match_list_name'], 'Blocked persons');
    assert.equal(shown['best_match_born'], '1961');
    assert.equal(shown['best_match_nationality'], 'Iran; Ruritania');
    assert.equal(shown['best_match_identifiers'], 'Passport: K123');
    assert.deepEqual(
      [shown['best_score'], shown['name_score'], shown['contact_score'], shown['address_score']],
      [1, 1, null, null],
    );
  });

  it('are found for the rows of a store that an earlier version wrote', async () => {
    const database = await openMigrated(':memory:', [uploads001], 'uploads');
    const match = (score: number) => ({ total: 2, matches: [{ score }, { score: 0.1 }] });
    const details = [
      {
        name: match(0.4),
        others: [
          { query: 'B', name: match(0.9) },
          { query: 'C', name: { error: 'x' } },
        ],
      },
      { name: { total: 0, matches: [] }, address: { error: 'No street.' }, contacts: match(1) },
      {},
    ];
    for (const [row, detail] of details.entries()) {
      const found = { upload_id: 'a', row, line: 1, query: '', score: 0, searches: 1, flagged: 0, words: '' };
      await database('upload_rows').insert(found);
      await database('upload_row_details').insert({
        upload_id: 'a',
        row,
        cells: '[]',
        detail: JSON.stringify(detail),
      });
    }
    await uploads003.up(database);
    const stored = await database('upload_rows')
      .orderBy('row')
      .select<Record<string, number | null>[]>(['name_score', 'contact_score', 'address_score']);
    assert.deepEqual(
      stored.map(({ name_score: name, contact_score: contact, address_score: address }) => ({
        name,
        contact,
        address,
      })),
      details.map((detail) => scoresOf(detail as unknown as RowDetail)),
    );
    assert.equal(stored[0]?.['name_score'], 0.9);
    await database.destroy();
  });
});
