import type { ListedPartyRecord } from '../domain/listed-party.ts';
import { ListFormatError } from '../errors.ts';

/**
 * Passes records on and throws `ListFormatError` for what no reader may hand over: a party without a name or reference,
 * a reference that comes twice, a file without any party.
 */
export async function* checkRecords(
  records: AsyncIterable<ListedPartyRecord>,
): AsyncGenerator<ListedPartyRecord> {
  const references = new Set<string>();
  for await (const record of records) {
    const { publisherRef } = record;
    if (publisherRef === '') {
      throw new ListFormatError(`a party without reference: ${record.names[0]?.text ?? 'no name'}`);
    }
    if (references.has(publisherRef)) throw new ListFormatError(`the reference ${publisherRef} comes twice`);
    if (record.names.length === 0) throw new ListFormatError(`the party ${publisherRef} has no name`);
    references.add(publisherRef);
    yield record;
  }
  if (references.size === 0) throw new ListFormatError('the file holds no party');
}
