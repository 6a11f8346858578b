import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PERSON_PARTS } from '../../../src/uploads/columns/column-fields.ts';
import { questionsOf } from '../../../src/uploads/columns/column-questions.ts';
import { recogniseColumns } from '../../../src/uploads/columns/recognise-columns.ts';
import { seededRandom } from '../../support/parties.ts';

/**
 * Exports of real systems, a block each: the system, its headings, what each column must be (`.` is not screened, `?` is asked), and rows.
 * The last ones have contents that their headings contradict.
 */
const BLOCKS = readFileSync(new URL('../../cases/uploads/exports-of-systems.txt', import.meta.url), 'utf8')
  .split(/^# /mu)
  .slice(1)
  .map((block) => {
    const [system = '', headings = '', fields = '', ...rows] = block.replace(/\n+$/u, '').split('\n');
    return { system, headings: headings.split('|'), fields, rows: rows.map((row) => row.split('|')) };
  });

const NAMES: ReadonlySet<string> = new Set(['name', 'other_name', ...PERSON_PARTS]);

function read(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const found = recogniseColumns(headings, rows);
  const asked = new Set(questionsOf(found).map(({ column }) => column));
  return found.mapping.map((field, column) => {
    const word = field === 'none' ? '.' : field;
    return asked.has(column) ? `?${word === '.' ? '' : word}` : word;
  });
}

/** How programs and people write the same heading. */
const WRITTEN: Readonly<Record<string, (heading: string) => string>> = {
  'in capitals': (heading) => heading.toUpperCase(),
  'in small letters': (heading) => heading.toLowerCase(),
  'with underscores': (heading) => heading.replaceAll(' ', '_'),
  'with spaces around': (heading) => `  ${heading}\u00a0`,
  'as required': (heading) => `${heading} *`,
};

describe('exports of systems', () => {
  it('are more than a hundred, in 24 languages and more', () => {
    assert.ok(BLOCKS.length > 100, `${BLOCKS.length}`);
  });

  for (const { system, headings, fields, rows } of BLOCKS) {
    it(`of ${system}: every column is right, or its owner is asked`, () => {
      assert.equal(read(headings, rows).join(' '), fields);
    });
  }

  for (const [how, write] of Object.entries(WRITTEN)) {
    it(`keep their names when the headings are written ${how}`, () => {
      const lost = BLOCKS.flatMap(({ system, headings, fields, rows }) => {
        const found = read(headings.map(write), rows);
        return fields.split(' ').flatMap((field, column) => {
          const now = found[column] ?? '.';
          return NAMES.has(field) && !NAMES.has(now) && !now.startsWith('?')
            ? [`${system}: ${headings[column]} is ${now}`]
            : [];
        });
      });
      assert.deepEqual(lost, []);
    });
  }

  it('keep their names in whatever order the columns stand', () => {
    const random = seededRandom(41);
    const lost = BLOCKS.flatMap(({ system, headings, fields, rows }) => {
      const order = headings.map((_, column) => [random(), column] as const).sort(([a], [b]) => a - b);
      const shuffled = (cells: readonly string[]): readonly string[] =>
        order.map(([, column]) => cells[column] ?? '');
      const found = read(shuffled(headings), rows.map(shuffled));
      return shuffled(fields.split(' ')).flatMap((field, place) => {
        const now = found[place] ?? '.';
        return NAMES.has(field) && !NAMES.has(now) && !now.startsWith('?')
          ? [`${system}: ${shuffled(headings)[place] ?? ''} is ${now}`]
          : [];
      });
    });
    assert.deepEqual(lost, []);
  });
});
