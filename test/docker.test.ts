import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { readConfig } from '../src/config.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name: string): string => readFileSync(path(name), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly mem_limit?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
}
interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, null>>;
}

describe('docker-compose.yml', () => {
  const compose = load(read('docker-compose.yml')) as ComposeFile;

  it('has Elasticsearch 9, MongoDB 8 and the service', () => {
    assert.deepEqual(Object.keys(compose.services), ['elasticsearch', 'mongodb', 'service']);
    assert.match(compose.services['elasticsearch']?.image ?? '', /^elasticsearch:9\./u);
    assert.match(compose.services['mongodb']?.image ?? '', /^mongo:8/u);
  });

  for (const [name, service] of Object.entries(compose.services)) {
    it(`limits the memory of ${name}, keeps its data in a volume and publishes to this machine only`, () => {
      assert.match(service.mem_limit ?? '', /^\d+[gm]$/u);
      const volumes = service.volumes ?? [];
      assert.equal(volumes.length, 1);
      for (const volume of volumes) assert.ok((volume.split(':')[0] ?? '') in compose.volumes, volume);
      for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:/u);
    });
    if (service.image !== undefined) {
      it(`checks the health of ${name}`, () => assert.ok((service.healthcheck?.test.length ?? 0) > 1));
    }
  }

  it('gives the service settings that it accepts', () => {
    const given = Object.entries(compose.services['service']?.environment ?? {});
    const config = readConfig(Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined])));
    assert.equal(config.SEARCH_ENGINE, 'elasticsearch');
    assert.ok(config.ELASTICSEARCH_URL);
    assert.ok(config.MONGODB_URL);
  });

  it('passes on what mails and local lists need, and has room for the service and an update', () => {
    const service = compose.services['service'];
    for (const name of ['SENDGRID_API_KEY', 'SENDGRID_BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'LISTS_DIR'])
      assert.equal(service?.environment?.[name], null, name);
    assert.ok(Number.parseInt(service?.mem_limit ?? '', 10) >= 1500, 'of megabytes');
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/gu, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const instructions = (name: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());

  it('compiles in one stage and runs in another, as a user that is not root', () => {
    assert.equal(instructions('FROM').length, 2);
    assert.deepEqual(instructions('USER'), ['node']);
    assert.ok(lines.indexOf('USER node') > lines.lastIndexOf(`FROM ${instructions('FROM')[1] ?? ''}`));
  });

  it('runs the command of npm start without npm in between, so that SIGTERM reaches it, and checks its health', () => {
    const command = JSON.parse(instructions('CMD')[0] ?? '[]') as readonly string[];
    const manifest = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
    assert.equal(`exec ${command.join(' ')}`, manifest.scripts.start);
    assert.deepEqual(instructions('STOPSIGNAL'), ['SIGTERM']);
    assert.match(instructions('HEALTHCHECK')[0] ?? '', /\/health\/live/u);
  });

  it('copies only what exists and what .dockerignore lets through', () => {
    const allowed = new Set(
      read('.dockerignore')
        .split('\n')
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1)),
    );
    const sources = instructions('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(/\s+/u).slice(0, -1));
    assert.ok(sources.length > 5);
    for (const source of sources) {
      assert.ok(existsSync(path(source)), source);
      assert.ok(allowed.has(source), source);
    }
  });
});
