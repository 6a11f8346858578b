import { z } from 'zod';
import { addressLine, type ListedAddress } from '../../domain/listed-party.ts';
import type { MatchedOn } from '../../domain/match.ts';
import { readOptions, screeningOptions, text } from '../arguments.ts';
import { originOf } from '../caller.ts';
import type { ToolParts } from '../parts.ts';
import { hiddenRemarks } from '../results/country-remark.ts';
import { presentFlag } from '../results/jurisdiction-flags.ts';
import { matchSchema, matchText, presentMatch } from '../results/match.ts';
import { plain } from '../results/plain-text.ts';
import {
  answerFields,
  noticeOf,
  noticeRemarks,
  presentEditions,
  presentLeft,
  screeningText,
} from '../results/screening-answer.ts';
import { defineTool, type Tool } from '../tool.ts';

const input = z.strictObject({
  address: text(
    1,
    500,
    'Street address: street and number or building, city, postal code. A city or country alone is refused.',
  ),
  ...screeningOptions,
});

const addressMatchSchema = matchSchema.extend({
  matched_address: z
    .object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
      country: z.string(),
    })
    .describe('The listed address it matched on, as the list recorded it'),
});

const output = z.object({
  ...answerFields,
  matches: z.array(addressMatchSchema).describe('Best first'),
});

/** Interface specification 1, point 3. */
const REMARK =
  'The lists record addresses for only some parties, so an address result clears nobody there: screen the names too.';

/** `screen_address`: one street address; interface specification 4.3 and 4.7. */
export function screenAddress({
  screeningsBy,
  prepareScreening,
  catalogue,
  isSearchable,
  requireLists,
  metrics,
  admission,
}: Pick<
  ToolParts,
  | 'screeningsBy'
  | 'prepareScreening'
  | 'catalogue'
  | 'isSearchable'
  | 'requireLists'
  | 'metrics'
  | 'admission'
>): Tool {
  return defineTool({
    name: 'screen_address',
    title: 'Screen an address',
    description:
      'Screens a street address against the addresses that sanctions and related lists record, and flags embargoed or high-risk jurisdictions. Counts as one screening of the day.',
    input,
    output,
    async run(sent, caller) {
      const { entries, options } = await prepareScreening('agents', 1, async () => {
        await requireLists();
        const entries = await catalogue();
        return { entries, options: readOptions(sent, { catalogue: entries, isSearchable }) };
      });
      const { result, left } = await admission.screen(caller, 1, async () => {
        const found = await screeningsBy(originOf(caller)).screenAddress(
          {
            ...options,
            address: sent.address,
          },
          caller.asker,
        );
        metrics.countSearches('address', 1);
        return { result: found, searchesRun: 1 };
      });
      const matches = result.matches.map((match) => ({
        ...presentMatch(match, entries),
        matched_address: presentAddress(listedAddress(match.matchedOn)),
      }));
      const flags = result.jurisdictionFlags.map(presentFlag);
      const lists = result.listsSearched;
      const counts = { totalMatches: result.totalMatches, shownMatches: matches.length };
      const remarks = [...hiddenRemarks(sent.country, result.hidden), ...noticeRemarks(result), REMARK];
      const notice = noticeOf({ ...counts, threshold: options.threshold, lists, flags, remarks });
      const lines = result.matches.map((match, index) => {
        const shown = matches[index];
        return shown === undefined ? [] : [matchText(shown, index + 1), addressText(match.matchedOn)];
      });
      return {
        structured: {
          query: result.query,
          notice,
          matches,
          total_matches: counts.totalMatches,
          shown_matches: counts.shownMatches,
          jurisdiction_flags: flags,
          lists_searched: [...lists],
          list_editions: presentEditions(result.editions),
          allowance: presentLeft(left),
          screened_at: result.screenedAt.toISOString(),
        },
        text: screeningText({
          what: 'Screened the address',
          query: result.query,
          notice,
          lines: lines.flat(),
          flags,
          lists,
          editions: result.editions,
          left,
        }),
      };
    },
  });
}

function listedAddress(matchedOn: MatchedOn): ListedAddress {
  if (matchedOn.kind !== 'address') throw new Error(`an address screen matched on ${matchedOn.kind}`);
  return matchedOn.address;
}

function presentAddress({ address, city, state, postalCode, country }: ListedAddress) {
  return { address, city, state, postal_code: postalCode, country };
}

function addressText(matchedOn: MatchedOn): string {
  return `   listed address: ${plain(addressLine(listedAddress(matchedOn)))}`;
}
