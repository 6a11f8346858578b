import type { VNode } from 'preact';
import type { LevelCounts, SearchKind } from '../../uploads/row-scores.ts';
import type { Upload } from '../../uploads/upload.ts';
import type { ResultPage } from '../../uploads/uploads.ts';
import { Permitted } from '../components/permitted.tsx';
import { PostForm } from '../components/form.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Card, Name, PageHeader, Stat } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { progressOf, STATE_WORDS, type Progress } from './progress.ts';
import { ResultFilters } from './result-filters.tsx';
import { KindCounts } from './kind-counts.tsx';
import type { ListNames } from './result-match.tsx';
import type { ResultQuery } from './result-query.ts';
import { ResultTable } from './result-table.tsx';
import { StateBadge } from './upload-list.tsx';

/** What the page of a started upload shows. */
export interface ResultsProps {
  readonly upload: Upload;
  readonly query: ResultQuery;
  readonly results: ResultPage;
  readonly levels: Readonly<Record<SearchKind, LevelCounts>>;
  readonly listNames: ListNames;
  readonly retentionDays: number;
  readonly now: Date;
}

/** How far an upload is, and what was found so far. */
export function ResultsPage(props: ResultsProps): VNode {
  const { upload, results, query, listNames } = props;
  const progress = progressOf(upload, props.now);
  return (
    <>
      <PageHeader
        title={<Name text={upload.fileName} />}
        lead={<Lead {...props} />}
        actions={<Actions upload={upload} progress={progress} />}
      />
      <ProgressCard upload={upload} progress={progress} />
      <Counts progress={progress} />
      <KindCounts upload={upload} levels={props.levels} />
      {upload.counts.flagged > 0 && <FlagNote count={upload.counts.flagged} />}
      <Remarks upload={upload} />
      <Card title="Rows">
        <ResultFilters upload={upload} query={query} total={results.total} />
        <ResultTable upload={upload} results={results} query={query} listNames={listNames} />
      </Card>
    </>
  );
}

function Lead({ upload, retentionDays }: ResultsProps): VNode {
  const { startedAt, endedAt, options, listsSearched } = upload;
  return (
    <>
      <StateBadge state={upload.state} />{' '}
      {startedAt !== null && upload.state !== 'queued' && (
        <>
          Started <Time at={startedAt} />
        </>
      )}
      {endedAt !== null && (
        <>
          , ended <Time at={endedAt} />
        </>
      )}
      {upload.state !== 'queued' && '. '}
      {`Minimum score ${options.threshold}`}
      {listsSearched.length > 0 && `, ${counted(listsSearched.length, 'list', 'lists')}`}
      {endedAt !== null && `. Deleted ${counted(retentionDays, 'day', 'days')} after the end`}.
    </>
  );
}

function Actions({ upload, progress }: { readonly upload: Upload; readonly progress: Progress }): VNode {
  const { id, state, counts } = upload;
  return (
    <>
      {state === 'stopped' && (
        <Permitted to="upload files">
          <PostForm action={`/uploads/${id}/resume`}>
            <button type="submit" class="button">
              Continue
            </button>
          </PostForm>
        </Permitted>
      )}
      {counts.done > 0 && (
        <a class="button button-quiet" href={`/uploads/${id}/results.csv`}>
          Download CSV
        </a>
      )}
      {counts.done > 0 && (
        <a class="button button-quiet" href={`/uploads/${id}/results.xlsx`}>
          Download XLSX
        </a>
      )}
      {!progress.active && (
        <Permitted to="upload files">
          <a class="button button-quiet" href={`/uploads/${id}/delete`}>
            Delete
          </a>
        </Permitted>
      )}
    </>
  );
}

function ProgressCard({
  upload,
  progress,
}: {
  readonly upload: Upload;
  readonly progress: Progress;
}): VNode | null {
  const { id, state, reason } = upload;
  if (state === 'finished') return null;
  const { done, rows, active } = progress;
  return (
    <Card>
      <div
        class="stack"
        id="upload-progress"
        data-address={active ? `/uploads/${id}/progress` : undefined}
        data-state={state}
      >
        <progress max={rows} value={done} aria-label="Rows screened" />
        <p class="progress-line">
          <strong data-part="state">{STATE_WORDS[state]}</strong>
          {': '}
          <span data-part="done">{whole(done)}</span>
          {` of ${whole(rows)} rows`}
          <span data-part="left" />
        </p>
        {reason !== null && (
          <p>
            {reason} {state === 'stopped' && <a href="/pricing">Plans</a>}
          </p>
        )}
        {active && (
          <div class="button-row">
            {state !== 'cancelling' && (
              <Permitted to="upload files">
                <PostForm
                  action={`/uploads/${id}/cancel`}
                  confirm="Stop here? Rows that were screened are kept and charged."
                >
                  <button type="submit" class="button button-quiet">
                    Cancel
                  </button>
                </PostForm>
              </Permitted>
            )}
            <noscript>
              <a href={`/uploads/${id}`}>Show how far it is</a>
            </noscript>
            <span class="muted">It goes on when you leave this page.</span>
          </div>
        )}
      </div>
    </Card>
  );
}

function Counts({ progress }: { readonly progress: Progress }): VNode {
  const figures = [
    ['high', 'High', progress.high],
    ['medium', 'Medium', progress.medium],
    ['low', 'Low', progress.low],
    ['none', 'No match', progress.none],
    ['failed', 'Not screened', progress.failed],
    ['searches', 'Searches charged', progress.searches],
  ] as const;
  return (
    <dl class="stats stats-small">
      {figures.map(([part, label, value]) => (
        <Stat key={part} label={label} value={<span data-part={part}>{whole(value)}</span>} />
      ))}
    </dl>
  );
}

/** What was seen in the whole file before it was screened. */
function Remarks({ upload }: { readonly upload: Upload }): VNode | null {
  const { rowsOfUnknownCountries = 0, unknownCountries = [], misread = 0 } = upload.cost.remarks ?? {};
  const narrows = upload.options.narrowByCountry === true;
  if (rowsOfUnknownCountries + misread === 0 && !narrows) return null;
  return (
    <div class="notice notice-info">
      {narrows && (
        <p>
          Only parties tied to the country of the row, or to none, are matches here. Rows say how many that
          hid.
        </p>
      )}
      {rowsOfUnknownCountries > 0 && (
        <p>
          {`The country of ${counted(rowsOfUnknownCountries, 'row', 'rows')} was not understood and raised no flag: `}
          <Name
            text={unknownCountries
              .map(({ text }) => text)
              .slice(0, 10)
              .join(', ')}
          />
        </p>
      )}
      {misread > 0 && <p>{`Letters look misread in ${counted(misread, 'row', 'rows')}.`}</p>}
    </div>
  );
}

function FlagNote({ count }: { readonly count: number }): VNode {
  return (
    <div class="notice notice-flag">
      <p>
        <strong>{`${counted(count, 'row points', 'rows point')} to an embargoed or high-risk place.`}</strong>{' '}
        A flag is not a match, and is not counted as one. A row without a match under an embargo is not
        cleared: look at the place itself.
      </p>
    </div>
  );
}
