import { ENTRY_TYPES } from '../../src/domain/listed-party.ts';
import type { Tally } from '../../src/ingest/list-report.ts';
import { COVERED_FACTS, type CoveredFact } from '../../src/lists/coverage.ts';
import type { CoverageRow } from './coverage-report.ts';

const TITLES: Readonly<Record<CoveredFact, string>> = {
  aliases: 'aliases',
  addresses: 'addresses',
  countries: 'countries',
  identifications: 'numbers',
  contacts: 'contacts',
  birthDates: 'births',
  wallets: 'wallets',
  nonLatinNames: 'non-Latin',
  programs: 'programs',
  listedOn: 'listed on',
};

type Table = readonly (readonly string[])[];

/** The report as JSON values: counts, never shares, so that nothing is rounded. */
export function coverageAsJson(rows: readonly CoverageRow[]): readonly Readonly<Record<string, unknown>>[] {
  return rows.map(({ source, coverage, origin, dataAsOf, tallies }) => ({
    code: source.facts.code,
    source: origin,
    data_as_of: dataAsOf,
    parties: coverage.parties,
    names: coverage.names,
    by_type: coverage.byType,
    having: coverage.having,
    names_that_look_wrong: coverage.oddNames,
    ignored_fields: source.ignoredFields,
    unknown: tallies?.unknown ?? null,
    left_out: tallies?.leftOut ?? null,
  }));
}

/** The report for a terminal. */
export function coverageAsText(rows: readonly CoverageRow[]): string {
  const notes = rows.flatMap((row) => {
    const ignored = row.source.ignoredFields.map(({ field }) => field).join('; ');
    const odd = row.coverage.oddNames.map(
      ({ oddity, name, why }) => `looks wrong: "${name}" (${oddity}): ${why}`,
    );
    const lines = [...(ignored === '' ? [] : [`ignored: ${ignored}`]), ...describeTallies(row), ...odd];
    return lines.length === 0 ? [] : [row.source.facts.code, ...lines.map((line) => `  ${line}`)];
  });
  return [aligned(coverageTable(rows)), '', ...notes, '', shareOfOddNames(rows)].join('\n');
}

/** The report as a page for the repository: counts and shares, no entry of a list. */
export function coverageAsMarkdown(rows: readonly CoverageRow[]): string {
  const tables = rows.map(
    ({ source, dataAsOf, origin }) => [source.facts.code, origin, dataAsOf ?? '-'] as const,
  );
  return [
    '# What the lists hold',
    '',
    'Written by `npm run lists:report -- --from DIR --markdown` from local copies of the publishers’ files; some of them are excerpts or',
    'older copies. Shares are of the parties of the list; "countries" counts parties with at least one known country, "numbers"',
    'those with an identification, "listed on" those with a day of listing.',
    '',
    markdownTable(coverageTable(rows)),
    '',
    '## Where the figures come from',
    '',
    markdownTable([['list', 'edition and files', 'data as of'], ...tables]),
    '',
    '## Unknown and left out',
    '',
    'Unknown are elements, columns and codes that the reader does not know; they are reported, never dropped in silence. Left out are',
    'records that are no longer in force or are no party.',
    '',
    ...rows.flatMap(describeInMarkdown),
    '',
    '## Names that look wrong',
    '',
    'A legal form alone, "and" or "or" inside, a bracket that does not close, a label with a colon, a date inside, two scripts in one',
    'word: counted for each list, with why such names stand. `npm run lists:report -- --from DIR` prints each of them.',
    '',
    ...rows.flatMap(oddNamesInMarkdown),
    '',
    shareOfOddNames(rows),
    '',
    '## Fields that are ignored on purpose',
    '',
    ...rows.flatMap(({ source }) => [
      `### ${source.facts.code}`,
      '',
      ...(source.ignoredFields.length === 0
        ? ['None.']
        : source.ignoredFields.map(({ field, reason }) => `- \`${field}\`: ${reason}`)),
      '',
    ]),
  ].join('\n');
}

/** Counts by kind and reason only: a name would be an entry of the list. */
function oddNamesInMarkdown({ source, coverage }: CoverageRow): readonly string[] {
  const kinds = new Map<string, number>();
  for (const { oddity, why } of coverage.oddNames) {
    const kind = `${oddity}: ${why}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, times]) => `- ${source.facts.code}, ${kind} (${count(times)})`);
}

function shareOfOddNames(rows: readonly CoverageRow[]): string {
  const names = rows.reduce((all, { coverage }) => all + coverage.names, 0);
  const odd = rows.reduce((all, { coverage }) => all + coverage.oddNames.length, 0);
  const share = names === 0 ? 0 : (10_000 * odd) / names;
  return `Names that look wrong: ${count(odd)} of ${count(names)}, ${share.toFixed(1)} in 10,000.`;
}

function coverageTable(rows: readonly CoverageRow[]): Table {
  const head = ['list', 'parties', 'names', ...ENTRY_TYPES, ...COVERED_FACTS.map((fact) => TITLES[fact])];
  const body = rows.map(({ source, coverage }) => [
    source.facts.code,
    count(coverage.parties),
    count(coverage.names),
    ...ENTRY_TYPES.map((type) => count(coverage.byType[type])),
    ...COVERED_FACTS.map((fact) => share(coverage.having[fact], coverage.parties)),
  ]);
  return [head, ...body, totals(rows)];
}

function totals(rows: readonly CoverageRow[]): readonly string[] {
  const sum = (of: (row: CoverageRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const parties = sum(({ coverage }) => coverage.parties);
  return [
    'all',
    count(parties),
    count(sum(({ coverage }) => coverage.names)),
    ...ENTRY_TYPES.map((type) => count(sum(({ coverage }) => coverage.byType[type]))),
    ...COVERED_FACTS.map((fact) =>
      share(
        sum(({ coverage }) => coverage.having[fact]),
        parties,
      ),
    ),
  ];
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Whole percent; a share that is neither nothing nor everything never looks like it. */
function share(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '-';
  if (part === whole) return '100 %';
  const percent = Math.round((100 * part) / whole);
  return percent < 1 ? '< 1 %' : `${Math.min(percent, 99)} %`;
}

function describeTallies({ tallies }: CoverageRow): readonly string[] {
  if (tallies === null) return [];
  return [...named('unknown', tallies.unknown), ...named('left out', tallies.leftOut)];
}

/** Counts only: an example would be an entry of the list. */
function named(label: string, tallies: readonly Tally[]): readonly string[] {
  if (tallies.length === 0) return [];
  return [`${label}: ${tallies.map(({ what, count: times }) => `${what} (${count(times)})`).join('; ')}`];
}

function describeInMarkdown(row: CoverageRow): readonly string[] {
  const lines = describeTallies(row);
  return lines.map((line) => `- ${row.source.facts.code}, ${line}`);
}

function aligned(table: Table): string {
  const widths = (table[0] ?? []).map((_title, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(pad).join('  ')).join('\n');
}

function markdownTable([head = [], ...body]: Table): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
