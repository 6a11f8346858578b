import assert from 'node:assert/strict';
import { answersTo } from '../../src/uploads/columns/column-questions.ts';
import { questionsOfReading } from '../../src/uploads/drafts.ts';
import { shownTexts } from '../../src/uploads/shown-texts.ts';
import type { RowResult, Upload } from '../../src/uploads/upload.ts';
import { workbookBytes } from '../support/workbooks.ts';
import { bytesOf, NEVER, startUploads, type UploadsUnderTest } from './support/upload-service.ts';

const LISTED = 'Qmbrel Zothvan';

/** Windows-1252 and Windows-1251 for the letters that the files have. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const cyrillic = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) =>
      letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
    ),
  );

describe('files that are not as they should be', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());

  const receive = async (file: string | Uint8Array): Promise<Upload> =>
    service.uploads.receive(await service.account(), 'customers', bytesOf(file));

  async function screened(file: string | Uint8Array): Promise<readonly RowResult[]> {
    const upload = await service.startFile(await service.account(), file);
    await service.runWith().run(NEVER);
    return service.allRows(upload);
  }

  const levelsOf = (rows: readonly RowResult[]): readonly (readonly [number, string | null])[] =>
    rows.map(({ line, level, problem }) => [line, level ?? problem]);

  it('have two rows of headings, of which neither is screened', async () => {
    const rows = await screened(
      `Customer,,Address,\nName,Born,Street,Country\n${LISTED},1980,High Street 1,DE\n`,
    );
    assert.deepEqual(levelsOf(rows), [[3, 'high']]);
  });

  it('have 200 columns, the name in the last one', async () => {
    const headings = [...Array.from({ length: 199 }, (_, column) => `Field ${column}`), 'Name'];
    const cells = [...Array.from({ length: 199 }, (_, column) => `${column}`), LISTED];
    assert.deepEqual(levelsOf(await screened(`${headings.join(';')}\n${cells.join(';')}\n`)), [[2, 'high']]);
  });

  it('have a column twice: the same name is one party, another one is a second', async () => {
    const text = `Name,Country,Name,Country\nAnna Harmless,DE,${LISTED},Iran\n${LISTED},DE,${LISTED},DE\n`;
    const [both, once] = await screened(text);
    assert.deepEqual([both?.level, both?.searches, once?.level, once?.searches], ['high', 2, 'high', 1]);
    assert.deepEqual(
      both?.detail.flags.map(({ jurisdiction }) => jurisdiction),
      ['Iran'],
    );
  });

  it('have first and last names twice, which may be one person or two: their owner is asked', async () => {
    const upload = await receive('First name,Last name,First name,Last name\nAnna,Bell,Qmbrel,Zothvan\n');
    const asked = questionsOfReading(upload.reading).map(({ column }) => column);
    assert.deepEqual(asked, [0, 1, 2, 3]);
  });

  it('are sheets of formulas: what was calculated is read, and what was not is said and costs nothing', async () => {
    const calculated = [
      [
        { f: 'B9', v: 'Name' },
        { f: 'C9', v: 'Ref' },
      ],
      [
        { f: 'B10', v: LISTED },
        { f: 'C10', v: 17 },
      ],
    ];
    assert.deepEqual(levelsOf(await screened(workbookBytes({ A: calculated }))), [[2, 'high']]);
    const rows = [
      ['Name', 'Ref'],
      [{ f: 'B10' }, { f: 'C10' }],
      [LISTED, 17],
    ];
    const upload = await receive(workbookBytes({ A: rows }));
    assert.deepEqual([upload.cost.rows, upload.cost.unusable, upload.cost.searches], [2, 1, 1]);
    const [missing] = await screened(workbookBytes({ A: rows }));
    assert.match(missing?.problem ?? '', /formula/u);
    assert.equal(missing?.searches, 0);
  });

  it('have merged cells: a title over all columns is above the headings, and a row below a merged name says it has none', async () => {
    const rows = [
      ['Customers of 2026', null, null],
      ['Name', 'Address', 'Country'],
      [LISTED, 'High Street 1', 'DE'],
      [null, 'High Street 2', 'DE'],
      ['Anna Harmless', 'High Street 3', 'DE'],
    ];
    const bytes = workbookBytes({ A: rows }, { merged: ['A1:C1', 'A3:A4'] });
    assert.equal((await receive(bytes)).reading.headingRow, 1);
    assert.deepEqual(levelsOf(await screened(bytes)), [
      [3, 'high'],
      [4, 'The row has no name.'],
      [5, 'none'],
    ]);
  });

  it('have dates as the numbers of a spreadsheet, which are shown as dates', async () => {
    const bytes = workbookBytes({
      A: [
        ['Name', 'Date of birth'],
        [LISTED, 29252],
      ],
    });
    const upload = await service.startFile(await service.account(), bytes);
    await service.runWith().run(NEVER);
    const [row = assert.fail()] = await service.allRows(upload);
    assert.deepEqual(
      shownTexts(upload.reading, row).map(({ field, text }) => [field, text]),
      [['birth_date', '1980-02-01 (29252)']],
    );
  });

  it('have identifiers in scientific notation: said for the file and in the row, and not looked up', async () => {
    const text = `Name,Passport number\n${LISTED},1.23457E+11\nAnna Harmless,K1234567\n`;
    const upload = await receive(text);
    assert.deepEqual(
      [upload.cost.remarks?.shortened, upload.cost.remarks?.shortenedText],
      [1, '1.23457E+11'],
    );
    const [row] = await screened(text);
    assert.match(
      row?.detail.notes?.join(' ') ?? '',
      /shortened the number “1\.23457E\+11”: it was not looked up/u,
    );
  });

  it('start with no other columns than those whose cost and questions were confirmed', async () => {
    const account = await service.account();
    const draft = await service.uploads.receive(
      account,
      'a',
      bytesOf(`Zz,Yy\n${LISTED},Anna Bell\nTom Roe,Li Na\n`),
    );
    const shown = { searches: draft.cost.searches, answers: answersTo(questionsOfReading(draft.reading)) };
    const { options } = draft;
    await service.uploads.change(account, draft.id, { mapping: ['none', 'other_name'], options });
    await assert.rejects(service.uploads.start(account, draft.id, { ...shown, searches: 7 }), /has changed/u);
    await service.uploads.change(account, draft.id, { mapping: ['none', 'none'], options });
    await assert.rejects(service.uploads.start(account, draft.id, shown), /choose the column/u);
    assert.equal((await service.uploads.find(account, draft.id)).state, 'draft');
  });

  it('have another encoding in their second half: each half is read in its own', async () => {
    const first = 'name;city\nJosé Müller;Zürich\nFrançois Bé;Genève\n';
    const halves: readonly (readonly [Uint8Array, readonly string[]])[] = [
      [
        Buffer.concat([Buffer.from(first), latin('Jörg Größe;Köln\nBjörn Åse;Malmö\n')]),
        ['José Müller', 'François Bé', 'Jörg Größe', 'Björn Åse'],
      ],
      [
        Buffer.concat([latin(first), Buffer.from('Jörg Größe;Köln\n')]),
        ['José Müller', 'François Bé', 'Jörg Größe'],
      ],
      [
        Buffer.concat([
          Buffer.from(first),
          cyrillic('Иван Петров;Москва\nАнна Сидорова;Казань\nПётр Смирнов;Самара\n'.replace('ё', 'е')),
        ]),
        ['José Müller', 'François Bé', 'Иван Петров', 'Анна Сидорова', 'Петр Смирнов'],
      ],
    ];
    for (const [bytes, names] of halves) {
      const rows = await screened(bytes);
      assert.deepEqual(
        rows.map(({ query }) => query),
        names,
      );
    }
  });
});
