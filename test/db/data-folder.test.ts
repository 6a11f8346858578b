import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolders } from '../../src/compose-folders.ts';
import { describeObstacle, findObstacle } from '../../src/db/data-folder.ts';
import { ServiceError } from '../../src/errors.ts';
import { asNobody } from '../support/as-user.ts';
import { runScript } from '../support/run-script.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Whether a file system of a test's own can be mounted here: by root, in a name space that ends with its process. */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const READ_ONLY_FILE =
  'cd "$DATA_DIR" && touch accounts.sqlite && mount --bind accounts.sqlite accounts.sqlite && mount -o remount,ro,bind accounts.sqlite && cd - >/dev/null';

describe('folder of the data', () => {
  let folder: ReturnType<typeof temporaryFolder>;

  beforeEach(() => {
    folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
  });
  afterEach(() => {
    folder.remove();
  });

  it('is made where it is not there, and nothing of the trial stays', async () => {
    const path = join(folder.path, 'new', 'data');
    await prepareFolders({ DATA_DIR: path, LISTS_DIR: undefined });
    assert.deepEqual(readdirSync(path), []);
  });

  it('is refused under the name of the variable', async () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    await assert.rejects(
      prepareFolders({ DATA_DIR: path, LISTS_DIR: undefined }),
      (error) =>
        error instanceof ServiceError &&
        error.code === 'configuration' &&
        error.message.includes(`DATA_DIR: ${path} is a file`),
    );
  });

  it('may not lead through a file', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const path = join(folder.path, 'file', 'data');
    assert.match((await findObstacle(path)) ?? '', /file\/data is a file, or leads through one.*ENOTDIR/u);
  });

  it('of somebody else names its owner, the own user and what to do', async () => {
    chmodSync(folder.path, 0o555);
    const obstacle = await asNobody(() => findObstacle(folder.path));
    assert.match(obstacle ?? '', /no permission to write .* \(EACCES\); .* belongs to uid \d+, gid \d+;/u);
    assert.match(obstacle ?? '', /runs as uid \d+, gid \d+\..*chown -R \d+:\d+ /u);
  });

  it('that cannot be made names the folder above it', async () => {
    chmodSync(folder.path, 0o555);
    const obstacle = (await asNobody(() => findObstacle(join(folder.path, 'var', 'data')))) ?? 'none';
    assert.ok(obstacle.includes(`${folder.path} belongs to uid`), obstacle);
    assert.ok(
      obstacle.includes(`As its owner or root: let that user make folders in ${folder.path}; or`),
      obstacle,
    );
    assert.doesNotMatch(obstacle, /chown/u);
  });

  for (const path of ['/proc/x', '/proc/x/y/z']) {
    it(`that no system makes stops a start, by its name: ${path}`, async function () {
      if (!existsSync('/proc/self')) this.skip();
      assert.match(
        (await findObstacle(path)) ?? '',
        new RegExp(`^${path} cannot be written \\(ENOENT\\)`, 'u'),
      );
    });
  }

  it('that cannot be made ends a command as well', async function () {
    if (!existsSync('/proc/self')) this.skip();
    const { code, err } = await runScript('lists-status', [], { DATA_DIR: '/proc/x' });
    assert.equal(code, 1);
    assert.match(err, /\/proc\/x cannot be written \(ENOENT\)/u);
  });

  it('may hold what is none of the service', async () => {
    mkdirSync(join(folder.path, 'lost+found'), { mode: 0o700 });
    chmodSync(folder.path, 0o777);
    assert.equal(await asNobody(() => findObstacle(folder.path)), null);
  });

  const cases: readonly (readonly [string, RegExp])[] = [
    ['EACCES', /chown -R 10:20 \.\/var; or set DATA_DIR/u],
    ['EPERM', /chown -R 10:20 \.\/var; or set DATA_DIR/u],
    ['EROFS', /read-only file system.*Mount it writable/u],
    ['ENOSPC', /no space is left.*Free some/u],
    ['EDQUOT', /no space is left.*Free some/u],
    ['EIO', /cannot be written \(EIO\)/u],
  ];
  for (const [code, says] of cases) {
    it(`says what to do about ${code}, in one line with path and user`, () => {
      const said = describeObstacle({
        path: '/data',
        code,
        folder: './var',
        owner: { path: '/data', uid: 0, gid: 0 },
        process: { uid: 10, gid: 20 },
      });
      assert.match(said, says);
      for (const part of ['/data', code, 'this process runs as uid 10, gid 20'])
        assert.ok(said.includes(part));
      assert.doesNotMatch(said, /\n/u);
    });
  }

  it('on a full or a read-only disk, or with one such file, stops a start (where file systems can be mounted)', function () {
    if (!canMount) this.skip();
    for (const [mount, says] of [
      ['mount -t tmpfs -o size=64k none "$DATA_DIR"', /no space is left to write .* \(ENOSPC\)/u],
      ['mount -t tmpfs -o ro none "$DATA_DIR"', /read-only file system \(EROFS\)/u],
      [READ_ONLY_FILE, /accounts\.sqlite is on a read-only file system \(EROFS\)/u],
    ] as const) {
      const script = `${mount} && exec bin/run main`;
      const env = { PATH: process.env.PATH, DATA_DIR: folder.path, PORT: '0', JOBS: 'off' };
      const { status, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script], {
        env,
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.match(stderr, says);
      assert.ok(stderr.includes(folder.path));
      assert.doesNotMatch(stderr, /^\s+at /mu, 'a stack was printed');
    }
  });

  it('stops a start and a worker, without a stack', async function () {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    for (const program of ['main', 'worker']) {
      const started = startServiceProcess({ DATA_DIR: path, PORT: '0' }, program);
      assert.equal(await started.exit, 1);
      assert.ok(started.output().includes(`DATA_DIR: ${path} is a file`), started.output());
      assert.doesNotMatch(started.output(), /^\s+at /mu, 'a stack was printed');
    }
  });

  it('is named by a command that cannot open its database', () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    assert.throws(
      () =>
        execFileSync(process.execPath, ['--import', 'tsx', 'scripts/lists-status.ts'], {
          env: { PATH: process.env.PATH, DATA_DIR: path },
          stdio: 'pipe',
          encoding: 'utf8',
        }),
      ({ stderr }: { stderr: string }) => stderr.includes(`${path} is a file`) && !/^\s+at /mu.test(stderr),
    );
    assert.ok(existsSync(path));
  });
});
