import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandEntries } from '../scripts/build/entries.ts';
import { layOutImage, NODE_USER, type LaidOutImage } from '../scripts/image/lay-out.ts';
import { freePort } from '../scripts/bench/service-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is missing to run as another user on a read-only file system; null where nothing is. */
function missing(): string | null {
  if (process.getuid?.() !== 0) return 'only root may become another user';
  const probe = spawnSync('unshare', ['-m', 'sh', '-c', 'mount -o remount,bind,ro / && setpriv --version']);
  return probe.status === 0 ? null : 'unshare, mount or setpriv does not work here';
}

const OBSTACLE = missing();

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

describe(`the image, laid out by hand${OBSTACLE === null ? '' : ` (${OBSTACLE})`}`, function () {
  this.timeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'screening-image-'));
  const data = join(folder, 'data');
  let image: LaidOutImage;
  let running: ChildProcess | null = null;

  before(function () {
    if (OBSTACLE !== null) this.skip();
    chmodSync(folder, 0o755);
    image = layOutImage(ROOT, folder);
  });
  after(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a command as the image's user, who may write nothing but a folder. */
  const start = (
    [program = '', ...args]: readonly string[],
    settings: Readonly<Record<string, string>> = {},
    writable = data,
  ): ChildProcess => {
    const environment = { ...image.environment, PATH: process.env['PATH'], DATA_DIR: writable, ...settings };
    const mounts = `mount --bind ${writable} ${writable} && mount -o remount,bind,ro / && exec "$@"`;
    const user = ['setpriv', `--reuid=${NODE_USER}`, `--regid=${NODE_USER}`, '--clear-groups'];
    return spawn('unshare', ['-m', 'sh', '-c', mounts, 'sh', ...user, program, ...args], {
      cwd: join(folder, image.workdir),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const ended = async (child: ChildProcess): Promise<Ran> => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  };
  const run = (
    command: readonly string[],
    ...more: readonly [Record<string, string>?, string?]
  ): Promise<Ran> => ended(start(command, ...more));
  const untilReady = async (port: number, end: Promise<Ran>): Promise<void> => {
    let result: Ran | null = null;
    void end.then((ran) => (result = ran));
    while ((await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status !== 200) {
      if (result !== null) assert.fail(`it ended: ${JSON.stringify(result)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  it('holds what runs and nothing that only development needs', () => {
    const app = join(folder, image.workdir);
    for (const name of ['dist/main.js', 'bin/run', 'package.json', 'node_modules/better-sqlite3', 'LICENSE'])
      assert.ok(existsSync(join(app, name)), name);
    for (const name of ['tsx', 'esbuild', 'typescript', 'mocha', 'prettier', 'supertest'])
      assert.ok(!existsSync(join(app, 'node_modules', name)), name);
    for (const name of ['src', 'scripts', 'test', '.git']) assert.ok(!existsSync(join(app, name)), name);
  });

  it('runs every command of operators', async () => {
    const commands = [...commandEntries(ROOT).keys()].filter((name) => name !== 'main' && name !== 'worker');
    assert.ok(commands.length > 10);
    for (const name of commands) {
      const { code, output } = await run(['bin/run', name, '--help']);
      assert.equal(code, 0, `${name}: ${output}`);
      assert.match(output, /usage|npm run/iu, name);
    }
    const throughNpm = await run(['npm', 'run', '-s', 'config'], { npm_config_cache: '/nowhere' });
    assert.match(throughNpm.output, /^DATA_DIR=/mu);
  });

  it('updates lists, makes an account, screens a name, and stops when it is told to', async () => {
    const lists = join(folder, image.workdir, 'dist/demo/lists');
    const updated = await run(['bin/run', 'lists-update', '--from', lists]);
    assert.equal(updated.code, 0, updated.output);
    const created = await run([
      'bin/run',
      'accounts',
      'create',
      '--email',
      'a@example.com',
      '--plan',
      'starter',
      '--json',
    ]);
    assert.equal(created.code, 0, created.output);
    const key = String(JSON.parse(created.output).api_key);
    const port = await freePort();
    running = start(image.command, { PORT: String(port), LISTS_DIR: lists });
    const end = ended(running);
    await untilReady(port, end);
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/screen/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Vladimir Putin' }),
    });
    assert.equal(answer.status, 200);
    assert.ok(((await answer.json()) as { total_matches: number }).total_matches > 0);
    assert.match(
      readFileSync(`/proc/${running.pid}/status`, 'utf8'),
      new RegExp(`^Uid:\\s+${NODE_USER}\\s`, 'mu'),
    );
    running.kill('SIGTERM');
    const { code, output } = await end;
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /EROFS|EACCES|"level":[56]0/u);
  });

  it('serves the demo', async () => {
    const port = await freePort();
    running = start(['bin/run', 'demo'], { PORT: String(port), LOG_LEVEL: 'warn' });
    const end = ended(running);
    await untilReady(port, end);
    assert.equal((await fetch(`http://127.0.0.1:${port}/docs/`)).status, 200);
    running.kill('SIGTERM');
    const { code, output } = await end;
    assert.equal(code, 0, output);
    assert.match(output, /API key +ssk_/u);
  });

  it('names the folder, the user and the permission when the volume belongs to root', async () => {
    const ofRoot = join(folder, 'volume');
    mkdirSync(ofRoot, { mode: 0o755 });
    chownSync(ofRoot, 0, 0);
    for (const command of [image.command, ['bin/run', 'worker'], ['bin/run', 'lists-status']]) {
      const { code, output } = await run(command, {}, ofRoot);
      assert.equal(code, 1, output);
      assert.ok(output.includes(ofRoot), output);
      assert.match(output, /no permission to write .*uid 0.*uid 1000.*chown/su);
      assert.doesNotMatch(output, /\n\s+at /u);
    }
  });

  it('is what the Dockerfile copies: what .dockerignore keeps out or is not there is refused', () => {
    const root = join(folder, 'context');
    mkdirSync(root);
    const layOut = (dockerfile: string): void => {
      execFileSync('sh', ['-c', 'cat >Dockerfile; echo secret >.env; printf "*\\n!bin\\n" >.dockerignore'], {
        cwd: root,
        input: dockerfile,
      });
      layOutImage(root, join(folder, 'other'));
    };
    assert.throws(() => layOut('FROM node\nCOPY .env ./\n'), /\.dockerignore keeps \.env out/u);
    assert.throws(() => layOut('FROM node\nCOPY bin ./bin\n'), /there is no bin/u);
    assert.throws(() => layOut('# nothing\n'), /no stage/u);
  });
});
