import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandEntries, NEIGHBOUR, threadEntries, threadName } from '../../scripts/build/entries.ts';
import { DERIVING_FOLDERS } from '../../src/source-version.ts';
import { runScript, type Ran } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const MAIN = `
import { readFileSync } from 'node:fs';
import { said } from './said.ts';
import { startThread } from './start-thread.ts';
interface Told { readonly args: readonly string[]; readonly beside: string }
const beside = readFileSync(new URL('domain/beside.txt', import.meta.url), 'utf8');
const told: Told = { args: process.argv.slice(2), beside };
if (told.args.includes('fail')) throw new Error('as asked');
const thread = startThread(new URL('./domain/count-thread.ts', import.meta.url));
const counted = await new Promise((resolve) => thread.once('message', resolve));
const { said: later } = await import('./later.ts');
console.log(JSON.stringify({ ...told, said, later, counted }));
`;

/** In place of what builds the tables of knowledge, which needs all of the matcher. */
const KNOWLEDGE = `
import { cpSync } from 'node:fs';
export async function buildKnowledge(): Promise<void> {
  await Promise.resolve();
  cpSync(new URL('../../knowledge/words.tsv', import.meta.url), new URL('../../src/matching/built.tsv', import.meta.url));
}
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: { start: 'exec bin/run main', told: 'bin/run told' },
  }),
  'package-lock.json': '{}',
  'openapi.yaml': 'openapi: 3.1.0',
  'tsconfig.json': '{}',
  'demo/lists/list.xml': '<list/>',
  'index-templates/parties.json': '{}',
  'knowledge/words.tsv': 'word\tsays\n',
  'scripts/knowledge/build.ts': KNOWLEDGE,
  'src/main.ts': MAIN,
  'src/said.ts': "export const said: string = 'first';\n",
  'src/later.ts': "export const said: string = 'later';\n",
  'src/domain/beside.txt': 'a file beside a source',
  'src/domain/count-thread.ts':
    "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage(41 + 1);\n",
  'scripts/told.ts': "console.log('told');\n",
};

describe('npm run build', () => {
  const folder = temporaryFolder();
  const at = (name: string): string => join(folder.path, name);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const run = (...args: readonly string[]): Promise<Ran> =>
    new Promise((done) => {
      execFile(at('bin/run'), args, { cwd: '/', env: { PATH: process.env['PATH'] } }, (error, out, err) => {
        done({ code: error === null ? 0 : Number(error.code), out, err });
      });
    });
  const builtAt = (): number => statSync(at('dist/build.json')).mtimeMs;

  // A package of a few files with the real build.
  beforeEach(() => {
    for (const name of ['dist', 'node_modules', 'src', 'scripts'])
      rmSync(at(name), { recursive: true, force: true });
    for (const name of [
      'bin',
      'scripts/build',
      'scripts/build.ts',
      'src/command-line.ts',
      'src/errors.ts',
      'src/source-version.ts',
      'src/node-version.ts',
      'src/start-thread.ts',
    ])
      cpSync(join(ROOT, name), at(name), { recursive: true });
    for (const name of DERIVING_FOLDERS) write(`src/${name}/empty.ts`, 'export {};\n');
    for (const [name, text] of Object.entries(FILES)) write(name, text);
    mkdirSync(at('node_modules'));
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((found) => !found.startsWith('.')))
      symlinkSync(join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
  });
  after(() => folder.remove());

  it('holds the tables of the knowledge that is here, and is built again when that changes', async () => {
    await run('told');
    assert.equal(readFileSync(at('dist/src/matching/built.tsv'), 'utf8'), FILES['knowledge/words.tsv']);
    write('knowledge/words.tsv', 'word\tsays\nsherkat\tcompany\n');
    await run('told');
    assert.match(readFileSync(at('dist/src/matching/built.tsv'), 'utf8'), /sherkat/u);
  });

  it('makes of what package.json runs a folder that runs by itself', async () => {
    assert.deepEqual(await run('main', 'a', 'b'), {
      code: 0,
      err: 'dist/ has main, told\n',
      out: '{"args":["a","b"],"beside":"a file beside a source","said":"first","later":"later","counted":42}\n',
    });
    const program = ['--import', 'tsx', 'src/main.ts', 'a', 'b'];
    const ofSources = await new Promise<string>((done) => {
      execFile(process.execPath, program, { cwd: folder.path }, (_error, out) => done(out));
    });
    assert.equal(ofSources, (await run('main', 'a', 'b')).out, 'the sources run the same, with their thread');
    const alone = temporaryFolder();
    cpSync(at('dist'), join(alone.path, 'dist'), { recursive: true });
    cpSync(at('package.json'), join(alone.path, 'package.json'));
    const child = await new Promise<string>((done) => {
      execFile(join(alone.path, 'dist/bin/run'), ['told'], { cwd: '/' }, (_error, out) => done(out));
    });
    assert.equal(child, 'told\n');
    alone.remove();
  });

  it('builds nothing for an option that it does not know, and for help', async () => {
    const build = (option: string): Promise<Ran> =>
      new Promise((done) => {
        const args = ['--import', 'tsx', 'scripts/build.ts', option];
        execFile(process.execPath, args, { cwd: at('.') }, (error, out, err) => {
          done({ code: error === null ? 0 : Number(error.code), out, err });
        });
      });
    assert.equal((await build('--unknown')).code, 2);
    assert.match((await build('--help')).out, /^usage: npm run build/u);
    assert.equal(existsSync(at('dist/main.js')), false);
  });

  it('is done anew by the next start when any source is another one, and only then', async () => {
    await run('main');
    const first = builtAt();
    utimesSync(at('src/said.ts'), 1, 1);
    assert.equal((await run('main')).err, '');
    assert.equal(builtAt(), first);
    for (const [name, text] of [
      ['src/said.ts', "export const said = 'another';\n"],
      ['src/later.ts', "export const said = 'another';\n"],
      ['src/domain/beside.txt', 'another'],
    ] as const) {
      write(name, text);
      const { code, out, err } = await run('main');
      assert.deepEqual([code, err], [0, '']);
      assert.match(out, /another/u);
      write(name, FILES[name] ?? '');
    }
    assert.doesNotMatch((await run('main')).out, /another/u);
  });

  it('may be done by two starts at once', async () => {
    const both = await Promise.all([run('main'), run('main')]);
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    );
    assert.equal(both[0]?.out, both[1]?.out);
  });

  it('keeps the files of the build before, which a process may still load, and no older ones', async () => {
    await run('main');
    const chunks = (): readonly string[] =>
      readdirSync(at('dist')).filter((name) => /^later-.*\.js$/u.test(name));
    for (const text of ['second', 'third', 'fourth']) {
      write('src/later.ts', `export const said = '${text}';\n`);
      await run('main');
      assert.equal(chunks().length, 2);
    }
  });

  it('says in which line of which source something failed', async () => {
    const { code, err } = await run('main', 'fail');
    assert.equal(code, 1);
    const line = 1 + MAIN.split('\n').findIndex((text) => text.includes('as asked'));
    assert.match(err, new RegExp(`src/main\\.ts:${line}:`, 'u'));
  });

  it('does not start another program than the sources say', async () => {
    await run('main');
    write('src/said.ts', 'export const said = ;\n');
    const broken = await run('main');
    assert.deepEqual([broken.code, broken.out], [1, '']);
    assert.match(broken.err, /said\.ts:1:20[^]*cannot be built\n$/u);
    write('src/said.ts', "export const said = 'other';\n");
    rmSync(at('node_modules/tsx'));
    const unbuilt = await run('main');
    assert.deepEqual([unbuilt.code, unbuilt.out], [1, '']);
    assert.equal(
      unbuilt.err,
      'dist/ was built from other sources than those beside it: npm ci && npm run build\n',
    );
  });

  it('says what is missing where nothing was built and nothing can be, and what is no entry', async () => {
    for (const entry of ['nothing', '../src/main', '']) assert.notEqual((await run(entry)).code, 0);
    assert.match((await run('nothing')).err, /there is no \S+\/dist\/nothing\.js: npm ci && npm run build/u);
    assert.match((await run()).err, /usage: bin\/run ENTRY/u);
    rmSync(at('node_modules/tsx'));
    rmSync(at('dist'), { recursive: true });
    const { code, err } = await run('main');
    assert.equal(code, 1);
    assert.match(err, /npm ci && npm run build makes/u);
  });

  it('refuses two threads of one name', () => {
    write('src/matching/count-thread.ts', '');
    write('src/matching/start.ts', "new Worker(new URL('./count-thread.ts', import.meta.url));\n");
    assert.throws(() => threadEntries(folder.path, 'src'), /would be one file/u);
  });
});

describe('dist/', () => {
  const entries = [...commandEntries(ROOT).keys()];
  /** Loaded first, as if Node were another one. */
  const otherNode = (version: string): string => {
    const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    return `--import="data:text/javascript,${encodeURIComponent(versions)}"`;
  };

  before(async () => {
    const { code, out } = await runScript('config', []);
    assert.equal(code, 0);
    assert.match(out, /^DATA_DIR=/mu, 'the command, not the source of the settings');
  });

  it('has the service, the worker, the demo and every command of operators', () => {
    for (const name of [
      'main',
      'worker',
      'demo',
      'accounts',
      'backup',
      'config',
      'index-rebuild',
      'index-verify',
      'lists-changes',
    ])
      assert.ok(entries.includes(name), name);
    for (const name of [
      'lists-report',
      'lists-status',
      'lists-update',
      'monitoring-run',
      'restore',
      'score-addresses',
      'score-names',
    ])
      assert.ok(entries.includes(name), name);
  });

  it('has what its sources read beside themselves', () => {
    const commands = [...commandEntries(ROOT).values()].filter((source) => source.startsWith('scripts/'));
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => `src/${name}`);
    for (const source of [...commands, ...sources]) {
      for (const [, neighbour = ''] of readFileSync(join(ROOT, source), 'utf8').matchAll(NEIGHBOUR)) {
        if (neighbour === './') continue;
        const place = neighbour.endsWith('.ts')
          ? `${threadName(neighbour)}.js`
          : join(dirname(source), neighbour);
        assert.ok(statSync(resolve(ROOT, 'dist', place)), `${source}: ${neighbour}`);
      }
    }
  });

  for (const entry of entries) {
    it(`does not run ${entry} on a Node in which it was not tried`, async () => {
      const { code, out, err } = await runScript(entry, [], { NODE_OPTIONS: otherNode('24.21.0') });
      assert.deepEqual([code, out], [1, '']);
      assert.match(
        err,
        /^this is Node 24\.21\.0, .* run it with Node 22 \(from 22\.12\) or 20 \(from 20\.19\)\n$/u,
      );
    });
  }
});
