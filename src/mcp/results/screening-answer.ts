import { z } from 'zod';
import { LIST_CODES, type ListCode } from '../../domain/list-code.ts';
import type { SearchedEdition } from '../../screening/editions.ts';
import { staleNotices } from '../../screening/notices.ts';
import type { ScreeningResult } from '../../screening/screening.ts';
import type { ScreeningsLeft } from '../admission.ts';
import { flagLines, flagSchema, type PresentedFlag } from './jurisdiction-flags.ts';
import { counted, plain } from './plain-text.ts';

/** What every screening answers beside its matches. */
export const answerFields = {
  query: z.string(),
  lists_searched: z.array(z.enum(LIST_CODES)),
  list_editions: z.array(
    z.object({
      code: z.string(),
      data_as_of: z.string().nullable(),
      last_updated: z.string().nullable(),
      generation: z.int(),
      stale: z.boolean(),
    }),
  ),
  total_matches: z.int().describe('Listed parties at or above the threshold, shown or not'),
  shown_matches: z.int().describe('How many of them are in matches'),
  jurisdiction_flags: z.array(flagSchema).describe('Never counted as matches'),
  notice: z.string().describe('What the result means and does not mean'),
  allowance: z.object({
    counted: z.enum(['free screenings a day', 'searches of the account']),
    remaining: z.int(),
    resets_at: z.iso.datetime().nullable(),
  }),
  screened_at: z.iso.datetime(),
};

/** What is left, as an agent reads it. */
export function presentLeft({ counted: what, remaining, resetsAt }: ScreeningsLeft) {
  return { counted: what, remaining, resets_at: resetsAt?.toISOString() ?? null };
}

/** The editions of the lists searched, as an agent reads them. */
export function presentEditions(editions: readonly SearchedEdition[] = []) {
  return editions.map(({ code, dataAsOf, fetchedAt, generation, stale }) => {
    return { code, data_as_of: dataAsOf, last_updated: fetchedAt, generation, stale };
  });
}

/** What is to be known of the request and of the lists searched, a sentence or more for each. */
export function noticeRemarks({
  notices = [],
  editions = [],
}: Pick<ScreeningResult, 'notices' | 'editions'>): readonly string[] {
  return [...notices, ...staleNotices(editions)].map(({ text }) => plain(text));
}

/** What the plain words of a result depend on. */
export interface Found {
  readonly totalMatches: number;
  readonly shownMatches: number;
  readonly threshold: number;
  readonly lists: readonly ListCode[];
  readonly flags: readonly PresentedFlag[];
  /** What is special to this kind of screening. */
  readonly remarks: readonly string[];
}

/** What a result means, in plain words; interface specification 2.5, rule 4. */
export function noticeOf(found: Found): string {
  const embargoed = found.flags.some(({ tier }) => tier === 'embargoed');
  return [
    found.totalMatches === 0 ? nothingFound(found) : someFound(found),
    ...(embargoed ? [embargoWords(found.totalMatches)] : []),
    ...found.remarks,
  ].join(' ');
}

function nothingFound({ threshold, lists }: Found): string {
  return (
    `No listed party reached the threshold of ${threshold} on the ${counted(lists.length, 'list', 'lists')} searched. ` +
    'This is not a clearance: lists change, names are spelled in many ways, and companies owned by listed parties need not be listed themselves.'
  );
}

function someFound({ totalMatches, shownMatches, threshold }: Found): string {
  const shown = shownMatches < totalMatches ? `; only the ${shownMatches} best are shown` : '';
  return (
    `${counted(totalMatches, 'listed party', 'listed parties')} reached the threshold of ${threshold}${shown}. ` +
    'A match is a likeness, not a finding: a person must compare it with what is known of the party.'
  );
}

function embargoWords(totalMatches: number): string {
  const words = 'An embargoed jurisdiction is flagged: nearly every dealing with it needs a licence.';
  return totalMatches === 0 ? `${words} An empty result beside such a flag is no clearance.` : words;
}

/** The readable text of a screening. */
export function screeningText(parts: {
  readonly what: string;
  readonly query: string;
  readonly notice: string;
  /** The matches, and what else was found. */
  readonly lines: readonly string[];
  readonly flags: readonly PresentedFlag[];
  readonly lists: readonly ListCode[];
  readonly editions: readonly SearchedEdition[] | undefined;
  readonly left: ScreeningsLeft;
}): string {
  const dates = new Map(parts.editions?.map(({ code, dataAsOf }) => [code, dataAsOf]));
  const lists = parts.lists.map((code) => {
    const date = dates.get(code) ?? null;
    return date === null ? code : `${code} (${date})`;
  });
  return [
    `${parts.what} "${plain(parts.query)}": ${parts.notice}`,
    ...parts.lines,
    ...flagLines(parts.flags),
    `Lists searched, with the date of the publisher: ${lists.join(', ')}. Left: ${parts.left.remaining} ${parts.left.counted}.`,
  ].join('\n');
}
