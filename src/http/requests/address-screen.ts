import { requireSearchableText } from '../../screening/searchable-text.ts';
import { requireStreet } from '../../screening/screen-address.ts';
import type { AddressScreeningRequest } from '../../screening/screening.ts';
import type { ListChoice } from '../../screening/searched-lists.ts';
import { countryOption, limitOption, screeningOptions, type ScreeningBody } from './screening-options.ts';

/** Body of `POST /screen/address/` as openapi.yaml admits it. */
export interface AddressScreenBody extends ScreeningBody {
  readonly address: string;
  readonly country?: string;
  readonly limit?: number;
}

/**
 * The screening that a valid request asks for. `queryLimit` is the `limit` of the URL; the smaller limit applies. Throws
 * `InvalidInputError`, also for an address without street or building, and what `searchedLists` throws.
 */
export function addressScreeningRequest(
  body: AddressScreenBody,
  queryLimit: number | undefined,
  choice: ListChoice,
): AddressScreeningRequest {
  requireSearchableText('address', body.address);
  const request = {
    address: body.address,
    ...screeningOptions(body, choice),
    ...countryOption(body.country),
    ...limitOption(body.limit, queryLimit),
  };
  // Before anything is reserved: on a used-up allowance too, the address is what is wrong.
  requireStreet(request.address, request.country);
  return request;
}
