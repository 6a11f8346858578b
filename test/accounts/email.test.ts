import assert from 'node:assert/strict';
import { foldEmail, parseEmail } from '../../src/accounts/email.ts';
import { InvalidInputError } from '../../src/errors.ts';

describe('e-mail address of an account', () => {
  for (const [typed, expected] of [
    ['a@b.example', 'a@b.example'],
    ['  First.Last+screening@Example.com ', 'First.Last+screening@Example.com'],
    ['jörg@müller.example', 'jörg@müller.example'],
    ["o'brien@example.co.uk", "o'brien@example.co.uk"],
  ] as const) {
    it(`accepts ${typed}`, () => assert.equal(parseEmail(typed), expected));
  }
  for (const typed of [
    '',
    '   ',
    'nobody',
    '@example.com',
    'a@',
    'a@b',
    'a b@example.com',
    'a@exa mple.com',
    'a@@example.com',
    'a@example..com',
    'a@example.com\n',
    '\ra@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@exam\tple.com',
    'a\u0000@example.com',
    'Name <a@example.com>',
    'a@example.com, b@example.com',
    `${'a'.repeat(250)}@example.com`,
    `${'a'.repeat(65)}@example.com`,
  ]) {
    it(`refuses ${JSON.stringify(typed.slice(0, 40))}, naming the field`, () =>
      assert.throws(
        () => parseEmail(typed),
        (error) => error instanceof InvalidInputError && error.message.startsWith('email: '),
      ));
  }
  it('is the same in any letter case and Unicode composition', () => {
    assert.equal(foldEmail('A@B.Example'), foldEmail('a@b.example'));
    assert.equal(foldEmail('jo\u0308rg@example.com'), foldEmail('JÖRG@example.com'));
    assert.notEqual(foldEmail('a.b@example.com'), foldEmail('ab@example.com'));
  });
});
