import assert from 'node:assert/strict';
import { ListFormatError } from '../../src/errors.ts';
import { checkFormat } from '../../src/ingest/file-format.ts';
import type { FileFormat } from '../../src/lists/list-source.ts';

const ZIP = Buffer.from('504b030414000600', 'hex');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const accepted: readonly (readonly [FileFormat, string | Uint8Array])[] = [
  ['xml', '<?xml version="1.0"?>\n<list/>'],
  ['xml', '\ufeff<?xml version="1.0"?><list/>'],
  ['xml', '  \n<list/>'],
  ['xml', '<!-- a comment --><list/>'],
  ['xml', Buffer.from('\ufeff<list/>', 'utf16le')],
  ['html', '<!DOCTYPE html><html></html>'],
  ['html', '<table><tr><td>'],
  ['json', '{"a":1}'],
  ['json', '\ufeff [1]'],
  ['csv', 'a,b\n1,2\n'],
  ['csv', '"a";"b"\r\n'],
  ['csv', 'Name\tCity'],
  ['csv', Buffer.from('nom;pr\u00e9nom', 'latin1')],
  ['csv', Buffer.from('\ufeffa;b', 'utf16le')],
  ['text', 'plain words'],
  ['xlsx', ZIP],
  ['xlsx', OLE],
  ['xls', ZIP],
  ['ods', ZIP],
];

const refused: readonly (readonly [FileFormat, string | Uint8Array, RegExp])[] = [
  ['xml', '', /the file is empty/u],
  ['csv', '', /the file is empty/u],
  ['xlsx', '', /the file is empty/u],
  ['xml', '<!doctype HTML PUBLIC "-//W3C//DTD">', /an HTML page, expected XML/u],
  ['xml', '<!-- x --> <HTML lang="en">', /an HTML page/u],
  ['xml', 'a,b', /text, expected XML/u],
  ['csv', '<!DOCTYPE html>', /an HTML page, expected CSV/u],
  ['csv', '<?xml version="1.0"?><Error/>', /markup, expected CSV/u],
  ['csv', ZIP, /a zip file, expected CSV/u],
  ['csv', '%PDF-1.4', /a PDF/u],
  ['csv', 'a\0b\0c', /binary/u],
  ['json', '<html>', /an HTML page, expected JSON/u],
  ['json', 'Service unavailable', /text, expected JSON/u],
  ['html', '{"error":1}', /JSON, expected HTML/u],
  ['xlsx', 'a,b', /text, expected XLSX/u],
  ['xlsx', '%PDF-1.4', /a PDF, expected XLSX/u],
  ['xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel">', /an HTML page, expected XLS/u],
  ['text', ' \r\n ', /blank/u],
];

describe('the first bytes of a file', () => {
  for (const [format, content] of accepted) {
    it(`pass for ${format}: ${JSON.stringify(Buffer.from(content).toString('latin1').slice(0, 30))}`, () => {
      checkFormat(Buffer.from(content), format);
    });
  }

  for (const [format, content, reason] of refused) {
    it(`do not pass for ${format}: ${JSON.stringify(Buffer.from(content).toString('latin1').slice(0, 30))}`, () => {
      assert.throws(
        () => {
          checkFormat(Buffer.from(content), format);
        },
        (error) => error instanceof ListFormatError && reason.test(error.message),
      );
    });
  }
});
