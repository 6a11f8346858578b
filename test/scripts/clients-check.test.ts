import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../scripts/clients/languages.ts';
import { runScript } from '../support/run-script.ts';

const NOTHING_INSTALLED = { PATH: '/nonexistent' };

describe('npm run clients:check', function () {
  this.timeout(60_000);

  it('prints its help and does nothing else', async () => {
    const { code, out, err } = await runScript('clients-check', ['--help'], NOTHING_INSTALLED);
    assert.deepEqual([code, err], [0, '']);
    for (const { id } of LANGUAGES) assert.ok(out.includes(id), id);
  });

  for (const [mistake, args, says] of [
    ['an unknown option', ['--fast'], /Unknown option '--fast'/u],
    ['an argument', ['java'], /Unexpected argument 'java'/u],
    ['an unknown language', ['--only', 'cobol'], /--only: one of java, python, .*, not "cobol"/u],
    ['an empty language', ['--only', ''], /--only: one of .*, not ""/u],
    ['a page of some of the clients', ['--only', 'go', '--write-docs'], /--write-docs: not with --only/u],
  ] as const) {
    it(`exits with 2 for ${mistake}`, async () => {
      const { code, out, err } = await runScript('clients-check', args, NOTHING_INSTALLED);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, says);
    });
  }

  it('names what the machine lacks, which is no failure, in CI neither', async () => {
    const { code, out } = await runScript('clients-check', [], { ...NOTHING_INSTALLED, CI: 'true' });
    const lines = out.trim().split('\n');
    assert.equal(code, 0, out);
    assert.equal(lines.length, LANGUAGES.length);
    for (const line of lines) assert.match(line, /^\S.* skipped +needs /u);
  });

  it('says the same to programs', async () => {
    const { code, out } = await runScript('clients-check', ['--json', '--only', 'go'], NOTHING_INSTALLED);
    const { clients } = JSON.parse(out) as { readonly clients: readonly Record<string, unknown>[] };
    assert.equal(code, 0);
    assert.deepEqual(
      clients.map(({ client, outcome, printed }) => [client, outcome, printed]),
      [['go', 'skipped', []]],
    );
    assert.match(String(clients[0]?.['reason']), /^needs /u);
  });

  it('writes no page of clients that were skipped', async () => {
    const { code, err } = await runScript('clients-check', ['--write-docs'], NOTHING_INSTALLED);
    assert.equal(code, 1);
    assert.match(err, /the page needs every client; without java, python, go, typescript-fetch/u);
  });

  it('has a program for each language and no other', () => {
    const programs = readdirSync(fileURLToPath(new URL('../../scripts/clients/programs/', import.meta.url)));
    assert.deepEqual(programs.toSorted(), LANGUAGES.map(({ program }) => program).toSorted());
  });
});
