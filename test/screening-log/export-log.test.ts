import assert from 'node:assert/strict';
import { openScreeningLog, type OpenScreeningLog } from '../../src/compose-screening-log.ts';
import { exportLog } from '../../src/screening-log/export-log.ts';
import type { LogSearch } from '../../src/screening-log/screening-log.ts';
import { screeningRecord } from '../support/logged-screenings.ts';

describe('the screening log as CSV', () => {
  let log: OpenScreeningLog;
  beforeEach(async () => {
    log = await openScreeningLog(':memory:');
  });
  afterEach(() => log.close());

  async function linesOf(search: Partial<LogSearch> = {}): Promise<readonly string[]> {
    let text = '';
    for await (const piece of exportLog(log.store, { accountId: 1, ...search })) text += piece;
    assert.ok(text.startsWith('\ufeff'), 'spreadsheets need the mark to read UTF-8');
    return text.slice(1).split('\r\n');
  }

  it('writes one line for each entry, newest first', async () => {
    await log.store.append([
      screeningRecord({ name: 'first' }),
      screeningRecord({
        name: 'second',
        flags: [{ tier: 'embargoed', jurisdiction: 'Iran' }],
        best: { partyId: 9, listCode: 'OFAC_SDN', name: 'Listed', score: 0.91 },
        found: { name: 2, address: null, contact: null },
      }),
    ]);
    const [header, ...lines] = await linesOf();
    const [first, second] = (await log.store.search({ accountId: 1 }, 2)).entries
      .map(({ id }) => id)
      .toReversed();
    assert.ok(header?.startsWith('id,screened_at,door,api_key_id,reference,name,address,'));
    assert.deepEqual(lines, [
      `${second},2026-03-15T12:00:00.000Z,api,7,,second,,,,,0.3,,2,,,high,0.91,Listed,OFAC_SDN,9,Iran (embargoed),,,,,OFAC_SDN 2026-03-14 (4)`,
      `${first},2026-03-15T12:00:00.000Z,api,7,,first,,,,,0.3,,0,,,none,,,,,,,,,,OFAC_SDN 2026-03-14 (4)`,
      '',
    ]);
  });

  it('makes texts of what a spreadsheet would run', async () => {
    await log.store.append([screeningRecord({ name: '=HYPERLINK("https://evil.example","x")' })]);
    const [, line] = await linesOf();
    assert.ok(line?.includes(`,"'=HYPERLINK(""https://evil.example"",""x"")",`), line);
  });

  it('exports what a search finds, of its account only, in pieces', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => screeningRecord({ name: `wanted ${index}` }));
    const foreign = screeningRecord({ name: 'wanted', origin: { door: 'api', accountId: 2, keyId: 1 } });
    await log.store.append([...many, screeningRecord({ name: 'other' }), foreign]);
    assert.equal((await linesOf({ text: 'wanted' })).length, 1_100 + 2);
    const pieces: string[] = [];
    for await (const piece of exportLog(log.store, { accountId: 1 })) pieces.push(piece);
    assert.equal(pieces.length, 1 + 3);
  });
});
