import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runScript } from './support/run-script.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const RUN = fileURLToPath(new URL('../bin/run', import.meta.url));

describe('command lines', function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  after(() => {
    folder.remove();
  });

  const run = async (
    entry: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => {
    const child = spawn(RUN, [entry, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder.path, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { out, err, code };
  };

  for (const [entry, usage] of [
    ['main', 'usage: npm start'],
    ['worker', 'usage: npm run worker'],
  ] as const) {
    it(`of ${entry} have help, which looks at no setting`, async () => {
      const { out, err, code } = await run(entry, ['--help'], { PORT: 'abc' });
      assert.ok(out.startsWith(usage), out);
      assert.match(out, /README\.md.*npm run config/u);
      assert.match(out, /Exit codes: 0 .*2 for an unknown option/su);
      assert.deepEqual([err, code], ['', 0]);
    });

    for (const wrong of ['--prot=80', 'extra', '-x']) {
      it(`of ${entry} start nothing with ${wrong}`, async () => {
        const { err, code } = await run(entry, [wrong]);
        assert.equal(code, 2);
        assert.ok(err.includes(wrong.replace(/=.*/u, '')), err);
        assert.ok(err.includes(usage), err);
        assert.doesNotMatch(err, /^\s+at /mu, 'a stack was printed');
      });
    }
  }

  for (const command of [
    'accounts',
    'backup',
    'config',
    'demo',
    'index-rebuild',
    'index-verify',
    'lists-changes',
    'lists-report',
    'lists-status',
    'lists-update',
    'monitoring-run',
    'restore',
    'score-addresses',
    'score-names',
  ]) {
    it(`of ${command} end with 2 for an unknown option, without a stack`, async () => {
      const { code, err } = await runScript(command, ['--unknown'], { DATA_DIR: folder.path });
      assert.equal(code, 2, err);
      assert.ok(err.includes('--unknown'), err);
      assert.doesNotMatch(err, /^\s+at /mu, 'a stack was printed');
    });
  }

  it('of config print the settings', async () => {
    const { code, out } = await runScript('config', [], { DATA_DIR: folder.path, MCP_DAILY_LIMIT: '7' });
    assert.equal(code, 0);
    assert.match(out, /^MCP_DAILY_LIMIT=7$/mu);
  });

  for (const [command, args] of [
    ['config', []],
    ['lists-status', []],
    ['accounts', ['--help']],
    ['score-names', ['--explain', 'A Example', 'B Example']],
  ] as const) {
    it(`of ${command} end quietly when nobody reads on`, async () => {
      const child = spawn(RUN, [command, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder.path },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.destroy();
      const [err, [code]] = await Promise.all([
        text(child.stderr),
        once(child, 'exit') as Promise<[number | null]>,
      ]);
      assert.deepEqual([err, code], ['', 0]);
    });
  }
});
