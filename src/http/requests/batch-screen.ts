import type { BatchItem, BatchScreeningRequest } from '../../screening/batch.ts';
import { readContacts, type ContactFields } from '../../screening/contact-values.ts';
import { countryOption, screeningOptions, type ScreeningBody } from './screening-options.ts';
import type { ListChoice } from '../../screening/searched-lists.ts';

/** An item of a batch as openapi.yaml admits it. */
interface BatchItemBody extends ContactFields {
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
 * The batch that a valid request asks for. A name or address that cannot be searched fails its item alone. Throws what
 * `searchedLists` throws.
 */
export function batchScreeningRequest(body: BatchScreenBody, choice: ListChoice): BatchScreeningRequest {
  const { names = [], items = [] } = body;
  return {
    ...screeningOptions(body, choice),
    items: [...names.map((name) => ({ name })), ...items.map(batchItem)],
  };
}

function batchItem(item: BatchItemBody): BatchItem {
  const address = item.address?.trim() === '' ? undefined : item.address;
  const contacts = readContacts(item);
  return {
    name: item.name,
    ...(address === undefined ? {} : { address }),
    ...countryOption(item.country),
    ...(contacts.length === 0 ? {} : { contacts }),
  };
}
