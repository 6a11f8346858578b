import type { BatchItem, BatchScreeningRequest } from '../../screening/batch.ts';
import { readContacts, type ContactFields } from '../../screening/contact-values.ts';
import { countryOption, factsOption, screeningOptions, type ScreeningBody } from './screening-options.ts';
import type { FactFields } from '../../screening/facts/read-facts.ts';
import type { ListChoice } from '../../screening/searched-lists.ts';

/** An item of a batch as openapi.yaml admits it. */
interface BatchItemBody extends ContactFields, FactFields {
  readonly name: string;
  readonly address?: string;
  readonly country?: string;
}

/** Body of `POST /screen/batch/` as openapi.yaml admits it: exactly one of `names` and `items`. */
export interface BatchScreenBody extends ScreeningBody {
  readonly names?: readonly string[];
  readonly items?: readonly BatchItemBody[];
}

/**
 * The batch that a valid request asks for. A name or address that cannot be searched fails its item alone; a fact that is none, such as
 * 31 February, the request. Throws `InvalidInputError`, and what `searchedLists` throws.
 */
export function batchScreeningRequest(
  body: BatchScreenBody,
  choice: ListChoice,
  now: Date,
): BatchScreeningRequest {
  const { names = [], items = [] } = body;
  return {
    ...screeningOptions(body, choice),
    items: [...names.map((name) => ({ name })), ...items.map((item, place) => batchItem(item, place, now))],
  };
}

function batchItem(item: BatchItemBody, place: number, now: Date): BatchItem {
  const address = item.address?.trim() === '' ? undefined : item.address;
  const contacts = readContacts(item);
  return {
    name: item.name,
    ...(address === undefined ? {} : { address }),
    ...countryOption(item.country),
    ...(contacts.length === 0 ? {} : { contacts }),
    ...factsOption(item, now, `items[${place}].`),
  };
}
