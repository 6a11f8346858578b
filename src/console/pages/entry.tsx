import type { VNode } from 'preact';
import { primaryName, type ListedParty } from '../../domain/listed-party.ts';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { page } from '../answer.ts';
import { TYPE_WORDS } from '../components/match-card.tsx';
import { Card, Name, PageHeader } from '../components/parts.tsx';
import { InLatin, PartyFacts } from '../components/party-facts.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { Day } from '../components/time.tsx';
import type { ConsoleParts } from '../console-parts.ts';
import { PageProblem } from '../page-problem.ts';
import type { Route } from '../route.ts';

const GONE =
  'No list that is served has this entry. It was removed by its publisher, or the address is not right. Results keep what was found.';

/** One listed party as its list records it. */
export function entryRoutes({ readEntry, catalogue }: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/entries/:id',
      access: 'member',
      needs: 'read account',
      async handle({ params }) {
        const id = params['id'] ?? '';
        const party = /^[1-9]\d{0,14}$/u.test(id) ? await readEntry(Number(id)) : null;
        if (party === null) throw new PageProblem(404, GONE);
        const list = (await catalogue()).find(({ facts }) => facts.code === party.listCode);
        return page(primaryName(party), <EntryPage party={party} list={list} />, { scripts: ['print.js'] });
      },
    },
  ];
}

function EntryPage({
  party,
  list,
}: {
  readonly party: ListedParty;
  readonly list: CatalogueEntry | undefined;
}): VNode {
  const listName = list?.facts.name ?? party.listCode;
  const dataAsOf = list?.dataAsOf ?? null;
  return (
    <>
      <PageHeader
        title={<InLatin text={primaryName(party)} />}
        lead={`${TYPE_WORDS[party.entryType]} on ${listName}, entry ${party.id}`}
        actions={
          <button type="button" class="button button-quiet" data-print hidden>
            Print
          </button>
        }
      />
      <Card title="What the list says">
        <PartyFacts party={party} />
      </Card>
      <Card title="Where it comes from">
        <dl class="facts">
          <dt>List</dt>
          <dd>{listName}</dd>
          <dt>Reference of the publisher</dt>
          <dd>
            <Name text={party.publisherRef} />
          </dd>
          {dataAsOf !== null && (
            <>
              <dt>Publisher’s date</dt>
              <dd>
                <Day day={dataAsOf} />
              </dd>
            </>
          )}
          <dt>Publisher</dt>
          <dd>
            <SourceLink url={party.sourceUrl} text={list?.facts.publisher ?? 'Page of the publisher'} />
          </dd>
        </dl>
      </Card>
    </>
  );
}
