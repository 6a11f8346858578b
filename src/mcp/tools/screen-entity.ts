import { z } from 'zod';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { identifiersInText, readFacts } from '../../screening/facts/read-facts.ts';
import { readContacts, searchableContacts } from '../../screening/contact-values.ts';
import { searchedContacts, type ContactScreening } from '../../screening/screen-contacts.ts';
import type { ScreeningResult } from '../../screening/screening.ts';
import { valueKindOf } from '../../screening/shown-texts.ts';
import { originOf } from '../caller.ts';
import type { ToolParts } from '../parts.ts';
import type { ScreeningsLeft } from '../admission.ts';
import { factArguments, readOptions, screeningOptions, text } from '../arguments.ts';
import { hiddenRemarks, valueRemarks } from '../results/country-remark.ts';
import { presentFlag } from '../results/jurisdiction-flags.ts';
import { matchSchema, matchText, presentMatch } from '../results/match.ts';
import { counted, plain } from '../results/plain-text.ts';
import {
  answerFields,
  noticeOf,
  noticeRemarks,
  presentEditions,
  presentLeft,
  screeningText,
} from '../results/screening-answer.ts';
import { defineTool, type Tool } from '../tool.ts';

/** What the tool needs. */
type Needs = Pick<
  ToolParts,
  | 'screeningsBy'
  | 'prepareScreening'
  | 'catalogue'
  | 'isSearchable'
  | 'requireLists'
  | 'metrics'
  | 'admission'
  | 'clock'
>;

const contactText = (what: string) =>
  text(0, 500, `${what}; up to 5, separated by commas. Looked up among those the lists record.`).optional();

const input = z.strictObject({
  name: text(1, 500, 'Name of a person, company, vessel or aircraft, or a wallet address or ID number.'),
  email: contactText('E-mail addresses of the party'),
  phone: contactText('Phone numbers of the party, with country or area code'),
  website: contactText('Websites of the party'),
  ...factArguments,
  ...screeningOptions,
});

const output = z.object({
  ...answerFields,
  matches: z.array(matchSchema).describe('Matches of the name, best first'),
  contacts: z
    .array(
      z.object({
        type: z.enum(['email', 'phone', 'website']),
        value: z.string(),
        total_matches: z.int().optional(),
        error: z.string().optional().describe('Why the value was not searched'),
      }),
    )
    .optional()
    .describe('One for each contact value sent'),
  contact_matches: z.array(matchSchema).optional().describe('Parties recorded with a contact value'),
  total_contact_matches: z.int().optional(),
});

type Output = z.output<typeof output>;

/** `screen_entity`: a name with contact values; interface specification 4.1 and 4.7. */
export function screenEntity({
  screeningsBy,
  prepareScreening,
  catalogue,
  isSearchable,
  requireLists,
  metrics,
  admission,
  clock,
}: Needs): Tool {
  return defineTool({
    name: 'screen_entity',
    title: 'Screen a name',
    description:
      'Screens a person, company, vessel or aircraft by name against sanctions and related lists, and its e-mail, phone and website against contact data on them. Facts sent are compared with each match. Returns scored matches and flags embargoed or high-risk jurisdictions. Counts as one screening of the day.',
    input,
    output,
    async run(sent, caller) {
      const { entries, options, facts } = await prepareScreening('agents', 1, async () => {
        await requireLists();
        const entries = await catalogue();
        const identifiers = identifiersInText(sent.identifiers ?? '');
        const facts = readFacts({ ...sent, identifiers }, clock());
        return { entries, facts, options: readOptions(sent, { catalogue: entries, isSearchable }) };
      });
      const contacts = readContacts({
        email: sent.email ?? '',
        phone: sent.phone ?? '',
        website: sent.website ?? '',
      });
      const request = {
        ...options,
        name: sent.name,
        ...(contacts.length === 0 ? {} : { contacts }),
        ...(facts === undefined ? {} : { facts }),
      };
      const { result, left } = await admission.screen(caller, 1 + searchableContacts(contacts), async () => {
        const found = await screeningsBy(originOf(caller)).screenName(request, caller.asker);
        const contactsRun = found.contacts === undefined ? 0 : searchedContacts(found.contacts);
        metrics.countSearches('name', 1);
        metrics.countSearches('contact', contactsRun);
        return { result: found, searchesRun: 1 + contactsRun };
      });
      const remarks = [
        ...valueRemarks(valueKindOf(sent.name)),
        ...hiddenRemarks(sent.country, result.hidden),
        ...noticeRemarks(result),
      ];
      return present(result, { threshold: options.threshold, remarks }, { entries, left });
    },
  });
}

function present(
  result: ScreeningResult,
  { threshold, remarks }: { readonly threshold: number; readonly remarks: readonly string[] },
  { entries, left }: { readonly entries: readonly CatalogueEntry[]; readonly left: ScreeningsLeft },
): { readonly structured: Output; readonly text: string } {
  const matches = result.matches.map((match) => presentMatch(match, entries));
  const flags = result.jurisdictionFlags.map(presentFlag);
  const contacted = result.contacts === undefined ? {} : presentContacts(result.contacts, entries);
  const notice = noticeOf({
    totalMatches: result.totalMatches,
    shownMatches: matches.length,
    threshold,
    lists: result.listsSearched,
    flags,
    remarks: [...remarks, ...contactRemarks(contacted)],
  });
  const structured: Output = {
    query: result.query,
    notice,
    matches,
    total_matches: result.totalMatches,
    shown_matches: matches.length,
    ...contacted,
    jurisdiction_flags: flags,
    lists_searched: [...result.listsSearched],
    list_editions: presentEditions(result.editions),
    allowance: presentLeft(left),
    screened_at: result.screenedAt.toISOString(),
  };
  const lines = [...matches.map((match, index) => matchText(match, index + 1)), ...contactLines(contacted)];
  const { listsSearched, editions } = result;
  const shared = { notice, lines, flags, lists: listsSearched, editions, left };
  return { structured, text: screeningText({ ...shared, what: 'Screened', query: result.query }) };
}

type Contacted = Pick<Output, 'contacts' | 'contact_matches' | 'total_contact_matches'>;

function presentContacts(found: ContactScreening, entries: readonly CatalogueEntry[]): Contacted {
  return {
    contacts: found.contacts.map((contact) => {
      const { type, value } = contact;
      return 'error' in contact
        ? { type, value, error: contact.error }
        : { type, value, total_matches: contact.totalMatches };
    }),
    contact_matches: found.matches.map((match) => presentMatch(match, entries)),
    total_contact_matches: found.totalMatches,
  };
}

/** A result without name matches must not read as one without contact matches, nor hide a value that was not searched. */
function contactRemarks({ contacts = [], total_contact_matches: total = 0 }: Contacted): readonly string[] {
  const unsearched = contacts.filter(({ error }) => error !== undefined).length;
  return [
    ...(total === 0
      ? []
      : [`${counted(total, 'listed party is', 'listed parties are')} recorded with a contact value sent.`]),
    ...(unsearched === 0
      ? []
      : [`${counted(unsearched, 'contact value was', 'contact values were')} not searched.`]),
  ];
}

function contactLines({
  contacts = [],
  contact_matches: matches = [],
  ...rest
}: Contacted): readonly string[] {
  if (contacts.length === 0) return [];
  const total = rest.total_contact_matches ?? 0;
  const shown = matches.length < total ? ` (the ${matches.length} best are shown)` : '';
  return [
    `Contact values, ${counted(total, 'match', 'matches')}${shown}:`,
    ...contacts.map(({ type, value, total_matches: found, error }) =>
      plain(`- ${type} ${value}: ${error ?? counted(found ?? 0, 'match', 'matches')}`),
    ),
    ...matches.map((match, index) => matchText(match, index + 1)),
  ];
}
