import type { VNode } from 'preact';
import type { JurisdictionFlag } from '../../domain/match.ts';
import { PERSON_PARTS, type ColumnField } from '../../uploads/columns/column-fields.ts';
import { hiddenOf, matchesOf, partiesOf } from '../../uploads/results-table.ts';
import { scoresOf, SEARCH_KINDS, type RowScores } from '../../uploads/row-scores.ts';
import type { KeptMatch, KeptSearch, RowResult, Upload } from '../../uploads/upload.ts';
import type { ResultPage } from '../../uploads/uploads.ts';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, EmptyState, Name, TableFrame } from '../components/parts.tsx';
import { KIND_WORDS } from './kind-counts.tsx';
import { ResultMatch, type ListNames } from './result-match.tsx';
import { resultQueryText, ROWS_A_PAGE, type ResultQuery } from './result-query.ts';

/** One page of rows, and the way to the others. */
export function ResultTable({
  upload,
  results,
  query,
  listNames,
}: {
  readonly upload: Upload;
  readonly results: ResultPage;
  readonly query: ResultQuery;
  readonly listNames: ListNames;
}): VNode {
  if (results.rows.length === 0) {
    return upload.counts.done === 0 ? (
      <EmptyState title="No row yet">Rows appear here as they are screened.</EmptyState>
    ) : (
      <EmptyState title="No row fits" action={<a href={`/uploads/${upload.id}`}>Show all rows</a>} />
    );
  }
  return (
    <>
      <TableFrame label="Results by row" stack>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" class="result-name">
              Row
            </th>
            <th scope="col" class="result-outcome">
              Result
            </th>
            <th scope="col" class="result-best">
              Best match
            </th>
          </tr>
        </thead>
        <tbody>
          {results.rows.map((row) => (
            <ResultRow key={row.row} upload={upload} result={row} listNames={listNames} />
          ))}
        </tbody>
      </TableFrame>
      <Pages upload={upload} query={query} total={results.total} />
    </>
  );
}

/** A row of an upload, and the names of the lists. */
interface RowProps {
  readonly upload: Upload;
  readonly result: RowResult;
  readonly listNames: ListNames;
}

function ResultRow(props: RowProps): VNode {
  const { upload, result } = props;
  const { line, query, level, score, problem, detail } = result;
  const matches = matchesOf(detail);
  const parties = partiesOf(result);
  return (
    <tr>
      <td class="muted" data-label="Line">
        {line}
      </td>
      <th scope="row">
        <Name text={query === '' ? result.cells.join(' ').slice(0, 120) : query} />
        {parties.slice(1).map((party) => (
          <span class="result-cells" key={party}>
            {'and '}
            <Name text={party} />
          </span>
        ))}
        <Cells upload={upload} result={result} />
      </th>
      <td data-label="Result">
        <div class="result-words">
          <Outcome level={level} score={score} />
          <Kinds scores={scoresOf(detail)} />
          {detail.flags.length > 0 && <Flags flags={detail.flags} />}
          {problem !== null && <p class="result-problem">{problem}</p>}
          {(detail.notes ?? []).map((note) => (
            <p class="row-note" key={note}>
              {note}
            </p>
          ))}
        </div>
      </td>
      <td data-label="Best match">
        {matches.length === 0 ? <span class="muted">–</span> : <Matches {...props} matches={matches} />}
        <Hidden {...props} />
      </td>
    </tr>
  );
}

function Outcome({ level, score }: Pick<RowResult, 'level' | 'score'>): VNode {
  if (level === null) return <Badge tone="neutral">not screened</Badge>;
  return level === 'none' ? <Badge tone="neutral">no match</Badge> : <LevelBadge score={score} />;
}

/** The level of each kind of search, where more than names was searched. */
function Kinds({ scores }: { readonly scores: RowScores }): VNode | null {
  if (scores.contact === null && scores.address === null) return null;
  return (
    <ul class="result-kinds">
      {SEARCH_KINDS.map((kind) => {
        const score = scores[kind];
        return (
          score !== null && (
            <li key={kind}>
              {`${KIND_WORDS[kind]}: `}
              {score === 0 ? 'no match' : <LevelBadge score={score} />}
            </li>
          )
        );
      })}
    </ul>
  );
}

const NAME_FIELDS: ReadonlySet<ColumnField> = new Set(['name', ...PERSON_PARTS, 'other_name']);

/** The other cells that were screened, or are shown. */
function Cells({ upload, result }: { readonly upload: Upload; readonly result: RowResult }): VNode | null {
  const { mapping } = upload.reading;
  const others = result.cells.filter((cell, column) => {
    const field = mapping[column] ?? 'none';
    return cell.trim() !== '' && field !== 'none' && !NAME_FIELDS.has(field);
  });
  if (result.query === '' || others.length === 0) return null;
  return (
    <span class="result-cells">
      {others.map((cell, place) => (
        <span key={place}>
          <Name text={cell.slice(0, 120)} />
        </span>
      ))}
    </span>
  );
}

function Flags({ flags }: { readonly flags: readonly JurisdictionFlag[] }): VNode {
  return (
    <ul class="result-flags">
      {flags.map(({ jurisdiction, tier, reason, evidence, sourceUrl }) => (
        <li key={`${jurisdiction} ${tier}`}>
          <details class="more">
            <summary>
              <Badge tone="flag">{`${tier === 'embargoed' ? 'embargo' : 'high risk'}: ${jurisdiction}`}</Badge>
            </summary>
            <p>
              {reason} <span class="muted">{`(from “${evidence}”)`}</span>{' '}
              <a href={sourceUrl} rel="noreferrer">
                Source
              </a>
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Matches of a row beside its best one that its table shows; the page of the row has all. */
const SHOWN_OTHERS = 4;

function Matches({
  upload,
  matches,
  result,
  listNames,
}: RowProps & { readonly matches: readonly KeptMatch[] }): VNode {
  const [best, ...others] = matches;
  const { name, address, contacts, others: parties = [] } = result.detail;
  const total = [name, address, contacts, ...parties.map((party) => party.name)].reduce(
    (sum, search) => sum + totalOf(search),
    0,
  );
  return (
    <div class="result-matches">
      {best !== undefined && <ResultMatch match={best} listNames={listNames} />}
      {others.length > 0 && (
        <details class="more">
          <summary>{counted(total - 1, 'more match', 'more matches')}</summary>
          <ol class="result-others">
            {others.slice(0, SHOWN_OTHERS).map((match, place) => (
              <li key={place}>
                <LevelBadge score={match.score} /> <ResultMatch match={match} listNames={listNames} />
              </li>
            ))}
          </ol>
          {others.length > SHOWN_OTHERS && (
            <p>
              <a
                href={`/uploads/${upload.id}/rows/${result.row}`}
              >{`All ${whole(total)} matches of the row`}</a>
            </p>
          )}
        </details>
      )}
    </div>
  );
}

/** Matches that the country of the row hid, shown on a click. */
function Hidden({ upload, result, listNames }: RowProps): VNode | null {
  const { total, matches } = hiddenOf(result.detail);
  if (total === null) return null;
  return (
    <details class="more">
      <summary>{`${counted(total, 'match', 'matches')} hidden by the country`}</summary>
      <ol class="result-others">
        {matches.slice(0, SHOWN_OTHERS + 1).map((match, place) => (
          <li key={place}>
            <LevelBadge score={match.score} /> <ResultMatch match={match} listNames={listNames} />
          </li>
        ))}
      </ol>
      <p>
        <a href={`/uploads/${upload.id}/rows/${result.row}`}>All of the row</a>
      </p>
    </details>
  );
}

function totalOf(search: KeptSearch | undefined): number {
  return search !== undefined && 'total' in search ? search.total : 0;
}

function Pages({
  upload,
  query,
  total,
}: {
  readonly upload: Upload;
  readonly query: ResultQuery;
  readonly total: number;
}): VNode | null {
  const pages = Math.ceil(total / ROWS_A_PAGE);
  if (pages <= 1) return null;
  const to = (page: number): string => `/uploads/${upload.id}${resultQueryText({ ...query, page })}`;
  return (
    <nav class="button-row pages" aria-label="Pages of results">
      {query.page > 1 && (
        <a class="button button-quiet button-small" href={to(query.page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>{`Page ${whole(query.page)} of ${whole(pages)}`}</span>
      {query.page < pages && (
        <a class="button button-quiet button-small" href={to(query.page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
