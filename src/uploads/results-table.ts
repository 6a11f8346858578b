import type { ListCode } from '../domain/list-code.ts';
import { whyText } from '../screening/brief-why.ts';
import { scoresOf, weightOf } from './row-scores.ts';
import type { KeptMatch, KeptSearch, RowDetail, RowResult, Upload } from './upload.ts';

/** A row of a table to be written as CSV. */
export type TableRow = readonly (string | number | null)[];

const HEADINGS = [
  'row',
  'screened_name',
  'level',
  'best_score',
  'name_score',
  'contact_score',
  'address_score',
  'name_matches',
  'address_matches',
  'contact_matches',
  'best_match',
  'best_match_list',
  'best_match_list_name',
  'best_match_type',
  'best_match_on',
  'best_match_why',
  'best_match_program',
  'best_match_born',
  'best_match_nationality',
  'best_match_identifiers',
  'best_match_source',
  'other_matches',
  'jurisdiction_flags',
  'not_screened',
  'hidden_by_country',
  'notes',
];

/** Other matches of a row that are named beside the best one. */
const OTHER_MATCHES = 4;

/** The headings of the results: the file's own columns, then ours, which all begin with `screening_` so that none has two meanings. */
export function resultHeadings({ reading }: Upload): TableRow {
  return [...reading.columns, ...HEADINGS.map((heading) => `screening_${heading}`)];
}

/** The results of a row under `resultHeadings`: the cells as they were, then what was found. */
export function resultCells(
  { reading }: Upload,
  result: RowResult,
  listNames: ReadonlyMap<ListCode, string>,
): TableRow {
  const cells = reading.columns.map((_, column) => result.cells[column] ?? '');
  const { detail } = result;
  const [best, ...others] = matchesOf(detail);
  const scores = scoresOf(detail);
  return [
    ...cells,
    result.line,
    partiesOf(result).join(' | '),
    result.level ?? 'not screened',
    best === undefined ? null : result.score,
    scores.name,
    scores.contact,
    scores.address,
    totalOf([detail.name, ...(detail.others ?? []).map(({ name }) => name)]),
    totalOf([detail.address]),
    totalOf([detail.contacts]),
    best?.name ?? '',
    best?.listCode ?? '',
    best === undefined ? '' : (listNames.get(best.listCode) ?? best.listCode),
    best?.entryType ?? '',
    best === undefined ? '' : onText(best),
    whyText(best?.why ?? {}),
    best?.program ?? '',
    (best?.birthDates ?? []).join('; '),
    (best?.nationalities ?? []).join('; '),
    (best?.identifiers ?? []).join('; '),
    best?.sourceUrl ?? '',
    others.slice(0, OTHER_MATCHES).map(shortText).join(' | '),
    detail.flags.map(({ jurisdiction, tier }) => `${jurisdiction} (${tier.replace('_', ' ')})`).join('; '),
    result.problem ?? '',
    hiddenOf(detail).total,
    (detail.notes ?? []).join(' '),
  ];
}

/** The names that were screened of a row; none where it was not. */
export function partiesOf({ query, detail }: RowResult): readonly string[] {
  return query === '' ? [] : [query, ...(detail.others ?? []).map((other) => other.query)];
}

/** Every search of a row. */
function searchesOf({ name, address, contacts, others = [] }: RowDetail): readonly KeptSearch[] {
  const all = [name, ...others.map((other) => other.name), address, contacts];
  return all.filter((search) => search !== undefined);
}

/** The kept matches of all searches of a row, best first, an address by what it counts for the row; a party that matches twice is named twice. */
export function matchesOf(detail: RowDetail): readonly KeptMatch[] {
  return searchesOf(detail)
    .flatMap((search) => ('matches' in search ? search.matches : []))
    .sort(byWeight);
}

const byWeight = (a: KeptMatch, b: KeptMatch): number => weightOf(b) - weightOf(a) || b.score - a.score;

/** The matches of a row that its country hid, best first, and how many there are: null where that was not asked for. */
export function hiddenOf(detail: RowDetail): {
  readonly total: number | null;
  readonly matches: readonly KeptMatch[];
} {
  const hidden = searchesOf(detail).flatMap((search) => ('hidden' in search ? [search.hidden] : []));
  const matches = hidden.flatMap((part) => part.matches).sort(byWeight);
  const total = hidden.reduce((sum, part) => sum + part.total, 0);
  return { total: hidden.length === 0 ? null : total, matches };
}

function totalOf(searches: readonly (KeptSearch | undefined)[]): number | null {
  const totals = searches.flatMap((search) =>
    search !== undefined && 'total' in search ? [search.total] : [],
  );
  return totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0);
}

function onText({ kind, matchedOn }: KeptMatch): string {
  if (kind === 'name') return matchedOn === '' ? 'name' : `alias: ${matchedOn}`;
  return `${kind}: ${matchedOn}`;
}

function shortText({ name, listCode, score }: KeptMatch): string {
  return `${name} (${listCode}, ${score.toFixed(2)})`;
}
