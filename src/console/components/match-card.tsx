import type { ComponentChildren, VNode } from 'preact';
import { addressLine, primaryName } from '../../domain/listed-party.ts';
import type { Explanation, Match, MatchedOn } from '../../domain/match.ts';
import { FactTable } from './fact-table.tsx';
import { LevelBadge } from './level-badge.tsx';
import { Name } from './parts.tsx';
import { InLatin, PartyFacts } from './party-facts.tsx';
import { SourceLink } from './source-link.tsx';

/** The types of parties in words. */
export const TYPE_WORDS = {
  individual: 'person',
  entity: 'entity',
  vessel: 'vessel',
  aircraft: 'aircraft',
} as const;

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
          <InLatin text={primaryName(party)} />
        </h3>
        <LevelBadge score={match.score} />
      </div>
      <p class="match-kind">{`${listName} · ${TYPE_WORDS[party.entryType]} · entry ${party.id}`}</p>
      <p>
        Matched on <MatchedText matchedOn={matchedOn} />
      </p>
      {match.facts !== undefined && <FactTable facts={match.facts} />}
      {match.nameScore !== undefined && match.score < match.nameScore && (
        <p>{`What you know contradicts the list: the name alone has ${Math.floor(match.nameScore * 100)} %.`}</p>
      )}
      {match.explanation !== undefined && <Why explanation={match.explanation} />}
      <PartyFacts party={party} without={matchedOn.kind === 'name' ? matchedOn.text : ''} />
      <p>
        <a href={`/entries/${party.id}`}>The whole entry</a>
        {' · '}
        <SourceLink url={party.sourceUrl} text="Its publisher" />
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
          the address <Name text={addressLine(matchedOn.address)} />
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
