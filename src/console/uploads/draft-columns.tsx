import type { VNode } from 'preact';
import { answersTo, type ColumnQuestion } from '../../uploads/columns/column-questions.ts';
import { namesParty, type ColumnField } from '../../uploads/columns/column-fields.ts';
import type { FileRow } from '../../uploads/reading/file-row.ts';
import type { UploadReading } from '../../uploads/upload.ts';
import { Checkbox } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { counted } from '../components/numbers.ts';
import { Badge, Card, Name, TableFrame } from '../components/parts.tsx';
import { FIELD_WORDS, fieldWord } from './field-words.ts';

/** Values of a column that are shown beside its heading. */
const SHOWN_VALUES = 3;
const SHOWN_CHARACTERS = 60;

interface ColumnsProps {
  readonly reading: UploadReading;
  readonly rows: readonly FileRow[];
  readonly questions: readonly ColumnQuestion[];
}

/** The columns of a file, each with what it is taken for and why. */
export function DraftColumns({ reading, rows, questions }: ColumnsProps): VNode {
  const { columns, mapping, origins } = reading;
  const asked = new Map(questions.map((question) => [question.column, question]));
  const places = columns.map((_, place) => place);
  const isQuiet = (place: number): boolean => mapping[place] === 'none' && !asked.has(place);
  const row = (place: number): VNode => (
    <ColumnRow
      key={place}
      place={place}
      heading={columns[place] ?? ''}
      field={mapping[place] ?? 'none'}
      origin={origins?.[place] ?? 'chosen'}
      question={asked.get(place)}
      values={valuesOf(rows, place)}
    />
  );
  const quiet = places.filter(isQuiet);
  return (
    <Card title="Columns">
      <p class="muted">
        Parts of a name are put together: first, middle, last, second surname. Each column with another
        party’s name is screened by itself and costs a search. A country raises flags and hides nothing.
      </p>
      {!namesParty(mapping) && (
        <Callout kind="warning" title="Which column holds the names?">
          <p>None was recognised. Choose it below.</p>
        </Callout>
      )}
      <ColumnTable label="Columns that are screened or shown">
        {places.filter((place) => !isQuiet(place)).map(row)}
      </ColumnTable>
      {quiet.length > 0 && (
        <details class="more" open={quiet.length === columns.length}>
          <summary>{`${counted(quiet.length, 'column is', 'columns are')} not screened`}</summary>
          <ColumnTable label="Columns that are not screened">{quiet.map(row)}</ColumnTable>
        </details>
      )}
      <Questions reading={reading} questions={questions} />
    </Card>
  );
}

function ColumnTable({
  label,
  children,
}: {
  readonly label: string;
  readonly children: readonly VNode[];
}): VNode | null {
  if (children.length === 0) return null;
  return (
    <TableFrame label={label} stack>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Taken for</th>
          <th scope="col">First values</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableFrame>
  );
}

interface ColumnRowProps {
  readonly place: number;
  readonly heading: string;
  readonly field: ColumnField;
  readonly origin: NonNullable<UploadReading['origins']>[number];
  readonly question: ColumnQuestion | undefined;
  readonly values: readonly string[];
}

function ColumnRow({ place, heading, field, origin, question, values }: ColumnRowProps): VNode {
  const id = `column-${place}`;
  return (
    <tr>
      <th scope="row">
        <label for={id}>
          <Name text={heading} />
        </label>
      </th>
      <td data-label="Taken for">
        <div class="column-choice">
          <select id={id} name={id} class={field === 'none' ? 'column-unused' : ''}>
            {FIELD_WORDS.map(([value, label]) => (
              <option key={value} value={value} selected={value === field}>
                {label}
              </option>
            ))}
          </select>
          {question === undefined ? (
            <Origin origin={origin} />
          ) : (
            <Badge tone="medium">{origin === 'guess' ? 'guess' : 'look at it'}</Badge>
          )}
        </div>
      </td>
      <td data-label="First values" class="column-values">
        {values.map((value, at) => (
          <span key={at}>
            <Name text={value} />
          </span>
        ))}
      </td>
    </tr>
  );
}

function Origin({ origin }: Pick<ColumnRowProps, 'origin'>): VNode | null {
  if (origin === 'known') return <Badge tone="good">known heading</Badge>;
  return origin === 'chosen' ? <Badge tone="neutral">chosen</Badge> : null;
}

function valuesOf(rows: readonly FileRow[], place: number): readonly string[] {
  const cells = rows.flatMap((row) => ('cells' in row ? [(row.cells[place] ?? '').trim()] : []));
  return [...new Set(cells.filter((cell) => cell !== ''))]
    .slice(0, SHOWN_VALUES)
    .map((cell) => [...cell].slice(0, SHOWN_CHARACTERS).join(''));
}

function Questions({ reading, questions }: Omit<ColumnsProps, 'rows'>): VNode | null {
  if (questions.length === 0) return null;
  return (
    <Callout kind="warning" title="Look at these columns before you start">
      <ul>
        {questions.map(({ column, field, reason }) => (
          <li key={column}>
            <strong>
              <Name text={reading.columns[column] ?? ''} />
            </strong>
            {field === 'none' ? `: ${reason}.` : `, taken for ${fieldWord(field).toLowerCase()}: ${reason}.`}
          </li>
        ))}
      </ul>
      <Checkbox
        name="answers"
        value={answersTo(questions)}
        label="I have looked at them, and they are right"
      />
    </Callout>
  );
}
