import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findDeployTools } from '../../scripts/deploy/deploy-tools.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('npm run check:deploy', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const program = (name: string): string => {
    const file = join(folder.path, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, 0o755);
    return file;
  };

  it('knows what is missing', () => {
    const nowhere = join(folder.path, 'nowhere');
    assert.deepEqual(findDeployTools('', nowhere), { helm: null, schemas: null, systemd: null });
    assert.deepEqual(findDeployTools(nowhere, nowhere), { helm: null, schemas: null, systemd: null });
  });

  it('finds what is installed, and prefers what was fetched', () => {
    const [helm, schemas] = [program('bin/helm'), program('bin/kubernetes-validate')];
    const search = [join(folder.path, 'empty'), join(folder.path, 'bin')].join(delimiter);
    const cache = join(folder.path, 'cache');
    assert.equal(findDeployTools(search, cache).helm?.program, helm);
    assert.equal(findDeployTools(search, cache).schemas?.program, schemas);
    const fetched = program('cache/helm');
    program('cache/python/kubernetes_validate');
    const { helm: preferred, schemas: module } = findDeployTools(search, cache);
    assert.equal(preferred?.program, fetched);
    assert.deepEqual(
      [module?.program, module?.environment],
      ['python3', { PYTHONPATH: join(cache, 'python') }],
    );
  });

  it('prints its help, and names an option that it does not know', async () => {
    assert.match((await runScript('check-deploy', ['--help'])).out, /skipped/u);
    const mistyped = await runScript('check-deploy', ['--instal']);
    assert.equal(mistyped.code, 2);
    assert.match(mistyped.err, /--instal/u);
  });
});
