import type { ListCode } from '../../domain/list-code.ts';
import type { EntryType } from '../../domain/listed-party.ts';
import type { KnownFacts } from '../../domain/facts.ts';
import type { ScreeningOptions } from '../../domain/match.ts';
import { InvalidInputError } from '../../errors.ts';
import { readFacts, type FactFields } from '../../screening/facts/read-facts.ts';
import { type ListChoice, searchedLists } from '../../screening/searched-lists.ts';

/** Options that the bodies of all screenings share, as openapi.yaml admits them. */
export interface ScreeningBody {
  readonly type?: EntryType;
  readonly threshold?: number;
  readonly lists?: readonly ListCode[];
}

/** Interface specification 8. */
const DEFAULT_THRESHOLD = 0.3;

/** The options that a valid body asks for. Throws what `searchedLists` throws. */
export function screeningOptions(
  body: ScreeningBody,
  choice: ListChoice,
): Pick<ScreeningOptions, 'lists' | 'threshold' | 'entryType'> {
  return {
    lists: searchedLists(choice, body.lists),
    threshold: body.threshold ?? DEFAULT_THRESHOLD,
    ...(body.type === undefined ? {} : { entryType: body.type }),
  };
}

/** The country field: blank counts as not sent. */
export function countryOption(sent: string | undefined): Pick<ScreeningOptions, 'country'> {
  const country = sent?.trim() ?? '';
  return country === '' ? {} : { country };
}

/** What is known beside a name; see `readFacts`, which throws `InvalidInputError`. */
export function factsOption(sent: FactFields, today: Date, within?: string): { readonly facts?: KnownFacts } {
  const facts = readFacts(sent, today, within);
  return facts === undefined ? {} : { facts };
}

/** The limit of a body and that of its URL, of which the smaller applies. */
export function limitOption(
  inBody: number | undefined,
  inQuery: number | undefined,
): Pick<ScreeningOptions, 'limit'> {
  const limits = [inBody, inQuery].filter((limit) => limit !== undefined);
  return limits.length === 0 ? {} : { limit: Math.min(...limits) };
}

/**
 * The `limit` of a URL; the contract has checked that it is a whole number, for which its check takes an infinite one too.
 * Throws `InvalidInputError`.
 */
export function queryLimit(query: Readonly<Record<string, unknown>>): number | undefined {
  if (query['limit'] === undefined) return undefined;
  const limit = Number(query['limit']);
  if (!Number.isFinite(limit)) throw new InvalidInputError('limit', 'the number is too large');
  return limit;
}
