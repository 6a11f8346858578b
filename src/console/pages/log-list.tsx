import type { VNode } from 'preact';
import type { LoggedScreening, LogPage } from '../../screening-log/screening-log.ts';
import { Permitted } from '../components/permitted.tsx';
import { SelectField, TextField } from '../components/form.tsx';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { doorText } from './log-door.ts';
import { logAddress, type ReadLogSearch } from './log-search.ts';

const LEVELS = [
  ['', 'Any'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  ['none', 'no match'],
] as const;

interface LogProps {
  readonly read: ReadLogSearch;
  readonly found: LogPage;
  readonly keys: ReadonlyMap<number, string>;
}

/** The log as a table, with its search. */
export function LogPageContent({ read, found, keys }: LogProps): VNode {
  return (
    <>
      <PageHeader
        title="Screening log"
        lead="Everything this account screened: by hand, by file, by API and by agents with its keys."
        actions={
          <a class="button button-quiet" href={logAddress('/log/export.csv', read.values)}>
            Export as CSV
          </a>
        }
      />
      <LogSearchForm read={read} />
      {found.entries.length === 0 ? (
        <NothingFound read={read} />
      ) : (
        <Card>
          <LogTable entries={found.entries} keys={keys} />
          <Paging read={read} found={found} />
        </Card>
      )}
    </>
  );
}

function LogSearchForm({ read: { values, problems } }: { readonly read: ReadLogSearch }): VNode {
  const problem = (field: string): { readonly error?: string } => {
    const error = problems[field];
    return error === undefined ? {} : { error };
  };
  // A day that no calendar has cannot stand in a field for days.
  const dayShown = (field: 'from' | 'to'): string => (problems[field] === undefined ? values[field] : '');
  return (
    <form method="get" action="/log" class="form form-inline" role="search">
      <TextField name="q" label="Text" type="search" value={values.text} autoComplete="off" dir="auto" />
      <TextField name="from" label="From (UTC)" type="date" value={dayShown('from')} {...problem('from')} />
      <TextField name="to" label="To (UTC)" type="date" value={dayShown('to')} {...problem('to')} />
      <SelectField name="level" label="Best match" value={values.level} options={LEVELS} />
      <button type="submit" class="button">
        Search
      </button>
    </form>
  );
}

function NothingFound({ read: { search } }: { readonly read: ReadLogSearch }): VNode {
  if (Object.keys(search).length > 0) {
    return (
      <EmptyState title="Nothing found" action={<a href="/log">Show everything</a>}>
        No screening fits this search.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing was screened yet"
      action={
        <Permitted to="screen">
          <a href="/screen">Screen a name</a>
        </Permitted>
      }
    >
      Each screening is listed here with its time, its lists and what it found.
    </EmptyState>
  );
}

function LogTable({
  entries,
  keys,
}: {
  readonly entries: readonly LoggedScreening[];
  readonly keys: LogProps['keys'];
}): VNode {
  return (
    <TableFrame label="Screenings" stack>
      <thead>
        <tr>
          <th scope="col">Name or address</th>
          <th scope="col">Best match</th>
          <th scope="col" class="number">
            Matches
          </th>
          <th scope="col">Flags</th>
          <th scope="col">Time</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <a href={`/log/${entry.id}`}>
                <Name text={entry.name ?? entry.address ?? ''} />
              </a>
              {entry.name !== null && entry.address !== null && (
                <div class="aside">
                  <Name text={entry.address} />
                </div>
              )}
            </th>
            <td data-label="Best match">
              {entry.best === null ? (
                <Badge tone="neutral">no match</Badge>
              ) : (
                <LevelBadge score={entry.best.score} />
              )}
            </td>
            <td class="number" data-label="Matches">
              {whole(matchesOf(entry))}
            </td>
            <td data-label="Flags">
              {entry.flags.map(({ jurisdiction }) => (
                <Badge key={jurisdiction} tone="flag">
                  {jurisdiction}
                </Badge>
              ))}
            </td>
            <td data-label="Time">
              <Time at={entry.screenedAt} />
            </td>
            <td data-label="By">
              <bdi>{doorText(entry.origin, keys)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function matchesOf({ found }: LoggedScreening): number {
  return (found.name ?? 0) + (found.address ?? 0) + (found.contact ?? 0);
}

function Paging({ read, found: { entries, next } }: Pick<LogProps, 'read' | 'found'>): VNode {
  return (
    <nav class="button-row" aria-label="Pages of the log">
      <span class="muted">
        {counted(entries.length, 'screening', 'screenings')} on this page, newest first
      </span>
      {read.search.after !== undefined && <a href={logAddress('/log', read.values)}>Newest</a>}
      {next !== null && (
        <a class="button button-quiet button-small" href={logAddress('/log', read.values, next)}>
          Older
        </a>
      )}
    </nav>
  );
}
