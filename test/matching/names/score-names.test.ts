import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { explainName, scoreName } from '../../../src/matching/names/score-names.ts';
import { NAME_PAIRS } from '../../cases/names/pairs.ts';
import { madeUpParties } from '../../support/parties.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });
const score = (a: string, b: string, quality: 'strong' | 'weak' = 'strong'): number =>
  scoreName(createQueryName(prepare(a)), prepare(b), quality);

describe('score of two names', () => {
  for (const [kind, pairs] of Object.entries(NAME_PAIRS)) {
    describe(kind, () => {
      for (const [a, b, expected] of pairs) {
        it(`${a} / ${b} ${expected}`, () => {
          const found = score(a, b);
          const [relation, limit] = expected.split(' ');
          const kept =
            relation === '='
              ? found === 1
              : relation === '<'
                ? found < Number(limit)
                : found >= Number(limit);
          assert.ok(kept, `scored ${found}`);
        });
      }
    });
  }

  const names = madeUpParties(150, 11).flatMap((party) => party.names.map(({ text }) => text));

  it('is 1 for every name with itself', () => {
    for (const name of names) assert.equal(score(name, name), 1, name);
  });

  it('is the same in either direction', () => {
    for (let index = 0; index + 1 < names.length; index++) {
      const a = names[index] ?? '';
      const b = names[(index * 7 + 3) % names.length] ?? '';
      assert.ok(Math.abs(score(a, b) - score(b, a)) < 1e-9, `${a} / ${b}`);
    }
  });

  it('falls, or stays, with each word that is left out, first from the middle, then from the front', () => {
    let cuts = 0;
    for (const name of ['Sergey Vladimirovich Kuzmin Belyakov', ...names]) {
      const words = name.split(' ');
      let last = score(name, name);
      while (words.length > 1) {
        words.splice(words.length > 2 ? Math.floor(words.length / 2) : 0, 1);
        const found = score(words.join(' '), name);
        assert.ok(found <= last, `${words.join(' ')} / ${name}: ${found} > ${last}`);
        last = found;
        cuts++;
      }
    }
    assert.ok(cuts > 200, `only ${cuts} words left out`);
  });

  it('falls for a person with the father’s name, and with the given name, whichever order is typed', () => {
    for (const listed of ['Grigory Viktorovich Podolyako', 'Nana Zurabovna Chkhartishvili']) {
      const [given = '', father = '', family = ''] = listed.split(' ');
      const whole = score(`${family} ${given} ${father}`, listed);
      const withoutFather = score(`${family} ${given}`, listed);
      assert.ok(whole >= withoutFather && withoutFather >= score(family, listed), listed);
      assert.ok(score(`${father} ${family}`, listed) >= score(family, listed), listed);
    }
  });

  it('ranks an exact name over a known spelling over a slip', () => {
    const listed = 'Mohammed Yusuf Karimov';
    const exact = score('Mohammed Yusuf Karimov', listed);
    const known = score('Muhammad Youssef Karimov', listed);
    const slip = score('Mohammed Yusuf Karimob', listed);
    assert.ok(exact > known && known > slip, `${exact} ${known} ${slip}`);
  });

  it('ranks a weak alias below a strong one of equal likeness', () => {
    assert.ok(score('Red Dot Group', 'Red Dot Group', 'weak') < score('Red Dot Group', 'Red Dot Group'));
  });

  it('is 0 for a name without words', () => {
    assert.equal(score('???', 'Ivan'), 0);
    assert.equal(score('Ivan', ''), 0);
  });

  it('takes any text in its stride', () => {
    const odd = [
      'x'.repeat(500),
      'a '.repeat(250),
      '1',
      '😀😀',
      'Z̸̢̛̥͙a̷̡̛l̴͍̕g̶̨̛o̵̧̕',
      'Ivan\u0000Petrov',
      '<img src=x onerror=alert(1)>',
      "Robert'); DROP TABLE Students;--",
      '\u202eнавИ',
    ];
    for (const a of odd) for (const b of odd) assert.ok(score(a, b) >= 0 && score(a, b) <= 1, `${a} / ${b}`);
  });
});

describe('explanation of a score', () => {
  it('names each correspondence and what is left over', () => {
    const why = explainName(createQueryName(prepare('Muhamad Atta Karim')), prepare('Mohammed el-Atta'));
    assert.deepEqual(
      why.correspondences.map(({ query, listed, kind }) => [query, listed, kind]),
      [
        ['muhamad', 'mohammed', 'known spelling'],
        ['atta', 'atta', 'equal'],
      ],
    );
    assert.deepEqual(why.queryLeftOver, ['karim']);
    assert.deepEqual(why.listedLeftOver, ['el']);
  });

  it('says which rule lowered the score', () => {
    const numbers = explainName(createQueryName(prepare('Karakurt 102')), prepare('Karakurt 103'));
    assert.deepEqual(numbers.remarks, ['the numbers differ']);
    const weak = explainName(createQueryName(prepare('Red Dot')), prepare('Red Dot'), 'weak');
    assert.deepEqual(weak.remarks, ['the publisher calls this alias weak']);
  });
});
