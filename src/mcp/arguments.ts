import { z } from 'zod';
import { LIST_CODES } from '../domain/list-code.ts';
import { GENDERS } from '../domain/facts.ts';
import { ENTRY_TYPES } from '../domain/listed-party.ts';
import type { ScreeningOptions } from '../domain/match.ts';
import { LONGEST_FACT } from '../screening/facts/read-facts.ts';
import { isSearchableText } from '../screening/searchable-text.ts';
import { searchedLists, type ListChoice } from '../screening/searched-lists.ts';

/** Matches shown when a call names no limit: an agent's context is smaller than a list of matches can be. */
const DEFAULT_LIMIT = 10;
const MOST_SHOWN = 100;

/** Interface specification 8. */
const DEFAULT_THRESHOLD = 0.3;

/**
 * A text of at most so many code points, as the interface specification counts; the schema says so too. One that must not be
 * empty is searched, and nothing is found by signs alone.
 */
export function text(least: number, most: number, description: string): z.ZodType<string, string> {
  return z
    .string()
    .refine((value) => [...value].length >= least, { error: 'must not be empty', abort: true })
    .refine((value) => least === 0 || isSearchableText(value), 'must contain a letter or a digit')
    .refine((value) => [...value].length <= most, `must not be longer than ${most} characters`)
    .meta({ description, ...(least > 0 ? { minLength: least } : {}), maxLength: most });
}

/** Arguments that both screenings take. */
export const screeningOptions = {
  type: z
    .enum(ENTRY_TYPES)
    .optional()
    .describe('Only entries of this type. Leave it out for people: some lists record people as entities.'),
  country: text(
    0,
    100,
    'Country in any spelling or ISO code. Keeps entries tied to it or to none; also read for jurisdiction flags.',
  ).optional(),
  lists: z
    .array(z.enum(LIST_CODES, 'is no list code; list_sanctions_sources names them'))
    .optional()
    .describe(
      'Codes of the lists to search instead of the default ones; list_sanctions_sources names them all.',
    ),
  threshold: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe(`Least score of a match, 0 to 1; ${DEFAULT_THRESHOLD} when left out.`),
  limit: z
    .int()
    .min(1)
    .max(MOST_SHOWN)
    .optional()
    .describe(
      `Most matches to show, best first; ${DEFAULT_LIMIT} when left out. Totals are always the real ones.`,
    ),
};

/** What is known of a party beside its name. Identifiers are one text, as models write them. */
export const factArguments = {
  date_of_birth: text(0, 10, 'YYYY[-MM[-DD]]; contradictions lower scores').optional(),
  nationality: text(
    0,
    LONGEST_FACT.nationality,
    'Or flag, or country of a firm; several by comma',
  ).optional(),
  gender: z.enum(GENDERS).optional(),
  identifiers: text(0, 500, '"passport: K123 (Iran)", by comma; an equal one scores 1').optional(),
};

/** The options as sent. */
type SentOptions = z.output<z.ZodObject<typeof screeningOptions>>;

/** The screening options that a call asks for. Throws what `searchedLists` throws. */
export function readOptions(
  sent: SentOptions,
  choice: ListChoice,
): ScreeningOptions & { readonly limit: number } {
  const country = sent.country?.trim() ?? '';
  return {
    lists: searchedLists(choice, sent.lists),
    threshold: sent.threshold ?? DEFAULT_THRESHOLD,
    limit: sent.limit ?? DEFAULT_LIMIT,
    ...(sent.type === undefined ? {} : { entryType: sent.type }),
    ...(country === '' ? {} : { country, countryUse: 'narrows_and_tells' as const }),
  };
}
