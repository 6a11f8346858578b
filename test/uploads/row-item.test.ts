import assert from 'node:assert/strict';
import type { ColumnMapping } from '../../src/uploads/columns/column-fields.ts';
import { readRowItem } from '../../src/uploads/row-item.ts';
import type { TableFormat } from '../../src/uploads/reading/table-file.ts';

const TEXT: TableFormat = { kind: 'text', encoding: 'utf-8', delimiter: ',' };
const SHEET: TableFormat = { kind: 'xlsx', sheets: ['A'], sheet: 'A' };

function read(mapping: ColumnMapping, cells: readonly string[], format = TEXT): unknown {
  const columns = mapping.map((_, column) => `Column ${column + 1}`);
  return readRowItem({ line: 2, cells }, { format, columns, mapping });
}

describe('a row of an upload', () => {
  it('puts the parts of a name and of an address together in the order of their columns', () => {
    const mapping = ['name', 'name', 'address', 'address', 'country', 'country'] as const;
    assert.deepEqual(read(mapping, [' Anna ', 'Bell', '1 High\nStreet', 'London', '', 'GB']), {
      item: { name: 'Anna Bell', address: '1 High Street, London', country: 'GB' },
      entryType: null,
    });
  });

  it('screens the contact values of all its columns', () => {
    const asked = read(['name', 'email', 'email'], ['Anna', 'a@example.com', 'b@example.com']);
    const { item } = asked as { readonly item: { readonly contacts: readonly { readonly value: string }[] } };
    assert.deepEqual(
      item.contacts.map(({ value }) => value),
      ['a@example.com', 'b@example.com'],
    );
  });

  it('reads its type in any language, and narrows nothing by another word', () => {
    const typeOf = (word: string): unknown =>
      (read(['name', 'entity_type'], ['Anna', word]) as { readonly entryType: unknown }).entryType;
    assert.deepEqual(['Person', 'GESELLSCHAFT', 'Юрлицо', '船', 'gold'].map(typeOf), [
      'individual',
      'entity',
      'entity',
      'vessel',
      null,
    ]);
  });

  const BROKEN: readonly (readonly [rule: string, cells: readonly string[], problem: RegExp])[] = [
    ['has no name', [' ', 'x'], /no name/u],
    ['has a name of signs', ['-?-', 'x'], /no letter and no digit/u],
    ['has a name beyond 500 characters', ['x'.repeat(501), ''], /501 characters, at most 500/u],
    ['has more cells than the first row', ['Anna', 'x', 'y'], /3 cells, the first row has 2/u],
    ['has fewer', ['Anna'], /1 cell, the first row has 2/u],
  ];
  for (const [rule, cells, problem] of BROKEN) {
    it(`is reported when it ${rule}`, () => {
      assert.match((read(['name', 'address'], cells) as { readonly problem: string }).problem, problem);
    });
  }

  it('counts characters as code points', () => {
    assert.ok(!('problem' in (read(['name'], ['𠀀'.repeat(500)]) as object)));
    assert.ok('problem' in (read(['name'], ['𠀀'.repeat(501)]) as object));
  });

  it('may have empty cells more, and in a sheet fewer cells', () => {
    assert.ok(!('problem' in (read(['name', 'address'], ['Anna', '', '', ' ']) as object)));
    assert.ok(!('problem' in (read(['name', 'address'], ['Anna'], SHEET) as object)));
  });
});
