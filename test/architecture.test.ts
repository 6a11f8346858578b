import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A rule of .dependency-cruiser.cjs, and an import that breaks it. */
const WRONG_ARROWS: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['domain-imports-nothing', 'src/domain/party.ts', '../matching/score.ts'],
  ['domain-needs-no-package', 'src/domain/words.ts', 'any-ascii'],
  ['countries-stand-alone', 'src/countries/names.ts', '../matching/score.ts'],
  ['matching-is-pure', 'src/matching/ask.ts', '../search/search-engine.ts'],
  ['lists-is-pure', 'src/lists/read.ts', '../matching/score.ts'],
  ['jurisdictions-is-pure', 'src/jurisdictions/flags.ts', '../screening/screen.ts'],
  ['core-has-no-io', 'src/matching/load.ts', 'node:fs'],
  ['search-port-speaks-domain-words', 'src/search/search-engine.ts', './embedded/engine.ts'],
  ['engines-see-ports-only', 'src/search/embedded/engine.ts', '../../screening/screen.ts'],
  ['engines-do-not-know-each-other', 'src/search/embedded/engine.ts', '../elasticsearch/client.ts'],
  ['rules-see-ports-only', 'src/screening/screen.ts', '../search/embedded/engine.ts'],
  ['rules-see-ports-only', 'src/accounts/plans.ts', '../http/app.ts'],
  ['doors-see-rules-only', 'src/http/app.ts', '../accounts/sqlite-account-store.ts'],
  ['doors-do-not-know-each-other', 'src/mcp/server.ts', '../http/app.ts'],
  ['only-compose-picks-adapters', 'src/start.ts', './search/embedded/engine.ts'],
  ['commands-go-through-compose', 'scripts/show.ts', '../src/db/connection.ts'],
  ['settings-are-read-at-the-top', 'src/ingest/fetch.ts', '../config.ts'],
  ['service-needs-no-test-code', 'src/http/app.ts', '../../test/support/fake.ts'],
  ['commands-need-no-test-code', 'scripts/show.ts', '../test/support/fake.ts'],
  ['home-of-express', 'src/ingest/fetch.ts', 'express'],
  ['home-of-preact', 'src/http/app.ts', 'preact'],
  ['doors-do-not-know-each-other', 'src/console/page.ts', '../http/app.ts'],
  ['doors-see-rules-only', 'src/console/page.ts', '../accounts/sqlite-account-store.ts'],
  ['every-package-has-a-home', 'src/http/app.ts', 'supertest'],
  ['service-runs-without-development-packages', 'src/http/app.ts', 'supertest'],
  ['no-unresolvable', 'src/http/app.ts', './nowhere.ts'],
  ['matching-is-pure', 'src/matching/score.ts', '../screening/screen.ts'],
  ['rules-see-ports-only', 'src/screening/screen.ts', '../http/app.ts'],
];

/** Files that hold nothing, so that a wrong arrow has somewhere to lead. */
const TARGETS = [
  'test/support/fake.ts',
  'src/domain/party.ts',
  'src/matching/score.ts',
  'src/search/search-engine.ts',
  'src/search/embedded/engine.ts',
  'src/search/elasticsearch/client.ts',
  'src/screening/screen.ts',
  'src/http/app.ts',
  'src/accounts/sqlite-account-store.ts',
  'src/db/connection.ts',
  'src/compose.ts',
  'src/config.ts',
];

/** Arrows that are right, so that the rules are seen to let them pass. */
const RIGHT_ARROWS: readonly (readonly [file: string, imports: string])[] = [
  ['src/main.ts', './compose.ts'],
  ['src/compose.ts', './search/embedded/engine.ts'],
  ['src/compose.ts', './http/app.ts'],
  ['src/search/embedded/engine.ts', '../search-engine.ts'],
  ['src/search/search-engine.ts', '../domain/party.ts'],
  ['src/http/app.ts', 'express'],
];

interface Violation {
  readonly rule: string;
  readonly from: string;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A small tree of files and what each imports, with the packages and settings of this repository. */
function writeTree(folder: string, arrows: readonly (readonly [file: string, imports: string])[]): void {
  for (const file of ['node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(join(ROOT, file), join(folder, file));
  }
  const lines = new Map<string, string[]>();
  for (const file of [...TARGETS, 'scripts/nothing.ts']) lines.set(file, ['export {};']);
  for (const [file, imports] of arrows) lines.set(file, [...(lines.get(file) ?? []), `import '${imports}';`]);
  for (const [file, text] of lines) write(folder, file, `${text.join('\n')}\n`);
}

/** What the rules say of a tree. */
async function violations(
  arrows: readonly (readonly [file: string, imports: string])[],
): Promise<readonly Violation[]> {
  const folder = temporaryFolder();
  try {
    writeTree(folder.path, arrows);
    const config = join(ROOT, '.dependency-cruiser.cjs');
    const args = [CRUISER, '--config', config, '--output-type', 'json', 'src', 'scripts', 'test'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8' });
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: readonly { rule: { name: string }; from: string }[] };
    };
    return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
  } finally {
    folder.remove();
  }
}

describe('the arrows between folders', () => {
  let broken: readonly Violation[];
  before(async () => {
    broken = await violations(WRONG_ARROWS.map(([, file, imports]) => [file, imports] as const));
  });

  for (const [rule, file, imports] of WRONG_ARROWS) {
    it(`${file} may not import ${imports} (${rule})`, () => {
      const rules = broken.filter(({ from }) => from === file).map((one) => one.rule);
      assert.ok(rules.includes(rule), `broken: ${rules.join(', ')}`);
    });
  }

  it('files may not need each other in a circle (no-cycles)', async () => {
    const circle = await violations([
      ['src/matching/score.ts', './words.ts'],
      ['src/matching/words.ts', './score.ts'],
    ]);
    assert.ok(circle.some(({ rule }) => rule === 'no-cycles'));
  });

  it('code that no entry reaches is refused (nothing-unreachable)', () => {
    assert.ok(
      broken.some(({ rule, from }) => rule === 'nothing-unreachable' && from === 'src/domain/party.ts'),
    );
  });

  it('right arrows pass every rule but that of reach, which needs the whole tree', async () => {
    const others = (await violations(RIGHT_ARROWS)).filter(({ rule }) => rule !== 'nothing-unreachable');
    assert.deepEqual(others, []);
  });
});
