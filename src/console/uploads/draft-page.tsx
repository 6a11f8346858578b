import type { VNode } from 'preact';
import type { AllowanceState } from '../../accounts/accounts.ts';
import type { FilePreview } from '../../uploads/inspect-file.ts';
import type { Upload } from '../../uploads/upload.ts';
import { Permitted } from '../components/permitted.tsx';
import { questionsOfReading } from '../../uploads/drafts.ts';
import { PostForm } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Card, Name, PageHeader } from '../components/parts.tsx';
import { DraftColumns } from './draft-columns.tsx';
import { DraftOptions, type ListOption } from './draft-options.tsx';
import { DraftReading } from './draft-reading.tsx';
import { DraftRemarks } from './draft-remarks.tsx';
import { DraftRows } from './draft-rows.tsx';

/** What the page of a draft shows. */
export interface DraftProps {
  readonly upload: Upload;
  readonly preview: FilePreview;
  readonly lists: readonly ListOption[];
  readonly allowance: AllowanceState;
  /** What keeps the draft from starting. */
  readonly problem?: string;
}

/** Where the columns of a file are corrected, and its cost is confirmed. */
export function DraftPage(props: DraftProps): VNode {
  const { upload, preview, problem } = props;
  const { reading } = upload;
  return (
    <>
      <PageHeader
        title={<Name text={upload.fileName} />}
        lead={`${counted(upload.cost.rows, 'row', 'rows')}. Check the columns, then confirm the cost. Nothing has been screened yet.`}
        actions={
          <Permitted to="upload files">
            <a class="button button-quiet" href={`/uploads/${upload.id}/delete`}>
              Delete
            </a>
          </Permitted>
        }
      />
      {problem !== undefined && (
        <div role="alert">
          <Callout kind="error" title="Not started">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <Permitted to="upload files">
        <PostForm action={`/uploads/${upload.id}/draft`} class="form">
          <DraftColumns reading={reading} rows={preview.rows} questions={questionsOfReading(reading)} />
          <DraftRemarks upload={upload} />
          <DraftRows reading={reading} preview={preview} />
          <DraftReading reading={reading} preview={preview} />
          <Card title="Options">
            <DraftOptions
              options={upload.options}
              lists={props.lists}
              hasCountry={reading.mapping.includes('country')}
            />
          </Card>
          <Cost {...props} />
        </PostForm>
      </Permitted>
    </>
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
