import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkClients, compared, type ClientOutcome } from '../../../scripts/clients/check-clients.ts';
import { LANGUAGES, type ClientLanguage } from '../../../scripts/clients/languages.ts';
import { openPlace } from '../../../scripts/clients/place.ts';
import { asJson, asTable, exitCodeOf, requireAllPassed } from '../../../scripts/clients/present.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const [java, python, go] = LANGUAGES as readonly [ClientLanguage, ClientLanguage, ClientLanguage];
const passed = (language: ClientLanguage, ...printed: readonly string[]): ClientOutcome => {
  return { language, outcome: 'passed', printed, reason: '', seconds: 3 };
};
const skipped: ClientOutcome = {
  language: go,
  outcome: 'skipped',
  printed: [],
  reason: 'needs Go',
  seconds: 0,
};

describe('scripts/clients/check-clients', () => {
  const folder = temporaryFolder();
  after(() => {
    folder.remove();
  });

  it('skips a client whose language the machine lacks', async () => {
    const root = join(folder.path, 'unused');
    const run = async (program: string): Promise<string> =>
      Promise.reject(new Error(`${program} is not there`));
    const [outcome] = await checkClients([python], { run, root });
    assert.equal(outcome?.outcome, 'skipped');
    assert.match(outcome.reason, /^needs (?:Python 3\.10 with pip|Maven)/u);
    assert.ok(!existsSync(root), 'nothing is fetched for nothing');
  });

  it('fails a program that read other things than the others', () => {
    const outcomes = compared([skipped, passed(java, 'a: 1', 'b: 2'), passed(python, 'a: 1', 'b: 3')]);
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['skipped', 'passed', 'failed'],
    );
    assert.match(outcomes[2]?.reason ?? '', /other things than the program of Java/u);
    assert.deepEqual(compared([skipped]), [skipped]);
  });

  it('fails where a client failed, and nowhere else', () => {
    const failed: ClientOutcome = { ...passed(python), outcome: 'failed', reason: 'does not compile' };
    assert.equal(exitCodeOf([passed(java), skipped]), 0);
    assert.equal(exitCodeOf([passed(java), failed, skipped]), 1);
    assert.equal(
      asTable([passed(java, 'a: 1'), failed, skipped]),
      [
        'Java (okhttp-gson)   passed   1 steps, 3 s',
        'Python               failed   0 steps, 3 s',
        'Go                   skipped  needs Go',
        '',
        'Python: does not compile',
      ].join('\n'),
    );
    assert.deepEqual(JSON.parse(asJson([skipped])), {
      clients: [{ client: 'go', outcome: 'skipped', reason: 'needs Go', seconds: 0, printed: [] }],
    });
    assert.throws(() => requireAllPassed([passed(java), skipped]), /without go/u);
  });

  it('keeps what it fetched, never what it fetched in part', async () => {
    const root = join(folder.path, 'kept');
    const place = openPlace(root);
    const fill = async (into: string): Promise<void> => {
      await writeFile(join(into, 'file'), 'x');
    };
    await assert.rejects(
      place.kept('tool', '1', async (into) => {
        await fill(into);
        throw new Error('cut off');
      }),
      /cut off/u,
    );
    place.remove();
    assert.deepEqual(readdirSync(root), []);
    const next = openPlace(root);
    const first = await next.kept('tool', '1', fill);
    const again = await next.kept('tool', '1', () => Promise.reject(new Error('fetched twice')));
    assert.equal(again, first);
    assert.notEqual(await next.kept('tool', '2', fill), first);
    mkdirSync(join(next.run, 'rest'));
    next.remove();
    assert.equal(readdirSync(root).length, 2);
    assert.ok(existsSync(join(first, 'file')));
  });
});
