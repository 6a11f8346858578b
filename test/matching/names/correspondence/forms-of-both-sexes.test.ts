import assert from 'node:assert/strict';
import { isDerivedName } from '../../../../src/matching/names/correspondence/derived-names.ts';
import { formsOfBothSexes } from '../../../../src/matching/names/correspondence/forms-of-both-sexes.ts';
import { haveLikeVowels, vowelsApart } from '../../../../src/matching/names/correspondence/vowels-apart.ts';

describe('forms of a name for a man and a woman', () => {
  const GIVEN = 'ivan/ivana mario/maria stefan/stefanie gabriel/gabrielle alexander/alexandra evgeny/evgenia'
    .concat(
      ' michel/michelle martin/martina karim/karima farid/farideh nuri/nuriye saeed/saeedeh fawzi/fawzieh daniele/daniela branko/branka',
    )
    .concat(
      ' christian/christina kristian/kristina cristian/cristina julian/juliane justin/justine martin/martine fabian/fabienne',
    )
    .split(' ');
  const FAMILY =
    'popov/popova putin/putina zelenskiy/zelenskaya papadopoulos/papadopoulou novak/novakova'.split(' ');
  const NEITHER =
    'anna/anne maria/marie ivan/petr osama/usama sara/sarah berg/bergman kovalenko/kovalenka sal/saleh hamza/hamzeh valentin/valentine augustin/augustine ibrahim/ibrahima'.split(
      ' ',
    );
  const pairsOf = (texts: readonly string[]) =>
    texts.map((text): readonly [string, string] => {
      const [a = '', b = ''] = text.split('/');
      return [a, b];
    });

  it('knows given names, in either order', () => {
    for (const [man, woman] of pairsOf(GIVEN)) {
      assert.equal(formsOfBothSexes(man, woman), 'given name', `${man} / ${woman}`);
      assert.equal(formsOfBothSexes(woman, man), 'given name', `${woman} / ${man}`);
    }
  });

  it('knows family names', () => {
    for (const [man, woman] of pairsOf(FAMILY))
      assert.equal(formsOfBothSexes(man, woman), 'family name', `${man} / ${woman}`);
  });

  it('leaves other names alone', () => {
    for (const [a, b] of pairsOf(NEITHER)) {
      assert.equal(formsOfBothSexes(a, b), null, `${a} / ${b}`);
    }
  });
});

describe('names made of names', () => {
  it('are those of other families', () => {
    for (const [a, b] of [
      ['karp', 'karpov'],
      ['bergman', 'berg'],
      ['demir', 'demirci'],
      ['rahman', 'rahmani'],
    ] as const)
      assert.ok(isDerivedName(a, b), `${a} / ${b}`);
    for (const [a, b] of [
      ['yur', 'yuri'],
      ['putin', 'putina'],
      ['smirnov', 'smirnoff'],
      ['karpov', 'karpov'],
    ] as const)
      assert.ok(!isDerivedName(a, b), `${a} / ${b}`);
  });
});

describe('vowels of two spellings', () => {
  it('are alike where clerks write one for the other', () => {
    assert.ok(haveLikeVowels('jamal', 'djamel'));
    assert.ok(haveLikeVowels('omar', 'umer'));
    assert.ok(!haveLikeVowels('omar', 'ammar'));
    assert.ok(!haveLikeVowels('mahmut', 'mehmet'));
    assert.ok(!haveLikeVowels('ali', 'alina'));
  });

  it('are counted where no clerk would', () => {
    assert.equal(vowelsApart('moreno', 'marina'), 2);
    assert.equal(vowelsApart('mohammed', 'muhammad'), 0);
  });
});
