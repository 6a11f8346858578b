import type { VNode } from 'preact';
import { levelOf, type Match } from '../../domain/match.ts';
import { Editions } from '../components/editions.tsx';
import { FlagList } from '../components/flag-list.tsx';
import { MatchCard } from '../components/match-card.tsx';
import { Callout } from '../components/notice.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Card, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { ScreenForm, type ListOption } from './screen-form.tsx';
import type { KeptScreening } from './screen-once.ts';

interface ResultProps {
  readonly kept: KeptScreening;
  /** Who screened. */
  readonly account: string;
  readonly lists: readonly ListOption[];
  readonly mark: string;
}

/** What a screening found, fit to be printed as a report. */
export function ScreenResultPage({ kept, account, lists, mark }: ResultProps): VNode {
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
      <MatchSection
        title={form.kind === 'name' ? 'Matches of the name' : 'Matches of the address'}
        matches={result.matches}
        total={result.totalMatches}
        kept={kept}
      />
      {contacts !== undefined && <ContactSection kept={kept} contacts={contacts} />}
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
    `least score ${form.threshold === '' ? '0.3' : form.threshold}`,
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

function MatchSection({
  title,
  matches,
  total,
  kept,
}: {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly total: number;
  readonly kept: KeptScreening;
}): VNode {
  const names = new Map<string, string>(kept.lists.map(({ code, name }) => [code, name]));
  return (
    <section class="stack" aria-label={title}>
      <h2>{`${title} (${whole(total)})`}</h2>
      {matches.length === 0 ? (
        <EmptyState title="No match">
          {`Nothing on the lists searched reaches the least score of ${kept.form.threshold || '0.3'}.`}
        </EmptyState>
      ) : (
        matches.map((match, at) => (
          <MatchCard
            key={match.party.id}
            match={match}
            place={at + 1}
            listName={names.get(match.party.listCode) ?? match.party.listCode}
          />
        ))
      )}
      {total > matches.length && (
        <Callout>
          <p>{`The ${whole(matches.length)} best of ${whole(total)} matches are shown.`}</p>
        </Callout>
      )}
    </section>
  );
}

function ContactSection({
  kept,
  contacts,
}: {
  readonly kept: KeptScreening;
  readonly contacts: NonNullable<KeptScreening['result']['contacts']>;
}): VNode {
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
        <MatchSection
          title="Matches of the contact values"
          matches={contacts.matches}
          total={contacts.totalMatches}
          kept={kept}
        />
      )}
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
