import type { VNode } from 'preact';
import { Permitted } from '../components/permitted.tsx';
import { flagsOfWatch } from '../../monitoring/reviews.ts';
import type { Watch } from '../../monitoring/watch.ts';
import { CountryField } from '../components/country-field.tsx';
import { PostForm, SelectField, TextField } from '../components/form.tsx';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { watchAddress, type WatchFilter, type WatchPage } from './monitoring-filter.ts';

/** The forms to add an item, as they were filled in. */
export interface AddedValues {
  readonly name: string;
  readonly entityType: 'individual' | 'entity';
  readonly address: string;
  readonly country: string;
}

interface ListProps {
  readonly found: WatchPage;
  readonly filter: WatchFilter;
  readonly waiting: ReadonlyMap<number, number>;
  /** When the newest match of each item was first seen. */
  readonly lastMatches: ReadonlyMap<number, Date>;
  readonly total: number;
  readonly capacity: number;
  readonly added: { readonly values: AddedValues; readonly problems: Readonly<Record<string, string>> };
}

/** Everything an account monitors. */
export function MonitoringPage(props: ListProps): VNode {
  const { total, capacity, waiting } = props;
  return (
    <>
      <PageHeader
        title="Monitoring"
        lead={`${whole(total)} of ${counted(capacity, 'item', 'items')} in your plan, screened again whenever a list changes. A new match is mailed to you. ${
          waiting.size === 0
            ? 'No match waits to be looked at.'
            : `${counted(waiting.size, 'item has', 'items have')} matches to look at.`
        }`}
      />
      {total > 0 && <FilterForm filter={props.filter} />}
      <Items {...props} />
      <Permitted to="change monitoring">
        <AddForms {...props.added} open={total === 0 || Object.keys(props.added.problems).length > 0} />
      </Permitted>
    </>
  );
}

function FilterForm({ filter }: { readonly filter: WatchFilter }): VNode {
  return (
    <form method="get" action="/monitoring" class="form form-inline" role="search">
      <TextField name="q" label="Text" type="search" value={filter.text} autoComplete="off" dir="auto" />
      <SelectField
        name="show"
        label="Show"
        value={filter.shown}
        options={[
          ['all', 'all items'],
          ['waiting', 'with matches to look at'],
          ['matching', 'with any match'],
        ]}
      />
      <button type="submit" class="button button-quiet">
        Filter
      </button>
    </form>
  );
}

function Items({ found, filter, waiting, lastMatches, total }: ListProps): VNode {
  if (total === 0) {
    return (
      <EmptyState title="Nothing is monitored yet">
        Add a name or an address below. It is screened at once, and again with every update of a list.
      </EmptyState>
    );
  }
  if (found.items.length === 0) {
    return (
      <EmptyState title="Nothing fits" action={<a href="/monitoring">Show all items</a>}>
        No monitored item fits this filter.
      </EmptyState>
    );
  }
  return (
    <Card>
      <TableFrame label="Monitored items" stack>
        <thead>
          <tr>
            <th scope="col">Name or address</th>
            <th scope="col">To look at</th>
            <th scope="col">Best match</th>
            <th scope="col">Flags</th>
            <th scope="col">Last match</th>
            <th scope="col">Last check</th>
            <th scope="col">
              <span class="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.items.map((watch) => (
            <ItemRow
              key={watch.id}
              watch={watch}
              waiting={waiting.get(watch.id) ?? 0}
              lastMatch={lastMatches.get(watch.id)}
            />
          ))}
        </tbody>
      </TableFrame>
      {found.pages > 1 && <Pages found={found} filter={filter} />}
    </Card>
  );
}

function ItemRow({
  watch,
  waiting,
  lastMatch,
}: {
  readonly watch: Watch;
  readonly waiting: number;
  readonly lastMatch: Date | undefined;
}): VNode {
  const { id, text, kind, country, entityType, bestScore, lastCheckedAt } = watch;
  const details = kind === 'address' ? ['address', country] : [entityType === 'entity' ? 'entity' : 'person'];
  return (
    <tr>
      <th scope="row">
        <a href={`/monitoring/${id}`}>
          <Name text={text} />
        </a>
        <span class="aside list-code">
          <bdi>{details.filter((part) => part !== '').join(', ')}</bdi>
        </span>
      </th>
      <td data-label="To look at">
        {waiting === 0 ? <span class="muted">none</span> : <Badge tone="medium">{whole(waiting)}</Badge>}
      </td>
      <td data-label="Best match">
        {bestScore === 0 ? <span class="muted">no match</span> : <LevelBadge score={bestScore} />}
      </td>
      <td data-label="Flags">
        {flagsOfWatch(watch).map(({ jurisdiction }) => (
          <Badge key={jurisdiction} tone="flag">
            {jurisdiction}
          </Badge>
        ))}
      </td>
      <td data-label="Last match">{lastMatch !== undefined && <Time at={lastMatch} />}</td>
      <td data-label="Last check">
        {lastCheckedAt === null ? <span class="muted">not yet</span> : <Time at={lastCheckedAt} />}
      </td>
      <td class="cell-action">
        <Permitted to="change monitoring">
          <a href={`/monitoring/${id}/remove`} aria-label={`Remove ${text}`}>
            Remove
          </a>
        </Permitted>
      </td>
    </tr>
  );
}

function Pages({ found, filter }: Pick<ListProps, 'found' | 'filter'>): VNode {
  const { page, pages, fitting } = found;
  return (
    <nav class="button-row" aria-label="Pages of monitored items">
      {page > 1 && <a href={watchAddress(filter, page - 1)}>Previous</a>}
      <span class="muted">{`Page ${whole(page)} of ${whole(pages)}, ${counted(fitting, 'item', 'items')}`}</span>
      {page < pages && <a href={watchAddress(filter, page + 1)}>Next</a>}
    </nav>
  );
}

function AddForms({ values, problems, open }: ListProps['added'] & { readonly open: boolean }): VNode {
  const problem = (field: string): { readonly error?: string } => {
    const error = problems[field];
    return error === undefined ? {} : { error };
  };
  return (
    <div class="columns">
      <Card title="Monitor a name">
        <PostForm action="/monitoring" class="form" keep>
          <TextField
            name="name"
            label="Name or identifier"
            value={values.name}
            dir="auto"
            required
            autoComplete="off"
            {...problem('name')}
          />
          <SelectField
            name="entity_type"
            label="Type"
            value={values.entityType}
            options={[
              ['individual', 'Person'],
              ['entity', 'Company, vessel or aircraft'],
            ]}
          />
          <div class="button-row">
            <button type="submit" class={open ? 'button' : 'button button-quiet'}>
              Monitor the name
            </button>
          </div>
        </PostForm>
      </Card>
      <Card title="Monitor an address">
        <PostForm action="/monitoring" class="form">
          <TextField
            name="address"
            label="Address"
            value={values.address}
            dir="auto"
            required
            autoComplete="off"
            {...problem('address')}
          />
          <CountryField
            hint="Keeps matches at addresses in this country and at those without one."
            value={values.country}
            {...problem('country')}
          />
          <div class="button-row">
            <button type="submit" class={open ? 'button' : 'button button-quiet'}>
              Monitor the address
            </button>
          </div>
        </PostForm>
      </Card>
    </div>
  );
}
