import type { VNode } from 'preact';
import type { Upload } from '../../uploads/upload.ts';
import { FilterFold } from '../components/filter-fold.tsx';
import { Checkbox, SelectField, TextField } from '../components/form.tsx';
import { counted } from '../components/numbers.ts';
import { resultQueryText, type ResultQuery } from './result-query.ts';

const LEVELS = [
  ['', 'All'],
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  ['none', 'No match'],
] as const;

const ORDERS = [
  ['row', 'As in the file'],
  ['score', 'Best match first'],
  ['name', 'Best name first'],
  ['contact', 'Best contact first'],
  ['address', 'Best address first'],
] as const;

const KINDS = [
  ['', 'The row'],
  ['name', 'Its names'],
  ['contact', 'Its contacts'],
  ['address', 'Its address'],
] as const;

/** The form that chooses rows, and how many there are. */
export function ResultFilters({
  upload,
  query,
  total,
}: {
  readonly upload: Upload;
  readonly query: ResultQuery;
  readonly total: number;
}): VNode {
  const { filter, order } = query;
  const active = new URLSearchParams(resultQueryText({ ...query, page: 1 })).size;
  const isFiltered = resultQueryText({ ...query, page: 1, order: 'row' }) !== '';
  return (
    <>
      <FilterFold active={active}>
        <form method="get" action={`/uploads/${upload.id}`} class="form filters">
          <div class="form-grid">
            <TextField
              name="text"
              label="Text"
              type="search"
              value={filter.text ?? ''}
              autoComplete="off"
              dir="auto"
              placeholder="In the row or its matches"
            />
            <SelectField name="level" label="Level" value={filter.level ?? ''} options={LEVELS} />
            <SelectField name="of" label="Level of" value={filter.of ?? ''} options={KINDS} />
            <SelectField name="order" label="Order" value={order} options={ORDERS} />
          </div>
          <div class="button-row">
            <Checkbox name="flagged" label="With a flag" checked={filter.flagged === true} />
            <Checkbox
              name="problems"
              label="With something not screened"
              checked={filter.problems === true}
            />
            <button type="submit" class="button button-quiet">
              Show
            </button>
          </div>
        </form>
      </FilterFold>
      <p class="muted" role="status">
        {counted(total, 'row', 'rows')}
        {isFiltered && (
          <>
            {' · '}
            <a
              href={`/uploads/${upload.id}/results.csv${resultQueryText({ ...query, page: 1, order: 'row' })}`}
            >
              Download these as CSV
            </a>
            {' or '}
            <a
              href={`/uploads/${upload.id}/results.xlsx${resultQueryText({ ...query, page: 1, order: 'row' })}`}
            >
              XLSX
            </a>
            {' · '}
            <a href={`/uploads/${upload.id}`}>Show all</a>
          </>
        )}
      </p>
    </>
  );
}
