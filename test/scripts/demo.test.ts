import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServiceProcess, type ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The parts of the printed line; the shell is left out, so that the test runs where there is none. */
const CURL = /^curl -s '(?<url>[^']+)' (?<headers>(?:-H '[^']+' )+)-d '(?<body>[^']+)'$/mu;

interface Answer {
  readonly total_matches: number;
  readonly matches: readonly { readonly name: string; readonly score: number; readonly list_name: string }[];
}

interface Catalogue {
  readonly lists: readonly { readonly name: string; readonly entry_count: number }[];
}

describe('npm run demo', () => {
  const folder = temporaryFolder();
  let running: ServiceProcess | null = null;

  afterEach(async () => {
    running?.kill();
    await running?.exit;
  });
  after(() => folder.remove());

  const start = (port: number): ServiceProcess => {
    running = startServiceProcess({ PORT: String(port), DATA_DIR: folder.path }, 'demo');
    return running;
  };

  it('prints a request that returns a match, and stops on SIGTERM', async () => {
    const demo = start(0);
    await demo.waitFor(/Ctrl-C/u);
    assert.match(demo.output(), /SAMPLE DATA/u);
    const printed = CURL.exec(demo.output())?.groups;
    assert.ok(printed?.['url'] !== undefined && printed['body'] !== undefined);
    const headers = [...(printed['headers'] ?? '').matchAll(/-H '([^:']+): ([^']+)'/gu)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const response = await fetch(printed['url'], { method: 'POST', headers, body: printed['body'] });
    const answer = (await response.json()) as Answer;
    assert.equal(response.status, 200);
    const best = answer.matches[0];
    assert.ok(best !== undefined && best.score >= 0.95, JSON.stringify(answer));
    assert.match(best.name, /putin/iu);
    assert.match(best.list_name, /\(sample\)$/u);

    const link = /^Console +(?<link>\S+)$/mu.exec(demo.output())?.groups?.['link'] ?? '';
    const confirm = await fetch(link);
    assert.match(await confirm.text(), /signs you in as <bdi>demo@example\.com<\/bdi>/u);

    const lists = await fetch(new URL('/api/v1/lists/', printed['url']));
    const loaded = ((await lists.json()) as Catalogue).lists.filter((list) => list.entry_count > 0);
    assert.equal(loaded.length, 5);
    for (const { name, entry_count: entries } of loaded) {
      assert.match(name, /\(sample\)$/u);
      assert.ok(entries >= 24);
    }

    demo.process.kill('SIGTERM');
    assert.equal(await demo.exit, 0);
  });

  it('says that the port is taken before it empties anything', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const data = join(folder.path, 'demo', String(port));
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'of-the-running-demo'), '');
    const demo = start(port);
    const exitCode = await demo.exit;
    taken.close();
    assert.equal(exitCode, 1);
    assert.match(demo.output(), /^demo: the port is taken [^\n]+\n$/u);
    assert.ok(existsSync(join(data, 'of-the-running-demo')));
  });
});
