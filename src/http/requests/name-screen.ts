import type { ListCode } from '../../domain/list-code.ts';
import type { EntryType } from '../../domain/listed-party.ts';
import { InvalidInputError, ServiceError } from '../../errors.ts';
import type { NameScreeningRequest } from '../../screening/screening.ts';
import { type ListChoice, searchedLists } from '../../screening/searched-lists.ts';

/** Body of `POST /screen/` as openapi.yaml admits it. */
export interface NameScreenBody {
  readonly name: string;
  readonly type?: EntryType;
  readonly country?: string;
  readonly threshold?: number;
  readonly lists?: readonly ListCode[];
  readonly limit?: number;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
}

/** Interface specification 8. */
const DEFAULT_THRESHOLD = 0.3;

const CONTACT_FIELDS = ['email', 'phone', 'website'] as const;

/**
 * The screening that a valid request asks for. `queryLimit` is the `limit` of the URL; the smaller limit applies.
 * Throws `InvalidInputError`, and `ServiceError` `not_available_yet` for a contact field, which must not be ignored.
 */
export function nameScreeningRequest(
  body: NameScreenBody,
  queryLimit: number | undefined,
  choice: ListChoice,
): NameScreeningRequest {
  requireLetterOrDigit('name', body.name);
  const contact = CONTACT_FIELDS.find((field) => (body[field] ?? '').trim() !== '');
  if (contact !== undefined) throw new ServiceError('not_available_yet', `${contact}: not available yet`);
  const limits = [body.limit, queryLimit].filter((limit) => limit !== undefined);
  const country = body.country?.trim() ?? '';
  return {
    name: body.name,
    lists: searchedLists(choice, body.lists),
    threshold: body.threshold ?? DEFAULT_THRESHOLD,
    ...(body.type === undefined ? {} : { entryType: body.type }),
    ...(country === '' ? {} : { country }),
    ...(limits.length === 0 ? {} : { limit: Math.min(...limits) }),
  };
}

/** Nothing can be found by a text without letters and digits; saying so is better than an empty answer. */
function requireLetterOrDigit(field: string, text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new InvalidInputError(field, 'must contain a letter or a digit');
}
