import type { VNode } from 'preact';
import { identifierText } from '../../domain/facts.ts';
import type { LoggedScreening } from '../../screening-log/screening-log.ts';
import { Editions } from '../components/editions.tsx';
import { LevelBadge } from '../components/level-badge.tsx';
import { counted } from '../components/numbers.ts';
import { Badge, Card, Name, PageHeader } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { doorText } from './log-door.ts';

interface EntryProps {
  readonly entry: LoggedScreening;
  readonly keys: ReadonlyMap<number, string>;
  readonly account: string;
  readonly listNames: ReadonlyMap<string, string>;
}

/** One screening as the log holds it. */
export function LogEntryPage({ entry, keys, account, listNames }: EntryProps): VNode {
  const lists = entry.lists.map((list) => ({ ...list, name: listNames.get(list.code) ?? list.code }));
  return (
    <>
      <PageHeader
        title={
          <>
            {'Screening of '}
            <Name text={entry.name ?? entry.address ?? ''} />
          </>
        }
        lead={
          <>
            <Time at={entry.screenedAt} seconds /> by <bdi>{account}</bdi>,{' '}
            <bdi>{doorText(entry.origin, keys)}</bdi>
          </>
        }
        actions={
          <>
            <button type="button" class="button button-quiet" data-print hidden>
              Print
            </button>
            <a class="button button-quiet" href="/log">
              To the log
            </a>
          </>
        }
      />
      <Card title="What was screened">
        <dl class="facts">
          <Typed label="Name" text={entry.name} />
          <Typed label="Address" text={entry.address} />
          {entry.contacts.map(({ type, value, matches }, at) => (
            <Typed
              key={at}
              label={CONTACTS[type]}
              text={value}
              more={matches === null ? 'not searched' : counted(matches, 'match', 'matches')}
            />
          ))}
          <Typed
            label="Country"
            text={entry.options.country ?? null}
            more={COUNTRY_USES[entry.options.countryUse ?? 'narrows']}
          />
          <Typed label="Date of birth" text={entry.options.facts?.dateOfBirth ?? null} />
          <Typed label="Nationality" text={entry.options.facts?.nationality ?? null} />
          <Typed label="Gender" text={entry.options.facts?.gender ?? null} />
          {(entry.options.facts?.identifiers ?? []).map((identifier, at) => (
            <Typed key={at} label="Identifier" text={identifierText(identifier)} />
          ))}
          <Typed label="Type" text={entry.options.entryType ?? null} />
          <Typed label="Minimum score" text={String(entry.options.threshold)} />
          <Typed
            label="Limit"
            text={entry.options.limit === undefined ? null : String(entry.options.limit)}
          />
        </dl>
      </Card>
      <Found entry={entry} listNames={listNames} />
      <Card title="Lists">
        <Editions lists={lists} />
      </Card>
    </>
  );
}

const COUNTRY_USES = {
  narrows: 'kept only parties tied to it or to none',
  narrows_and_tells: 'kept only parties tied to it or to none, and said how many it hid',
  stands_beside: 'hid nothing',
} as const;

const CONTACTS = { email: 'E-mail', phone: 'Phone', website: 'Website' } as const;

function Typed({
  label,
  text,
  more,
}: {
  readonly label: string;
  readonly text: string | null;
  readonly more?: string;
}): VNode | null {
  if (text === null) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Name text={text} />
        {more !== undefined && <span class="muted">{` (${more})`}</span>}
      </dd>
    </>
  );
}

function Found({ entry, listNames }: Pick<EntryProps, 'entry' | 'listNames'>): VNode {
  const { best, found, flags } = entry;
  return (
    <Card title="What was found">
      <dl class="facts">
        <Count label="Matches of the name" count={found.name} />
        <Count label="Matches of the address" count={found.address} />
        <Count label="Matches of contact values" count={found.contact} />
        <dt>Best match</dt>
        <dd>
          {best === null ? (
            'none'
          ) : (
            <>
              <LevelBadge score={best.score} /> <Name text={best.name} />
              {`, ${listNames.get(best.listCode) ?? best.listCode}, `}
              <a href={`/entries/${best.partyId}`}>{`entry ${best.partyId}`}</a>
            </>
          )}
        </dd>
        <dt>Jurisdiction flags</dt>
        <dd>
          {flags.length === 0
            ? 'none'
            : flags.map(({ tier, jurisdiction }) => (
                <span key={jurisdiction}>
                  <Badge tone="flag">{`${jurisdiction}, ${tier === 'embargoed' ? 'embargoed' : 'high risk'}`}</Badge>{' '}
                </span>
              ))}
        </dd>
      </dl>
      {flags.length > 0 && (
        <p class="aside">
          A flag is not a match and is not counted as one. No match beside an embargo is no clearance.
        </p>
      )}
    </Card>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number | null }): VNode | null {
  if (count === null) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd class="time">{count}</dd>
    </>
  );
}
