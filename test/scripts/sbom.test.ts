import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}
interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly component: { readonly name: string; readonly version: string; readonly type: string };
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The schemas of CycloneDX as its makers publish them. */
function schemaOf(version: string): ReturnType<Ajv['compile']> {
  const main = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library');
  let folder = dirname(main);
  while (!existsSync(join(folder, 'res/schema'))) folder = dirname(folder);
  const read = (name: string): object =>
    JSON.parse(readFileSync(join(folder, 'res/schema', name), 'utf8')) as object;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  // Under the names by which the schema of a bill of materials refers to them.
  for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json']) {
    const { $id: _id, ...schema } = read(name) as { readonly $id?: string };
    ajv.addSchema(schema, `http://cyclonedx.org/schema/${name}`);
  }
  return ajv.compile(read(`bom-${version}.SNAPSHOT.schema.json`));
}

describe('npm run sbom', function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  after(() => folder.remove());
  // npm keeps a log and a cache under HOME.
  const environment = { HOME: folder.path };
  let bom: Bom;
  before(async () => {
    const ran = await runScript('sbom', [], environment);
    assert.equal(ran.code, 0, ran.err);
    bom = JSON.parse(ran.out) as Bom;
  });

  it('writes what CycloneDX takes, of the service under its own name', () => {
    const isBom = schemaOf(bom.specVersion);
    assert.ok(isBom(bom), JSON.stringify(isBom.errors?.slice(0, 3)));
    const { name, version, type } = bom.metadata.component;
    assert.deepEqual([name, version, type], [manifest.name, manifest.version, 'application']);
  });

  it('holds every package that ships, with purl and hash, and none of development', () => {
    const listed = new Map(bom.components.map((component) => [component.purl, component]));
    const { packages } = JSON.parse(
      readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    ) as { readonly packages: Readonly<Record<string, Locked>> };
    const shipped = Object.entries(packages).filter(
      ([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true,
    );
    const purls = shipped.map(([path, { version }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `pkg:npm/${name.replace('@', '%40')}@${version}`;
    });
    assert.deepEqual([...listed.keys()].sort(), [...new Set(purls)].sort());
    const express = listed.get(`pkg:npm/express@${manifest.dependencies['express']}`);
    assert.equal(express?.name, 'express');
    assert.match(express?.hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/u);
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      assert.ok(listed.has(`pkg:npm/${name.replace('@', '%40')}@${version}`), name);
    }
    assert.ok(!bom.components.some(({ name }) => name === 'mocha'));
    assert.ok('mocha' in manifest.devDependencies);
  });

  it('says what depends on what, of nothing that it does not hold', () => {
    const held = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
    const own = bom.dependencies.find(({ ref }) => ref === `${manifest.name}@${manifest.version}`);
    assert.deepEqual(
      own?.dependsOn.toSorted(),
      Object.entries(manifest.dependencies)
        .map(([name, version]) => `${name}@${version}`)
        .sort(),
    );
    for (const { dependsOn } of bom.dependencies) for (const on of dependsOn) assert.ok(held.has(on), on);
  });

  it('is the same each time on request, and says who and when otherwise', async () => {
    assert.match(bom.serialNumber ?? '', /^urn:uuid:/u);
    assert.ok(bom.metadata.timestamp);
    const files = ['one.json', 'two.json'].map((name) => join(folder.path, name));
    for (const file of files) {
      const ran = await runScript('sbom', ['--reproducible', '--output', file], environment);
      assert.deepEqual([ran.code, ran.out], [0, ''], ran.err);
    }
    const [one = '', two] = files.map((file) => readFileSync(file, 'utf8'));
    assert.equal(one, two);
    assert.doesNotMatch(one, /serialNumber|timestamp/u);
    assert.equal((JSON.parse(one) as Bom).components.length, bom.components.length);
  });

  it('prints its help', async () => {
    const ran = await runScript('sbom', ['--help'], environment);
    assert.deepEqual([ran.code, ran.out.includes('--reproducible')], [0, true]);
  });

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts'], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const [err, [code]] = await Promise.all([text(child.stderr), ended]);
    assert.deepEqual([err, code], ['', 0]);
  });

  for (const [what, args, code, said] of [
    ['an option it does not know', ['--format', 'spdx'], 2, /--format/u],
    ['an option without its value', ['--output'], 2, /--output/u],
    ['a word it does not expect', ['out.json'], 2, /out\.json/u],
    ['a folder that is not there', ['--output', '/nowhere/sbom.json'], 1, /\/nowhere\/sbom\.json/u],
  ] as const) {
    it(`names ${what} and exits with ${code}`, async () => {
      const ran = await runScript('sbom', args, environment);
      assert.equal(ran.code, code, ran.err);
      assert.match(ran.err, said);
      assert.doesNotMatch(ran.err, /\n\s+at /u);
    });
  }
});
