import type { AccountManagement } from '../../src/accounts/manage-accounts.ts';
import type { PlanRequest } from '../../src/accounts/plan-request.ts';
import { InvalidInputError } from '../../src/errors.ts';
import type { AccountCommand, BesideManagement, CommandAnswer, OptionTexts } from './command.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { TRAIL_COMMANDS } from './trail-commands.ts';
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

/** What every command takes beside its own options. */
export function optionalOf({ optional }: Pick<AccountCommand, 'optional'>): readonly string[] {
  return [...optional, 'by'];
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
    async run(management, options, { by }) {
      const overview = await management.setPlan(emailOf(options), planRequest(options), by);
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
    async run(management, options, { links, by }) {
      const { account } = await management.keys(emailOf(options));
      const url = await links.issue(account.email, 'password', by);
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
    async run(management, options, { by }) {
      const { account, keyId } = await management.revokeKey(emailOf(options), options['id'] ?? '', by);
      const json = { account_id: account.id, email: account.email, id: keyId, revoked: true };
      return { json, text: `key ${keyId} of ${account.email} is revoked` };
    },
  },
  ...PEOPLE_COMMANDS,
  ...TRAIL_COMMANDS,
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
  { links, by }: BesideManagement,
): Promise<CommandAnswer> {
  const created = await management.create({ email: emailOf(options), ...planRequest(options) }, by);
  const { account, apiKey } = created;
  const json = { account_id: account.id, email: account.email, plan: account.plan, api_key: apiKey };
  const text = async (): Promise<string> =>
    [
      `account  ${account.id}`,
      `e-mail   ${account.email}`,
      `plan     ${account.plan}`,
      `API key  ${apiKey}`,
      `console  ${await links.issue(account.email, 'password', by)}`,
      '',
      'Keep the key now: it is not stored and cannot be shown again. The console link sets a password; it works once, for 72 hours.',
    ].join('\n');
  return { json, text };
}

async function createKey(
  management: AccountManagement,
  options: OptionTexts,
  { by }: BesideManagement,
): Promise<CommandAnswer> {
  const { key, apiKey } = await management.createKey(emailOf(options), options['label'], by);
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
