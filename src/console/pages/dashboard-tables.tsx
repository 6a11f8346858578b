import type { VNode } from 'preact';
import type { LoggedScreening } from '../../screening-log/screening-log.ts';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted } from '../components/numbers.ts';
import { Card, EmptyState, Name, TableFrame } from '../components/parts.tsx';
import { Permitted } from '../components/permitted.tsx';
import { Time } from '../components/time.tsx';
import type { WatchingView } from './read-dashboard.ts';

/** What was screened last, through whichever door. */
export function RecentCard({ recent }: { readonly recent: readonly LoggedScreening[] }): VNode {
  if (recent.length === 0) {
    return (
      <Card title="Recent screenings">
        <EmptyState
          title="Nothing was screened yet"
          action={
            <Permitted to="screen">
              <a href="/screen">Screen a name or an address</a>
            </Permitted>
          }
        >
          What you screen here, by file or by API is kept in the log.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="Recent screenings" actions={<a href="/log">The whole log</a>}>
      <TableFrame label="Recent screenings" stack>
        <thead>
          <tr>
            <th scope="col">Screened</th>
            <th scope="col">Best match</th>
            <th scope="col">Flags</th>
            <th scope="col">By</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {recent.map((entry) => (
            <RecentRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

const DOORS = { api: 'API', console: 'console', upload: 'file', agents: 'agent' } as const;

function RecentRow({ entry }: { readonly entry: LoggedScreening }): VNode {
  const { name, address, contacts, best, flags, origin, screenedAt } = entry;
  const screened = [name, address, contacts[0]?.value].find((text) => typeof text === 'string') ?? '';
  return (
    <tr>
      <th scope="row">
        <a href={`/log/${entry.id}`}>
          <Name text={screened} />
        </a>
      </th>
      <td data-label="Best match">
        {best === null ? <span class="muted">no match</span> : <LevelBadge score={best.score} />}
      </td>
      <td data-label="Flags">{flags.length === 0 ? <span class="muted">none</span> : flags.length}</td>
      <td data-label="By">{DOORS[origin.door]}</td>
      <td data-label="Time">
        <Time at={screenedAt} />
      </td>
    </tr>
  );
}

const MOST_SHOWN = 5;

/** Watched items with matches that nobody has looked at. */
export function WatchingCard({ watching }: { readonly watching: NonNullable<WatchingView> }): VNode {
  if (watching.waiting.length === 0) {
    return (
      <Card title="Monitoring" actions={<a href="/monitoring">Monitored items</a>}>
        <EmptyState title="No match waits to be looked at">
          {watching.items === 0
            ? 'Names and addresses you monitor are screened again whenever a list changes.'
            : 'Everything was screened against the lists as they are now.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="Matches to look at" actions={<a href="/monitoring">All monitored items</a>}>
      <TableFrame label="Monitored items with matches to look at" stack>
        <thead>
          <tr>
            <th scope="col">Monitored</th>
            <th scope="col">To look at</th>
            <th scope="col">Best match</th>
            <th scope="col">Last check</th>
          </tr>
        </thead>
        <tbody>
          {watching.waiting.slice(0, MOST_SHOWN).map(({ watch, matches }) => (
            <tr key={watch.id}>
              <th scope="row">
                <a href={`/monitoring/${watch.id}`}>
                  <Name text={watch.text} />
                </a>
              </th>
              <td data-label="To look at">{counted(matches, 'match', 'matches')}</td>
              <td data-label="Best match">
                <LevelBadge score={watch.bestScore} />
              </td>
              <td data-label="Last check">
                {watch.lastCheckedAt === null ? 'never' : <Time at={watch.lastCheckedAt} />}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}
