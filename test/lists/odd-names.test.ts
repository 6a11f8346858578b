import assert from 'node:assert/strict';
import { oddName } from '../../src/lists/odd-names.ts';

describe('names that look wrong', () => {
  for (const [name, type, oddity] of [
    ['JSC', 'entity', 'a legal form alone'],
    ['Example Bank (EB', 'entity', 'a bracket that does not close'],
    ['Example) Bank', 'entity', 'a bracket that does not close'],
    ['Viкtor Exampleш', 'individual', 'two scripts in one word'],
    ['Testov, born 5 Feb. 1970 in Tunis', 'individual', 'a date inside'],
    ['PEDEC 27.8.1980', 'entity', 'a date inside'],
    ['En russe : Example', 'entity', 'a label with a colon'],
    ['Vera or Anna Testova', 'individual', 'and, or inside'],
    ['Vera and Anna Testova', 'individual', 'and, or inside'],
    ['Example Company or Sample Company', 'entity', 'and, or inside'],
  ] as const) {
    it(`"${name}": ${oddity}, explained`, () => {
      const odd = oddName(name, type);
      assert.equal(odd?.oddity, oddity);
      assert.notEqual(odd?.why, '');
    });
  }
  for (const [name, type] of [
    ['Research and Development Plant', 'entity'],
    ['Or Yehuda Works', 'entity'],
    ['Example (North) Bank [old]', 'entity'],
    ['Igor1994v', 'individual'],
    ['Military Unit 20924', 'entity'],
    ['http://example.org', 'entity'],
    ['', 'entity'],
  ] as const) {
    it(`"${name}" does not`, () => assert.equal(oddName(name, type), null));
  }
});
