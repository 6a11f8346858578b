import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGroup, type GroupEnd } from '../../../scripts/testing/group-process.ts';
import { runScript } from '../../support/run-script.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

describe('tests in a process of their own', () => {
  const folder = temporaryFolder();
  let runs = 0;
  after(() => folder.remove());

  const run = (program: string, staysMs?: number): Promise<GroupEnd> => {
    const own = join(folder.path, String(++runs));
    mkdirSync(own);
    const file = join(own, 'some.test.mjs');
    writeFileSync(file, program);
    const patience = staysMs === undefined ? {} : { staysMs };
    return startGroup({ name: 'some', files: [file], repository, folder: own, ...patience }).end;
  };

  it('tell what passed, and by name what failed and what was skipped', async () => {
    const { report, output } = await run(
      `describe('a', () => {
        it('passes', () => {});
        it('fails', () => { throw new Error('on purpose'); });
        it('waits');
        it('is skipped', function () { this.skip(); });
      });`,
    );
    const { files, ...counts } = report;
    assert.deepEqual(counts, { passed: 1, failed: ['a fails'], skipped: ['a waits', 'a is skipped'] });
    assert.equal(files.length, 1);
    assert.ok((files[0]?.ms ?? -1) >= 0);
    assert.match(output, /on purpose/u);
    assert.doesNotMatch(output, /^\d+ passed, \d+ failed, \d+ skipped$/mu);
  });

  it('count a hook that fails', async () => {
    const { report } = await run(`describe('a', () => {
      before('all of it', () => { throw new Error('on purpose'); });
      it('never runs', () => {});
    });`);
    assert.equal(report.failed.length, 1);
    assert.match(report.failed[0] ?? '', /before all/u);
  });

  const withoutCounts: readonly (readonly [string, string])[] = [
    ['exits in the middle', `it('a', () => process.exit(0));`],
    ['is killed', `it('a', () => process.kill(process.pid, 'SIGKILL'));`],
    ['cannot be read', `import './nothing.mjs';`],
  ];
  for (const [what, program] of withoutCounts) {
    it(`fail when one ${what}`, async () => {
      const { report } = await run(program);
      assert.equal(report.passed, 0);
      assert.match(report.failed.join(), /^some: the process ended without its counts \(/u);
    });
  }

  it('fail when the process ends badly after the last test', async () => {
    const { report } = await run(`it('a', () => { process.once('exit', () => process.exit(3)); });`);
    assert.deepEqual(report, {
      passed: 1,
      failed: ['some: the process ended badly after its tests (exit code 3)'],
      skipped: [],
      files: [],
    });
  });

  it('fail when one leaves something open that keeps the process from ending', async () => {
    const { report } = await run(`it('a', () => { setInterval(() => {}, 1000); });`, 50);
    assert.equal(report.passed, 1);
    assert.match(report.failed.join(), /^some: a test left something open/u);
  });

  it('end with what they have started when they are told to', async () => {
    const own = join(folder.path, 'told');
    mkdirSync(own);
    const file = join(own, 'some.test.mjs');
    writeFileSync(
      file,
      `import { spawn } from 'node:child_process';
      it('a', function (done) {
        this.timeout(0);
        // It holds what this process prints to, so that the end is seen only when it has ended as well.
        spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
        console.log('started');
      });`,
    );
    const group = startGroup({ name: 'some', files: [file], repository, folder: own });
    setTimeout(() => group.kill(), 2_000);
    const { report } = await group.end;
    assert.deepEqual(report.failed, ['some: the process ended without its counts (SIGKILL)']);
  });

  for (const jobs of ['0', '-1', 'two', '1.5', '1000', '']) {
    it(`refuse ${JSON.stringify(jobs)} processes at a time`, async () => {
      const { code, err } = await runScript('run-tests', [`--jobs=${jobs}`]);
      assert.equal(code, 2);
      assert.match(err, /--jobs: a whole number/u);
    });
  }
});
