import type { VNode } from 'preact';
import type { FilePreview } from '../../uploads/inspect-file.ts';
import { TEXT_ENCODINGS } from '../../uploads/reading/text-encoding.ts';
import type { UploadReading } from '../../uploads/upload.ts';
import { SelectField } from '../components/form.tsx';
import { Name, TableFrame } from '../components/parts.tsx';
import { SEPARATORS } from './draft-form.ts';

const SEPARATOR_WORDS: Readonly<Record<keyof typeof SEPARATORS, string>> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  bar: 'Bar |',
  none: 'None: one column',
};

const SHOWN_CHARACTERS = 80;

/** How a file is read, and how that is changed. */
export function DraftReading({
  reading,
  preview,
}: {
  readonly reading: UploadReading;
  readonly preview: FilePreview;
}): VNode {
  const { format } = reading;
  return (
    <details class="more card upload-reading" open={preview.letters.length > 0}>
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
                {...(format.fallback === undefined
                  ? {}
                  : { hint: `Lines that do not fit are read as ${wordOf(format.fallback)}.` })}
                value={format.encoding}
                options={TEXT_ENCODINGS}
              />
            </>
          )}
          <SelectField
            name="headings"
            label="Headings"
            value={headingsValue(reading)}
            options={headingChoices(reading, preview)}
          />
        </div>
        <Letters reading={reading} preview={preview} />
        <UpdateButton />
      </div>
    </details>
  );
}

/** The same letters in each encoding: who knows the names sees which one is right. */
function Letters({
  reading: { format },
  preview: { letters },
}: {
  readonly reading: UploadReading;
  readonly preview: FilePreview;
}): VNode | null {
  if (letters.length === 0 || format.kind !== 'text') return null;
  const now = format.fallback ?? format.encoding;
  const current = letters.find(({ encoding }) => encoding === now);
  return (
    <>
      <p>
        {`This text is not UTF-8. Its letters were recognised as ${wordOf(now)}: `}
        <Name text={current?.text ?? ''} />
      </p>
      <details class="more">
        <summary>The same letters in every encoding</summary>
        <TableFrame label="The same letters in every encoding" stack>
          <thead>
            <tr>
              <th scope="col">Encoding</th>
              <th scope="col">Letters</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ encoding, text }) => (
              <tr key={encoding}>
                <th scope="row">{wordOf(encoding)}</th>
                <td data-label="Letters" class="preview-facts">
                  <Name text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </details>
    </>
  );
}

const wordOf = (encoding: string): string =>
  TEXT_ENCODINGS.find(([known]) => known === encoding)?.[1] ?? encoding;

function separatorName(delimiter: string | null): string {
  return Object.entries(SEPARATORS).find(([, sign]) => sign === delimiter)?.[0] ?? 'none';
}

function headingsValue({ hasHeadings, headingRow = 0, headingRows = 1 }: UploadReading): string {
  return hasHeadings ? `${headingRow}:${headingRows}` : 'none';
}

/** The first rows, each of which may be the headings; what takes two rows now is one choice more. */
function headingChoices(
  reading: UploadReading,
  { top }: FilePreview,
): readonly (readonly [value: string, label: string])[] {
  const { hasHeadings, headingRow = 0, headingRows = 1 } = reading;
  const line = (place: number): number => top[place]?.line ?? place + 1;
  const two: readonly (readonly [string, string])[] =
    hasHeadings && headingRows > 1
      ? [[`${headingRow}:2`, `Lines ${line(headingRow)} and ${line(headingRow + 1)}`]]
      : [];
  return [
    ['none', 'None: the first row is data'],
    ...two,
    ...top.map(({ line: number, cells }, place) => {
      const text = cells.filter((cell) => cell.trim() !== '').join(', ');
      return [`${place}:1`, `Line ${number}: ${[...text].slice(0, SHOWN_CHARACTERS).join('')}`] as const;
    }),
  ];
}

/** Sends the form to see what it changes. */
function UpdateButton(): VNode {
  return (
    <div class="button-row">
      <button type="submit" name="do" value="update" class="button button-quiet">
        Update preview and cost
      </button>
    </div>
  );
}
