import assert from 'node:assert/strict';
import { detectEncoding } from '../../../src/uploads/reading/detect-encoding.ts';
import { decodeText, type TextEncoding } from '../../../src/uploads/reading/text-encoding.ts';

const TEXT = 'name;city\r\nJosé Müller – “Ltd”;Zürich\r\n';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size)
    yield await Promise.resolve(bytes.subarray(from, from + size));
}

function utf16(text: string, order: 'le' | 'be', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}

/** TEXT in Windows-1252, whose quotation marks and dash are not those of Latin-1. */
const WINDOWS_1252 = Buffer.from(
  TEXT.replace('–', '\u0096').replace('“', '\u0093').replace('”', '\u0094'),
  'latin1',
);

const CASES: readonly (readonly [what: string, bytes: Buffer, encoding: TextEncoding])[] = [
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
  ['UTF-8 without', Buffer.from(TEXT), 'utf-8'],
  ['plain ASCII', Buffer.from('name\nJohn Doe\n'), 'utf-8'],
  ['UTF-16, little end first, with a mark', utf16(TEXT, 'le', true), 'utf-16le'],
  ['UTF-16, little end first, without', utf16(TEXT, 'le', false), 'utf-16le'],
  ['UTF-16, big end first, with a mark', utf16(TEXT, 'be', true), 'utf-16be'],
  ['UTF-16, big end first, without', utf16(TEXT, 'be', false), 'utf-16be'],
  [
    'UTF-16 of Chinese names, whose line ends alone have zero bytes',
    utf16('姓名,国\n王伟,中\n李娜,中\n', 'le', false),
    'utf-16le',
  ],
  ['Windows-1252', WINDOWS_1252, 'windows-1252'],
];

describe('the encoding of an uploaded text', () => {
  for (const [what, bytes, encoding] of CASES) {
    for (const size of [1_000, 7]) {
      it(`knows ${what}, in pieces of ${size} bytes`, async () => {
        // The start tells UTF-16, so the first piece of a real file is never that small.
        const first = size === 7 && encoding.startsWith('utf-16') ? bytes.length : size;
        assert.deepEqual(await detectEncoding(inPieces(bytes, first)), { encoding });
      });
    }
  }

  for (const [what, bytes, encoding] of CASES) {
    it(`decodes ${what} whatever the pieces, without the mark`, async () => {
      let text = '';
      for await (const piece of decodeText(inPieces(bytes, 3), { encoding })) text += piece;
      assert.ok(!text.includes('\ufeff'));
      if (bytes.length > 60) assert.ok(text.includes(TEXT), text);
    });
  }

  it('refuses an empty file', async () => {
    await assert.rejects(detectEncoding(inPieces(Buffer.alloc(0), 10)), /empty/u);
  });

  it('refuses bytes that are no text', async () => {
    const bytes = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 3, 0, 0x3e, 0]);
    await assert.rejects(detectEncoding(inPieces(bytes, 10)), /not a text file/u);
  });

  it('refuses bytes that only begin like UTF-16', async () => {
    await assert.rejects(
      detectEncoding(inPieces(Buffer.from([0, 1, 2, 3, 4, 5, 255, 254]), 10)),
      /not a text/u,
    );
  });

  it('notices a file that is UTF-8 but for one byte near its end', async () => {
    const bytes = Buffer.concat([
      Buffer.from('name\n'.repeat(50_000)),
      Buffer.from([0x4d, 0xfc, 0x6c, 0x6c]),
    ]);
    assert.deepEqual(await detectEncoding(inPieces(bytes, 65_536)), { encoding: 'windows-1252' });
  });
});
