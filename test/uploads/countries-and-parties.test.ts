import assert from 'node:assert/strict';
import { createScreening } from '../../src/screening/create-screening.ts';
import { resultCells, resultHeadings, hiddenOf, matchesOf } from '../../src/uploads/results-table.ts';
import type { RowResult, Upload, UploadOptions } from '../../src/uploads/upload.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { listedParty } from '../support/parties.ts';
import { bytesOf, NEVER, startUploads, type UploadsUnderTest } from './support/upload-service.ts';

const OPTIONS: UploadOptions = { threshold: 0.3, entryType: null, lists: null };

describe('the countries and parties of a file', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());

  async function run(
    text: string,
    options: UploadOptions = OPTIONS,
  ): Promise<{ readonly upload: Upload; readonly rows: readonly RowResult[] }> {
    const account = await service.account();
    const { id, reading } = await service.uploads.receive(account, 'a.csv', bytesOf(text));
    const { cost } = await service.uploads.change(account, id, { mapping: reading.mapping, options });
    await service.uploads.start(account, id, { searches: cost.searches, answers: '' });
    await service.runWith().run(NEVER);
    const upload = await service.uploads.find(account, id);
    assert.equal(upload.counts.searches, cost.searches);
    return { upload, rows: await service.allRows(upload) };
  }

  it('never hide a match unless that is asked for', async () => {
    const { rows } = await run(
      'name,country\nQmbrel Zothvan,Frankreich\nQmbrel Zothvan,Iran\nQmbrel Zothvan,\n',
    );
    assert.deepEqual(
      rows.map(({ level, detail }) => [level, hiddenOf(detail).total, detail.flags.length]),
      [
        ['high', null, 0],
        ['high', null, 1],
        ['high', null, 0],
      ],
    );
    assert.deepEqual(matchesOf(rows[0]?.detail ?? assert.fail())[0]?.countries, ['IR', 'RU']);
  });

  it('say how many matches they hide where it is asked for, and keep them to be shown', async () => {
    const { upload, rows } = await run('name,country\nQmbrel Zothvan,Frankreich\nQmbrel Zothvan,Iran\n', {
      ...OPTIONS,
      narrowByCountry: true,
    });
    assert.deepEqual(
      rows.map(({ level }) => level),
      ['none', 'high'],
    );
    const [first = assert.fail()] = rows;
    const hidden = hiddenOf(first.detail);
    assert.deepEqual([hidden.total, hidden.matches[0]?.name], [1, 'Qmbrel Zothvan']);
    const place = resultHeadings(upload).indexOf('screening_hidden_by_country');
    assert.equal(resultCells(upload, first, new Map())[place], 1);
  });

  it('are said where they are not understood, in the row and for the file', async () => {
    const { upload, rows } = await run('name,country\nAnna Bell,Irann\nTom Major,Nort Korea\nLi Na,Irann\n');
    assert.deepEqual(upload.cost.remarks?.unknownCountries, [
      { text: 'Irann', rows: 2 },
      { text: 'Nort Korea', rows: 1 },
    ]);
    assert.deepEqual(
      rows.map(({ detail }) => detail.notes),
      ['Irann', 'Nort Korea', 'Irann'].map((text) => [
        `The country “${text}” is not understood: it raised no flag. Did you mean ${text === 'Irann' ? 'Iran' : 'North Korea or South Korea'}?`,
      ]),
    );
  });

  it('raise the flag of a town in a column of addresses, without a street or a country', async () => {
    const { upload, rows } = await run('name,address\nAnna Bell,Tehran\nTom Major,Sevastopol\nLi Na,Lyon\n');
    assert.deepEqual(upload.reading.mapping, ['name', 'address']);
    assert.deepEqual(
      rows.map(({ detail, level }) => [level, detail.flags.map(({ jurisdiction }) => jurisdiction)]),
      [
        ['none', ['Iran']],
        ['none', ['Crimea, including Sevastopol']],
        ['none', []],
      ],
    );
    // The page and the file say that the address itself was not searched.
    assert.match(rows[0]?.problem ?? '', /names no street or building/u);
    assert.equal(upload.counts.flagged, 2);
  });

  it('are screened each by itself and charged as what they are: the firm and its owner', async () => {
    const text = 'Company,Owner,Country\nHarmless Ltd,Qmbrel Zothvan,FR\nHarmless Two Ltd,,FR\n';
    const { upload, rows } = await run(text);
    assert.deepEqual(
      rows.map(({ level, searches }) => [level, searches]),
      [
        ['high', 2],
        ['none', 1],
      ],
    );
    const [first = assert.fail()] = rows;
    assert.equal(matchesOf(first.detail)[0]?.party, 'Qmbrel Zothvan');
    const cells = resultCells(upload, first, new Map());
    assert.equal(
      cells[resultHeadings(upload).indexOf('screening_screened_name')],
      'Harmless Ltd | Qmbrel Zothvan',
    );
    assert.equal(upload.cost.remarks?.severalParties, 1);
  });
});

describe('identifiers beside a name', () => {
  it('are matches at 1.0 where they are equal, in the search of the name', async () => {
    const wallet = '0xd90e2f925DA726b50C4Ed8D0Fb90Ad053324F31b';
    const engine = await engineHolding([
      listedParty('Zorya Star', {
        id: 1,
        entryType: 'vessel',
        identifications: [{ type: 'IMO', number: '9187629', country: '', note: '' }],
        contacts: [{ type: 'phone', value: '+7 495 123-45-67' }],
      }),
      listedParty('Nobody Known', { id: 2, wallets: [{ currency: 'ETH', address: wallet }] }),
    ]);
    const screening = createScreening({ engine, clock: () => new Date(0) });
    const ids = async (identifiers: readonly string[]): Promise<readonly (readonly [number, number])[]> => {
      const facts = { identifiers: identifiers.map((number) => ({ number })) };
      const items = [{ name: 'Harmless Person', facts }];
      const { results, searchesRun } = await screening.screenBatch({
        items,
        threshold: 0.8,
        lists: ['OFAC_SDN'],
      });
      assert.deepEqual(searchesRun, { name: 1, address: 0, contact: 0 });
      const [{ name } = assert.fail()] = results;
      assert.ok('matches' in name);
      return name.matches.map(({ party, score }) => [party.id, score] as const);
    };
    assert.deepEqual(await ids(['IMO 9187629']), [[1, 1]]);
    assert.deepEqual(await ids(['9187629', wallet.toLowerCase()]), [
      [1, 1],
      [2, 1],
    ]);
    // A tax number with the digits of a phone number is no phone number.
    assert.deepEqual(await ids(['74951234567']), []);
  });
});
