import assert from 'node:assert/strict';
import { readXmlRecords, type XmlElement } from '../../../src/lists/formats/xml-records.ts';

/** Reads a file in pieces, and counts the bytes that were taken of it. */
async function read(
  pieces: Iterable<string>,
): Promise<{ readonly records: readonly XmlElement[]; readonly bytes: number; readonly failure: string }> {
  const records: XmlElement[] = [];
  let bytes = 0;
  const source = async function* (): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) {
      bytes += piece.length;
      yield await Promise.resolve(Buffer.from(piece));
    }
  };
  try {
    for await (const record of readXmlRecords(source(), { root: 'list', records: ['list/party'] }))
      records.push(record);
    return { records, bytes, failure: '' };
  } catch (error) {
    assert.ok(error instanceof Error && 'code' in error && error.code === 'list_format', String(error));
    return { records, bytes, failure: error.message };
  }
}

/** The text, and then one piece without end. */
function* endless(start: string, piece: string): Generator<string> {
  yield start;
  for (;;) yield piece;
}

const PIECE = 65_536;

const ATTACKS: readonly (readonly [what: string, file: Iterable<string>, why: RegExp, mostBytes: number])[] =
  [
    [
      'tags nested without end',
      endless('<list>', '<a>'.repeat(PIECE / 3)),
      /nested too deeply: more than 32/u,
      2 * PIECE,
    ],
    [
      'attributes without end',
      endless('<list><party', Array.from({ length: 5_000 }, (_, n) => ` a${n}=""`).join('')),
      /more than 64 attributes/u,
      2 * PIECE,
    ],
    [
      'attributes that are too long',
      [`<list><party a="${'x'.repeat(150_000)}" b="${'x'.repeat(150_000)}"/></list>`],
      /attributes of an XML element have more than 200000 characters/u,
      400_000,
    ],
    [
      'a comment without end',
      endless('<list><!--', '< '.repeat(PIECE / 2)),
      /more than 4000000 characters/u,
      4_200_000,
    ],
    [
      'a text without end',
      endless('<list><party>', 'x'.repeat(PIECE)),
      /more than 4000000 characters/u,
      4_200_000,
    ],
    [
      'a record of texts without end',
      endless('<list><party>', `<a>${'x'.repeat(PIECE)}</a>`),
      /record is too large/u,
      4_200_000,
    ],
    [
      'a record of empty elements without end',
      endless('<list><party>', '<a/>'.repeat(PIECE / 4)),
      /more than 200000 elements/u,
      900_000,
    ],
  ];

describe('records of an XML file', () => {
  it('may nest 32 elements, the root among them', async () => {
    const deep = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    assert.equal((await read([`<list><party>${deep(30)}</party></list>`])).records.length, 2);
    assert.match((await read([`<list><party>${deep(31)}</party></list>`])).failure, /nested too deeply/u);
  });

  it('come however the file is cut', async () => {
    const file =
      '<?xml version="1.0"?><l:list><party id="1"><n>A &amp; B</n></party><party><![CDATA[x]]></party></l:list>';
    const whole = await read([file]);
    assert.equal(whole.records.length, 3);
    assert.deepEqual((await read([...file])).records, whole.records);
  });

  for (const [what, file, why, mostBytes] of ATTACKS) {
    it(`are refused, and read no further, with ${what}`, async () => {
      const { failure, bytes } = await read(file);
      assert.match(failure, why);
      assert.ok(bytes <= mostBytes, `${bytes} bytes`);
    });
  }
});
