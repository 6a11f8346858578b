import type { VNode } from 'preact';
import { countryName } from '../../countries/countries.ts';
import type { ListCode } from '../../domain/list-code.ts';
import type { KeptMatch } from '../../uploads/upload.ts';
import { WhyWords } from '../components/why-words.tsx';
import { FactTable } from '../components/fact-table.tsx';
import { TYPE_WORDS } from '../components/match-card.tsx';
import { Name } from '../components/parts.tsx';
import { InLatin } from '../components/party-facts.tsx';

/** Names of the lists by code; a list that is gone is shown by its code. */
export type ListNames = ReadonlyMap<ListCode, string>;

/** A kept match in a few lines: the party, its list, what matched, and what tells it from others of its name. */
export function ResultMatch({
  match,
  listNames,
}: {
  readonly match: KeptMatch;
  readonly listNames: ListNames;
}): VNode {
  const { listCode, program, entryType, party } = match;
  const list = listNames.get(listCode) ?? listCode;
  return (
    <div class="result-match">
      <EntryLink match={match} />
      <span class="muted">
        {[list, TYPE_WORDS[entryType], program].filter((text) => text !== '').join(' · ')}
      </span>
      {party !== undefined && (
        <span class="muted">
          {'for '}
          <Name text={party} />
        </span>
      )}
      <span>
        {'Matched on '}
        <MatchedOn match={match} />
      </span>
      <WhyWords why={match.why} />
      {match.facts !== undefined && <FactTable facts={match.facts} />}
      <Facts match={match} />
    </div>
  );
}

/** The name of a matched party, which leads to its record in the console. */
export function EntryLink({ match: { partyId, name } }: { readonly match: KeptMatch }): VNode {
  return (
    <a href={`/entries/${partyId}`}>
      <InLatin text={name} />
    </a>
  );
}

const ON_WORDS = {
  name: 'alias',
  identifier: 'identifier',
  contact: 'contact value',
  address: 'address',
} as const;

/** What of a party matched. */
export function MatchedOn({ match: { kind, matchedOn } }: { readonly match: KeptMatch }): VNode {
  if (matchedOn === '') return <>the primary name</>;
  return (
    <>
      {`the ${ON_WORDS[kind]} `}
      <InLatin text={matchedOn} />
    </>
  );
}

/** What the list says of the party, as far as it is kept; countries in English. */
function Facts({ match }: { readonly match: KeptMatch }): VNode {
  const { birthDates = [], nationalities = [], countries = [], identifiers = [] } = match;
  const others = countries.map(countryName).filter((name) => !nationalities.includes(name));
  const facts = [
    ['Born', birthDates.join('; ')],
    ['Nationality', nationalities.join(', ')],
    [nationalities.length === 0 ? 'Countries' : 'Other countries', others.join(', ')],
    ['Identifiers', identifiers.join('; ')],
  ] as const;
  return (
    <>
      {facts.map(
        ([label, text]) =>
          text !== '' && (
            <span key={label}>
              <span class="muted">{`${label}: `}</span>
              <Name text={text} />
            </span>
          ),
      )}
    </>
  );
}
