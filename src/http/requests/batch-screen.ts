import type { BatchItem, BatchScreeningRequest } from '../../screening/batch.ts';
import { readContacts, type ContactFields } from '../../screening/contact-values.ts';
import {
  countryOption,
  requireLetterOrDigit,
  screeningOptions,
  type ScreeningBody,
} from './screening-options.ts';
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
 * The batch that a valid request asks for. Throws `InvalidInputError` naming the item, and what `searchedLists` throws:
 * what is wrong with one item is known before anything runs or is charged.
 */
export function batchScreeningRequest(body: BatchScreenBody, choice: ListChoice): BatchScreeningRequest {
  const { names = [], items = [] } = body;
  names.forEach((name, place) => requireLetterOrDigit(`names[${place}]`, name));
  return {
    ...screeningOptions(body, choice),
    items: [...names.map((name) => ({ name })), ...items.map(batchItem)],
  };
}

function batchItem(item: BatchItemBody, place: number): BatchItem {
  requireLetterOrDigit(`items[${place}].name`, item.name);
  const address = item.address?.trim() === '' ? undefined : item.address;
  if (address !== undefined) requireLetterOrDigit(`items[${place}].address`, address);
  const contacts = readContacts(item);
  return {
    name: item.name,
    ...(address === undefined ? {} : { address }),
    ...countryOption(item.country),
    ...(contacts.length === 0 ? {} : { contacts }),
  };
}
