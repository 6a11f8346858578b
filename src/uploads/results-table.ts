import type { KeptMatch, KeptSearch, RowDetail, RowResult, Upload } from './upload.ts';

/** A row of a table to be written as CSV. */
export type TableRow = readonly (string | number | null)[];

const HEADINGS = [
  'row',
  'screened_name',
  'level',
  'best_score',
  'name_matches',
  'address_matches',
  'contact_matches',
  'best_match',
  'best_match_list',
  'best_match_type',
  'best_match_on',
  'best_match_program',
  'best_match_source',
  'other_matches',
  'jurisdiction_flags',
  'not_screened',
];

/** Other matches of a row that are named beside the best one. */
const OTHER_MATCHES = 4;

/** The headings of the results: the file's own columns, then ours, which all begin with `screening_` so that none has two meanings. */
export function resultHeadings({ reading }: Upload): TableRow {
  return [...reading.columns, ...HEADINGS.map((heading) => `screening_${heading}`)];
}

/** The results of a row under `resultHeadings`: the cells as they were, then what was found. */
export function resultCells({ reading }: Upload, result: RowResult): TableRow {
  const cells = reading.columns.map((_, column) => result.cells[column] ?? '');
  const { detail } = result;
  const [best, ...others] = matchesOf(detail);
  const score = best === undefined ? null : best.score;
  return [
    ...cells,
    result.line,
    result.query,
    result.level ?? 'not screened',
    score,
    totalOf(detail.name),
    totalOf(detail.address),
    totalOf(detail.contacts),
    best?.name ?? '',
    best?.listCode ?? '',
    best?.entryType ?? '',
    best === undefined ? '' : onText(best),
    best?.program ?? '',
    best?.sourceUrl ?? '',
    others.slice(0, OTHER_MATCHES).map(shortText).join(' | '),
    detail.flags.map(({ jurisdiction, tier }) => `${jurisdiction} (${tier.replace('_', ' ')})`).join('; '),
    result.problem ?? '',
  ];
}

/** The kept matches of all searches of a row, best first; a party that matches twice is named twice. */
export function matchesOf({ name, address, contacts }: RowDetail): readonly KeptMatch[] {
  return [name, address, contacts]
    .flatMap((search) => (search !== undefined && 'matches' in search ? search.matches : []))
    .sort((a, b) => b.score - a.score);
}

function totalOf(search: KeptSearch | undefined): number | null {
  return search !== undefined && 'total' in search ? search.total : null;
}

function onText({ kind, matchedOn }: KeptMatch): string {
  if (kind === 'name') return matchedOn === '' ? 'name' : `alias: ${matchedOn}`;
  return `${kind}: ${matchedOn}`;
}

function shortText({ name, listCode, score }: KeptMatch): string {
  return `${name} (${listCode}, ${score.toFixed(2)})`;
}
