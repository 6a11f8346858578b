import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { NOISE_KINDS } from '../../scripts/bench-robustness/noise-kinds.ts';
import { ordinaryFirms } from '../../scripts/bench-robustness/ordinary-firms.ts';
import { seededRandom } from '../../scripts/bench/seeded-random.ts';
import { runScript } from '../support/run-script.ts';

const SAMPLES = fileURLToPath(new URL('../../demo/lists', import.meta.url));

interface Report {
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const asked = (...options: readonly string[]): ReturnType<typeof runScript> =>
  runScript('bench-robustness', ['--from', SAMPLES, '--per-kind', '3', '--json', ...options]);

describe('npm run bench:robustness', () => {
  it('measures names in noise and with slips, ordinary names and firms, the same in every run', async () => {
    const { out, err } = await asked();
    assert.equal(err, '');
    const { figures, sections } = JSON.parse(out) as Report;
    const names = figures.map(({ name }) => name);
    for (const { kind } of NOISE_KINDS) assert.ok(names.includes(`${kind}, from 0.5`), kind);
    assert.ok(names.includes('person: one wrong letter, from 0.5'));
    assert.ok(names.includes('with noise: high, namesakes aside'));
    assert.ok(names.includes('ordinary firms, high'));
    assert.ok(sections.some(({ title }) => title.startsWith('Ordinary firms that raise a match: ')));
    assert.equal((await asked('--part', 'names')).out, (await asked('--part', 'names')).out);
  });

  it('refuses parts and counts that are none', async () => {
    for (const options of [['--part', 'all'], ['--per-kind', '0'], ['--per-kind', 'x'], ['--show=-1']]) {
      const { err, code } = await asked(...options);
      assert.equal(code, 2, options.join(' '));
      assert.match(err, /^bench:robustness: --(?:part|per-kind|show): /u);
    }
  });
});

describe('what stands beside a name', () => {
  for (const { kind, scripts, put } of NOISE_KINDS) {
    it(`leaves the name whole: ${kind}`, () => {
      const random = seededRandom(1);
      for (const script of scripts) {
        for (let time = 0; time < 50; time++) {
          const typed = put('Quillon VEXWORTH', script, random);
          assert.ok(typed.includes('Quillon VEXWORTH'), typed);
          assert.ok(typed.length > 'Quillon VEXWORTH'.length, typed);
          assert.doesNotMatch(typed, /undefined|null|\{/u);
        }
      }
    });
  }

  it('has a thousand ordinary firms of more than forty countries', () => {
    const firms = ordinaryFirms(1_000);
    assert.equal(firms.length, 1_000);
    assert.ok(new Set(firms.map(({ country }) => country)).size > 40);
    assert.ok(new Set(firms.map(({ text }) => text)).size > 900);
  });
});
