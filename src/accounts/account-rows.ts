import type { ApiKeyRecord, StoredAccount } from './account-store.ts';
import type { PlanName } from './plans.ts';

/** A row of the table `accounts`; moments in milliseconds since 1970. */
export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly plan: PlanName;
  readonly trial_started_at: number | null;
  readonly plan_ends_at: number | null;
  readonly created_at: number;
}

/** A row of the table `api_keys`, its hash aside. */
export interface ApiKeyRow {
  readonly id: number;
  readonly account_id: number;
  readonly prefix: string;
  readonly label: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
}

/** The account of a row. */
export function accountOfRow(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    email: row.email,
    plan: row.plan,
    trialStartedAt: dateOrNull(row.trial_started_at),
    planEndsAt: dateOrNull(row.plan_ends_at),
    createdAt: new Date(row.created_at),
  };
}

/** The key of a row. */
export function apiKeyOfRow(row: ApiKeyRow): ApiKeyRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    prefix: row.prefix,
    label: row.label,
    createdAt: new Date(row.created_at),
    lastUsedAt: dateOrNull(row.last_used_at),
    revokedAt: dateOrNull(row.revoked_at),
  };
}

function dateOrNull(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}
