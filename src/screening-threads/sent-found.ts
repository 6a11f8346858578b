import type { FoundContacts } from '../screening/screen-contacts.ts';
import type {
  FoundBatch,
  FoundItem,
  FoundName,
  FoundOf,
  FoundPart,
  SearchTask,
} from '../screening/searcher.ts';
import { receivedError, sentError, type SentError } from './sent-errors.ts';
import { packMatches, unpackMatches, type SentMatches } from './sent-matches.ts';

/** What any search finds. */
export type Found = FoundOf[SearchTask['kind']];

type SentPart = SentMatches | Extract<FoundPart, { readonly error: string }>;
type SentContacts = Exclude<FoundContacts, { readonly failure: unknown }> | { readonly failure: SentError };

interface SentName {
  readonly name: SentMatches;
  readonly contacts: SentContacts | null;
}

interface SentItem {
  readonly name: SentPart | null;
  readonly address: SentPart | null;
  readonly contacts: SentContacts | null;
}

interface SentBatch {
  readonly items: readonly SentItem[];
  readonly failures: readonly SentError[];
}

/** What was found as it is sent between threads: errors taken apart, many matches in columns. */
export type SentFound = SentName | SentMatches | SentBatch;

const sentPart = (part: FoundPart | null): SentPart | null =>
  part === null || 'error' in part ? part : packMatches(part);

const receivedPart = (part: SentPart | null): FoundPart | null =>
  part === null || 'error' in part ? part : unpackMatches(part);

const sentContacts = (found: FoundContacts | null): SentContacts | null =>
  found !== null && 'failure' in found ? { failure: sentError(found.failure) } : found;

const receivedContacts = (found: SentContacts | null): FoundContacts | null =>
  found !== null && 'failure' in found ? { failure: receivedError(found.failure) } : found;

const sentItem = ({ name, address, contacts }: FoundItem): SentItem => ({
  name: sentPart(name),
  address: sentPart(address),
  contacts: sentContacts(contacts),
});

const receivedItem = ({ name, address, contacts }: SentItem): FoundItem => ({
  name: receivedPart(name),
  address: receivedPart(address),
  contacts: receivedContacts(contacts),
});

/** Makes what was found ready to be sent. */
export function sentFound(found: Found): SentFound {
  if ('items' in found) return { items: found.items.map(sentItem), failures: found.failures.map(sentError) };
  if ('name' in found) return { name: packMatches(found.name), contacts: sentContacts(found.contacts) };
  return packMatches(found);
}

/** What was found, as it was before it was sent. */
export function receivedFound(sent: SentFound): Found {
  if ('items' in sent) {
    const batch: FoundBatch = {
      items: sent.items.map(receivedItem),
      failures: sent.failures.map(receivedError),
    };
    return batch;
  }
  if ('name' in sent) {
    const name: FoundName = { name: unpackMatches(sent.name), contacts: receivedContacts(sent.contacts) };
    return name;
  }
  return unpackMatches(sent);
}
