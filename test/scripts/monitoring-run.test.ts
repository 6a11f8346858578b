import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { unListFile } from '../support/un-list-file.ts';

const NAME = 'Zorvikan Quexlatt Mwbtrq';

describe('npm run monitoring:run', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const listsDir = join(folder.path, 'lists');
  const mails = join(dataDir, 'mail');
  after(() => folder.remove());

  const load = async (names: readonly string[]): Promise<void> => {
    mkdirSync(join(listsDir, 'UN_CONSOLIDATED'), { recursive: true });
    writeFileSync(join(listsDir, 'UN_CONSOLIDATED', 'consolidated.xml'), unListFile(names));
    const loaded = await runScript('lists-update', ['--from', listsDir], { DATA_DIR: dataDir });
    assert.equal(loaded.code, 0, loaded.err);
  };
  const run = (...args: readonly string[]) =>
    runScript('monitoring-run', args, { DATA_DIR: dataDir, PUBLIC_URL: 'https://screening.example' });
  const report = async (...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
    const { code, out, err } = await run(...args, '--json');
    assert.equal(code, 0, err);
    return JSON.parse(out) as Record<string, unknown>;
  };
  const numbers = ({
    screened,
    newMatches,
    mails: written,
    sent,
    suspended,
  }: Readonly<Record<string, unknown>>) => [...[screened, newMatches, written], ...[sent, suspended]];
  const watch = async (email: string, plan: string): Promise<void> => {
    const accounts = await composeAccounts({ DATA_DIR: dataDir });
    const { account } = await accounts.management.create({ email, plan });
    await accounts.watches.add({
      accountId: account.id,
      watches: [NAME, 'Nobody Listed Anywhere'].map((text) => ({
        facts: { kind: 'name', text, entityType: 'entity', country: '' },
        hits: [],
      })),
      capacity: 10,
      generations: new Map([['UN_CONSOLIDATED', 1]]),
      now: new Date(),
    });
    await accounts.close();
  };

  before(async () => {
    await load(['Somebody Unrelated']);
    await watch('reader@example.com', 'business');
    await watch('suspended@example.com', 'none');
  });

  it('screens every item also when nothing has changed, and finds nothing', async () => {
    assert.deepEqual(numbers(await report()), [2, 0, 0, 0, 2]);
    const { out } = await run('--everything');
    assert.match(out, /^2 watched items re-screened, 0 new matches, 0 alerts written, 0 mails sent$/mu);
    assert.match(out, /^2 items are kept but not screened: the plans of their accounts do not run$/mu);
  });

  it('screens nothing with --changes when nothing has changed', async () => {
    assert.deepEqual(numbers(await report('--changes')).slice(0, 4), [0, 0, 0, 0]);
  });

  it('sends the alert that is due, with a link to the entry, and not again', async () => {
    await load(['Somebody Unrelated', NAME]);
    assert.deepEqual(numbers(await report()), [2, 1, 1, 1, 2]);
    const [file = '', ...others] = readdirSync(mails);
    assert.deepEqual(others, []);
    const mail = readFileSync(join(mails, file), 'utf8');
    assert.match(mail, /^To: reader@example\.com\r$/mu);
    const [, text = ''] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/u.exec(mail) ?? [];
    const said = Buffer.from(text, 'base64').toString();
    assert.match(said, /^Reference: QDe\.901$/mu);
    assert.match(said, /^Whole entry: https:\/\/screening\.example\/entries\/[1-9]\d*$/mu);
    assert.deepEqual(numbers(await report()), [2, 0, 0, 0, 2]);
    assert.deepEqual(readdirSync(mails), [file]);
  });

  it('refuses what it does not know, and two opposites', async () => {
    for (const args of [['--changes', '--everything'], ['--all'], ['everything'], ['--json=yes']]) {
      const { code, out, err } = await run(...args);
      assert.deepEqual([code, out], [2, ''], args.join(' '));
      assert.doesNotMatch(err, /^\s+at /mu);
    }
  });
});
