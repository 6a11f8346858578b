import type { VNode } from 'preact';
import { Permitted } from '../components/permitted.tsx';
import { PLANS, type PlanName } from '../../accounts/plans.ts';
import type { Upload } from '../../uploads/upload.ts';
import { PostForm } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { STATE_WORDS } from './progress.ts';

/** The page that takes files and lists those that were taken. */
export function UploadList({
  plan,
  uploads,
  retentionDays,
  problem,
}: {
  readonly plan: PlanName;
  readonly uploads: readonly Upload[];
  readonly retentionDays: number;
  /** Why the file that was just sent was not taken. */
  readonly problem?: string;
}): VNode {
  return (
    <>
      <PageHeader
        title="Screen a file"
        lead="A table of names as CSV or XLSX. You see its columns and its cost before anything is screened."
      />
      {problem !== undefined && (
        <div role="alert">
          <Callout kind="error" title="The file was not taken">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <Permitted to="upload files">
        <Card>
          <FileForm plan={plan} />
        </Card>
      </Permitted>
      <Card title="Your files">
        {uploads.length === 0 ? (
          <EmptyState title="No file yet">Choose one above.</EmptyState>
        ) : (
          <Table uploads={uploads} />
        )}
        <p class="aside">
          {`Files and results are deleted ${counted(retentionDays, 'day', 'days')} after they are done, and files that are not started after a day. What was screened stays in the `}
          <a href="/log">screening log</a>.
        </p>
      </Card>
    </>
  );
}

function FileForm({ plan }: { readonly plan: PlanName }): VNode {
  return (
    <PostForm action="/uploads" class="form drop" id="upload-form" encType="multipart/form-data">
      <div class="drop-zone">
        <label for="file">
          CSV or XLSX file<span class="drop-word"> (or drop it here)</span>
        </label>
        <input
          type="file"
          id="file"
          name="file"
          accept=".csv,.tsv,.tab,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required
          aria-describedby="file-hint"
        />
        <p class="field-hint" id="file-hint">
          {`One row for each party, at most ${whole(PLANS[plan].uploadRows)} rows on your plan and 50 MB. Columns with names, addresses, countries, contact values, identifiers, wallets and types are recognised.`}
        </p>
      </div>
      <div class="button-row">
        <button type="submit" class="button">
          Upload and check
        </button>
      </div>
    </PostForm>
  );
}

function Table({ uploads }: { readonly uploads: readonly Upload[] }): VNode {
  return (
    <TableFrame label="Your files" stack>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">State</th>
          <th scope="col" class="number">
            Rows
          </th>
          <th scope="col" class="number">
            High
          </th>
          <th scope="col" class="number">
            Medium
          </th>
          <th scope="col" class="number">
            Searches
          </th>
          <th scope="col">Uploaded</th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function UploadRow({ upload }: { readonly upload: Upload }): VNode {
  const { id, fileName, state, cost, counts, createdAt } = upload;
  const isDraft = state === 'draft';
  return (
    <tr>
      <th scope="row">
        <a href={`/uploads/${id}`}>
          <Name text={fileName} />
        </a>
      </th>
      <td data-label="State">
        <StateBadge state={state} />
      </td>
      <td class="number" data-label="Rows">
        {isDraft || counts.done === cost.rows
          ? whole(cost.rows)
          : `${whole(counts.done)} of ${whole(cost.rows)}`}
      </td>
      <td class="number" data-label="High">
        {isDraft ? '–' : whole(counts.high)}
      </td>
      <td class="number" data-label="Medium">
        {isDraft ? '–' : whole(counts.medium)}
      </td>
      <td class="number" data-label="Searches">
        {isDraft ? '–' : whole(counts.searches)}
      </td>
      <td data-label="Uploaded">
        <Time at={createdAt} />
      </td>
    </tr>
  );
}

/** Where an upload stands, as a word with a colour. */
export function StateBadge({ state }: { readonly state: Upload['state'] }): VNode {
  const tone =
    state === 'finished' ? 'good' : state === 'failed' || state === 'stopped' ? 'medium' : 'neutral';
  return <Badge tone={tone}>{STATE_WORDS[state]}</Badge>;
}
