import type { ListOutcome, ListReport, Tally, UpdateReport } from '../../src/ingest/list-report.ts';

/** How each outcome is printed; docs/updating-lists.md says what it means. */
export const OUTCOMES: Readonly<Record<ListOutcome, string>> = {
  updated: 'updated',
  unchanged: 'unchanged',
  failed: 'FAILED',
  refused: 'REFUSED',
  absent: 'absent',
};

const CODE_WIDTH = 16;
const OUTCOME_WIDTH = 10;
const FILES_SHOWN = 4;
const TALLIES_SHOWN = 5;

const number = (count: number): string => count.toLocaleString('en-US');

/** One line on a list, and one for each thing to know about it. */
export function describeList(report: ListReport): string {
  const head = `${report.code.padEnd(CODE_WIDTH)}${OUTCOMES[report.outcome].padEnd(OUTCOME_WIDTH)}`;
  const remarks = [
    ...report.warnings.map((warning) => `warning: ${warning}`),
    ...tallies('unknown', report.unknown),
    ...tallies('left out', report.leftOut),
  ];
  return [head + describeOutcome(report), ...remarks.map((remark) => `  ${remark}`)].join('\n');
}

function describeOutcome(report: ListReport): string {
  if (report.outcome === 'absent') return report.reason ?? '';
  const served = `${number(report.entryCount)} parties`;
  const parts = [
    report.reason === null ? served : `${report.reason}; ${keptPart(report)}`,
    ...changes(report),
    ...(report.edition === null ? [] : [`${report.edition} (${files(report.files)})`]),
    ...(report.dataAsOf === null || report.reason !== null ? [] : [`as of ${report.dataAsOf}`]),
    duration(report),
  ];
  return parts.join('  ');
}

function keptPart({ committed, previousCount }: ListReport): string {
  if (committed !== null) return 'the new parties are stored';
  return previousCount === 0 ? 'nothing is served' : `the previous ${number(previousCount)} parties stay`;
}

function changes({ committed }: ListReport): string[] {
  if (committed === null) return [];
  const { added, changed, removed } = committed;
  if (added + changed + removed === 0) return ['no party differs'];
  return [`${number(added)} added, ${number(changed)} changed, ${number(removed)} removed`];
}

function files(names: readonly string[]): string {
  const shown = names.slice(0, FILES_SHOWN).join(', ');
  return names.length > FILES_SHOWN ? `${shown} and ${names.length - FILES_SHOWN} more` : shown;
}

function duration({ durations }: ListReport): string {
  const { fetchMs, readMs, writeMs, publishMs } = durations;
  return `${((fetchMs + readMs + writeMs + publishMs) / 1000).toFixed(1)} s`;
}

function tallies(label: string, all: readonly Tally[]): string[] {
  if (all.length === 0) return [];
  const shown = all
    .slice(0, TALLIES_SHOWN)
    .map(({ what, count, example }) => `${what} (${number(count)}, such as ${example})`);
  const more = all.length > TALLIES_SHOWN ? ` and ${all.length - TALLIES_SHOWN} more kinds` : '';
  return [`${label}: ${shown.join('; ')}${more}`];
}

/** The last line of a run. */
export function describeUpdate({ lists, startedAt, finishedAt }: UpdateReport): string {
  const count = (outcome: ListOutcome): number => lists.filter((list) => list.outcome === outcome).length;
  const named: readonly (readonly [ListOutcome, string])[] = [
    ['updated', 'updated'],
    ['unchanged', 'unchanged'],
    ['failed', 'failed'],
    ['refused', 'refused'],
    ['absent', 'without a local copy'],
  ];
  const outcomes = named
    .filter(([outcome]) => count(outcome) > 0)
    .map(([outcome, words]) => `${count(outcome)} ${words}`);
  const parties = lists.reduce((sum, { entryCount }) => sum + entryCount, 0);
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  return `${lists.length} lists: ${outcomes.join(', ')}; ${number(parties)} parties; ${seconds} s`;
}
