import type { VNode } from 'preact';
import { levelOf, type Match } from '../../domain/match.ts';
import { readGivenCountry } from '../../screening/given-country.ts';
import { Editions } from '../components/editions.tsx';
import { FlagList } from '../components/flag-list.tsx';
import { MatchCard } from '../components/match-card.tsx';
import { Callout } from '../components/notice.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { HowItWasRead, Notices } from './result-notices.tsx';
import { ResultMatches, type ResultPart } from './result-matches.tsx';
import { resultQueryText, type ResultQuery } from './result-query.ts';
import { ScreenForm, type ListOption } from './screen-form.tsx';
import type { KeptScreening } from './screen-once.ts';

interface ResultProps {
  readonly kept: KeptScreening;
  /** Id of the result. */
  readonly id: string;
  readonly query: ResultQuery;
  /** Who screened. */
  readonly account: string;
  readonly lists: readonly ListOption[];
  readonly mark: string;
}

/** What a screening found, fit to be printed as a report. */
export function ScreenResultPage(props: ResultProps): VNode {
  const { kept, account, lists, mark } = props;
  const { result, form } = kept;
  const { contacts } = result;
  const found = result.totalMatches + (contacts?.totalMatches ?? 0);
  return (
    <>
      <PageHeader
        title={
          <>
            {'Result for '}
            <Name text={result.query} />
          </>
        }
        lead={<Summary kept={kept} />}
        actions={
          <>
            <button type="button" class="button button-quiet" data-print hidden>
              Print report
            </button>
            <a class="button" href={form.kind === 'name' ? '/screen' : '/screen/address'}>
              Screen another
            </a>
          </>
        }
      />
      {result.jurisdictionFlags.length > 0 && (
        <FlagList flags={result.jurisdictionFlags} noMatches={found === 0} />
      )}
      <HowItWasRead form={form} />
      <Notices kept={kept} />
      <Found {...props} />
      <Hidden {...props} />
      {contacts !== undefined && <ContactSection {...props} contacts={contacts} />}
      <Report kept={kept} account={account} />
      <Card class="no-print">
        <details class="more">
          <summary>Change and screen again</summary>
          <ScreenForm form={form} problems={{}} lists={lists} mark={mark} />
        </details>
      </Card>
    </>
  );
}

function Summary({ kept: { result, form } }: { readonly kept: KeptScreening }): VNode {
  const best = result.matches[0];
  const words =
    best === undefined
      ? 'No match.'
      : `${counted(result.totalMatches, 'match', 'matches')}, the best one ${levelOf(best.score)}.`;
  const options = [
    form.country === '' ? '' : `country ${form.country}`,
    form.type === '' ? '' : `type ${form.type}`,
    `minimum score ${form.threshold === '' ? '0.3' : form.threshold}`,
  ].filter((option) => option !== '');
  return (
    <>
      {`${words} Screened at `}
      <Time at={new Date(result.screenedAt)} seconds />
      {' with '}
      <bdi>{options.join(', ')}</bdi>.
    </>
  );
}

/** What each part of a result shows its matches with. */
function tableOf({ kept, id, query }: ResultProps) {
  const given = readGivenCountry(kept.form.country);
  return {
    address: `/screen/results/${id}`,
    query,
    listNames: listNamesOf(kept),
    country: given.kind === 'country' ? given.code : null,
  };
}

const listNamesOf = ({ lists }: KeptScreening): ReadonlyMap<string, string> =>
  new Map(lists.map(({ code, name }) => [code, name]));

function Found(props: ResultProps): VNode {
  const { result, form } = props.kept;
  const { matches, totalMatches: total } = result;
  const title = form.kind === 'name' ? 'Matches of the name' : 'Matches of the address';
  return (
    <section class="stack" aria-label={title}>
      <h2>{`${title} (${whole(total)})`}</h2>
      {matches.length === 0 ? (
        <EmptyState title="No match">
          {`Nothing on the lists searched reaches the minimum score of ${form.threshold || '0.3'}.`}
        </EmptyState>
      ) : (
        <ResultMatches part="found" matches={matches} {...tableOf(props)} />
      )}
      <Cut shown={matches.length} total={total} />
    </section>
  );
}

function Cut({ shown, total }: { readonly shown: number; readonly total: number }): VNode | null {
  if (total <= shown) return null;
  return (
    <Callout>
      <p>{`The ${whole(shown)} best of ${whole(total)} matches are shown.`}</p>
    </Callout>
  );
}

/** What the country hid: its number always, its matches when they are asked for. */
function Hidden(props: ResultProps): VNode | null {
  const { id, query, kept } = props;
  const { hidden } = kept.result;
  if (hidden === undefined) return null;
  const { matches, totalMatches: total } = hidden;
  if (total === 0) {
    return (
      <Callout>
        <p>{`No match is hidden: none is tied to other countries than ${kept.form.country} alone.`}</p>
      </Callout>
    );
  }
  return (
    <section class="stack" aria-label="Hidden matches" id="hidden">
      <Callout kind="warning" title={`${counted(total, 'match is', 'matches are')} hidden`}>
        <p>
          {`${total === 1 ? 'It is' : 'They are'} tied to other countries than ${kept.form.country} alone. `}
          {!query.hidden && (
            <a href={`/screen/results/${id}${resultQueryText({ ...query, hidden: true })}#hidden`}>
              {total === 1 ? 'Show it' : 'Show them'}
            </a>
          )}
        </p>
      </Callout>
      {query.hidden && <ResultMatches part="hidden" matches={matches} {...tableOf(props)} />}
      {query.hidden && <Cut shown={matches.length} total={total} />}
    </section>
  );
}

function ContactSection({
  contacts,
  ...props
}: ResultProps & { readonly contacts: NonNullable<KeptScreening['result']['contacts']> }): VNode {
  return (
    <>
      <section class="stack" aria-label="Contact values">
        <h2>Contact values</h2>
        <TableFrame label="Contact values">
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Kind</th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            {contacts.contacts.map((contact, at) => (
              <tr key={at}>
                <th scope="row">
                  <Name text={contact.value} />
                </th>
                <td>{contact.type}</td>
                <td>
                  {'error' in contact
                    ? `not searched, not charged: ${contact.error}`
                    : counted(contact.totalMatches, 'listed party', 'listed parties')}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </section>
      {contacts.totalMatches > 0 && (
        <section class="stack" aria-label="Matches of the contact values">
          <h2>{`Matches of the contact values (${whole(contacts.totalMatches)})`}</h2>
          <ResultMatches part="contacts" matches={contacts.matches} {...tableOf(props)} />
          <Cut shown={contacts.matches.length} total={contacts.totalMatches} />
        </section>
      )}
    </>
  );
}

/** One match of a kept result, from 1; null when there is none. */
export function keptMatch({ result }: KeptScreening, part: ResultPart, place: number): Match | null {
  const matches = {
    found: result.matches,
    contacts: result.contacts?.matches ?? [],
    hidden: result.hidden?.matches ?? [],
  }[part];
  return matches[place - 1] ?? null;
}

/** Everything about one match of a result. */
export function MatchPage({
  kept,
  id,
  match,
  place,
}: Pick<ResultProps, 'kept' | 'id'> & { readonly match: Match; readonly place: number }): VNode {
  return (
    <>
      <PageHeader
        title={
          <>
            {'Match of '}
            <Name text={kept.result.query} />
          </>
        }
        actions={
          <a class="button button-quiet" href={`/screen/results/${id}`}>
            Back to the result
          </a>
        }
      />
      <MatchCard
        match={match}
        place={place}
        listName={listNamesOf(kept).get(match.party.listCode) ?? match.party.listCode}
      />
    </>
  );
}

/** What makes the page a report: who, when, what it cost, on which lists of which dates. */
function Report({ kept, account }: Pick<ResultProps, 'kept' | 'account'>): VNode {
  const lists = kept.lists.map(({ lastUpdated, ...list }) => ({ ...list, fetchedAt: lastUpdated }));
  return (
    <Card title="About this screening">
      <dl class="facts">
        <dt>Account</dt>
        <dd>
          <bdi>{account}</bdi>
        </dd>
        <dt>Screened at</dt>
        <dd>
          <Time at={new Date(kept.result.screenedAt)} seconds />
        </dd>
        <dt>Charged</dt>
        <dd>{counted(kept.searches, 'search', 'searches')}</dd>
      </dl>
      <Editions lists={lists} />
      <p class="aside no-print">
        This page is kept for a day and costs nothing to open again; the screening log keeps what was
        screened.
      </p>
    </Card>
  );
}
