import type { VNode } from 'preact';
import type { AllowanceState } from '../../accounts/accounts.ts';
import type { ColumnField } from '../../uploads/columns/column-fields.ts';
import type { FileRow } from '../../uploads/reading/file-row.ts';
import type { Upload } from '../../uploads/upload.ts';
import { PostForm, SelectField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { ENCODINGS, SEPARATORS } from './draft-form.ts';
import { DraftOptions, type ListOption } from './draft-options.tsx';

/** What the page of a draft shows. */
export interface DraftProps {
  readonly upload: Upload;
  readonly preview: readonly FileRow[];
  readonly lists: readonly ListOption[];
  readonly allowance: AllowanceState;
  /** What keeps the draft from starting. */
  readonly problem?: string;
}

const FIELD_WORDS: readonly (readonly [field: ColumnField, label: string])[] = [
  ['none', 'Not screened'],
  ['name', 'Name'],
  ['address', 'Address'],
  ['country', 'Country'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['website', 'Website'],
  ['entity_type', 'Type'],
];

const SEPARATOR_WORDS: Readonly<Record<keyof typeof SEPARATORS, string>> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  bar: 'Bar |',
  none: 'None: one column',
};

const ENCODING_WORDS: Readonly<Record<(typeof ENCODINGS)[number], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little endian',
  'utf-16be': 'UTF-16, big endian',
  'windows-1252': 'Windows-1252 (Western European)',
};

/** Where the columns of a file are corrected, and its cost is confirmed. */
export function DraftPage(props: DraftProps): VNode {
  const { upload, problem } = props;
  return (
    <>
      <PageHeader
        title={<Name text={upload.fileName} />}
        lead={`${counted(upload.cost.rows, 'row', 'rows')}. Check the columns, then confirm the cost. Nothing has been screened yet.`}
        actions={
          <a class="button button-quiet" href={`/uploads/${upload.id}/delete`}>
            Delete
          </a>
        }
      />
      {problem !== undefined && (
        <div role="alert">
          <Callout kind="error" title="Not started">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <PostForm action={`/uploads/${upload.id}/draft`} class="form">
        <Columns {...props} />
        <Reading reading={upload.reading} />
        <Card title="Options">
          <DraftOptions options={upload.options} lists={props.lists} />
        </Card>
        <Cost {...props} />
      </PostForm>
    </>
  );
}

function Columns({ upload, preview }: DraftProps): VNode {
  const { columns, mapping } = upload.reading;
  return (
    <Card title="Columns">
      <p class="muted">
        Several columns may hold parts of one name, or of one address: they are put together in their order. A
        country keeps only the listed entries that are tied to it or to no country.
      </p>
      {!mapping.includes('name') && (
        <Callout kind="warning" title="Which column holds the names?">
          <p>None was recognised. Choose it below.</p>
        </Callout>
      )}
      <TableFrame label="First rows of the file">
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map((column, place) => (
              <th scope="col" key={place}>
                <ColumnSelect column={column} place={place} field={mapping[place] ?? 'none'} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((row) => (
            <PreviewRow key={row.line} row={row} mapping={mapping} />
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

function ColumnSelect({
  column,
  place,
  field,
}: {
  readonly column: string;
  readonly place: number;
  readonly field: ColumnField;
}): VNode {
  const id = `column-${place}`;
  return (
    <div class="column-head">
      <label for={id}>
        <Name text={column} />
      </label>
      <select id={id} name={id} class={field === 'none' ? 'column-unused' : ''}>
        {FIELD_WORDS.map(([value, label]) => (
          <option key={value} value={value} selected={value === field}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function PreviewRow({
  row,
  mapping,
}: {
  readonly row: FileRow;
  readonly mapping: readonly ColumnField[];
}): VNode {
  if ('problem' in row) {
    return (
      <tr>
        <td class="muted">{row.line}</td>
        <td colSpan={mapping.length}>
          <Badge tone="medium">broken</Badge> {row.problem}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td class="muted">{row.line}</td>
      {mapping.map((field, place) => (
        <td key={place} class={field === 'none' ? 'preview-cell muted' : 'preview-cell'}>
          <Name text={(row.cells[place] ?? '').slice(0, 120)} />
        </td>
      ))}
    </tr>
  );
}

function Reading({ reading }: { readonly reading: Upload['reading'] }): VNode {
  const { format, hasHeadings } = reading;
  return (
    <details class="more card upload-reading">
      <summary>How the file is read</summary>
      <div class="stack">
        <div class="form-grid">
          {format.kind === 'xlsx' ? (
            <SelectField
              name="sheet"
              label="Sheet"
              value={format.sheet}
              options={format.sheets.map((sheet) => [sheet, sheet] as const)}
            />
          ) : (
            <>
              <SelectField
                name="separator"
                label="Separator"
                value={separatorName(format.delimiter)}
                options={Object.entries(SEPARATOR_WORDS)}
              />
              <SelectField
                name="encoding"
                label="Encoding"
                value={format.encoding}
                options={ENCODINGS.map((encoding) => [encoding, ENCODING_WORDS[encoding]] as const)}
              />
            </>
          )}
        </div>
        <label class="checkbox">
          <input type="checkbox" name="headings" checked={hasHeadings} />
          <span>The first row holds the names of the columns</span>
        </label>
        <UpdateButton />
      </div>
    </details>
  );
}

function separatorName(delimiter: string | null): string {
  return Object.entries(SEPARATORS).find(([, sign]) => sign === delimiter)?.[0] ?? 'none';
}

function UpdateButton(): VNode {
  return (
    <div class="button-row">
      <button type="submit" name="do" value="update" class="button button-quiet">
        Update preview and cost
      </button>
    </div>
  );
}

function Cost({ upload, allowance }: DraftProps): VNode {
  const { rows, unusable, searches } = upload.cost;
  const short = searches > allowance.remaining;
  return (
    <Card title="Cost">
      <p class="cost">
        <strong>{counted(searches, 'search', 'searches')}</strong>
        {` for ${counted(rows - unusable, 'row', 'rows')}: one for each name, one for each e-mail address, phone number and website that is valid, and one for each address that names a street or building.`}
      </p>
      {unusable > 0 && (
        <p>
          {`${counted(unusable, 'row', 'rows')} cannot be screened and ${unusable === 1 ? 'costs' : 'cost'} nothing; the results say why.`}
        </p>
      )}
      {short && (
        <Callout kind="warning" title="The allowance is too small for the whole file">
          <p>
            {`${counted(allowance.remaining, 'search is', 'searches are')} left. Screening stops when they are used up; what ran is kept, and you can continue later.`}
          </p>
        </Callout>
      )}
      <input type="hidden" name="confirmed" value={String(searches)} />
      <div class="button-row">
        <button type="submit" name="do" value="start" class="button">
          {`Screen for ${counted(searches, 'search', 'searches')}`}
        </button>
        <button type="submit" name="do" value="update" class="button button-quiet">
          Update preview and cost
        </button>
        <span class="muted">{leftText(allowance)}</span>
      </div>
    </Card>
  );
}

/** Stands for an unlimited allowance, DESIGN 6. */
const UNLIMITED = 1_000_000_000;

function leftText({ limit, remaining }: AllowanceState): string {
  return limit >= UNLIMITED ? 'Your plan has no limit.' : `${whole(remaining)} left.`;
}
