import assert from 'node:assert/strict';
import { inOneLine } from '../../../scripts/services/in-one-line.ts';
import type { RunningServer } from '../../../scripts/services/server-process.ts';
import { startAll, type Startable } from '../../../scripts/services/start-all.ts';
import { ServiceError } from '../../../src/errors.ts';
import { runScript } from '../../support/run-script.ts';

describe('the servers of the tests', () => {
  let stopped: string[] = [];
  let said: string[] = [];
  beforeEach(() => {
    [stopped, said] = [[], []];
  });
  const say = (line: string): unknown => said.push(line);

  const good = (name: string): Startable => ({
    name,
    variable: name.toUpperCase(),
    start: async (): Promise<RunningServer> => ({
      url: `http://${name}`,
      stop: async () => void stopped.push(name),
    }),
  });
  const bad = (name: string, error: Error): Startable => ({
    ...good(name),
    start: () => Promise.reject(error),
  });
  const FAILURE = new ServiceError(
    'configuration',
    'b did not start:\nstarting\nOpenJDK: insufficient memory\n  at x',
  );

  it('are named by their variables, and stopped together', async () => {
    const servers = await startAll([good('a'), good('b')], { optional: false, say });
    assert.deepEqual(servers.variables, { A: 'http://a', B: 'http://b' });
    await servers.stop();
    assert.deepEqual([stopped, said], [['a', 'b'], []]);
  });

  it('are left out one by one where they may be, with the reason in one line', async () => {
    const servers = await startAll([bad('b', FAILURE), good('a')], { optional: true, say });
    assert.deepEqual(servers.variables, { A: 'http://a' });
    assert.deepEqual(said, ['b is not started: b did not start: OpenJDK: insufficient memory']);
    await servers.stop();
    assert.deepEqual(stopped, ['a']);
  });

  it('take one another along where they have to be there', async () => {
    await assert.rejects(startAll([good('a'), bad('b', FAILURE)], { optional: false, say }), FAILURE);
    assert.deepEqual(stopped, ['a']);
  });

  const LINES: readonly (readonly [string, string])[] = [
    ['mvn cannot be run; is it installed?', 'mvn cannot be run; is it installed?'],
    [
      'mvn -q failed:\n\n[INFO] Scanning\n[ERROR] Could not transfer artifact: Connection refused\n[ERROR] help',
      'mvn -q failed: [ERROR] Could not transfer artifact: Connection refused',
    ],
    [
      'Elasticsearch did not start:\njava.net.BindException: Address already in use',
      'Elasticsearch did not start: java.net.BindException: Address already in use',
    ],
    ['it did not start:\nhere\nand there', 'it did not start: and there'],
    ['', ''],
  ];
  for (const [message, line] of LINES) {
    it(`say ${JSON.stringify(line)}`, () => assert.equal(inOneLine(message), line));
  }

  it('say no more than a line holds', () => {
    assert.ok(inOneLine(`failed:\nerror ${'x'.repeat(10_000)}`).length < 400);
  });

  it('are not started without Maven: says so, runs the command and ends as it does', async () => {
    const args = ['--optional', '--run', 'echo "at ${ELASTICSEARCH_URL-nowhere}"; exit 3'];
    const { code, out, err } = await runScript('services', args, { PATH: '/nowhere' });
    assert.deepEqual([code, out], [3, 'at nowhere\n']);
    assert.equal(err, 'services: no server is started: mvn cannot be run; is it installed?\n');
  });

  it('have to be there without --optional', async () => {
    const { code, err } = await runScript('services', ['--run', 'exit 0'], { PATH: '/nowhere' });
    assert.equal(code, 1);
    assert.match(err, /mvn cannot be run/u);
  });
});
