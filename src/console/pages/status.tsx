import type { VNode } from 'preact';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { page } from '../answer.ts';
import { Badge, Card, PageHeader, TableFrame } from '../components/parts.tsx';
import { distance, Time } from '../components/time.tsx';
import type { ConsoleParts } from '../console-parts.ts';
import type { Route } from '../route.ts';

/** How the service is doing, for everybody; programs ask `/health/ready`. */
export function statusRoutes({ readiness, catalogue }: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/status',
      access: 'public',
      async handle({ now }) {
        const [checks, entries] = await Promise.all([readiness(), catalogue()]);
        return page('Service state', <StatusPage checks={checks} entries={entries} now={now} />);
      },
    },
  ];
}

interface StatusProps {
  readonly checks: Awaited<ReturnType<ConsoleParts['readiness']>>;
  readonly entries: readonly CatalogueEntry[];
  readonly now: Date;
}

function StatusPage({ checks, entries, now }: StatusProps): VNode {
  const works = checks.every(({ ready }) => ready);
  const fetched = entries.flatMap(({ lastUpdated }) => (lastUpdated === null ? [] : [lastUpdated.getTime()]));
  const newest = fetched.length === 0 ? null : new Date(Math.max(...fetched));
  return (
    <>
      <PageHeader
        title="Service state"
        lead={
          works
            ? 'Everything works.'
            : 'A part of the service does not work at the moment. What failed is not charged; please try again.'
        }
      />
      <Card title="Parts">
        <TableFrame label="Parts of the service" stack>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">State</th>
              <th scope="col">Detail</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ name, ready, detail }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="State">
                  <Badge tone={ready ? 'good' : 'high'}>{ready ? 'works' : 'does not work'}</Badge>
                </td>
                <td data-label="Detail">{detail}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Card>
      <Card title="Lists">
        <p>
          {newest === null ? (
            'No list was fetched yet. '
          ) : (
            <>
              The newest list was fetched <Time at={newest} /> ({distance(newest, now)}).{' '}
            </>
          )}
          <a href="/lists">Dates of every list</a>
        </p>
      </Card>
      <p class="aside">
        For programs: <a href="/health/ready">the same as JSON</a>.
      </p>
    </>
  );
}
