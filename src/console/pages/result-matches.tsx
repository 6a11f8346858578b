import type { VNode } from 'preact';
import { addressLine, primaryName } from '../../domain/listed-party.ts';
import type { Match } from '../../domain/match.ts';
import { briefWhy } from '../../screening/brief-why.ts';
import { FilterFold } from '../components/filter-fold.tsx';
import { SelectField } from '../components/form.tsx';
import { LevelBadge } from '../components/level-badge.tsx';
import { WhyWords } from '../components/why-words.tsx';
import { TYPE_WORDS } from '../components/match-card.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Name, TableFrame } from '../components/parts.tsx';
import { countriesOfParty, InLatin } from '../components/party-facts.tsx';
import {
  facetValues,
  FACETS,
  matchesFor,
  resultQueryText,
  type Facet,
  type PlacedMatch,
  type ResultQuery,
} from './result-query.ts';

/** Which matches of a result: of the name or address, of contact values, or those that the country hid. */
export type ResultPart = 'found' | 'contacts' | 'hidden';

interface MatchesProps {
  readonly part: ResultPart;
  readonly matches: readonly Match[];
  /** Address of the result. */
  readonly address: string;
  readonly query: ResultQuery;
  readonly listNames: ReadonlyMap<string, string>;
  /** Code of the country that was given; null for none. */
  readonly country: string | null;
}

/** Matches, one line a party, with the way to those of one kind and to the details of each. */
export function ResultMatches(props: MatchesProps): VNode {
  const { matches, query, address, part } = props;
  const isMain = part === 'found';
  const { shown, pages, fitting } = matchesFor(matches, isMain ? query : { ...query, chosen: {}, all: true });
  return (
    <>
      {isMain && matches.length > 1 && <Facets {...props} fitting={fitting} />}
      <TableFrame label={LABELS[part]} stack>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Party</th>
            <th scope="col">List</th>
            <th scope="col">Matched on</th>
            <th scope="col">Born</th>
            <th scope="col">Countries</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((placed) => (
            <MatchRow key={placed.place} {...props} placed={placed} />
          ))}
        </tbody>
      </TableFrame>
      {isMain && pages > 1 && <Pages address={address} query={query} pages={pages} />}
    </>
  );
}

const LABELS = {
  found: 'Matches',
  contacts: 'Matches of contact values',
  hidden: 'Matches tied to other countries',
} as const;

const BORN_SHOWN = 3;
const COUNTRIES_SHOWN = 4;

function MatchRow({
  placed: { match, place },
  part,
  address,
  listNames,
  country,
}: MatchesProps & { readonly placed: PlacedMatch }): VNode {
  const { party, score, matchedOn, explanation } = match;
  return (
    <>
      <tr class="match-row">
        <td data-label="Score">
          <LevelBadge score={score} />
        </td>
        <th scope="row">
          <a href={`${address}/${part}/${place}`} data-detail>
            <InLatin text={primaryName(party)} />
          </a>
          <span class="aside list-code">{TYPE_WORDS[party.entryType]}</span>
        </th>
        <td data-label="List">{listNames.get(party.listCode) ?? party.listCode}</td>
        <td data-label="Matched on">
          <MatchedOnText matchedOn={matchedOn} />
        </td>
        <td data-label="Born">
          {few(
            party.birthDates.map(({ text }) => text),
            BORN_SHOWN,
          )}
        </td>
        <td data-label="Countries">
          <Countries match={match} country={country} />
        </td>
      </tr>
      {explanation !== undefined && (
        <tr class="why-row">
          <td></td>
          <td colSpan={5}>
            <WhyWords why={briefWhy(explanation)} />
          </td>
        </tr>
      )}
    </>
  );
}

function MatchedOnText({ matchedOn }: Pick<Match, 'matchedOn'>): VNode {
  switch (matchedOn.kind) {
    case 'name':
      return matchedOn.primary ? <span class="muted">primary name</span> : <InLatin text={matchedOn.text} />;
    case 'identifier':
    case 'contact':
      return <Name text={matchedOn.label} />;
    case 'address':
      return <InLatin text={addressLine(matchedOn.address)} />;
  }
}

function Countries({ match, country }: { readonly match: Match; readonly country: string | null }): VNode {
  const all = countriesOfParty(match.party);
  const same = all.filter(({ code }) => code !== '' && code === country);
  const others = all.filter(({ code }) => code === '' || code !== country);
  return (
    <>
      {same.map(({ name }) => (
        <span key={name}>
          <strong>{name}</strong> <span class="muted">(as given)</span>
          {others.length > 0 && ', '}
        </span>
      ))}
      {few(
        others.map(({ name }) => name),
        COUNTRIES_SHOWN,
      )}
    </>
  );
}

function few(values: readonly string[], most: number): VNode | null {
  if (values.length === 0) return null;
  const more = values.length > most ? ` and ${values.length - most} more` : '';
  return (
    <>
      <Name text={values.slice(0, most).join(', ')} />
      {more}
    </>
  );
}

const FACET_LABELS: Readonly<Record<Facet, string>> = {
  level: 'Level',
  list: 'List',
  type: 'Type',
  on: 'Matched on',
};

/** The form that chooses matches by what they are, with how many there are of each. */
function Facets({
  matches,
  address,
  query,
  listNames,
  fitting,
}: MatchesProps & { readonly fitting: number }): VNode {
  const active = Object.keys(query.chosen).length;
  const isFiltered = active > 0;
  const all = resultQueryText({ ...query, all: true, page: 1 });
  return (
    <>
      <FilterFold active={active}>
        <form method="get" action={address} class="form form-inline filters">
          {FACETS.map((facet) => (
            <SelectField
              key={facet}
              id={`facet-${facet}`}
              name={facet}
              label={FACET_LABELS[facet]}
              value={query.chosen[facet] ?? ''}
              options={[
                ['', 'All'],
                ...facetValues(facet, matches).map(({ value, count }): readonly [string, string] => [
                  value,
                  `${(facet === 'list' ? listNames.get(value) : undefined) ?? value} (${count})`,
                ]),
              ]}
            />
          ))}
          <button type="submit" class="button button-quiet">
            Show
          </button>
        </form>
      </FilterFold>
      <p class="muted no-print" role="status">
        {isFiltered
          ? `${whole(fitting)} of ${counted(matches.length, 'match', 'matches')}. `
          : `${counted(matches.length, 'match', 'matches')}. `}
        {isFiltered && <a href={address}>Show all</a>}
        {!query.all && fitting > 0 && (
          <>
            {' '}
            <a href={`${address}${all}`}>All on one page</a>
          </>
        )}
      </p>
    </>
  );
}

function Pages({
  address,
  query,
  pages,
}: Pick<MatchesProps, 'address' | 'query'> & { readonly pages: number }): VNode {
  const to = (page: number): string => address + resultQueryText({ ...query, page });
  const page = Math.min(query.page, pages);
  return (
    <nav class="button-row pages no-print" aria-label="Pages of matches">
      {page > 1 && (
        <a class="button button-quiet button-small" href={to(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>{`Page ${whole(page)} of ${whole(pages)}`}</span>
      {page < pages && (
        <a class="button button-quiet button-small" href={to(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
