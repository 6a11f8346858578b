import { requireSearchableText } from '../../screening/searchable-text.ts';
import { readContacts, type ContactFields } from '../../screening/contact-values.ts';
import type { NameScreeningRequest } from '../../screening/screening.ts';
import { countryOption, limitOption, screeningOptions, type ScreeningBody } from './screening-options.ts';
import type { ListChoice } from '../../screening/searched-lists.ts';

/** Body of `POST /screen/` as openapi.yaml admits it. */
export interface NameScreenBody extends ScreeningBody, ContactFields {
  readonly name: string;
  readonly country?: string;
  readonly limit?: number;
}

/**
 * The screening that a valid request asks for. `queryLimit` is the `limit` of the URL; the smaller limit applies.
 * Throws `InvalidInputError`, and what `searchedLists` throws.
 */
export function nameScreeningRequest(
  body: NameScreenBody,
  queryLimit: number | undefined,
  choice: ListChoice,
): NameScreeningRequest {
  requireSearchableText('name', body.name);
  const contacts = readContacts(body);
  return {
    name: body.name,
    ...screeningOptions(body, choice),
    ...countryOption(body.country),
    ...limitOption(body.limit, queryLimit),
    ...(contacts.length === 0 ? {} : { contacts }),
  };
}
