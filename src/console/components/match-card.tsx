import type { ComponentChildren, VNode } from 'preact';
import { primaryName, type ListedAddress, type ListedParty } from '../../domain/listed-party.ts';
import type { Explanation, Match, MatchedOn } from '../../domain/match.ts';
import { LevelBadge } from './level-badge.tsx';
import { Name } from './parts.tsx';
import { SourceLink } from './source-link.tsx';
import { Day } from './time.tsx';

const TYPES = { individual: 'person', entity: 'entity', vessel: 'vessel', aircraft: 'aircraft' } as const;
/** Values of one kind that are shown before the rest is folded. */
const SHOWN = 5;

/** A listed party that a query matched: how alike, on what, why, and what the list says of it. */
export function MatchCard({
  match,
  listName,
  place,
  children,
}: {
  readonly match: Match;
  readonly listName: string;
  /** Place among the matches, from 1. */
  readonly place: number;
  readonly children?: ComponentChildren;
}): VNode {
  const { party, matchedOn } = match;
  return (
    <article class="card match" aria-label={`Match ${place}`}>
      <div class="match-head">
        <h3>
          <Name text={primaryName(party)} />
        </h3>
        <LevelBadge score={match.score} />
      </div>
      <p class="match-kind">{`${listName} · ${TYPES[party.entryType]} · entry ${party.id}`}</p>
      <p>
        Matched on <MatchedText matchedOn={matchedOn} />
      </p>
      {match.explanation !== undefined && <Why explanation={match.explanation} />}
      <PartyFacts party={party} matchedOn={matchedOn} />
      <p>
        <SourceLink url={party.sourceUrl} text="Entry at its publisher" />
      </p>
      {children}
    </article>
  );
}

function MatchedText({ matchedOn }: { readonly matchedOn: MatchedOn }): VNode {
  switch (matchedOn.kind) {
    case 'name':
      return matchedOn.primary ? (
        <>the primary name</>
      ) : (
        <>
          the alias <Name text={matchedOn.text} />
        </>
      );
    case 'identifier':
      return (
        <>
          the identifier <Name text={matchedOn.label} />
        </>
      );
    case 'contact':
      return (
        <>
          the contact value <Name text={matchedOn.label} />
        </>
      );
    case 'address':
      return (
        <>
          the address <Name text={addressText(matchedOn.address)} />
        </>
      );
  }
}

/** Which words corresponded and how, and what was left over. */
function Why({ explanation }: { readonly explanation: Explanation }): VNode {
  const { correspondences, queryLeftOver, listedLeftOver, remarks } = explanation;
  return (
    <details class="more why" open={correspondences.length > 0 && correspondences.length <= 4}>
      <summary>Why this score</summary>
      {correspondences.length > 0 && (
        <ul class="pairs">
          {correspondences.map(({ query, listed, kind, likeness }, at) => (
            <li key={at}>
              <bdi class="word">{query}</bdi>
              <span aria-hidden="true">↔</span>
              <span class="visually-hidden"> corresponds to </span>
              <bdi class="word">{listed}</bdi>
              <span class="muted">{`${kind}${likeness < 1 ? `, ${Math.round(likeness * 100)} %` : ''}`}</span>
            </li>
          ))}
        </ul>
      )}
      <LeftOver label="Only in your query" words={queryLeftOver} />
      <LeftOver label="Only in the listed text" words={listedLeftOver} />
      {remarks.map((remark) => (
        <p key={remark}>{`Rule: ${remark}.`}</p>
      ))}
    </details>
  );
}

function LeftOver({
  label,
  words,
}: {
  readonly label: string;
  readonly words: readonly string[];
}): VNode | null {
  if (words.length === 0) return null;
  return (
    <p>
      {`${label}: `}
      {words.map((word, at) => (
        <span key={at}>
          {at > 0 && ', '}
          <bdi class="word">{word}</bdi>
        </span>
      ))}
    </p>
  );
}

function PartyFacts({
  party,
  matchedOn,
}: {
  readonly party: ListedParty;
  readonly matchedOn: MatchedOn;
}): VNode {
  const shown = matchedOn.kind === 'name' ? matchedOn.text : '';
  const names = new Set(party.names.slice(1).map(({ text }) => text));
  names.delete(shown);
  const identifiers = [
    ...party.identifications.map(({ type, number, country, note }) =>
      [`${type}: ${number}`, country === '' ? '' : `(${country})`, note]
        .filter((part) => part !== '')
        .join(' '),
    ),
    ...party.wallets.map(({ currency, address }) => `Wallet ${currency}: ${address}`),
  ];
  const countries = new Set(party.countries.map(({ name, relation }) => `${name} (${relation})`));
  return (
    <dl class="facts">
      <Fact label="Program" values={party.programs} />
      <Fact label="Other names" values={[...names]} />
      <Fact label="Born" values={party.birthDates.map(({ text }) => text)} />
      <Fact label="Place of birth" values={party.birthPlaces} />
      <Fact label="Countries" values={[...countries]} />
      <Fact label="Addresses" values={party.addresses.map(addressText).filter((text) => text !== '')} />
      <Fact label="Identifiers" values={identifiers} />
      <Fact label="Contacts" values={party.contacts.map(({ type, value }) => `${type}: ${value}`)} />
      <Fact label="Remarks" values={party.remarks === '' ? [] : [party.remarks]} />
      {party.listedOn !== null && (
        <>
          <dt>Listed on</dt>
          <dd>
            <Day day={party.listedOn} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Fact({
  label,
  values,
}: {
  readonly label: string;
  readonly values: readonly string[];
}): VNode | null {
  if (values.length === 0) return null;
  const rest = values.slice(SHOWN);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Values values={values.slice(0, SHOWN)} />
        {rest.length > 0 && (
          <details class="more">
            <summary>{`${rest.length} more`}</summary>
            <Values values={rest} />
          </details>
        )}
      </dd>
    </>
  );
}

function Values({ values }: { readonly values: readonly string[] }): VNode {
  if (values.length === 1) return <Name text={values[0] ?? ''} />;
  return (
    <ul class="values">
      {values.map((value, at) => (
        <li key={at}>
          <Name text={value} />
        </li>
      ))}
    </ul>
  );
}

/** An address as a list records it, on one line. */
function addressText({ address, city, state, postalCode, country }: ListedAddress): string {
  return [address, city, state, postalCode, country].filter((part) => part !== '').join(', ');
}
