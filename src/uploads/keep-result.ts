import { levelOf, type Match } from '../domain/match.ts';
import { primaryName } from '../domain/listed-party.ts';
import {
  searchesRunFor,
  totalSearches,
  type BatchItemResult,
  type SearchedPart,
} from '../screening/batch.ts';
import type { ContactScreening } from '../screening/screen-contacts.ts';
import type { FileRow } from './reading/file-row.ts';
import type { KeptMatch, KeptSearch, RowDetail, RowResult } from './upload.ts';

/** Best matches of each search of a row that are kept; the total is real in any case. */
const KEPT_MATCHES = 5;

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

/** What the results keep of a row that was screened. */
export function keepResult(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  place: number,
  found: BatchItemResult,
): RowResult {
  const { name, address, contacts } = found;
  const detail: RowDetail = {
    name: keepSearch(name),
    ...(address === undefined ? {} : { address: keepSearch(address) }),
    ...(contacts === undefined ? {} : { contacts: keepContacts(contacts) }),
    contactErrors: contactErrors(contacts),
    flags: found.jurisdictionFlags,
  };
  const searches = totalSearches(searchesRunFor(found));
  const best = Math.max(0, ...bestScores(detail));
  return {
    row: place,
    line,
    cells,
    query: found.query,
    level: searches === 0 ? null : best === 0 ? 'none' : levelOf(best),
    score: best,
    searches,
    problem: problemOf(detail),
    detail,
  };
}

function keepSearch(part: SearchedPart): KeptSearch {
  if ('error' in part) return { error: part.error };
  return { total: part.totalMatches, matches: part.matches.slice(0, KEPT_MATCHES).map(keepMatch) };
}

function keepContacts({ matches, totalMatches }: ContactScreening): KeptSearch {
  return { total: totalMatches, matches: matches.slice(0, KEPT_MATCHES).map(keepMatch) };
}

function contactErrors(contacts: ContactScreening | undefined): readonly string[] {
  return (contacts?.contacts ?? []).flatMap((contact) =>
    'error' in contact ? [`${contact.value}: ${contact.error}`] : [],
  );
}

function keepMatch({ party, score, matchedOn }: Match): KeptMatch {
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
  };
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

function bestScores({ name, address, contacts }: RowDetail): readonly number[] {
  return [name, address, contacts].flatMap((search) =>
    search !== undefined && 'matches' in search ? search.matches.slice(0, 1).map(({ score }) => score) : [],
  );
}

/** What of the row was not screened. An empty result of the rest is no clearance of that part. */
function problemOf({ name, address, contactErrors: errors }: RowDetail): string | null {
  const parts = [
    name !== undefined && 'error' in name ? name.error : null,
    address !== undefined && 'error' in address ? address.error : null,
    ...errors,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}
