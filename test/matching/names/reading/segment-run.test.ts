import assert from 'node:assert/strict';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../../src/matching/names/word-from-key.ts';

const textsOf = (name: string): readonly string[] =>
  prepareName(name, { mayHaveLegalForm: true }).words.map(({ text }) => text);

describe('words of a name in characters', () => {
  for (const [name, words] of [
    ['习近平', 'xi jinping'],
    ['김정은', 'kim jongun'],
    ['李克强', 'li keqiang'],
    ['田中角栄', 'tianzhong jiaorong'],
    ['中曽根康弘', 'zhongcenggen kanghong'],
    ['普京', 'pujing'],
    ['弗拉基米尔·普京', 'fulajimier pujing'],
    ['ウラジーミル・プーチン', 'urajimiru puchin'],
  ] as const) {
    it(`${name} are ${words}`, () => assert.deepEqual(textsOf(name), words.split(' ')));
  }

  it('are one a character for a long run, which is no name of a person', () => {
    assert.equal(textsOf('黄河路南湖桥头门前').length, 9);
  });

  it('hold no legal form of one character', () => {
    assert.equal(prepareName('納斯林', { mayHaveLegalForm: true }).words[0]?.wordClass, 'name');
  });

  it('are prepared anew from their keys', () => {
    for (const word of prepareName('弗拉基米尔·普京', { mayHaveLegalForm: true }).words)
      assert.deepEqual(wordFromKey(word.key), word);
  });
});
