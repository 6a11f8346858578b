import assert from 'node:assert/strict';
import { ListFormatError } from '../../src/errors.ts';
import type { SourceEdition } from '../../src/lists/list-source.ts';
import { openTexts, readAll } from './open-edition.ts';

/** Contents of a file that a reader must refuse, by what is wrong with it. */
export type BrokenFiles = Readonly<Record<string, string | Uint8Array>>;

const HTML_PAGE =
  '<!DOCTYPE html><html><head><title>Access denied</title></head><body><p>Access denied</p></body></html>';

/** Files that no list may accept, whatever its format. */
const ALWAYS_BROKEN: BrokenFiles = {
  'an empty file': '',
  'an error page': HTML_PAGE,
  'an XML file of another list':
    '<?xml version="1.0"?><foreignList><entry><name>X</name></entry></foreignList>',
  'a delimited file of another list': 'Id,Label\n1,Example\n',
  'a JSON file of another kind': '{"kind":"page","entries":[]}',
  'bytes that are no text': Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x81, 0x80, 0xc0, 0xaf]),
};

/** Declares one test per broken file: the edition must refuse it with a `ListFormatError`. */
export function itRefusesBrokenFiles(edition: SourceEdition, broken: BrokenFiles): void {
  const role = edition.files[0]?.role ?? '';
  for (const [what, content] of Object.entries({ ...ALWAYS_BROKEN, ...broken })) {
    it(`refuses ${what}`, async () => {
      await assert.rejects(readAll(edition, openTexts({ [role]: content })), ListFormatError);
    });
  }
}

/** The first part of a text, so that it ends in the middle of a record. */
export function cut(text: string, share = 0.6): string {
  return text.slice(0, Math.floor(text.length * share));
}
