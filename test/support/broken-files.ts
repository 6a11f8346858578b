import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceEdition } from '../../src/lists/list-source.ts';
import { openTexts, readAll } from './open-edition.ts';

/** Text of a fixture below `test/fixtures/lists`. */
export function listFixture(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../fixtures/lists/${path}`, import.meta.url)), 'utf8');
}

/** Asserts that an edition refuses a file with a `ListFormatError`, whose message may be checked too. */
export async function assertRefused(
  edition: SourceEdition,
  file: string | Uint8Array,
  message = /./u,
): Promise<void> {
  const role = edition.files[0]?.role ?? '';
  await assert.rejects(readAll(edition, openTexts({ [role]: file })), { code: 'list_format', message });
}

const HTML_PAGE =
  '<!DOCTYPE html>\n<html><head><title>503</title></head><body>Service unavailable</body></html>\n';

/**
 * Defines the tests that every reader of a one-file edition must pass: an empty file, an error page, another list's file,
 * bytes that are not UTF-8, and a good file cut off at half and right before its end.
 */
export function refusesBrokenFiles(edition: SourceEdition, good: string): void {
  it('refuses an empty file', () => assertRefused(edition, ''));
  it('refuses an HTML error page', () => assertRefused(edition, HTML_PAGE));
  it("refuses another list's file", async () => {
    await assertRefused(
      edition,
      '<sdnList xmlns="https://example.org"><sdnEntry><uid>1</uid></sdnEntry></sdnList>',
    );
    await assertRefused(edition, '{"results": [{"id": 1}], "total": 1}');
    await assertRefused(
      edition,
      '36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n',
    );
  });
  it('refuses bytes that are not UTF-8', () => {
    const bytes = Buffer.from(good);
    const middle = bytes.length >> 1;
    return assertRefused(
      edition,
      Buffer.concat([bytes.subarray(0, middle), Buffer.from([0xff, 0xfe, 0xc0]), bytes.subarray(middle)]),
    );
  });
  it('refuses a file cut off in the middle', () => assertRefused(edition, good.slice(0, good.length >> 1)));
}
