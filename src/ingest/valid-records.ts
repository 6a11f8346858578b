import type { ListCode } from '../domain/list-code.ts';
import { ENTRY_TYPES, type ListedPartyRecord } from '../domain/listed-party.ts';
import { ListFormatError } from '../errors.ts';
import { readDay } from '../lists/dates.ts';

/**
 * Passes records on as long as each is fit to be served. Throws `ListFormatError` at the first that is not: a reader
 * that makes one unfit record has misunderstood the file.
 */
export async function* validRecords(
  code: ListCode,
  records: AsyncIterable<ListedPartyRecord>,
): AsyncGenerator<ListedPartyRecord> {
  let position = 0;
  for await (const record of records) {
    position++;
    const problem = problemOf(code, record);
    if (problem !== null) {
      const reference = record.publisherRef.trim() === '' ? '' : ` (${record.publisherRef})`;
      throw new ListFormatError(`record ${position}${reference}: ${problem}`);
    }
    yield record;
  }
}

function problemOf(code: ListCode, record: ListedPartyRecord): string | null {
  if (record.publisherRef.trim() === '') return 'no reference';
  if (record.listCode !== code) return `of the list ${record.listCode}`;
  if (!ENTRY_TYPES.includes(record.entryType)) return 'no type of party';
  if (record.listedOn !== null && readDay(record.listedOn) !== record.listedOn)
    return 'the day of listing is no day';
  return problemOfNames(record);
}

function problemOfNames({ names }: ListedPartyRecord): string | null {
  if (names.length === 0) return 'no name';
  if (names.some(({ text }) => text.trim() === '')) return 'an empty name';
  const primary = names.filter(({ kind }) => kind === 'primary');
  return primary.length === 1 && names[0]?.kind === 'primary' ? null : 'not exactly one primary name, first';
}
