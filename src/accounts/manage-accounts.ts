import type { Clock } from '../domain/clock.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import { act, SERVICE, type Act, type Author } from '../trail/act.ts';
import type {
  AccountStore,
  ApiKeyRecord,
  DeletedRecords,
  NewApiKey,
  StoredAccount,
} from './account-store.ts';
import type { Allowance, AllowanceState } from './accounts.ts';
import { createApiKey, hashApiKey, shownPrefix, withoutApiKeys, type RandomBytes } from './api-key.ts';
import { parseEmail } from './email.ts';
import { parseKeyLabel } from './key-label.ts';
import { parsePlan, planFacts, type PlanRequest } from './plan-request.ts';
import type { PlanOrder, PlanOrderStore } from './plan-orders.ts';
import { planEnd, planState, type PlanFacts, type PlanState } from './plan-state.ts';

/** A key together with the only moment its secret can be read. */
export interface CreatedKey {
  readonly key: ApiKeyRecord;
  readonly apiKey: string;
}

/** An account as its operator sees it. */
export interface AccountOverview {
  readonly account: StoredAccount;
  readonly state: PlanState;
  /** The end of the trial or plan; null for none. */
  readonly endsAt: Date | null;
  readonly allowance: AllowanceState;
  readonly keys: readonly ApiKeyRecord[];
}

/**
 * What operators do with accounts, and people with keys. Inputs are texts as typed; a bad one throws `InvalidInputError` that starts with
 * `email`, `plan`, `trial-started`, `ends`, `label` or `id`; an unknown account or key throws `ServiceError` `not_found`. What changes
 * something is recorded in the account's trail under the name of its author.
 */
export interface AccountManagement {
  create(
    request: PlanRequest & { readonly email: string },
    by?: Author,
  ): Promise<{
    readonly account: StoredAccount;
    readonly apiKey: string;
  }>;
  show(email: string): Promise<AccountOverview>;
  /** Sets the plan, which closes what the account has ordered. */
  setPlan(email: string, request: PlanRequest, by?: Author): Promise<AccountOverview>;
  /** Plans that accounts ordered and nobody has set yet, oldest first. */
  orders(): Promise<readonly PlanOrder[]>;
  createKey(email: string, label?: string, by?: Author): Promise<CreatedKey>;
  keys(email: string): Promise<{ readonly account: StoredAccount; readonly keys: readonly ApiKeyRecord[] }>;
  revokeKey(
    email: string,
    id: string,
    by?: Author,
  ): Promise<{ readonly account: StoredAccount; readonly keyId: number }>;
  /** Deletes the account with what the accounts know of it; the log, uploads and files are kept elsewhere. */
  remove(
    email: string,
    by?: Author,
  ): Promise<{ readonly account: StoredAccount; readonly deleted: DeletedRecords }>;
}

/** What the management of accounts needs. */
export interface AccountManagementParts {
  readonly store: AccountStore;
  readonly orders: PlanOrderStore;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
}

const FIRST_KEY_LABEL = 'first key';

/** The management of accounts over a store. */
export function createAccountManagement(parts: AccountManagementParts): AccountManagement {
  const { store, orders, clock } = parts;
  const find = async (email: string): Promise<StoredAccount> => {
    const account = await store.findByEmail(parseEmail(email));
    if (account === null) throw noAccount();
    return account;
  };
  return {
    async create({ email, ...request }, by = SERVICE) {
      const now = clock();
      const facts = { email: parseEmail(email), ...planFacts(parsePlan(request, now), null, now) };
      const { apiKey, stored } = newKey(parts.randomBytes, FIRST_KEY_LABEL);
      const created = act('account.created', by, facts.email, { plan: facts.plan });
      return { account: await store.createAccount(facts, stored, now, created), apiKey };
    },
    show: async (email) => overview(parts, await find(email)),
    async setPlan(email, request, by = SERVICE) {
      const now = clock();
      const parsed = parsePlan(request, now);
      const account = await find(email);
      const facts = planFacts(parsed, account.trialStartedAt, now);
      await store.setPlan(account.id, facts, planAct(account, facts, by), now);
      await orders.close(account.id, now);
      return overview(parts, { ...account, ...facts });
    },
    orders: () => orders.allOpen(),
    async createKey(email, label = '', by = SERVICE) {
      const { apiKey, stored } = newKey(parts.randomBytes, parseKeyLabel(label));
      const account = await find(email);
      const actOf = (key: ApiKeyRecord): Act => act('key.created', by, key.id, labelled(key.label));
      return { key: await store.addKey(account.id, stored, clock(), actOf), apiKey };
    },
    async keys(email) {
      const account = await find(email);
      return { account, keys: await store.listKeys(account.id) };
    },
    async revokeKey(email, id, by = SERVICE) {
      const keyId = parseKeyId(id);
      const account = await find(email);
      if (!(await store.revokeKey(account.id, keyId, clock(), act('key.revoked', by, keyId)))) {
        throw new ServiceError('not_found', `id: the account has no key ${keyId}`);
      }
      return { account, keyId };
    },
    async remove(email, by = SERVICE) {
      const account = await find(email);
      const deleted = await store.deleteAccount(account.id, act('account.deleted', by, account.id), clock());
      if (deleted === null) throw noAccount();
      return { account, deleted };
    },
  };
}

/** A label without the secrets that may have been pasted into it. */
function labelled(label: string): Act['details'] {
  return label === '' ? {} : { label: withoutApiKeys(label) };
}

function planAct({ plan }: StoredAccount, facts: PlanFacts, by: Author): Act {
  const ends = facts.planEndsAt === null ? {} : { ends: facts.planEndsAt.toISOString() };
  return act('plan.set', by, facts.plan, { before: plan, ...ends });
}

function noAccount(): ServiceError {
  return new ServiceError('not_found', 'email: no account has this address');
}

async function overview(
  { store, allowance, clock }: AccountManagementParts,
  account: StoredAccount,
): Promise<AccountOverview> {
  return {
    account,
    state: planState(account, clock()),
    endsAt: planEnd(account),
    allowance: await allowance.state(account),
    keys: await store.listKeys(account.id),
  };
}

function newKey(randomBytes: RandomBytes, label: string): { apiKey: string; stored: NewApiKey } {
  const apiKey = createApiKey(randomBytes);
  return { apiKey, stored: { hash: hashApiKey(apiKey), prefix: shownPrefix(apiKey), label } };
}

function parseKeyId(text: string): number {
  if (!/^[1-9]\d{0,15}$/u.test(text)) throw new InvalidInputError('id', 'must be the number of a key');
  return Number(text);
}
