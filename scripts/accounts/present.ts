import type { ApiKeyRecord } from '../../src/accounts/account-store.ts';
import type { AccountOverview } from '../../src/accounts/manage-accounts.ts';
import type { AccountRemoval } from '../../src/compose-account-removal.ts';
import type { PlanOrder } from '../../src/accounts/plan-orders.ts';

/** A key as JSON, without its secret. */
export function keyJson(key: ApiKeyRecord): Readonly<Record<string, unknown>> {
  return {
    id: key.id,
    prefix: key.prefix,
    label: key.label,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}

/** An account as JSON. */
export function overviewJson(overview: AccountOverview): Readonly<Record<string, unknown>> {
  const { account, allowance } = overview;
  return {
    account_id: account.id,
    email: account.email,
    plan: account.plan,
    state: overview.state,
    created_at: account.createdAt.toISOString(),
    trial_started_at: account.trialStartedAt?.toISOString() ?? null,
    ends_at: overview.endsAt?.toISOString() ?? null,
    limit: allowance.limit,
    used: allowance.used,
    remaining: allowance.remaining,
    resets_at: allowance.resetsAt?.toISOString() ?? null,
    keys: overview.keys.map(keyJson),
  };
}

/** An account for people. */
export function overviewText({ account, state, endsAt, allowance, keys }: AccountOverview): string {
  return [
    `account    ${account.id}`,
    `e-mail     ${account.email}`,
    `plan       ${account.plan} (${state.replaceAll('_', ' ')})`,
    `ends       ${endsAt?.toISOString() ?? 'never'}`,
    `searches   ${allowance.used} of ${allowance.limit} used, ${allowance.remaining} remain`,
    `resets     ${allowance.resetsAt?.toISOString() ?? 'never'}`,
    '',
    keyTable(keys),
  ].join('\n');
}

/** Keys for people, one a line. */
export function keyTable(keys: readonly ApiKeyRecord[]): string {
  if (keys.length === 0) return 'no keys';
  return keys
    .map((key) => {
      const state =
        key.revokedAt === null ? `last used ${day(key.lastUsedAt)}` : `revoked ${day(key.revokedAt)}`;
      return `key ${key.id}  ${key.prefix}…  created ${day(key.createdAt)}  ${state}  ${key.label}`.trimEnd();
    })
    .join('\n');
}

/** A request for a plan as JSON. */
export function orderJson(order: PlanOrder): Readonly<Record<string, unknown>> {
  return {
    id: order.id,
    account_id: order.accountId,
    email: order.email,
    plan: order.plan,
    billing: order.billing,
    requested_at: order.orderedAt.toISOString(),
  };
}

/** Requests for plans for people, one a line. */
export function orderTable(orders: readonly PlanOrder[]): string {
  if (orders.length === 0) return 'no requests';
  return orders
    .map(({ email, plan, billing, orderedAt }) => `${orderedAt.toISOString()}  ${email}  ${plan}, ${billing}`)
    .join('\n');
}

function day(moment: Date | null): string {
  return moment === null ? 'never' : moment.toISOString().slice(0, 10);
}

/** What was deleted with an account, as JSON. */
export function removalJson(removal: AccountRemoval): Readonly<Record<string, unknown>> {
  const removed = Object.fromEntries(removedCounts(removal).map(([name, , count]) => [name, count]));
  return { account_id: removal.account.id, email: removal.account.email, deleted: true, removed };
}

/** What was deleted with an account, for people. */
export function removalText(removal: AccountRemoval): string {
  const counts = removedCounts(removal).map(([, label, count]) => `${label.padEnd(20)}${count}`);
  return [`the account of ${removal.account.email} is deleted, and with it`, ...counts].join('\n');
}

function removedCounts(removal: AccountRemoval): readonly (readonly [string, string, number])[] {
  return [
    ['keys', 'keys', removal.keys],
    ['watched_items', 'watched items', removal.watchedItems],
    ['people', 'people', removal.people],
    ['mailed_links', 'mailed links', removal.mailedLinks],
    ['mails', 'mails', removal.mailIds.length],
    ['mail_files', 'mail files', removal.mailFiles],
    ['screenings', 'screenings', removal.screenings],
    ['uploads', 'uploads', removal.uploads],
    ['upload_files', 'upload files', removal.uploadFiles],
    ['trail_lines', 'lines of the trail', removal.trailLines],
  ];
}
