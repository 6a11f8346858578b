import assert from 'node:assert/strict';
import { questionsOf } from '../../../src/uploads/columns/column-questions.ts';
import { recogniseColumns } from '../../../src/uploads/columns/recognise-columns.ts';
import { REAL_FILES } from './real-headings.ts';

describe('headings of real systems', () => {
  for (const { system, headings, rows, fields } of REAL_FILES) {
    it(`of ${system}: the columns are right, or their owner is asked`, () => {
      const cells = rows.map((row) => row.split('|'));
      const found = recogniseColumns(headings.split('|'), cells);
      const asked = new Set(questionsOf(found).map(({ column }) => column));
      const shown = found.mapping.map((field, column) => {
        const word = field === 'none' ? '.' : field;
        return asked.has(column) ? `?${word === '.' ? '' : word}` : word;
      });
      assert.equal(shown.join(' '), fields);
    });
  }
});
