import type { VNode } from 'preact';
import type { ApiKeyRecord } from '../../accounts/account-store.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { Permitted } from '../components/permitted.tsx';
import { PostForm, TextField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { Badge, Card, CopyBox, EmptyState, Name, PageHeader, TableFrame } from '../components/parts.tsx';
import { distance, Time } from '../components/time.tsx';
import { fieldProblem } from '../field-problem.ts';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';

interface Shown {
  /** A key that was made just now: the only time it can be read. */
  readonly created?: { readonly apiKey: string; readonly key: ApiKeyRecord };
  readonly label?: string;
  readonly problem?: string;
  readonly status?: number;
}

/** API keys: made, listed and revoked. */
export function keyRoutes({ management }: ConsoleParts): readonly Route[] {
  const show = async (visit: MemberVisit, shown: Shown): Promise<Answer> => {
    const { keys } = await management.keys(visit.account.email);
    return page('API keys', <Keys keys={keys} shown={shown} now={visit.now} />, {
      status: shown.status ?? 200,
    });
  };
  return [
    {
      method: 'GET',
      path: '/keys',
      access: 'member',
      needs: 'read keys',
      handle: (visit) => show(visit, {}),
    },
    {
      method: 'POST',
      path: '/keys',
      access: 'member',
      needs: 'change keys',
      async handle(visit) {
        const label = visit.form.get('label') ?? '';
        try {
          // Not kept for a next page: a secret goes through no cookie and no store.
          return await show(visit, {
            created: await management.createKey(visit.account.email, label, visit.actor.author),
          });
        } catch (error) {
          return show(visit, { label, problem: fieldProblem(error, 'label'), status: 422 });
        }
      },
    },
    {
      method: 'GET',
      path: '/keys/:id/revoke',
      access: 'member',
      needs: 'change keys',
      async handle(visit) {
        const { keys } = await management.keys(visit.account.email);
        const key = keys.find(({ id, revokedAt }) => String(id) === visit.params['id'] && revokedAt === null);
        if (key === undefined) throw notFound();
        return page('Revoke a key', <ConfirmRevoke apiKey={key} now={visit.now} />, { width: 'narrow' });
      },
    },
    {
      method: 'POST',
      path: '/keys/:id/revoke',
      access: 'member',
      needs: 'change keys',
      async handle(visit) {
        const id = visit.params['id'] ?? '';
        if (!/^[1-9]\d{0,14}$/u.test(id)) throw notFound();
        await management.revokeKey(visit.account.email, id, visit.actor.author);
        return redirect('/keys', {
          notice: { kind: 'success', text: 'The key is revoked. Requests with it are refused from now on.' },
        });
      },
    },
  ];
}

function Keys({
  keys,
  shown,
  now,
}: {
  readonly keys: readonly ApiKeyRecord[];
  readonly shown: Shown;
  readonly now: Date;
}): VNode {
  const valid = keys.filter(({ revokedAt }) => revokedAt === null);
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null);
  return (
    <>
      <PageHeader
        title="API keys"
        lead="A key lets a program screen on your account. Give each program its own, so that you can revoke one without the others."
      />
      {shown.created !== undefined && <NewKey {...shown.created} />}
      <Permitted to="change keys">
        <Card title="Create a key">
          <PostForm action="/keys" class="form form-inline">
            <TextField
              name="label"
              label="Label"
              hint="What uses the key, such as “Onboarding”"
              maxLength={100}
              value={shown.label ?? ''}
              autoComplete="off"
              {...(shown.problem === undefined ? {} : { error: shown.problem })}
            />
            <button type="submit" class="button">
              Create
            </button>
          </PostForm>
        </Card>
      </Permitted>
      <Card title="Your keys">
        {valid.length === 0 ? (
          <EmptyState title="No key yet">Create one above; the quick start shows how to use it.</EmptyState>
        ) : (
          <KeyTable keys={[...valid].reverse()} now={now} />
        )}
      </Card>
      {revoked.length > 0 && (
        <details class="more">
          <summary>{`Revoked keys (${revoked.length})`}</summary>
          <KeyTable keys={[...revoked].reverse()} now={now} />
        </details>
      )}
    </>
  );
}

function NewKey({ apiKey, key }: { readonly apiKey: string; readonly key: ApiKeyRecord }): VNode {
  return (
    <div role="status">
      <Callout kind="success" title={key.label === '' ? 'Your new key' : `Your new key “${key.label}”`}>
        <p>Copy it now. It is not stored, and this is the only time it is shown.</p>
        <CopyBox id="new-key" label="New API key" text={apiKey} />
      </Callout>
    </div>
  );
}

function KeyTable({ keys, now }: { readonly keys: readonly ApiKeyRecord[]; readonly now: Date }): VNode {
  return (
    <TableFrame label="API keys" stack>
      <thead>
        <tr>
          <th scope="col">Label</th>
          <th scope="col">Key</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span class="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} now={now} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function KeyRow({ apiKey, now }: { readonly apiKey: ApiKeyRecord; readonly now: Date }): VNode {
  const { id, label, prefix, createdAt, lastUsedAt, revokedAt } = apiKey;
  return (
    <tr>
      <th scope="row">{label === '' ? <span class="muted">no label</span> : <Name text={label} />}</th>
      <td data-label="Key">
        <code>{`${prefix}…`}</code>
      </td>
      <td data-label="Created">
        <Time at={createdAt} />
      </td>
      <td data-label="Last used">
        {lastUsedAt === null ? <span class="muted">never</span> : <LastUse at={lastUsedAt} now={now} />}
      </td>
      <td class="cell-action">
        {revokedAt === null ? (
          <Permitted to="change keys">
            <a class="button button-quiet button-small" href={`/keys/${id}/revoke`}>
              Revoke
              <span class="visually-hidden">{` key ${label === '' ? prefix : label}`}</span>
            </a>
          </Permitted>
        ) : (
          <Badge tone="neutral">revoked</Badge>
        )}
      </td>
    </tr>
  );
}

function LastUse({ at, now }: { readonly at: Date; readonly now: Date }): VNode {
  return (
    <span>
      <Time at={at} /> <span class="muted">{`(${distance(at, now)})`}</span>
    </span>
  );
}

function ConfirmRevoke({ apiKey, now }: { readonly apiKey: ApiKeyRecord; readonly now: Date }): VNode {
  const { id, label, prefix, lastUsedAt } = apiKey;
  return (
    <>
      <h1>Revoke this key?</h1>
      <p class="lead">
        {label === '' ? '' : <Name text={label} />} <code>{`${prefix}…`}</code>
      </p>
      <p>
        {lastUsedAt === null ? 'It was never used.' : `It was last used ${distance(lastUsedAt, now)}.`}{' '}
        Programs that use it are refused at once. This cannot be undone.
      </p>
      <PostForm action={`/keys/${id}/revoke`} class="form">
        <div class="button-row">
          <button type="submit" class="button button-danger">
            Revoke the key
          </button>
          <a href="/keys">Keep it</a>
        </div>
      </PostForm>
    </>
  );
}
