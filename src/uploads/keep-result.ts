import { countryName } from '../countries/countries.ts';
import type { Match } from '../domain/match.ts';
import { primaryName, type ListedParty } from '../domain/listed-party.ts';
import {
  searchesRunFor,
  totalSearches,
  type BatchItemResult,
  type SearchedPart,
} from '../screening/batch.ts';
import { briefWhy } from '../screening/brief-why.ts';
import type { HiddenMatches } from '../screening/hidden-matches.ts';
import type { ContactScreening } from '../screening/screen-contacts.ts';
import { countriesOf } from '../search/party-countries.ts';
import type { FileRow } from './reading/file-row.ts';
import { levelOrNone, MOST_OF_ADDRESS, scoresOf } from './row-scores.ts';
import type { KeptMatch, KeptSearch, RowDetail, RowResult } from './upload.ts';

/** Best matches of each search of a row that are kept; the total is real in any case. */
const KEPT_MATCHES = 200;
/** Those of them that are kept with what their list says of them, and why they match. */
export const KEPT_WITH_FACTS = 20;

/** Facts of one kind, of a party with many. */
const KEPT_FACTS = 5;

const NOTHING: RowDetail = { contactErrors: [], flags: [] };

/** The result of a row that could not be screened. */
export function keepProblem(row: FileRow, place: number, problem: string): RowResult {
  return {
    row: place,
    line: row.line,
    cells: 'cells' in row ? row.cells : [row.text],
    query: '',
    level: null,
    score: 0,
    searches: 0,
    problem,
    detail: NOTHING,
  };
}

/** What screening the parties of a row found, and what is to be known of the row. */
export interface FoundRow {
  readonly found: readonly [BatchItemResult, ...BatchItemResult[]];
  readonly notes: readonly string[];
}

/** What the results keep of a row that was screened. */
export function keepResult(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  place: number,
  { found, notes }: FoundRow,
): RowResult {
  const [first, ...others] = found;
  const { name, address, contacts } = first;
  const detail: RowDetail = {
    name: keepSearch(name),
    ...(address === undefined ? {} : { address: keepSearch(address) }),
    ...(contacts === undefined ? {} : { contacts: keepContacts(contacts) }),
    ...(others.length === 0 ? {} : { others: others.map(keepOther) }),
    ...(notes.length === 0 ? {} : { notes }),
    contactErrors: contactErrors(contacts),
    flags: first.jurisdictionFlags,
  };
  const searches = found.reduce((sum, one) => sum + totalSearches(searchesRunFor(one)), 0);
  const { name: ofNames, contact, address: ofAddress } = scoresOf(detail);
  const best = Math.max(ofNames ?? 0, contact ?? 0, Math.min(ofAddress ?? 0, MOST_OF_ADDRESS));
  return {
    row: place,
    line,
    cells,
    query: first.query,
    level: searches === 0 ? null : levelOrNone(best),
    score: best,
    searches,
    problem: problemOf(detail),
    detail,
  };
}

function keepOther({ query, name }: BatchItemResult): { readonly query: string; readonly name: KeptSearch } {
  return { query, name: keepSearch(name, query) };
}

function keepSearch(part: SearchedPart, party?: string): KeptSearch {
  return 'error' in part ? { error: part.error } : keepMatches(part, party);
}

function keepContacts(contacts: ContactScreening): KeptSearch {
  return keepMatches(contacts);
}

function keepMatches(
  { matches, totalMatches, hidden }: HiddenMatches & { readonly hidden?: HiddenMatches },
  party?: string,
): KeptSearch {
  const kept = (some: readonly Match[]): readonly KeptMatch[] =>
    some
      .slice(0, KEPT_MATCHES)
      .map((match, place) => keepMatch(match, { screened: party, hasFacts: place < KEPT_WITH_FACTS }));
  return {
    total: totalMatches,
    matches: kept(matches),
    ...(hidden === undefined || hidden.totalMatches === 0
      ? {}
      : { hidden: { total: hidden.totalMatches, matches: kept(hidden.matches) } }),
  };
}

function contactErrors(contacts: ContactScreening | undefined): readonly string[] {
  return (contacts?.contacts ?? []).flatMap((contact) =>
    'error' in contact ? [`${contact.value}: ${contact.error}`] : [],
  );
}

function keepMatch(
  { party, score, matchedOn, explanation, facts, nameScore }: Match,
  { screened, hasFacts }: { readonly screened: string | undefined; readonly hasFacts: boolean },
): KeptMatch {
  return {
    partyId: party.id,
    name: primaryName(party),
    entryType: party.entryType,
    listCode: party.listCode,
    score,
    kind: matchedOn.kind,
    matchedOn: textOf(matchedOn),
    program: party.programs.join('; '),
    sourceUrl: party.sourceUrl,
    ...(screened === undefined ? {} : { party: screened }),
    ...(hasFacts ? factsOf(party) : {}),
    ...(hasFacts && explanation !== undefined ? { why: briefWhy(explanation) } : {}),
    ...(hasFacts && facts !== undefined ? { facts } : {}),
    ...(hasFacts && nameScore !== undefined ? { nameScore } : {}),
  };
}

type KeptFacts = Pick<KeptMatch, 'countries' | 'nationalities' | 'birthDates' | 'identifiers'>;

function factsOf(party: ListedParty): KeptFacts {
  const born = party.birthDates.map(({ text }) => text).slice(0, KEPT_FACTS);
  const numbers = party.identifications.map(({ type, number }) => `${type}: ${number}`);
  const wallets = party.wallets.map(({ currency, address }) => `${currency}: ${address}`);
  const identifiers = [...numbers, ...wallets].slice(0, KEPT_FACTS);
  const nationalities = nationalitiesOf(party).slice(0, KEPT_FACTS);
  return {
    countries: countriesOf(party).slice(0, KEPT_FACTS),
    ...(nationalities.length === 0 ? {} : { nationalities }),
    ...(born.length === 0 ? {} : { birthDates: born }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
  };
}

function nationalitiesOf({ countries }: ListedParty): readonly string[] {
  const names = countries.flatMap(({ relation, code, name }) =>
    relation === 'nationality' || relation === 'citizenship' ? [code === '' ? name : countryName(code)] : [],
  );
  return [...new Set(names)].filter((name) => name !== '');
}

function textOf(on: Match['matchedOn']): string {
  switch (on.kind) {
    case 'name':
      return on.primary ? '' : on.text;
    case 'identifier':
    case 'contact':
      return on.label;
    case 'address': {
      const { address, postalCode, city, state, country } = on.address;
      return [address, postalCode, city, state, country].filter((part) => part !== '').join(', ');
    }
  }
}

/** What of the row was not screened. An empty result of the rest is no clearance of that part. */
function problemOf({ name, address, others = [], contactErrors: errors }: RowDetail): string | null {
  const parts = [
    name !== undefined && 'error' in name ? name.error : null,
    address !== undefined && 'error' in address ? address.error : null,
    ...others.map((other) => ('error' in other.name ? `${other.query}: ${other.name.error}` : null)),
    ...errors,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}
