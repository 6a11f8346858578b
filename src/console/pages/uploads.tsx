import { isDeepStrictEqual } from 'node:util';
import type { VNode } from 'preact';
import { BYTE_ORDER_MARK, csvLine, type CsvSeparator } from '../../csv/csv-line.ts';
import { InvalidInputError } from '../../errors.ts';
import { namesParty } from '../../uploads/columns/column-fields.ts';
import { UnusableFileError } from '../../uploads/reading/unusable-file.ts';
import { resultCells, resultHeadings, type TableRow } from '../../uploads/results-table.ts';
import type { Upload } from '../../uploads/upload.ts';
import type { UseCase } from '../../people/roles.ts';
import type { RowFilter } from '../../uploads/upload-store.ts';
import { workbookOf } from '../../xlsx/write-workbook.ts';
import { download, json, page, redirect, type Answer } from '../answer.ts';
import { PostForm } from '../components/form.tsx';
import { counted } from '../components/numbers.ts';
import { Name } from '../components/parts.tsx';
import type { ConsoleParts } from '../console-parts.ts';
import { PageProblem } from '../page-problem.ts';
import type { Route } from '../route.ts';
import { confirmedBy, draftChange } from '../uploads/draft-form.ts';
import { DraftPage } from '../uploads/draft-page.tsx';
import { progressOf } from '../uploads/progress.ts';
import { readMultipartFile } from '../uploads/read-multipart.ts';
import { readResultQuery, ROWS_A_PAGE } from '../uploads/result-query.ts';
import type { ListNames } from '../uploads/result-match.tsx';
import { ResultsPage } from '../uploads/results-page.tsx';
import { RowPage } from '../uploads/row-page.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import type { MemberVisit } from '../visit.ts';
import { sentence } from './problem.tsx';

type Handle = (visit: MemberVisit) => Promise<Answer>;

/** Files: taken, checked, started, watched, read and deleted. Those of another account do not exist. */
export function uploadRoutes(parts: ConsoleParts): readonly Route[] {
  const { uploads } = parts;
  const route = (method: 'GET' | 'POST', path: string, handle: Handle, needs?: UseCase): Route => ({
    method,
    path,
    access: 'member',
    needs: needs ?? (method === 'GET' ? 'read uploads' : 'upload files'),
    handle,
  });
  const found = (visit: MemberVisit): Promise<Upload> => uploads.find(visit.account, idOf(visit));
  const after = (visit: MemberVisit): Answer => redirect(`/uploads/${idOf(visit)}`);
  return [
    route('GET', '/uploads', (visit) => listPage(parts, visit)),
    { ...route('POST', '/uploads', (visit) => takeFile(parts, visit)), body: 'stream' },
    route('GET', '/uploads/:id', async (visit) => uploadPage(parts, visit, await found(visit))),
    route('POST', '/uploads/:id/draft', async (visit) => changeDraft(parts, visit, await found(visit))),
    route('POST', '/uploads/:id/cancel', async (visit) => {
      await uploads.cancel(visit.account, idOf(visit));
      return after(visit);
    }),
    route('POST', '/uploads/:id/resume', async (visit) => {
      await uploads.resume(visit.account, idOf(visit));
      return after(visit);
    }),
    route('GET', '/uploads/:id/progress', async (visit) => json(progressOf(await found(visit), visit.now))),
    route('GET', '/uploads/:id/results.csv', async (visit) =>
      resultsFile(parts, visit, await found(visit), 'csv'),
    ),
    route('GET', '/uploads/:id/results.xlsx', async (visit) =>
      resultsFile(parts, visit, await found(visit), 'xlsx'),
    ),
    route('GET', '/uploads/:id/rows/:row', async (visit) => rowPage(parts, visit, await found(visit))),
    route(
      'GET',
      '/uploads/:id/delete',
      async (visit) => {
        const upload = await found(visit);
        return page('Delete a file', <ConfirmDelete upload={upload} />, { width: 'narrow' });
      },
      'upload files',
    ),
    route('POST', '/uploads/:id/delete', async (visit) => {
      await uploads.remove(visit.account, idOf(visit));
      return redirect('/uploads', {
        notice: { kind: 'success', text: 'The file and its results are deleted.' },
      });
    }),
  ];
}

function idOf(visit: MemberVisit): string {
  return visit.params['id'] ?? '';
}

async function listPage(
  { uploads, uploadRetentionDays }: ConsoleParts,
  { account }: MemberVisit,
  problem?: string,
): Promise<Answer> {
  const list = (
    <UploadList
      plan={account.plan}
      uploads={await uploads.list(account)}
      retentionDays={uploadRetentionDays}
      {...(problem === undefined ? {} : { problem })}
    />
  );
  return page('Screen a file', list, { scripts: ['upload.js'], status: problem === undefined ? 200 : 422 });
}

async function takeFile(parts: ConsoleParts, visit: MemberVisit): Promise<Answer> {
  try {
    const upload = await readMultipartFile(visit, ({ name, bytes }) => {
      if (name === '') throw new PageProblem(422, 'Choose a file first.');
      return parts.uploads.receive(visit.account, name, bytes);
    });
    return redirect(`/uploads/${upload.id}`);
  } catch (error) {
    const isShown =
      error instanceof UnusableFileError || (error instanceof PageProblem && error.status === 422);
    if (!isShown) throw error;
    return listPage(parts, visit, error.message);
  }
}

function uploadPage(parts: ConsoleParts, visit: MemberVisit, upload: Upload): Promise<Answer> {
  return upload.state === 'draft' ? draftPage(parts, visit, upload) : resultsPage(parts, visit, upload);
}

async function draftPage(
  { uploads, allowance, catalogue, isSearchable }: ConsoleParts,
  { account }: MemberVisit,
  upload: Upload,
  problem?: string,
): Promise<Answer> {
  const lists = (await catalogue()).map(({ facts: { code, name, core } }) => ({
    code,
    name,
    core,
    searchable: isSearchable(code),
  }));
  const draft = (
    <DraftPage
      upload={upload}
      preview={await uploads.preview(upload)}
      lists={lists}
      allowance={await allowance.state(account)}
      {...(problem === undefined ? {} : { problem })}
    />
  );
  return page(upload.fileName, draft, { width: 'wide', status: problem === undefined ? 200 : 422 });
}

/** Reads the draft as its form says, and starts it when that was asked for and the cost is the one that was shown. */
async function changeDraft(parts: ConsoleParts, visit: MemberVisit, upload: Upload): Promise<Answer> {
  if (upload.state !== 'draft') return redirect(`/uploads/${upload.id}`);
  const { account, form } = visit;
  let changed = upload;
  try {
    changed = await parts.uploads.change(account, upload.id, draftChange(form, upload));
    if (form.get('do') !== 'start') return redirect(`/uploads/${upload.id}`);
    const isShown = !namesParty(changed.reading.mapping) || isReadAlike(changed, upload);
    if (!isShown) return await draftPage(parts, visit, changed, LOOK_AGAIN);
    await parts.uploads.start(account, upload.id, confirmedBy(form));
    return redirect(`/uploads/${upload.id}`);
  } catch (error) {
    const isShown = error instanceof UnusableFileError || error instanceof InvalidInputError;
    if (!isShown) throw error;
    return draftPage(parts, visit, changed, sentence(error.message.replace(/^(?:columns|cost): /u, '')));
  }
}

const LOOK_AGAIN =
  'You have changed how the file is read. Look at the first rows as they will be screened now, and start again.';

/** True where what is screened is what the page showed. */
function isReadAlike({ reading }: Upload, shown: Upload): boolean {
  const { origins: _, ...now } = reading;
  const { origins: __, ...before } = shown.reading;
  return isDeepStrictEqual(now, before);
}

async function resultsPage(parts: ConsoleParts, visit: MemberVisit, upload: Upload): Promise<Answer> {
  const query = readResultQuery(visit.query);
  const results = await parts.uploads.results(upload, query.filter, {
    order: query.order,
    offset: (query.page - 1) * ROWS_A_PAGE,
    limit: ROWS_A_PAGE,
  });
  const { uploadRetentionDays: retentionDays } = parts;
  const content = (
    <ResultsPage
      upload={upload}
      query={query}
      results={results}
      levels={await parts.uploads.levels(upload)}
      listNames={await listNamesOf(parts)}
      retentionDays={retentionDays}
      now={visit.now}
    />
  );
  return page(upload.fileName, content, { width: 'wide', scripts: ['upload.js'] });
}

async function listNamesOf({ catalogue }: ConsoleParts): Promise<ListNames> {
  return new Map((await catalogue()).map(({ facts: { code, name } }) => [code, name] as const));
}

async function rowPage(parts: ConsoleParts, visit: MemberVisit, upload: Upload): Promise<Answer> {
  const row = visit.params['row'] ?? '';
  const result = /^\d{1,6}$/u.test(row) ? await parts.uploads.row(upload, Number(row)) : null;
  if (result === null) throw new PageProblem(404, 'There is no such row, or it was not screened yet.');
  const content = <RowPage upload={upload} result={result} listNames={await listNamesOf(parts)} />;
  return page(`Line ${result.line} of ${upload.fileName}`, content, { width: 'wide' });
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The results in the separator of the file that came, or as a workbook. */
async function resultsFile(
  parts: ConsoleParts,
  visit: MemberVisit,
  upload: Upload,
  as: 'csv' | 'xlsx',
): Promise<Answer> {
  // By its id: the name of a file may name a customer.
  await parts.trail.noteExport(visit.actor, 'results.exported', upload.id);
  const { filter } = readResultQuery(visit.query);
  const name = `${upload.fileName.replace(/\.[^.]{1,5}$/u, '')}-screened.${as}`;
  const rows = resultRows(parts, upload, filter);
  if (as === 'xlsx') return download(name, XLSX, workbookOf(rows));
  const { format } = upload.reading;
  const separator = format.kind === 'text' ? (format.delimiter ?? ',') : ',';
  return download(name, 'text/csv; charset=utf-8', csvOf(rows, separator));
}

async function* resultRows(
  parts: ConsoleParts,
  upload: Upload,
  filter: RowFilter,
): AsyncGenerator<readonly TableRow[]> {
  yield [resultHeadings(upload)];
  const listNames = await listNamesOf(parts);
  for await (const rows of parts.uploads.deliver(upload, filter)) {
    yield rows.map((row) => resultCells(upload, row, listNames));
  }
}

async function* csvOf(
  rows: AsyncIterable<readonly TableRow[]>,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  let mark = BYTE_ORDER_MARK;
  for await (const some of rows) {
    yield mark + some.map((row) => csvLine(row, separator)).join('');
    mark = '';
  }
}

function ConfirmDelete({ upload }: { readonly upload: Upload }): VNode {
  return (
    <>
      <h1>Delete this file?</h1>
      <p class="lead">
        <Name text={upload.fileName} />
      </p>
      <p>
        {`The file and the results of ${counted(upload.counts.done, 'row', 'rows')} are deleted at once, and cannot be brought back. Searches that ran stay charged and stay in the screening log.`}
      </p>
      <PostForm action={`/uploads/${upload.id}/delete`} class="form">
        <div class="button-row">
          <button type="submit" class="button button-danger">
            Delete the file
          </button>
          <a href={`/uploads/${upload.id}`}>Keep it</a>
        </div>
      </PostForm>
    </>
  );
}
