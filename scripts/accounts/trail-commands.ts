import type { AccountManagement } from '../../src/accounts/manage-accounts.ts';
import { InvalidInputError } from '../../src/errors.ts';
import { ACTS } from '../../src/trail/act.ts';
import { detailsText, exportTrail, type TrailFormat } from '../../src/trail/export-trail.ts';
import { SERVICE_TRAIL } from '../../src/trail/trail-store.ts';
import { verifyTrail, type TrailProof } from '../../src/trail/verify-trail.ts';
import type { AccountCommand, BesideManagement, CommandAnswer, OptionTexts } from './command.ts';

const FORMATS: readonly TrailFormat[] = ['csv', 'jsonl'];
const SHOWN = 200;

/** Commands on the trail of acts. */
export const TRAIL_COMMANDS: readonly AccountCommand[] = [
  {
    name: 'audit',
    summary: 'prints the trail of an account, newest first; without --email that of the service itself',
    required: [],
    optional: ['email', 'text', 'format'],
    switches: [],
    run: audit,
  },
  {
    name: 'audit-verify',
    summary:
      'checks the chain of every trail, or of one account; names the first line that does not fit, and exits with 1',
    required: [],
    optional: ['email'],
    switches: [],
    async run(management, options, { trailStore }) {
      const accounts =
        options['email'] === undefined ? await trailStore.accounts() : [await accountOf(management, options)];
      const proofs: TrailProof[] = [];
      for (const accountId of accounts) proofs.push(await verifyTrail(trailStore, accountId));
      const isBroken = proofs.some(({ broken }) => broken !== null);
      const json = proofs.map(({ accountId, lines, broken }) => ({ account_id: accountId, lines, broken }));
      return {
        json: { ok: !isBroken, trails: json },
        text: proofs.map(proofText).join('\n'),
        exitCode: isBroken ? 1 : 0,
      };
    },
  },
];

async function audit(
  management: AccountManagement,
  options: OptionTexts,
  { trailStore }: BesideManagement,
): Promise<CommandAnswer> {
  const accountId = await accountOf(management, options);
  const text = options['text'];
  const search = { accountId, ...(text === undefined ? {} : { text }) };
  const { format } = options;
  if (format !== undefined) {
    const known = FORMATS.find((name) => name === format);
    if (known === undefined) throw new InvalidInputError('format', `must be one of ${FORMATS.join(', ')}`);
    let whole = '';
    for await (const piece of exportTrail(trailStore, search, known)) whole += piece;
    return { json: { account_id: accountId, [known]: whole }, text: whole.trimEnd() };
  }
  const lines = await trailStore.search(search, SHOWN);
  const shown = lines.map(({ number, at, kind, by, subject, details }) =>
    [
      `${at.toISOString()}  ${number}  ${ACTS[kind]}: ${subject}`,
      detailsText(details),
      `by ${by.name || 'nobody'}`,
      by.address ?? '',
    ]
      .filter((part) => part !== '')
      .join('  '),
  );
  const json = lines.map(({ at, kind, previousHash, ...line }) => ({
    ...line,
    ...{ at: at.toISOString(), act: kind, previous_hash: previousHash },
  }));
  return { json: { account_id: accountId, lines: json }, text: shown.join('\n') || 'no lines' };
}

async function accountOf(management: AccountManagement, options: OptionTexts): Promise<number> {
  const { email } = options;
  return email === undefined ? SERVICE_TRAIL : (await management.keys(email)).account.id;
}

function proofText({ accountId, lines, broken }: TrailProof): string {
  const whose = accountId === SERVICE_TRAIL ? 'the service' : `account ${accountId}`;
  return broken === null
    ? `${whose}: ${lines} lines, the chain holds`
    : `${whose}: BROKEN, ${broken.problem}`;
}
