import assert from 'node:assert/strict';
import type { ColumnMapping } from '../../src/uploads/columns/column-fields.ts';
import { birthInCell } from '../../src/uploads/birth-cell.ts';
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
      items: [{ name: 'Anna Bell', address: '1 High Street, London', country: 'GB' }],
      entryType: null,
      notes: [],
      unknownCountries: [],
      misread: null,
      shortened: [],
    });
  });

  const parties = (mapping: ColumnMapping, cells: readonly string[]): unknown =>
    (read(mapping, cells) as { readonly items: readonly { readonly name: string }[] }).items.map(
      ({ name }) => name,
    );

  it('joins the parts of a name in the order of a name, wherever they stand', () => {
    const mapping = ['second_family_name', 'family_name', 'given_name', 'middle_name'] as const;
    assert.deepEqual(parties(mapping, ['López', 'García', 'Juan', 'Carlos']), ['Juan Carlos García López']);
  });

  it('names each party once: the firm, the person, and others', () => {
    const mapping = ['name', 'given_name', 'family_name', 'other_name', 'other_name'] as const;
    assert.deepEqual(parties(mapping, ['Acme GmbH', 'Anna', 'Bell', 'Tom Major', 'BELL, Anna']), [
      'Acme GmbH',
      'Anna Bell',
      'Tom Major',
    ]);
    assert.deepEqual(parties(mapping, ['', 'Anna', 'Bell', '-', '']), ['Anna Bell']);
  });

  it('gives its address, contacts and numbers to the first party, and its country to all', () => {
    const mapping = ['name', 'other_name', 'address', 'country', 'identifier', 'wallet', 'email'] as const;
    const cells = ['Acme', 'Tom Major', '1 High Street', 'Irann', 'K123456', '0xabc', 'a@example.com'];
    const { items, notes } = read(mapping, cells) as {
      readonly items: readonly Readonly<Record<string, unknown>>[];
      readonly notes: readonly string[];
    };
    assert.deepEqual(
      items.map((item) => Object.keys(item).sort().join(' ')),
      ['address contacts country facts name', 'country name'],
    );
    assert.deepEqual(items[0]?.['facts'], { identifiers: [{ number: 'K123456' }, { number: '0xabc' }] });
    assert.deepEqual(notes, ['The country “Irann” is not understood: it raised no flag. Did you mean Iran?']);
  });

  it('takes a country as its owner says, and notes none for what stands for nothing', () => {
    const columns = ['Name', 'Country'];
    const reading = { format: TEXT, columns, mapping: ['name', 'country'] as const };
    const countryOf = (text: string, countries: Readonly<Record<string, string>>): unknown =>
      readRowItem({ line: 2, cells: ['Anna', text] }, { ...reading, countries });
    const said = countryOf('Irann', { Irann: 'IR' }) as {
      readonly items: readonly { readonly country: string }[];
    };
    assert.equal(said.items[0]?.country, 'Iran');
    for (const text of ['-', 'N/A', 'Crimea', 'Russia, Ukraine', 'DPRK']) {
      assert.deepEqual((countryOf(text, {}) as { readonly notes: unknown }).notes, [], text);
    }
    assert.ok('problem' in readRowItem({ line: 2, cells: ['Anna', 'x'.repeat(101)] }, reading));
  });

  it('is screened by a wallet or a number alone, but not by one that a spreadsheet has shortened', () => {
    assert.deepEqual(parties(['name', 'wallet'], ['', '0xabc']), ['0xabc']);
    const asked = read(['name', 'identifier'], ['Anna', '1.23457E+12']) as { readonly notes: unknown };
    assert.deepEqual(asked.notes, [
      'A spreadsheet has shortened the number “1.23457E+12”: it was not looked up.',
    ]);
    assert.ok('problem' in (read(['name', 'identifier'], ['', '1.23457E+12']) as object));
  });

  it('says where its letters look misread', () => {
    for (const [text, is] of [
      ['MÃ¼ller', true],
      ['M\ufffdller', true],
      ['Ð\u0098Ð²Ð°Ð½', true],
      ['Müller', false],
      ['Иванов', false],
      ['Đặng Ñandú Ångström', false],
    ] as const) {
      assert.equal((read(['name'], [text]) as { readonly misread: unknown }).misread !== null, is, text);
    }
  });

  it('screens the contact values of all its columns', () => {
    const asked = read(['name', 'email', 'email'], ['Anna', 'a@example.com', 'b@example.com']);
    const { items } = asked as {
      readonly items: readonly { readonly contacts: readonly { readonly value: string }[] }[];
    };
    assert.deepEqual(
      items[0]?.contacts.map(({ value }) => value),
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

describe('a date of birth in a row of an upload', () => {
  const TODAY = new Date('2026-11-20T12:00:00Z');
  const CASES: readonly (readonly [cell: string, date: string | null])[] = [
    ['1970-02-03', '1970-02-03'],
    ['1970-02', '1970-02'],
    ['1970', '1970'],
    ['1970-02-03 00:00:00', '1970-02-03'],
    ['3.2.1970', '1970-02-03'],
    ['23/02/1970', '1970-02-23'],
    ['02/23/1970', '1970-02-23'],
    ['3/3/1970', '1970-03-03'],
    ['03/02/1970', '1970'],
    ['1970/02/03', '1970-02-03'],
    ['19700203', '1970-02-03'],
    ['31.02.1970', null],
    ['0001-01-01', null],
    ['2068-03-01', null],
    ['25569', null],
    ['unknown', null],
    ['', null],
  ];
  for (const [cell, date] of CASES) {
    it(`"${cell}" ${date === null ? 'says none' : `is ${date}`}`, () => {
      assert.equal(birthInCell(cell, TODAY), date);
      const columns = ['Name', 'Born'];
      const mapping = ['name', 'birth_date'] as const;
      const reading = { format: TEXT, columns, mapping, today: TODAY };
      const asked = readRowItem({ line: 2, cells: ['Anna Bell', cell] }, reading);
      assert.ok('items' in asked);
      assert.equal(asked.items[0].facts?.dateOfBirth ?? null, date);
      const notes = date === null && cell !== '' ? 1 : 0;
      assert.equal(
        asked.notes.filter((note) => note.includes('is not understood: it was not')).length,
        notes,
      );
    });
  }
});
