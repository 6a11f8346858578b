import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Ran } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const ENTRY = `
import { said } from './said.ts';
interface Told { readonly place: string; readonly more: readonly string[] }
const told: Told = { place: import.meta.url, more: process.argv.slice(3) };
const later = await import('./later.ts');
console.log(JSON.stringify({ ...told, said, later: later.said }));
if (told.more.includes('fail')) throw new Error('as asked');
`;

const start = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/start.js', ...args], { cwd: ROOT }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

describe('npm start', () => {
  const folder = temporaryFolder();
  const source = (name: string): string => join(folder.path, name);
  const write = (name: string, text: string): void => {
    writeFileSync(source(name), text);
  };

  beforeEach(() => {
    write('entry.ts', ENTRY);
    write('said.ts', "export const said: string = 'first';\n");
    write('later.ts', "export const said: string = 'later';\n");
  });

  after(() => {
    folder.remove();
  });

  it('runs an entry as its source would run, with its arguments', async () => {
    const { code, out, err } = await start(source('entry.ts'), 'a', 'b');
    assert.deepEqual([code, err], [0, '']);
    const { place, more, said, later } = JSON.parse(out);
    assert.equal(place, pathToFileURL(source('entry.ts')).href);
    assert.deepEqual([more, said, later], [['a', 'b'], 'first', 'later']);
  });

  it('runs what the sources are now, whichever of them changed', async () => {
    await start(source('entry.ts'));
    for (const [name, text] of [
      ['said.ts', "export const said = 'second one';\n"],
      ['later.ts', "export const said = 'second one';\n"],
    ] as const) {
      write(name, text);
      assert.match((await start(source('entry.ts'))).out, /second one/u);
      write(name, text.replace('second one', 'first'));
    }
  });

  it('makes the file of an entry once, also when two start at once', async () => {
    const both = await Promise.all([start(source('entry.ts')), start(source('entry.ts'))]);
    assert.deepEqual(
      both.map(({ code, err }) => [code, err]),
      [
        [0, ''],
        [0, ''],
      ],
    );
    assert.equal((await start('--build', source('entry.ts'))).code, 0);
    assert.deepEqual((await start(source('entry.ts'))).out, both[0]?.out);
  });

  it('says in which line of which source something failed', async () => {
    const { code, err } = await start(source('entry.ts'), 'fail');
    assert.equal(code, 1);
    const line = 1 + ENTRY.split('\n').findIndex((text) => text.includes('as asked'));
    assert.match(err, new RegExp(`entry\\.ts:${line}:`, 'u'));
  });

  it('leaves to tsx what it can make no file of', async () => {
    write('said.ts', 'export const said = ;\n');
    const { code, err } = await start(source('entry.ts'));
    assert.equal(code, 1);
    assert.match(err, /tsx runs the sources.*said\.ts:1:20/su);
    assert.equal((await start('--build', source('entry.ts'))).code, 1);
  });

  it('says how it is used', async () => {
    const { code, err } = await start();
    assert.equal(code, 2);
    assert.match(err, /^Usage: node scripts\/start\.js ENTRY/u);
  });

  it('is what runs the service, the worker and the demo', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [name, entry] of [
      ['start', 'src/main.ts'],
      ['worker', 'src/worker.ts'],
      ['demo', 'scripts/demo.ts'],
    ] as const)
      assert.ok(scripts[name].endsWith(`scripts/start.js ${entry}`), name);
  });
});
