import type { VNode } from 'preact';
import { ACTS } from '../../trail/act.ts';
import type { TrailLine } from '../../trail/chain.ts';
import { detailsText } from '../../trail/export-trail.ts';
import type { TrailProof } from '../../trail/verify-trail.ts';
import { SelectField, TextField } from '../components/form.tsx';
import { counted } from '../components/numbers.ts';
import { Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { trailQuery, type TrailFormValues } from './trail-filter.ts';

interface TrailProps {
  readonly values: TrailFormValues;
  readonly lines: readonly TrailLine[];
  readonly isMore: boolean;
}

/** Who did what in an account. */
export function TrailPage({ values, lines, isMore }: TrailProps): VNode {
  const last = lines.at(-1);
  return (
    <>
      <PageHeader
        title="Trail"
        lead="Who did what in this account. Every line is chained to the one before; none is ever changed."
        actions={
          <>
            <a class="button button-quiet" href={`/trail/export.csv${trailQuery(values)}`}>
              CSV
            </a>
            <a class="button button-quiet" href={`/trail/export.jsonl${trailQuery(values)}`}>
              JSON lines
            </a>
            <a class="button button-quiet" href="/trail/check">
              Check the chain
            </a>
          </>
        }
      />
      <SearchForm values={values} />
      {lines.length === 0 ? (
        <EmptyState title="Nothing fits" action={<a href="/trail">Show all</a>}>
          No line of the trail fits this search.
        </EmptyState>
      ) : (
        <Card>
          <Lines lines={lines} />
          {isMore && last !== undefined && (
            <p>
              <a href={`/trail${trailQuery(values, last.number)}`}>Older</a>
            </p>
          )}
        </Card>
      )}
    </>
  );
}

function SearchForm({ values }: { readonly values: TrailFormValues }): VNode {
  return (
    <form method="get" action="/trail" class="form form-inline" role="search">
      <TextField
        name="q"
        label="Person, subject or address"
        type="search"
        value={values.text}
        autoComplete="off"
        dir="auto"
      />
      <SelectField
        name="act"
        label="Act"
        value={values.kind}
        options={[['', 'all acts'], ...Object.entries(ACTS)]}
      />
      <TextField name="from" label="From" type="date" value={values.from} />
      <TextField name="to" label="To" type="date" value={values.to} />
      <button type="submit" class="button button-quiet">
        Search
      </button>
    </form>
  );
}

function Lines({ lines }: { readonly lines: readonly TrailLine[] }): VNode {
  return (
    <TableFrame label="Trail" stack>
      <thead>
        <tr>
          <th scope="col">Act</th>
          <th scope="col">About</th>
          <th scope="col">By</th>
          <th scope="col">From</th>
          <th scope="col">Time</th>
          <th scope="col" class="number">
            Line
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, kind, subject, details, by, at }) => (
          <tr key={number}>
            <th scope="row">{ACTS[kind]}</th>
            <td data-label="About">
              <Name text={subject} /> <span class="muted">{detailsText(details)}</span>
            </td>
            <td data-label="By">
              {by.name === '' ? <span class="muted">unknown</span> : <Name text={by.name} />}
              {by.kind === 'operator' && <span class="muted"> (operator)</span>}
            </td>
            <td data-label="From">{by.address ?? <span class="muted">–</span>}</td>
            <td data-label="Time">
              <Time at={at} seconds />
            </td>
            <td class="number" data-label="Line">
              {number}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Whether the chain of an account holds. */
export function ProofPage({ proof: { lines, broken } }: { readonly proof: TrailProof }): VNode {
  return (
    <>
      <h1>{broken === null ? 'The chain holds' : 'The chain is broken'}</h1>
      <p class="lead">
        {broken === null
          ? `${counted(lines, 'line', 'lines')} checked, from the oldest that is kept to the newest: each is as it was written.`
          : `${broken.problem.charAt(0).toUpperCase()}${broken.problem.slice(1)}. The trail is not as it was written from there on: ask the operator.`}
      </p>
      <p class="button-row">
        <a class="button" href="/trail">
          To the trail
        </a>
      </p>
    </>
  );
}
