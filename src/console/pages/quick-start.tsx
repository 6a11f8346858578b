import type { VNode } from 'preact';
import { page } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { Card, CopyBox, PageHeader } from '../components/parts.tsx';
import { EXAMPLES } from '../quick-start-examples.ts';
import type { Route } from '../route.ts';

/** How to call the API from a program. */
export function quickStartRoutes({ publicUrl }: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/quick-start',
      access: 'public',
      handle: ({ account }) =>
        page('Quick start', <QuickStart publicUrl={publicUrl} isMember={account !== null} />),
    },
  ];
}

function QuickStart({
  publicUrl,
  isMember,
}: {
  readonly publicUrl: string;
  readonly isMember: boolean;
}): VNode {
  return (
    <>
      <PageHeader title="Quick start" lead="Screen a name from your own program in three steps." />
      <Card title="1. Make a key">
        <p>
          {isMember ? (
            <a href="/keys">Create an API key</a>
          ) : (
            <>
              <a href="/sign-up">Start a trial</a> and create an API key
            </>
          )}{' '}
          and put it into the environment of your program, never into its source:
        </p>
        <CopyBox
          id="example-environment"
          label="Setting the key"
          text="export SCREENING_API_KEY=ssk_your_key"
        />
      </Card>
      <Card title="2. Screen a name">
        {EXAMPLES.map(({ id, title, note, code }) => (
          <section key={id} class="example">
            <h3 id={`example-${id}-title`}>{title}</h3>
            {note !== '' && <p class="muted">{note}</p>}
            <CopyBox id={`example-${id}`} label={`${title} example`} text={code(publicUrl)} />
          </section>
        ))}
      </Card>
      <Card title="3. Read the answer">
        <p>
          <code>matches</code> holds the listed parties that are alike, best first: <code>score</code> from 0
          to 1 and <code>match_level</code> say how alike. <code>jurisdiction_flags</code> tells of places
          under embargo in what you sent; a flag is not a match, and an empty result under an embargo is no
          clearance.
        </p>
        <p>
          Every parameter, answer and error is in the <a href="/docs/">API reference</a>. Agents use the same
          service at <code>{`${publicUrl}/mcp`}</code>.
        </p>
      </Card>
    </>
  );
}
