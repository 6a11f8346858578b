import type { MailedLinks } from '../../src/accounts/mailed-links.ts';
import type { AccountManagement } from '../../src/accounts/manage-accounts.ts';
import type { PlanRequest } from '../../src/accounts/plan-request.ts';
import type { AccountRemoval } from '../../src/compose-account-removal.ts';
import { InvalidInputError } from '../../src/errors.ts';
import {
  keyJson,
  keyTable,
  orderJson,
  orderTable,
  overviewJson,
  overviewText,
  removalJson,
  removalText,
} from './present.ts';

/** What a command answers: the object of `--json`, and the same for people. */
export interface CommandAnswer {
  readonly json: unknown;
  /** As a function where making it does something that a program did not ask for. */
  readonly text: string | (() => Promise<string>);
}

/** Options as typed; switches that were given hold a text too. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

/** What some commands need beside the management of accounts. */
export interface BesideManagement {
  readonly links: Pick<MailedLinks, 'issue'>;
  /** Deletes an account from every store. */
  readonly removeAccount: (email: string) => Promise<AccountRemoval>;
}

/** A command of `npm run accounts`. */
export interface AccountCommand {
  readonly name: string;
  readonly summary: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly switches: readonly string[];
  readonly run: (
    management: AccountManagement,
    options: OptionTexts,
    beside: BesideManagement,
  ) => Promise<CommandAnswer>;
}

/** All commands, in the order of an account's life. */
export const ACCOUNT_COMMANDS: readonly AccountCommand[] = [
  {
    name: 'create',
    summary: 'creates an account with a first API key, shown only now, and a link to set a password',
    required: ['email', 'plan'],
    optional: ['trial-started', 'ends'],
    switches: [],
    run: create,
  },
  {
    name: 'show',
    summary: 'shows plan, state, allowance and keys of an account',
    required: ['email'],
    optional: [],
    switches: [],
    async run(management, options) {
      const overview = await management.show(emailOf(options));
      return { json: overviewJson(overview), text: overviewText(overview) };
    },
  },
  {
    name: 'set-plan',
    summary: 'changes the plan; searches used this month stay used',
    required: ['email', 'plan'],
    optional: ['trial-started', 'ends'],
    switches: [],
    async run(management, options) {
      const overview = await management.setPlan(emailOf(options), planRequest(options));
      return { json: overviewJson(overview), text: overviewText(overview) };
    },
  },
  {
    name: 'requests',
    summary: 'lists the plans that accounts asked for in the checkout; set-plan grants one and closes it',
    required: [],
    optional: [],
    switches: [],
    async run(management) {
      const orders = await management.orders();
      return { json: { requests: orders.map(orderJson) }, text: orderTable(orders) };
    },
  },
  {
    name: 'password-link',
    summary:
      'prints a link with which the owner sets a password for the console; it works once, for 72 hours',
    required: ['email'],
    optional: [],
    switches: [],
    async run(management, options, { links }) {
      const { account } = await management.keys(emailOf(options));
      const url = await links.issue(account.email, 'password');
      return { json: { account_id: account.id, email: account.email, url }, text: url };
    },
  },
  {
    name: 'key-create',
    summary: 'creates another API key, which is shown only now',
    required: ['email'],
    optional: ['label'],
    switches: [],
    run: createKey,
  },
  {
    name: 'keys',
    summary: 'lists the API keys of an account, without their secrets',
    required: ['email'],
    optional: [],
    switches: [],
    async run(management, options) {
      const { account, keys } = await management.keys(emailOf(options));
      const json = { account_id: account.id, email: account.email, keys: keys.map(keyJson) };
      return { json, text: keyTable(keys) };
    },
  },
  {
    name: 'key-revoke',
    summary: 'revokes an API key at once and for good',
    required: ['email', 'id'],
    optional: [],
    switches: [],
    async run(management, options) {
      const { account, keyId } = await management.revokeKey(emailOf(options), options['id'] ?? '');
      const json = { account_id: account.id, email: account.email, id: keyId, revoked: true };
      return { json, text: `key ${keyId} of ${account.email} is revoked` };
    },
  },
  {
    name: 'delete',
    summary: 'deletes an account with its keys, items, mails, screenings, uploads and files; says how many',
    required: ['email'],
    optional: [],
    switches: ['yes'],
    async run(_management, options, { removeAccount }) {
      if (options['yes'] === undefined) {
        throw new InvalidInputError('yes', 'confirms that the account is deleted for good; it is missing');
      }
      const removal = await removeAccount(emailOf(options));
      return { json: removalJson(removal), text: removalText(removal) };
    },
  },
];

async function create(
  management: AccountManagement,
  options: OptionTexts,
  { links }: BesideManagement,
): Promise<CommandAnswer> {
  const created = await management.create({ email: emailOf(options), ...planRequest(options) });
  const { account, apiKey } = created;
  const json = { account_id: account.id, email: account.email, plan: account.plan, api_key: apiKey };
  const text = async (): Promise<string> =>
    [
      `account  ${account.id}`,
      `e-mail   ${account.email}`,
      `plan     ${account.plan}`,
      `API key  ${apiKey}`,
      `console  ${await links.issue(account.email, 'password')}`,
      '',
      'Keep the key now: it is not stored and cannot be shown again. The console link sets a password; it works once, for 72 hours.',
    ].join('\n');
  return { json, text };
}

async function createKey(management: AccountManagement, options: OptionTexts): Promise<CommandAnswer> {
  const { key, apiKey } = await management.createKey(emailOf(options), options['label']);
  return {
    json: { account_id: key.accountId, id: key.id, label: key.label, api_key: apiKey },
    text: [
      `key      ${key.id}${key.label === '' ? '' : ` (${key.label})`}`,
      `API key  ${apiKey}`,
      '',
      'Keep the key now: it is not stored and cannot be shown again.',
    ].join('\n'),
  };
}

function emailOf(options: OptionTexts): string {
  return options['email'] ?? '';
}

function planRequest(options: OptionTexts): PlanRequest {
  return { plan: options['plan'] ?? '', trialStarted: options['trial-started'], ends: options['ends'] };
}
