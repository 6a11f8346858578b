import assert from 'node:assert/strict';
import { findHeadings, joinedHeadings } from '../../../src/uploads/columns/find-headings.ts';

const DATA = ['Anna Bell', 'DE', '17'];

describe('the row with the headings', () => {
  for (const [what, rows, expected] of [
    ['is the first', [['Name', 'Country', 'No'], DATA], { row: 0, rows: 1 }],
    ['is missing', [DATA, DATA], null],
    [
      'stands below titles',
      [['Customers 2026'], ['as of', 'May'], ['Name', 'Country', 'No', 'Note'], DATA],
      { row: 2, rows: 1 },
    ],
    [
      'stands below a title of a word that is a heading',
      [['Customer'], ['Name', 'Country', 'No'], DATA],
      { row: 1, rows: 1 },
    ],
    ['takes two rows', [['Customer', 'Country'], ['Kunde', 'Land'], DATA], { row: 0, rows: 2 }],
    [
      'takes two rows, the first of them groups',
      [['Person', '', 'Address'], ['First name', 'Last name', 'Street'], DATA],
      { row: 0, rows: 2 },
    ],
    ['is not a row of data that happens to have a word of a heading', [DATA, ['Name', 'DE', '18']], null],
    [
      'is not below rows that are as wide: they are data',
      [['Anna', 'Bell', 'x'], ['Name', 'Country', 'No'], DATA],
      null,
    ],
    [
      'is not a second row with a value',
      [
        ['Name', 'Country'],
        ['Firma', 'info@example.com'],
      ],
      { row: 0, rows: 1 },
    ],
    ['is not in an empty file', [], null],
  ] as const) {
    it(what, () => {
      assert.deepEqual(findHeadings(rows), expected);
    });
  }

  it('has the texts of both rows, each once', () => {
    const rows = [
      ['Person', '', 'Name'],
      ['First name', 'Last name', 'Name'],
    ];
    assert.deepEqual(joinedHeadings(rows, { row: 0, rows: 2 }), ['Person / First name', 'Last name', 'Name']);
  });
});
