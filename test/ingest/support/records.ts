import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { NOTHING_RECORDED } from '../../support/parties.ts';

/** A record with a name and nothing else, changed as the test needs. */
export function record(
  publisherRef: string,
  changes: Partial<ListedPartyRecord> = {},
  listCode: ListCode = 'UN_CONSOLIDATED',
): ListedPartyRecord {
  return {
    ...NOTHING_RECORDED,
    listCode,
    publisherRef,
    entryType: 'entity',
    names: [{ text: `Party ${publisherRef}`, kind: 'primary', quality: 'strong' }],
    sourceUrl: 'https://lists.example/',
    ...changes,
  };
}

/** Records with the references 1 to `count`. */
export function numbered(count: number): ListedPartyRecord[] {
  return Array.from({ length: count }, (_, index) => record(String(index + 1)));
}

/** The items as a stream. */
export async function* streamOf<T>(items: Iterable<T>): AsyncGenerator<T> {
  for (const item of items) yield await Promise.resolve(item);
}

/** Everything a stream holds. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
