import assert from 'node:assert/strict';
import { InvalidInputError } from '../../../src/errors.ts';
import { readFacts, type FactFields } from '../../../src/screening/facts/read-facts.ts';

const TODAY = new Date('2026-11-20T23:30:00Z');

describe('screening/facts/read-facts', () => {
  it('reads what was sent, and takes empty texts for not sent', () => {
    const fields = {
      date_of_birth: ' 1961-05 ',
      nationality: 'Iran, Iraq',
      gender: 'female',
      identifiers: [
        { number: ' K1 ', type: '', country: 'Iran' },
        { number: 'K1', country: 'Iran' },
      ],
    };
    assert.deepEqual(readFacts(fields, TODAY), {
      dateOfBirth: '1961-05',
      nationality: 'Iran, Iraq',
      gender: 'female',
      identifiers: [{ number: 'K1', country: 'Iran' }],
    });
    const empty = { date_of_birth: '', nationality: ' ', gender: '', identifiers: [] };
    for (const fields of [{}, empty]) assert.equal(readFacts(fields, TODAY), undefined);
  });

  const REFUSED: readonly (readonly [fields: FactFields, message: RegExp])[] = [
    [{ date_of_birth: '2001-02-31' }, /^date_of_birth: there is no such day as 2001-02-31$/u],
    [{ date_of_birth: '1999-02-29' }, /no such day/u],
    [{ date_of_birth: '2001-13' }, /no such day/u],
    [{ date_of_birth: '0001' }, /^date_of_birth: must not be before 1850$/u],
    [{ date_of_birth: '1849-12-31' }, /before 1850/u],
    [{ date_of_birth: '2026-11-23' }, /^date_of_birth: must not be in the future$/u],
    [{ date_of_birth: '2027' }, /in the future/u],
    [{ date_of_birth: '03/02/1970' }, /^date_of_birth: must be YYYY, YYYY-MM or YYYY-MM-DD$/u],
    [{ date_of_birth: '１９７０' }, /must be YYYY/u],
    [{ date_of_birth: '1970-1-1' }, /must be YYYY/u],
    [{ gender: 'X' }, /^gender: must be one of female, male$/u],
    [{ gender: 'Female' }, /one of female, male/u],
    [{ identifiers: [{ number: '--' }] }, /^identifiers\[0\]\.number: must contain a letter or a digit$/u],
    [
      { identifiers: Array.from({ length: 11 }, (_, at) => ({ number: `K${at}` })) },
      /^identifiers: must hold at most 10$/u,
    ],
  ];
  for (const [fields, message] of REFUSED) {
    it(`refuses ${JSON.stringify(fields).slice(0, 60)}`, () => {
      assert.throws(
        () => readFacts(fields, TODAY),
        (error) => error instanceof InvalidInputError && message.test(error.message),
      );
    });
  }

  it('names the item of a batch', () => {
    assert.throws(() => readFacts({ gender: 'X' }, TODAY, 'items[3].'), {
      message: /^items\[3\]\.gender: /u,
    });
  });

  it('takes a birth of today for one, wherever it is tomorrow already', () => {
    for (const text of ['2026', '2026-11', '2026-11-20', '2026-11-21', '1850-01-01']) {
      assert.deepEqual(readFacts({ date_of_birth: text }, TODAY), { dateOfBirth: text });
    }
  });
});
