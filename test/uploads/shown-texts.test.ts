import assert from 'node:assert/strict';
import { shownTexts } from '../../src/uploads/shown-texts.ts';

describe('what is shown of a row and not screened', () => {
  const columns = ['Name', 'Born', 'Our no.', 'Note', 'Land'];
  const mapping = ['name', 'birth_date', 'reference', 'note', 'country'] as const;
  const shown = (cells: readonly string[]) => shownTexts({ columns, mapping }, { cells });

  it('is its date of birth, reference, note and country, under their headings', () => {
    assert.deepEqual(shown(['Anna', '1980-02-01', '00017', ' met in May ', '']), [
      { field: 'birth_date', heading: 'Born', text: '1980-02-01' },
      { field: 'reference', heading: 'Our no.', text: '00017' },
      { field: 'note', heading: 'Note', text: 'met in May' },
    ]);
    assert.deepEqual(shown(['Anna']), []);
  });

  for (const [text, date] of [
    ['29252', '1980-02-01 (29252)'],
    ['1980', '1980'],
    ['19800201', '19800201'],
    ['01/02/1980', '01/02/1980'],
  ] as const) {
    it(`reads ${text} as ${date}`, () => {
      assert.equal(shown(['Anna', text])[0]?.text, date);
    });
  }
});
