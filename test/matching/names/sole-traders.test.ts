import assert from 'node:assert/strict';
import { score } from './score-pair.ts';

/** Who trades under a form of one person, and the same person. */
const SAME: readonly (readonly [string, string])[] = [
  ['ИП Иванов Сергей Петрович', 'Ivanov Sergey Petrovich'],
  ['IP Ivanov S.P.', 'Ivanov S.P.'],
  ['FOP Shevchenko T.H.', 'Shevchenko T.H.'],
  ['Sole proprietor Petrov Andrey', 'Petrov Andrey'],
  ['Einzelunternehmen Hans Zettler', 'Hans Zettler'],
  ['Hans Zettler e.K.', 'Hans Zettler'],
  ['Private entrepreneur Kovalenko Dmitry', 'Dmitry Kovalenko'],
  ['Ditta individuale Carlo Bertolli', 'Carlo Bertolli'],
  ['ИП Громов Алексей Николаевич', 'Individual Entrepreneur Gromov Alexey Nikolaevich'],
  ['Belkart Sp. z o.o.', 'Belkart Ltd'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['IP Ivanov S.P.', 'IP Ivanov A.P.'],
  ['IP Ivanov S.P.', 'IP Sidorov S.P.'],
  ['IP Ivanov S.P.', 'Ivanov Nikolay Petrovich'],
  ['Sole proprietor Petrov Andrey', 'Sole proprietor Sidorov Andrey'],
  ['Hans Zettler e.K.', 'Karl Zettler e.K.'],
  ['Individual entrepreneur Kovalenko Dmitry', 'Individual entrepreneur Kovalenko Oksana'],
  ['Ditta individuale Carlo Bertolli', 'Ditta individuale Mario Bertolli'],
];

describe('who trades by himself', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
    });
  it('is worth a look by his initials', () => {
    assert.ok(score('IP Ivanov S.P.', 'Ivanov Sergey Petrovich') > 0.5);
  });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
});
