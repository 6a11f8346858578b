import assert from 'node:assert/strict';
import type { FactVerdict } from '../../../src/domain/facts.ts';
import type { BirthDate } from '../../../src/domain/listed-party.ts';
import { compareBirth } from '../../../src/screening/facts/compare-birth.ts';
import { spanOf } from '../../../src/screening/facts/days.ts';

/** A listed date: its text, and the first and the last day that it may mean. */
const listed = (text: string, earliest: string | null = text, latest = earliest): BirthDate => {
  const from = earliest === null ? null : (spanOf(earliest)?.earliest ?? earliest);
  const to = latest === null ? null : (spanOf(latest)?.latest ?? latest);
  return { text, earliest: from, latest: to };
};

const CASES: readonly (readonly [sent: string, listed: BirthDate, verdict: FactVerdict, why: string])[] = [
  ['1961-05-12', listed('1961-05-12'), 'agrees', 'the same day'],
  ['1961-05-12', listed('12 May 1961', '1961-05-12'), 'agrees', 'the same day in other words'],
  ['1961', listed('1961-05-12'), 'agrees', 'a year with a day in it'],
  ['1961-05', listed('1961-05-12'), 'agrees', 'a month with a day in it'],
  ['1961-05-12', listed('1961'), 'agrees', 'a day of a listed year'],
  ['1961-05-12', listed('1955 to 1962', '1955', '1962'), 'agrees', 'a day of a listed range'],
  ['1963-05-12', listed('circa 1963', '1963'), 'agrees', 'a day of about that year'],
  ['1924-12-01', listed('1343 (Islamic calendar)', '1924-08-01', '1925-07-22'), 'agrees', 'another calendar'],
  ['1961-12-05', listed('1961-05-12'), 'near', 'day and month exchanged'],
  ['1961-05-13', listed('1961-05-12'), 'near', 'one digit'],
  ['1971-05-12', listed('1961-05-12'), 'near', 'one digit of the year'],
  ['1960-05-12', listed('1961-05-12'), 'near', 'one year'],
  ['1969-12-31', listed('1970-12-31'), 'near', 'one year with several digits'],
  ['1960-03-01', listed('1961'), 'near', 'the year before a listed year'],
  ['1962', listed('1961-05-12'), 'near', 'the year after a listed day'],
  ['1961-08-30', listed('01/01/1961', '1961-01-01'), 'near', '1 January stands for a year'],
  ['1961-01-01', listed('1961-05-12'), 'near', 'so it does where it is sent'],
  ['1961-08-30', listed('1961-05-12'), 'contradicts', 'another day of one year'],
  ['1963-08-30', listed('1961-05-12'), 'contradicts', 'another day within two years'],
  ['1961-08-30', listed('circa 12 May 1961', '1961-05-12'), 'near', 'another day, and the list says circa'],
  ['1963-08-30', listed('circa 12 May 1961', '1961-05-12'), 'unknown', 'two years from about a day'],
  ['1964', listed('1961-05-12'), 'contradicts', 'more than two years apart'],
  ['1990-01-20', listed('circa 1961', '1961'), 'contradicts', 'more than two years from about a year'],
  ['1963', listed('1961'), 'unknown', 'two years apart'],
  [
    '1940-05-12',
    listed('1352', '1933-04-25', '1974-03-20'),
    'unknown',
    'a span of two calendars says nothing',
  ],
  ['1961-05-12', listed('30-35 years old', null), 'unknown', 'a text that could not be read'],
];

describe('screening/facts/compare-birth', () => {
  for (const [sent, date, verdict, why] of CASES) {
    it(`${sent} beside "${date.text}" ${verdict}: ${why}`, () => {
      assert.equal(compareBirth(sent, [date]), verdict);
    });
  }

  it('lets the best of several dates speak, and none contradict beside one that cannot be read', () => {
    const [same, near, far] = [listed('1961-05-12'), listed('1961-05-13'), listed('1990-03-03')];
    assert.equal(compareBirth('1961-05-12', [far, same]), 'agrees');
    assert.equal(compareBirth('1961-05-12', [far, near]), 'near');
    assert.equal(compareBirth('1961-05-12', [far, listed('unknown', null)]), 'unknown');
    assert.equal(compareBirth('1961-05-12', [far]), 'contradicts');
    assert.equal(compareBirth('1961-05-12', []), 'unknown');
  });

  it('reads the days of months and years, and no day that does not exist', () => {
    assert.deepEqual(spanOf('2000-02'), { earliest: '2000-02-01', latest: '2000-02-29' });
    assert.deepEqual(spanOf('1900-02'), { earliest: '1900-02-01', latest: '1900-02-28' });
    for (const text of ['2001-02-31', '2001-02-29', '2001-13', '2001-00', '2001-1-1', '20010101', '']) {
      assert.equal(spanOf(text), null, text);
    }
  });
});
