import assert from 'node:assert/strict';
import { readContactField, type ContactQuery } from '../../../src/matching/contacts/contact-field.ts';

const values = (queries: readonly ContactQuery[]): readonly string[] => queries.map(({ value }) => value);
const errors = (queries: readonly ContactQuery[]): readonly (string | null)[] =>
  queries.map((query) => ('error' in query ? query.error : null));

const TOO_MANY = 'Only the first 5 values of a field are searched.';

describe('matching/contacts/contact-field', () => {
  it('splits at commas, semicolons and line breaks of any kind', () => {
    const text = 'a@x.example,b@x.example; c@x.example\r\nd@x.example\n\ne@x.example';
    assert.deepEqual(values(readContactField('email', text)), [
      'a@x.example',
      'b@x.example',
      'c@x.example',
      'd@x.example',
      'e@x.example',
    ]);
    assert.deepEqual(values(readContactField('website', 'a.example；b.example، c.example')), [
      'a.example',
      'b.example',
      'c.example',
    ]);
  });

  for (const text of ['', '   ', ',;\n', ' , ; \r\n ,']) {
    it(`finds no value in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(readContactField('email', text), []);
    });
  }

  it('keeps display names with their address, quoted or not', () => {
    const text = '"Doe; J, Jr." <j@x.example>, Doe, Jane <jane@x.example>; k@x.example';
    assert.deepEqual(values(readContactField('email', text)), [
      '"Doe; J, Jr." <j@x.example>',
      'Doe, Jane <jane@x.example>',
      'k@x.example',
    ]);
  });

  it('takes quotes around several addresses for no display name', () => {
    assert.deepEqual(values(readContactField('email', '"a@x.example, b@x.example"')), [
      'a@x.example',
      'b@x.example',
    ]);
  });

  it('keeps an extension with its number', () => {
    for (const text of ['tel:+74951234567;ext=12', '+7 495 123-45-67, ext. 12']) {
      assert.deepEqual(values(readContactField('phone', text)), [text]);
      assert.deepEqual(errors(readContactField('phone', text)), [null]);
    }
    assert.equal(readContactField('phone', '+7 495 1234567; 495 1234568').length, 2);
  });

  it('says which value is beyond the fifth', () => {
    const queries = readContactField(
      'website',
      'a.example,b.example,c.example,d.example,e.example,f.example,no',
    );
    assert.deepEqual(errors(queries), [null, null, null, null, null, TOO_MANY, TOO_MANY]);
  });

  it('counts invalid values among the five', () => {
    const queries = readContactField('phone', 'x,y,z,+7 495 1234567,+7 495 1234568,+7 495 1234569');
    assert.deepEqual(
      errors(queries).map((error) => error ?? 'searched'),
      [
        'Not a valid phone number.',
        'Not a valid phone number.',
        'Not a valid phone number.',
        'searched',
        'searched',
        TOO_MANY,
      ],
    );
  });

  const twice: readonly (readonly ['email' | 'phone' | 'website', string, string])[] = [
    ['email', 'A@x.example, a@X.example, <a@x.example>', 'A@x.example'],
    ['phone', '+7 495 1234567; 0074951234567; +7(495)123-45-67', '+7 495 1234567'],
    ['phone', '0300 8209199; 300-8209199', '0300 8209199'],
    ['website', 'www.x.example, https://x.example/a, X.EXAMPLE:80', 'www.x.example'],
    ['website', 'nothing, Nothing', 'nothing'],
  ];
  for (const [type, text, kept] of twice) {
    it(`lists ${type} ${text} once`, () => {
      assert.deepEqual(values(readContactField(type, text)), [kept]);
    });
  }

  it('does not let a value sent twice use up the five', () => {
    const queries = readContactField('email', 'a@x.example,'.repeat(10) + 'b@x.example');
    assert.deepEqual(errors(queries), [null, null]);
  });

  it('reads 250 values without delay or loss', () => {
    const queries = readContactField('phone', Array.from({ length: 250 }, (_, at) => `${at % 10}`).join(','));
    assert.equal(queries.length, 10);
  });

  const invalid: Readonly<Record<'email' | 'phone' | 'website', readonly string[]>> = {
    email: [
      'x',
      '@',
      'a@',
      '@x.example',
      'a@x',
      'a b@x.example',
      'a@x..example',
      'a@.example',
      '.a@x.example',
      'a..b@x.example',
      'a@x.example/b',
      'a@127.0.0.1',
      'a@[127.0.0.1]',
      'www.x.example',
      'a@-x.example',
      'a@x.e',
      `${'a'.repeat(65)}@x.example`,
      `a@${'x'.repeat(64)}.example`,
      'a\u0000b@x.example',
      '"a b"@x.example',
      '<>',
      '<@>',
      '__proto__',
      'a@b@',
      "' OR 1=1 --",
    ],
    phone: [
      'x',
      '+',
      '00',
      '123456',
      '0000000',
      '+1',
      '+999 1234567',
      '+49 12',
      'twelve',
      '1'.repeat(17),
      '+7 495 123-45-6y7',
      '555-HOME',
      '1e10000000',
      '0x12345678',
      '++7 495 1234567',
      '+7 495 1234567 +7 495 1234568',
      '\u0000',
      '-7495123456a',
    ],
    website: [
      'x',
      '.',
      '..',
      'http://',
      'https://x',
      'localhost',
      'a b.example',
      'a@x.example',
      'http://a:b@/',
      'http://a:b@x.example@/',
      '192.168.5.77',
      '999.1.2.3',
      '127.0.0.1',
      'http://[::1]/',
      'x..example',
      '-x.example',
      'javascript:alert(1)',
      '1.5',
      'x.1',
      `${'x'.repeat(64)}.example`,
      'not a website',
      'http://%zz.example',
      '<script>',
      '\u0000.example',
      'file:///etc/passwd',
      '//',
      'x.example space',
    ],
  };
  for (const [type, texts] of Object.entries(invalid) as [
    'email' | 'phone' | 'website',
    readonly string[],
  ][]) {
    for (const text of texts) {
      it(`refuses the ${type} ${JSON.stringify(text).slice(0, 40)}`, () => {
        const queries = readContactField(type, text);
        assert.ok(queries.length >= 1, 'it is a value');
        for (const error of errors(queries)) assert.match(error ?? 'searched', /^Not a valid /u);
      });
    }
  }
});
