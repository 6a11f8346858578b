import type { VNode } from 'preact';
import type { ListCode } from '../../domain/list-code.ts';
import type { UploadOptions } from '../../uploads/upload.ts';
import { Checkbox, SelectField, TextField } from '../components/form.tsx';

/** A list that can be chosen. */
export interface ListOption {
  readonly code: ListCode;
  readonly name: string;
  readonly core: boolean;
  readonly searchable: boolean;
}

const TYPES = [
  ['', 'Any type'],
  ['individual', 'Person'],
  ['entity', 'Company or organisation'],
  ['vessel', 'Vessel'],
  ['aircraft', 'Aircraft'],
] as const;

/** Options that hold for every row of a file. */
export function DraftOptions({
  options,
  lists,
  hasCountry,
}: {
  readonly options: UploadOptions;
  /** Whether a column is the country. */
  readonly hasCountry: boolean;
  readonly lists: readonly ListOption[];
}): VNode {
  return (
    <div class="stack">
      <div class="form-grid">
        <TextField
          name="threshold"
          label="Minimum score"
          hint="0 to 1; low from 0.3, medium from 0.5, high from 0.8."
          value={String(options.threshold)}
          type="number"
          min={0}
          max={1}
          step="any"
        />
        <SelectField
          name="type"
          label="Type"
          hint="Keeps only entries of this type. A type in a row's own column goes before."
          value={options.entryType ?? ''}
          options={TYPES}
        />
      </div>
      {hasCountry && (
        <Checkbox
          name="narrow"
          checked={options.narrowByCountry === true}
          label="Only parties tied to the country of the row, or to none. The results say how many matches that hides, and show them."
        />
      )}
      <details class="more" open={options.lists !== null}>
        <summary>Lists</summary>
        <ListChoices chosen={new Set(options.lists)} lists={lists} />
      </details>
    </div>
  );
}

function ListChoices({
  chosen,
  lists,
}: {
  readonly chosen: ReadonlySet<ListCode>;
  readonly lists: readonly ListOption[];
}): VNode {
  return (
    <fieldset aria-describedby="lists-hint">
      <legend class="visually-hidden">Lists</legend>
      <p class="field-hint" id="lists-hint">
        Tick none to search every core list. The others are searched only when ticked.
      </p>
      <div class="checkbox-grid">
        {lists.map(({ code, name, core, searchable }) => (
          <label class="checkbox" key={code}>
            <input
              type="checkbox"
              name="lists"
              value={code}
              checked={chosen.has(code) && searchable}
              disabled={!searchable}
            />
            <span>
              {name}
              {!core && <span class="muted"> (not core)</span>}
              {!searchable && <span class="muted"> (not loaded)</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
