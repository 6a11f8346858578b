import assert from 'node:assert/strict';
import { hashPassword, isOutdated, parseNewPassword, verifyPassword } from '../../src/accounts/password.ts';
import { InvalidInputError } from '../../src/errors.ts';

const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
const SALT = Buffer.alloc(16, 7);

describe('passwords', () => {
  const refused: readonly (readonly [what: string, password: string])[] = [
    ['an empty one', ''],
    ['one of 11 characters', 'eleven char'],
    ['one of 201 characters', 'abcdef'.repeat(40)],
    ['one of few different characters', 'abababababababab'],
    ['the e-mail address', 'Someone@Example.com'],
  ];
  for (const [what, password] of refused) {
    it(`refuses ${what}`, () => {
      assert.throws(
        () => parseNewPassword(password, 'someone@example.com'),
        (error) => error instanceof InvalidInputError && error.message.startsWith('password: '),
      );
    });
  }

  for (const password of [
    'correct horse battery',
    'шестнадцать букв',
    '  blanks count too ',
    'abcdef'.repeat(33),
  ]) {
    it(`takes ${JSON.stringify(password.slice(0, 24))}`, () => {
      assert.equal(parseNewPassword(password, 'someone@example.com'), password);
    });
  }

  it('knows the password again, and no other', async () => {
    const stored = await hashPassword('correct horse battery', SALT, CHEAP);
    assert.equal(await verifyPassword('correct horse battery', stored), true);
    for (const other of ['', 'correct horse batter', 'Correct horse battery', 'correct horse battery ']) {
      assert.equal(await verifyPassword(other, stored), false, other);
    }
  });

  it('reads a letter with its accent alike, however the keyboard composes it', async () => {
    const stored = await hashPassword(parseNewPassword('caf\u00e9 au lait noir', ''), SALT, CHEAP);
    assert.equal(await verifyPassword('cafe\u0301 au lait noir', stored), true);
  });

  it('stores the parameters and neither the password nor the same text for another salt', async () => {
    const stored = await hashPassword('correct horse battery', SALT, CHEAP);
    assert.match(stored, /^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/u);
    assert.notEqual(stored, await hashPassword('correct horse battery', Buffer.alloc(16, 8), CHEAP));
  });

  it('tells a form that was made at another cost', async () => {
    const stored = await hashPassword('correct horse battery', SALT, CHEAP);
    assert.equal(isOutdated(stored, CHEAP), false);
    assert.equal(isOutdated(stored, { ...CHEAP, N: 2 ** 11 }), true);
    assert.equal(isOutdated(stored), true);
  });
});
