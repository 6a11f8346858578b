import { requireSearchableText } from '../../screening/searchable-text.ts';
import { readContacts, type ContactFields } from '../../screening/contact-values.ts';
import type { FactFields } from '../../screening/facts/read-facts.ts';
import type { NameScreeningRequest } from '../../screening/screening.ts';
import {
  countryOption,
  factsOption,
  limitOption,
  screeningOptions,
  type ScreeningBody,
} from './screening-options.ts';
import type { ListChoice } from '../../screening/searched-lists.ts';

/** Body of `POST /screen/` as openapi.yaml admits it. */
export interface NameScreenBody extends ScreeningBody, ContactFields, FactFields {
  readonly name: string;
  readonly country?: string;
  readonly limit?: number;
}

/**
 * The screening that a valid request asks for. `inUrl` is the `limit` of the URL; the smaller limit applies. Throws `InvalidInputError`,
 * also for a date of birth that is none by now, and what `searchedLists` throws.
 */
export function nameScreeningRequest(
  body: NameScreenBody,
  {
    inUrl,
    choice,
    now,
  }: { readonly inUrl: number | undefined; readonly choice: ListChoice; readonly now: Date },
): NameScreeningRequest {
  requireSearchableText('name', body.name);
  const contacts = readContacts(body);
  return {
    name: body.name,
    ...screeningOptions(body, choice),
    ...countryOption(body.country),
    ...limitOption(body.limit, inUrl),
    ...factsOption(body, now),
    ...(contacts.length === 0 ? {} : { contacts }),
  };
}
