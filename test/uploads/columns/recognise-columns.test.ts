import assert from 'node:assert/strict';
import { hasHeadings, recogniseColumns } from '../../../src/uploads/columns/recognise-columns.ts';

const fieldsOf = (headings: readonly string[] | null, rows: readonly (readonly string[])[]) =>
  recogniseColumns(headings, rows).mapping;

const ROWS = [
  [
    'Anna',
    'Bell',
    'Acme GmbH',
    '12 Hauptstraße',
    '10115',
    'Berlin',
    'Germany',
    'anna@bell.example',
    '+49 30 1234567',
    'https://bell.example',
  ],
  [
    'Tom',
    'Major',
    'Major Ltd',
    '1 High Street',
    'SW1A 1AA',
    'London',
    'GB',
    'tom@major.example',
    '+44 20 7946 0018',
    'www.major.example',
  ],
];

/** Headings, cells under them, and what each column must be. */
const HEADED: readonly (readonly [
  language: string,
  headings: readonly string[],
  row: readonly string[],
  fields: string,
])[] = [
  [
    'English',
    ['Name', 'Address', 'Country', 'E-mail', 'Phone', 'Website', 'Entity type'],
    ['A B', '1 High St', 'UK', 'a@b.cd', '020 7946 0018', 'b.cd', 'person'],
    'name address country email phone website entity_type',
  ],
  [
    'English, as databases write',
    ['customer_id', 'full_name', 'country_code', 'emailAddress', 'PHONE_NUMBER'],
    ['17', 'A B', 'GB', 'a@b.cd', '020'],
    'reference name country email phone',
  ],
  [
    'German',
    ['Kundennummer', 'Name', 'Anschrift', 'Land', 'E-Mail-Adresse', 'Telefon'],
    ['1', 'A B', 'Hauptstr. 1, Berlin', 'DE', 'a@b.de', '030 123456'],
    'reference name address country email phone',
  ],
  [
    'German, in parts',
    ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Staat'],
    ['A', 'B', 'Hauptstr. 1', '10115', 'Berlin', 'DE'],
    'given_name family_name address address address country',
  ],
  ['German, name and given name', ['Name', 'Vorname'], ['Bell', 'Anna'], 'family_name given_name'],
  [
    'French',
    ['Nom complet', 'Adresse', 'Pays', 'Courriel', 'Téléphone', 'Site web'],
    ['A B', '1 rue X', 'FR', 'a@b.fr', '01 23 45 67 89', 'b.fr'],
    'name address country email phone website',
  ],
  [
    'French, in parts',
    ['Prénom', 'Nom', 'Code postal', 'Ville'],
    ['A', 'B', '75001', 'Paris'],
    'given_name family_name none none',
  ],
  [
    'Spanish',
    ['Razón social', 'Dirección', 'País', 'Correo electrónico', 'Teléfono'],
    ['Acme', 'Calle X 1', 'ES', 'a@b.es', '+34 911 234 567'],
    'name address country email phone',
  ],
  ['Italian', ['Ragione sociale', 'Indirizzo', 'Nazione'], ['Acme', 'Via X 1', 'IT'], 'name address country'],
  [
    'Polish',
    ['Imię i nazwisko', 'Adres', 'Kraj', 'Numer telefonu'],
    ['A B', 'ul. X 1', 'PL', '+48 22 123 45 67'],
    'name address country phone',
  ],
  ['Turkish', ['Adı', 'Soyadı', 'Ülke'], ['A', 'B', 'TR'], 'given_name family_name country'],
  [
    'Russian',
    ['ФИО', 'Адрес', 'Страна', 'Телефон', 'Эл. почта'],
    ['А Б', 'ул. Мира, 1', 'Россия', '+7 495 123-45-67', 'a@b.ru'],
    'name address country phone email',
  ],
  [
    'Arabic',
    ['الاسم', 'العنوان', 'الدولة', 'الهاتف'],
    ['محمد', 'شارع 1', 'مصر', '+20 2 12345678'],
    'name address country phone',
  ],
  [
    'Chinese',
    ['姓名', '地址', '国家', '电子邮件'],
    ['王伟', '北京路1号', '中国', 'a@b.cn'],
    'name address country email',
  ],
  [
    'Japanese',
    ['氏名', '住所', '国籍', 'メールアドレス'],
    ['山田太郎', '東京都1-1', '日本', 'a@b.jp'],
    'name address country email',
  ],
];

describe('columns by their headings', () => {
  for (const [language, headings, row, fields] of HEADED) {
    it(`are recognised in ${language}`, () => {
      assert.ok(hasHeadings(headings));
      assert.equal(fieldsOf(headings, [row]).join(' '), fields);
    });
  }

  it('take the parts of a name and of an address together, and the employer for a party of its own', () => {
    const headings = [
      'First name',
      'Last name',
      'Company',
      'Street',
      'ZIP',
      'City',
      'Country',
      'Mail',
      'Tel.',
      'Web',
    ];
    const fields = 'given_name family_name name address address address country email phone website';
    assert.equal(fieldsOf(headings, ROWS).join(' '), fields);
  });

  it('take people and organisations for two parties', () => {
    const rows = [
      ['', '', 'Acme GmbH'],
      ['', '', 'Major Ltd'],
      ['Anna', 'Bell', ''],
    ];
    assert.equal(
      fieldsOf(['First name', 'Last name', 'Company'], rows).join(' '),
      'given_name family_name name',
    );
  });

  it('do not take a number for a name because its heading says customer', () => {
    assert.equal(fieldsOf(['Customer', 'Contact name'], [['1001', 'Anna Bell']]).join(' '), 'reference name');
  });

  it('do not take a column headed type for entity types unless it holds them', () => {
    assert.equal(
      fieldsOf(
        ['Name', 'Type'],
        [
          ['Anna Bell', 'gold'],
          ['Tom Major', 'silver'],
        ],
      ).join(' '),
      'name none',
    );
    assert.equal(
      fieldsOf(['Name', 'Typ'], [['Anna Bell', 'Natürliche Person']]).join(' '),
      'name entity_type',
    );
  });

  it('do not take a city without a street for an address', () => {
    assert.equal(fieldsOf(['Name', 'City'], [['Anna Bell', 'Berlin']]).join(' '), 'name none');
  });

  it('fall back on the content under headings that nobody knows', () => {
    const rows = [
      ['x1', 'Anna Bell', 'anna@bell.example'],
      ['x2', 'Tom Major', 'tom@major.example'],
    ];
    assert.equal(fieldsOf(['foo', 'bar', 'baz'], rows)[2], 'email');
    assert.ok(fieldsOf(['foo', 'bar', 'baz'], rows).includes('name'));
  });
});

describe('columns without headings', () => {
  it('are recognised by their content', () => {
    const rows = ROWS.map(([given, family, , street, , , country, email, phone, website]) =>
      [`${given ?? ''} ${family ?? ''}`, street, country, email, phone, website].map((cell) => cell ?? ''),
    );
    assert.ok(!hasHeadings(rows[0] ?? []));
    assert.equal(fieldsOf(null, rows).join(' '), 'name address country email phone website');
  });

  it('are data when the first row has a value', () => {
    assert.ok(!hasHeadings(['Name', 'someone@example.com']));
  });

  it('may have nothing to screen', () => {
    assert.equal(fieldsOf(null, [['1001', '2026-11-21', '17.50']]).join(' '), 'none none none');
  });
});
