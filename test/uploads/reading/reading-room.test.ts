import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOfTexts } from '../../../src/uploads/reading/shared-texts.ts';
import { NoRoomError, ReadingRoom } from '../../../src/uploads/reading/reading-room.ts';
import { openTable } from '../../../src/uploads/reading/table-file.ts';
import { UnusableFileError } from '../../../src/uploads/reading/unusable-file.ts';
import { openRowCursor } from '../../../src/uploads/row-cursor.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { attackWorkbook, sheetOf } from '../support/attack-files.ts';
import { NEVER, startUploads } from '../support/upload-service.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A workbook of names whose cells share their texts. */
function namesWorkbook(names: readonly string[]): Uint8Array {
  const texts = ['name', ...names];
  const rows = texts.map((_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${row}</v></c></row>`);
  return attackWorkbook({
    sheet: sheetOf(rows.join('')),
    strings: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  });
}

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, row) => `Anna Bell ${String.fromCharCode(97 + (row % 26))}`);

describe('memory that spreadsheets share', () => {
  it('lets readings wait in their order until there is room for them', async () => {
    const room = new ReadingRoom({ bytes: 100, forRuns: 70 });
    const leave = await room.wait(60);
    const order: string[] = [];
    const large = room.wait(50).then((left) => (order.push('large'), left));
    const small = room.wait(10).then((left) => (order.push('small'), left));
    await settle();
    assert.deepEqual(order, [], 'a small one does not overtake a large one for ever');
    leave();
    leave();
    const [leaveLarge, leaveSmall] = [await large, await small];
    assert.deepEqual(order, ['large', 'small']);
    assert.equal(room.taken, 60);
    leaveLarge();
    leaveSmall();
    assert.equal(room.taken, 0);
  });

  it('is never more than there is, and what asks for more than the whole gets the whole', async () => {
    const room = new ReadingRoom({ bytes: 100, forRuns: 70 });
    const leave = await room.wait(1_000);
    assert.equal(room.taken, 100);
    await assert.rejects(room.tryForRun(1), NoRoomError);
    leave();
    const leaveRun = await room.tryForRun(1_000);
    assert.equal(room.taken, 70);
    await assert.rejects(room.tryForRun(1), NoRoomError);
    leaveRun();
    assert.equal(room.taken, 0);
  });

  it('is left to people by runs: those have a share, and none while a person waits', async () => {
    const room = new ReadingRoom({ bytes: 100, forRuns: 70 });
    const leaveRun = await room.tryForRun(40);
    await assert.rejects(room.tryForRun(40), NoRoomError);
    const leave = await room.wait(60);
    const waiting = room.wait(50);
    leave();
    const leaveNext = await waiting;
    await assert.rejects(room.tryForRun(40), NoRoomError);
    leaveNext();
    leaveRun();
    assert.equal(room.taken, 0);
  });

  it('is reckoned by what the texts unpack to, 66 MB at most', () => {
    assert.equal(memoryOfTexts(0), 1_000_000);
    assert.equal(memoryOfTexts(5_000_000), 11_000_000);
    assert.equal(memoryOfTexts(300_000_000), 66_000_000);
  });

  describe('of files', () => {
    const folder = temporaryFolder();
    after(() => folder.remove());
    const put = (name: string, bytes: Uint8Array): string => {
      const path = join(folder.path, name);
      writeFileSync(path, bytes);
      return path;
    };

    it('is held from the first row to the end of reading', async () => {
      const room = new ReadingRoom({ bytes: 10_000_000, forRuns: 5_000_000 });
      const file = openTable(put('names.xlsx', namesWorkbook(names(3))), room.wait);
      assert.equal(room.taken, 0);
      const format = await file.detect();
      for await (const _ of file.rows(format)) assert.ok(room.taken > 1_000_000);
      file.close();
      await settle();
      assert.equal(room.taken, 0);
    });

    it('is given back where a file cannot be read, or finds no room', async () => {
      const room = new ReadingRoom({ bytes: 10_000_000, forRuns: 5_000_000 });
      const broken = openTable(put('broken.xlsx', attackWorkbook({ strings: '<sst><si>' })), room.wait);
      await assert.rejects(broken.detect(), UnusableFileError);
      broken.close();
      assert.equal(room.taken, 0);
      const leave = await room.tryForRun(4_500_000);
      const path = put('names.xlsx', namesWorkbook(names(3)));
      const upload = {
        reading: { format: { kind: 'xlsx', sheets: ['A'], sheet: 'A' } },
        counts: { done: 1 },
      };
      await assert.rejects(
        openRowCursor(path, upload as unknown as Parameters<typeof openRowCursor>[1], room),
        NoRoomError,
      );
      leave();
      await settle();
      assert.equal(room.taken, 0);
    });

    it('is taken by no text file', async () => {
      const room = new ReadingRoom({ bytes: 1, forRuns: 1 });
      const leave = await room.wait(1);
      const file = openTable(put('names.csv', Buffer.from('name\nAnna Bell\n')), room.wait);
      assert.equal((await file.detect()).kind, 'text');
      file.close();
      leave();
    });
  });

  it('bounds a run of many spreadsheets, each of which is screened whole', async () => {
    const service = await startUploads();
    try {
      const uploads = [];
      for (let file = 0; file < 5; file++)
        uploads.push(await service.startFile(await service.account(), namesWorkbook(names(120))));
      const room = new ReadingRoom({ bytes: 4_000_000, forRuns: 2_500_000 });
      const taken = new Set<number>();
      const run = service.runWith({
        room,
        log: { failed: (_, error) => assert.fail(String(error)), screened: () => taken.add(room.taken) },
      });
      await run.run(NEVER);
      for (const upload of uploads)
        assert.equal((await service.allRows(upload)).length, 120, 'a file that had to wait is screened');
      assert.ok(Math.max(...taken) <= 2_500_000, [...taken].join(', '));
      assert.ok(Math.max(...taken) > 2_000_000, 'two are read at once');
      assert.equal(room.taken, 0);
    } finally {
      await service.close();
    }
  });
});
