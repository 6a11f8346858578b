import assert from 'node:assert/strict';
import { jsonProblem } from '../../src/http/middleware/json-problem.ts';

describe('a JSON text that is not read as it is written', () => {
  const cases: readonly (readonly [rule: string, text: string, problem: string | null])[] = [
    ['an object', '{"name":"x","lists":["A","A"],"limit":5}', null],
    ['one key in two objects', '{"a":{"name":1},"b":{"name":2},"c":[{"name":1},{"name":1}]}', null],
    ['a key twice', '{"name":"x","name":"y"}', 'name: is sent more than once'],
    ['a key twice with the same value', '{"name":"x","name":"x"}', 'name: is sent more than once'],
    ['a key three times', '{"a":1,"a":1,"a":1}', 'a: is sent more than once'],
    [
      'a key of an item twice',
      '{"items":[{"name":"x"},{"name":"y","name":"z"}]}',
      'items[1].name: is sent more than once',
    ],
    ['a key twice around an object', '{"a":1,"b":{"a":2},"a":3}', 'a: is sent more than once'],
    ['a key that is escaped the second time', '{"name":1,"n\\u0061me":2}', 'name: is sent more than once'],
    ['a key with an escaped quote', '{"a\\"":1,"a\\u0022":2}', 'a": is sent more than once'],
    ['a key with blanks before its colon', '{"a":1,"a" \n\t:2}', 'a: is sent more than once'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', '__proto__: is sent more than once'],
    ['an empty key twice', '{"":1,"":2}', '"": is sent more than once'],
    ['keys that differ in letter case', '{"a":1,"A":2}', null],
    ['a value that looks like an object', '{"a":"{\\"b\\":1,\\"b\\":2}","b":"a:1"}', null],
    ['a value that is the name of a key', '{"a":"b","b":"a","c":["a","b"]}', null],
    ['a value that ends in a backslash', '{"a":"\\\\","b":"\\\\\\"","c":1}', null],
    ['a number that is too large', '{"limit":1e400}', 'limit: the number is too large'],
    ['a negative number that is too large', '{"a":{"b":[0,-1E+400]}}', 'a.b[1]: the number is too large'],
    ['400 digits', `{"limit":1${'0'.repeat(400)}}`, 'limit: the number is too large'],
    ['the largest number', '{"a":1.7976931348623157e308,"b":-1.5e-400,"c":-0}', null],
    ['a text that is such a number', '{"name":"1e400"}', null],
    ['a list', '[1,[2,{"a":1}],{"a":1}]', null],
    ['a list of numbers', '[1,2,1e999]', '[2]: the number is too large'],
  ];
  for (const [rule, text, problem] of cases) {
    it(`tells of ${rule}: ${problem ?? 'nothing'}`, () => {
      JSON.parse(text);
      assert.equal(jsonProblem(text), problem);
    });
  }

  it('names long and deep fields in a few words', () => {
    const deep = `${'{"a":'.repeat(50_000)}{"${'k'.repeat(9_000)}":1,"${'k'.repeat(9_000)}":2}${'}'.repeat(50_000)}`;
    const problem = jsonProblem(deep) ?? '';
    assert.match(problem, /^….*k…: is sent more than once$/u);
    assert.ok(problem.length < 200);
  });

  // Reading a part again for each key, string or number would take hours.
  it('reads a body of 4 MB once', () => {
    const keys = JSON.stringify(
      Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`key${at}`, at])),
    );
    const texts = [
      keys,
      JSON.stringify(['\\"'.repeat(1_000_000)]),
      '['.repeat(2e6) + ']'.repeat(2e6),
      `[${' '.repeat(4e6)}]`,
    ];
    texts.push(
      `{"a"${' '.repeat(4e6)}:1}`,
      `[${'"a",'.repeat(1e6)}1]`,
      `[${'1'.repeat(4e6)}]`.replace('[', '[0.'),
    );
    for (const text of texts) assert.equal(jsonProblem(text), null);
  });
});
