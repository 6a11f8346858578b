import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatorArguments } from '../../../scripts/clients/generator.ts';
import { LANGUAGES } from '../../../scripts/clients/languages.ts';
import { pageOf } from '../../../scripts/clients/page.ts';
import { operations } from '../../support/contract.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(`${ROOT}docs/clients.md`, 'utf8');
const printed = [...page.matchAll(/```text\n(?<lines>[^]*?)\n```/gu)].map(
  ({ groups }) => groups?.['lines'] ?? '',
);

describe('programs of generated clients', () => {
  for (const { id, program } of LANGUAGES) {
    const source = readFileSync(`${ROOT}scripts/clients/programs/${program}`, 'utf8')
      .toLowerCase()
      .replaceAll('_', '');

    it(`${program} calls every operation of openapi.yaml`, () => {
      for (const operation of operations())
        assert.ok(source.includes(`.${operation.id.toLowerCase()}`), operation.id);
    });

    it(`${program} has the steps that docs/clients.md shows`, () => {
      const shown = (printed[0] ?? '').split('\n').map((line) => line.split(':')[0]?.toLowerCase() ?? '');
      assert.ok(shown.length > 30);
      for (const step of shown) assert.match(source, new RegExp(`["']${step}["']`, 'u'));
    });

    it(`docs/clients.md says how the client of ${id} is generated`, () => {
      const command = generatorArguments(
        LANGUAGES.find((language) => language.id === id) ?? { id, options: [] },
        'openapi.yaml',
        'client',
      ).join(' ');
      assert.ok(page.includes(command), command);
    });
  }

  it('printed the same lines in docs/clients.md, with every error body', () => {
    assert.equal(printed.length, LANGUAGES.length);
    assert.equal(new Set(printed).size, 1);
    for (const body of ['RequestError', 'Refusal', 'QuotaExceeded', 'MonitoringLimit'])
      assert.match(printed[0] ?? '', new RegExp(`, ${body}, `, 'u'));
    for (const status of [400, 401, 403, 404, 409, 429])
      assert.match(printed[0] ?? '', new RegExp(`: ${status}, `, 'u'));
  });

  it('fill the page as it is', async () => {
    const outcomes = LANGUAGES.map((language) => {
      return {
        language,
        outcome: 'passed' as const,
        printed: (printed[0] ?? '').split('\n'),
        reason: '',
        seconds: 0,
      };
    });
    assert.equal(await pageOf(outcomes), page);
  });
});
