import type { VNode } from 'preact';
import { countryName } from '../../countries/countries.ts';
import { hiddenOf, matchesOf, partiesOf } from '../../uploads/results-table.ts';
import { shownTexts } from '../../uploads/shown-texts.ts';
import type { KeptMatch, KeptSearch, RowResult, Upload } from '../../uploads/upload.ts';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { WhyWords } from '../components/why-words.tsx';
import { EntryLink, MatchedOn, type ListNames } from './result-match.tsx';

/** What the page of a row shows. */
export interface RowPageProps {
  readonly upload: Upload;
  readonly result: RowResult;
  readonly listNames: ListNames;
}

/** One row of a file with all that is kept of what it matched: nothing is screened for it, and nothing charged. */
export function RowPage({ upload, result, listNames }: RowPageProps): VNode {
  const { detail, problem } = result;
  const parties = partiesOf(result);
  const matches = matchesOf(detail);
  const hidden = hiddenOf(detail);
  const title = parties.length === 0 ? result.cells.join(' ').slice(0, 120) : parties.join(', ');
  return (
    <>
      <PageHeader
        title={<Name text={title} />}
        lead={
          <>
            {`Line ${whole(result.line)} of `}
            <a href={`/uploads/${upload.id}`}>
              <Name text={upload.fileName} />
            </a>
          </>
        }
      />
      <Card title="The row">
        <dl class="facts">
          {shownTexts(upload.reading, result).map(({ heading, text }) => (
            <Fact key={heading} label={heading} text={text} />
          ))}
          <Fact label="Not screened" text={problem ?? ''} />
          <Fact label="To know" text={(detail.notes ?? []).join(' ')} />
        </dl>
      </Card>
      <Card title={counted(totalOf(result), 'match', 'matches')}>
        <Matches matches={matches} listNames={listNames} label="Matches of the row" />
        {totalOf(result) > matches.length && (
          <p class="muted">{`The best ${whole(matches.length)} are kept.`}</p>
        )}
      </Card>
      {hidden.total !== null && (
        <Card title={`${counted(hidden.total, 'match', 'matches')} hidden by the country`}>
          <Matches matches={hidden.matches} listNames={listNames} label="Matches hidden by the country" />
        </Card>
      )}
    </>
  );
}

function totalOf({ detail: { name, address, contacts, others = [] } }: RowResult): number {
  const searches: readonly (KeptSearch | undefined)[] = [
    name,
    address,
    contacts,
    ...others.map((other) => other.name),
  ];
  return searches.reduce(
    (sum, search) => sum + (search !== undefined && 'total' in search ? search.total : 0),
    0,
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }): VNode | null {
  if (text === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Name text={text} />
      </dd>
    </>
  );
}

function Matches({
  matches,
  listNames,
  label,
}: {
  readonly matches: readonly KeptMatch[];
  readonly listNames: RowPageProps['listNames'];
  readonly label: string;
}): VNode {
  if (matches.length === 0) return <EmptyState title="No match" />;
  return (
    <TableFrame label={label} stack>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Party</th>
          <th scope="col">List</th>
          <th scope="col">What matched</th>
          <th scope="col">Born</th>
          <th scope="col">Nationality</th>
          <th scope="col">Countries</th>
          <th scope="col">Identifiers</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match, place) => (
          <MatchRow key={place} match={match} list={listNames.get(match.listCode) ?? match.listCode} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function MatchRow({ match, list }: { readonly match: KeptMatch; readonly list: string }): VNode {
  const { score, party, birthDates = [], nationalities = [], countries = [], identifiers = [] } = match;
  return (
    <tr>
      <td data-label="Score">
        <LevelBadge score={score} />
      </td>
      <th scope="row">
        <EntryLink match={match} />
        {party !== undefined && (
          <span class="result-cells">
            {'for '}
            <Name text={party} />
          </span>
        )}
      </th>
      <td data-label="List">{list}</td>
      <td data-label="What matched">
        <div>
          <MatchedOn match={match} />
          <WhyWords why={match.why} />
        </div>
      </td>
      <td data-label="Born">{birthDates.join('; ')}</td>
      <td data-label="Nationality">{nationalities.join(', ')}</td>
      <td data-label="Countries">{countries.map(countryName).join(', ')}</td>
      <td data-label="Identifiers">{identifiers.length > 0 && <Name text={identifiers.join('; ')} />}</td>
    </tr>
  );
}
