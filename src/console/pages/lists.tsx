import type { VNode } from 'preact';
import type { ListKind } from '../../domain/list-code.ts';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { page } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, PageHeader, TableFrame } from '../components/parts.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { Day, Time } from '../components/time.tsx';
import type { Route } from '../route.ts';

/** The catalogue, for everybody. */
export function listRoutes({ catalogue, isSearchable }: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/lists',
      access: 'public',
      async handle() {
        const entries = await catalogue();
        const shown = entries.map((entry) => ({ entry, searchable: isSearchable(entry.facts.code) }));
        return page('Lists', <ListsPage lists={shown} />, { width: 'wide' });
      },
    },
  ];
}

interface ShownList {
  readonly entry: CatalogueEntry;
  readonly searchable: boolean;
}

const KINDS: Readonly<Record<ListKind, string>> = {
  sanctions: 'sanctions',
  export_control: 'export control',
  tax: 'tax',
  wanted: 'wanted persons',
  money_laundering: 'money laundering',
  forced_labor: 'forced labour',
};

function ListsPage({ lists }: { readonly lists: readonly ShownList[] }): VNode {
  const loaded = lists.filter(({ searchable }) => searchable);
  const entries = loaded.reduce((sum, { entry }) => sum + entry.entryCount, 0);
  return (
    <>
      <PageHeader
        title="Lists"
        lead={`${whole(loaded.length)} of ${counted(lists.length, 'list', 'lists')} loaded, with ${counted(entries, 'entry', 'entries')}. A screening searches every core list; the others are searched when they are named.`}
      />
      <Card>
        {lists.length === 0 ? (
          <EmptyState title="No list is known">This service was started without lists.</EmptyState>
        ) : (
          <ListTable lists={lists} />
        )}
      </Card>
    </>
  );
}

function ListTable({ lists }: { readonly lists: readonly ShownList[] }): VNode {
  return (
    <TableFrame label="Lists" stack>
      <thead>
        <tr>
          <th scope="col">List</th>
          <th scope="col">Kind</th>
          <th scope="col" class="number">
            Entries
          </th>
          <th scope="col">Publisher’s date</th>
          <th scope="col">Last fetched</th>
          <th scope="col">Searched</th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <ListRow key={list.entry.facts.code} list={list} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function ListRow({ list: { entry, searchable } }: { readonly list: ShownList }): VNode {
  const { facts, entryCount, dataAsOf, lastUpdated, stale } = entry;
  return (
    <tr id={facts.code}>
      <th scope="row" class="list-name">
        <SourceLink url={facts.pageUrl} text={facts.name} />
        <span class="aside list-code">{`${facts.code}, ${facts.country}`}</span>
        <span class="aside list-text">{facts.description}</span>
      </th>
      <td data-label="Kind">{KINDS[facts.kind]}</td>
      <td class="number" data-label="Entries">
        {whole(entryCount)}
      </td>
      <td data-label="Dated">
        {dataAsOf === null ? <span class="muted">none given</span> : <Day day={dataAsOf} />}
        {stale ? <Badge tone="medium">{`older than ${whole(facts.staleAfterDays)} days`}</Badge> : null}
      </td>
      <td data-label="Fetched">
        {lastUpdated === null ? <span class="muted">never</span> : <Time at={lastUpdated} />}
      </td>
      <td data-label="Searched">{searched(facts.core, searchable)}</td>
    </tr>
  );
}

function searched(core: boolean, searchable: boolean): VNode {
  if (!searchable) return <Badge tone="neutral">not loaded</Badge>;
  return core ? <Badge tone="good">core</Badge> : <Badge tone="neutral">when named</Badge>;
}
