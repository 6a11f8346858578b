import assert from 'node:assert/strict';
import { ListFormatError } from '../../../src/errors.ts';
import { readJsonRecords } from '../../../src/lists/formats/json-records.ts';

async function read(text: string, chunkSize: number): Promise<readonly unknown[]> {
  const all = Buffer.from(text);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < all.length; start += chunkSize)
      yield await Promise.resolve(all.subarray(start, start + chunkSize));
  }
  const records: unknown[] = [];
  for await (const record of readJsonRecords(bytes(), 'results')) records.push(record);
  return records;
}

describe('JSON records', () => {
  const records = [
    { name: 'a "quoted" } ] brace', list: [{ deep: [1, { x: null }] }] },
    { name: 'Ångström 漢字 \\' },
  ];
  const text = JSON.stringify(
    { total: 2, other: [1, { results: 'no' }], results: records, after: { ok: true } },
    null,
    1,
  );

  for (const chunkSize of [1, 7, 65_536]) {
    it(`are the same in chunks of ${chunkSize} bytes`, async () => {
      assert.deepEqual(await read(text, chunkSize), records);
    });
  }

  it('may be none', async () => {
    assert.deepEqual(await read('{"results":[]}', 3), []);
  });

  const broken: Readonly<Record<string, string>> = {
    'an empty file': '',
    'a file cut in a record': text.slice(0, text.indexOf('deep')),
    'a file cut after the array': '{"results":[{"a":1}]',
    'a file with text behind it': '{"results":[{"a":1}]} trailing',
    'another array': '{"items":[{"a":1}]}',
    'an array at the top': '[{"results":[]}]',
    'no JSON': '<html></html>',
  };
  for (const [what, content] of Object.entries(broken)) {
    it(`are refused from ${what}`, async () => {
      await assert.rejects(read(content, 64), ListFormatError);
    });
  }
});
