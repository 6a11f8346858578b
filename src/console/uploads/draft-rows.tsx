import type { VNode } from 'preact';
import type { BatchItem } from '../../screening/batch.ts';
import type { FilePreview } from '../../uploads/inspect-file.ts';
import type { FileRow } from '../../uploads/reading/file-row.ts';
import { readRowItem, type AskedParties } from '../../uploads/row-item.ts';
import { shownTexts } from '../../uploads/shown-texts.ts';
import type { UploadReading } from '../../uploads/upload.ts';
import { Badge, Card, Name, TableFrame } from '../components/parts.tsx';
import { fieldWord } from './field-words.ts';

/** The first rows as they will be screened, and what is left out. */
export function DraftRows({
  reading,
  preview,
}: {
  readonly reading: UploadReading;
  readonly preview: FilePreview;
}): VNode {
  return (
    <Card title="First rows, as they will be screened">
      <TableFrame label="First rows, as they will be screened" stack>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Screened</th>
            <th scope="col">With it</th>
            <th scope="col">Shown, not screened</th>
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row) => (
            <PreviewRow key={row.line} row={row} reading={reading} />
          ))}
        </tbody>
      </TableFrame>
      <LeftOut reading={reading} preview={preview} />
    </Card>
  );
}

function PreviewRow({ row, reading }: { readonly row: FileRow; readonly reading: UploadReading }): VNode {
  const asked = readRowItem(row, reading);
  const isCompared = 'items' in asked && asked.items[0].facts?.dateOfBirth !== undefined;
  if ('problem' in asked) {
    return (
      <tr>
        <td class="muted" data-label="Line">
          {row.line}
        </td>
        <td colSpan={3} data-label="Screened">
          <Badge tone="medium">not screened</Badge> {asked.problem}
        </td>
      </tr>
    );
  }
  const shown = 'cells' in row ? shownTexts(reading, row) : [];
  return (
    <tr>
      <td class="muted" data-label="Line">
        {row.line}
      </td>
      <td data-label="Screened">
        <ol class="preview-parties">
          {asked.items.map(({ name }) => (
            <li key={name}>
              <Name text={name} />
            </li>
          ))}
        </ol>
        {asked.notes.map((note) => (
          <p class="row-note" key={note}>
            {note}
          </p>
        ))}
      </td>
      <td data-label="With it">
        <Facts facts={factsOf(asked)} />
      </td>
      <td data-label="Shown, not screened">
        <Facts
          facts={shown
            .filter(({ field }) => field !== 'country' && !(field === 'birth_date' && isCompared))
            .map(({ field, text }) => [fieldWord(field), text] as const)}
        />
      </td>
    </tr>
  );
}

function factsOf({ items: [party], entryType }: AskedParties): readonly (readonly [string, string])[] {
  const {
    address = '',
    country = '',
    contacts = [],
    facts: { identifiers = [], dateOfBirth = '' } = {},
  }: BatchItem = party;
  const facts: readonly (readonly [string, string])[] = [
    ['Address', address],
    ['Country', country],
    ...contacts.map(({ type, value }) => [fieldWord(type), value] as const),
    ...identifiers.map(({ number }) => ['Identifier', number] as const),
    ['Date of birth', dateOfBirth],
    ['Type', entryType ?? ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, text: string])[];
}): VNode | null {
  if (facts.length === 0) return null;
  return (
    <ul class="preview-facts">
      {facts.map(([label, text]) => (
        <li key={`${label} ${text}`}>
          <span class="muted">{`${label}: `}</span>
          <Name text={[...text].slice(0, 120).join('')} />
        </li>
      ))}
    </ul>
  );
}

/** Columns that are named of those that are left out. */
const NAMED_COLUMNS = 12;

function LeftOut({
  reading,
  preview,
}: {
  readonly reading: UploadReading;
  readonly preview: FilePreview;
}): VNode | null {
  const { columns, mapping, format } = reading;
  const unused = columns.filter((_, place) => mapping[place] === 'none');
  const titles = preview.top.slice(0, reading.hasHeadings ? (reading.headingRow ?? 0) : 0);
  const sheets = format.kind === 'xlsx' ? format.sheets.filter((sheet) => sheet !== format.sheet) : [];
  if (unused.length + titles.length + sheets.length === 0) return null;
  return (
    <div class="left-out">
      <p>
        <strong>Left out:</strong>
      </p>
      <ul>
        {unused.length > 0 && (
          <li>
            {unused.length === 1 ? 'the column ' : `${unused.length} columns: `}
            <Name text={unused.slice(0, NAMED_COLUMNS).join(', ')} />
            {unused.length > NAMED_COLUMNS && ' and others'}
          </li>
        )}
        {titles.map(({ line, cells }) => (
          <li key={line}>
            {`line ${line}, above the headings: `}
            <Name
              text={cells
                .filter((cell) => cell.trim() !== '')
                .join(' ')
                .slice(0, 120)}
            />
          </li>
        ))}
        {sheets.length > 0 && (
          <li>
            {sheets.length === 1 ? 'the sheet ' : 'the sheets '}
            <Name text={sheets.join(', ').slice(0, 300)} />
          </li>
        )}
      </ul>
    </div>
  );
}
