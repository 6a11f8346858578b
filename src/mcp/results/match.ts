import { z } from 'zod';
import { FACT_KINDS, FACT_VERDICTS } from '../../domain/facts.ts';
import { LIST_CODES, LIST_KINDS } from '../../domain/list-code.ts';
import {
  addressLine,
  ENTRY_TYPES,
  otherNames,
  primaryName,
  type ListedParty,
} from '../../domain/listed-party.ts';
import { levelOf, matchedAlias, type Match } from '../../domain/match.ts';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { birthDateText, isoBirthDate } from './birth-dates.ts';
import { plain } from './plain-text.ts';

/** What of an entry is shown beside a match; the whole entry is one `fetch` away. */
const MOST_ALIASES = 10;
const MOST_ADDRESSES = 5;
const MOST_IDENTIFICATIONS = 10;

/** A match as an agent reads it. */
export const matchSchema = z.object({
  id: z.string().describe('Id of the entry, for fetch'),
  name: z.string().describe('Primary listed name'),
  entry_type: z.enum(ENTRY_TYPES),
  list_code: z.enum(LIST_CODES),
  list_name: z.string(),
  list_kind: z.enum(LIST_KINDS),
  program: z.string(),
  score: z.number().min(0).max(1).describe('Likeness, 0 to 1'),
  match_level: z.enum(['high', 'medium', 'low']).describe('high from 0.8, medium from 0.5'),
  matched_alias: z
    .string()
    .nullable()
    .describe('Alias or identifier that matched; null for the primary name or an address'),
  matched_identifier: z.boolean().describe('True when matched_alias is an identifier or contact value'),
  birth_dates: z.array(z.string()).describe("In the publisher's words"),
  birth_dates_iso: z.array(z.string().nullable()).describe('The same as YYYY[-MM[-DD]] or from/to'),
  countries: z.array(z.string()),
  aliases: z.array(z.string()).describe(`At most ${MOST_ALIASES} of total_aliases`),
  total_aliases: z.int(),
  addresses: z.array(z.string()).describe(`At most ${MOST_ADDRESSES} of total_addresses`),
  total_addresses: z.int(),
  identifications: z.array(z.string()).describe(`At most ${MOST_IDENTIFICATIONS} of total_identifications`),
  total_identifications: z.int(),
  source_url: z.string().describe('Page of the entry or of its list at the publisher'),
  name_score: z.number().optional().describe('Score of the name alone; present with facts'),
  facts: z
    .array(
      z.object({
        fact: z.enum(FACT_KINDS),
        verdict: z.enum(FACT_VERDICTS),
        sent: z.string(),
        listed: z.string(),
      }),
    )
    .optional()
    .describe('Each fact sent, beside what the list says'),
});

/** A match as an agent reads it. */
export type PresentedMatch = z.output<typeof matchSchema>;

/** Presents a match; `catalogue` has every list that can match. */
export function presentMatch(match: Match, catalogue: readonly CatalogueEntry[]): PresentedMatch {
  const { party, score, matchedOn, nameScore, facts: compared } = match;
  const facts = catalogue.find((entry) => entry.facts.code === party.listCode)?.facts;
  if (facts === undefined) throw new Error(`a match on ${party.listCode}, which is not in the catalogue`);
  const aliases = otherNames(party);
  const addresses = distinct(party.addresses.map(addressLine));
  const numbers = numberLines(party);
  return {
    id: String(party.id),
    name: primaryName(party),
    entry_type: party.entryType,
    list_code: party.listCode,
    list_name: facts.name,
    list_kind: facts.kind,
    program: party.programs.join('; '),
    score,
    match_level: levelOf(score),
    matched_alias: matchedAlias(matchedOn),
    matched_identifier: matchedOn.kind === 'identifier' || matchedOn.kind === 'contact',
    birth_dates: party.birthDates.map(({ text }) => text),
    birth_dates_iso: party.birthDates.map(isoBirthDate),
    countries: distinct(party.countries.map(({ name }) => name)),
    aliases: aliases.slice(0, MOST_ALIASES),
    total_aliases: aliases.length,
    addresses: addresses.slice(0, MOST_ADDRESSES),
    total_addresses: addresses.length,
    identifications: numbers.slice(0, MOST_IDENTIFICATIONS),
    total_identifications: numbers.length,
    source_url: party.sourceUrl,
    ...(nameScore === undefined ? {} : { name_score: nameScore }),
    ...(compared === undefined ? {} : { facts: [...compared] }),
  };
}

/** Documents, registrations and wallets, a line each. */
export function numberLines(party: ListedParty): string[] {
  const documents = party.identifications.map(({ type, number, country, note }) => {
    const issuer = country === '' ? '' : ` (${country})`;
    return `${type}: ${number}${issuer}${note === '' ? '' : `, ${note}`}`;
  });
  const wallets = party.wallets.map(({ currency, address }) =>
    `Digital currency address ${currency}: ${address}`.replace(' :', ':'),
  );
  return distinct([...documents, ...wallets]);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}

function birthTexts({ birth_dates: published, birth_dates_iso: iso }: PresentedMatch): readonly string[] {
  return published.map((text, at) => birthDateText(text, iso[at] ?? null));
}

const FACT_WORDS = {
  date_of_birth: 'date of birth',
  nationality: 'nationality',
  gender: 'gender',
  identifier: 'identifier',
} as const;

/** Facts in words, such as `date of birth contradicts (listed 1991)`. */
function factTexts({ facts = [], score, name_score: ofName = score }: PresentedMatch): readonly string[] {
  const held = score < ofName ? [`the name alone ${ofName}`] : [];
  return [
    ...held,
    ...facts.map(({ fact, verdict, listed }) => {
      const said = verdict === 'unknown' ? 'cannot be compared' : verdict;
      return `${FACT_WORDS[fact]} ${said}${listed === '' ? '' : ` (listed ${listed})`}`;
    }),
  ];
}

/** A match in two lines of plain text. */
export function matchText(match: PresentedMatch, position: number): string {
  const alias = match.matched_alias === null ? '' : `, matched on "${match.matched_alias}"`;
  const facts = [
    `score ${match.score} (${match.match_level})${alias}`,
    ...factTexts(match),
    ...(match.birth_dates.length === 0 ? [] : [`born ${birthTexts(match).join(' or ')}`]),
    ...(match.countries.length === 0 ? [] : [match.countries.join(', ')]),
    ...(match.program === '' ? [] : [`program ${match.program}`]),
    `entry ${match.id}`,
    match.source_url,
  ];
  const head = `${position}. ${match.name} (${match.entry_type}, ${match.list_name}, ${match.list_code})`;
  return `${plain(head)}\n   ${plain(facts.join('; '))}`;
}
